import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStudios, type StudioWorld } from '~test/content/studio';
import { STUDIO_CALLS } from './calls';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
});

const document = async () => (await world.call('editor', 'GET', '/api/openapi.json')).json();

test('the document has every call that is mounted, and no other', async () => {
  const mounted = world.app.routes
    .filter(({ path }) => path.startsWith('/studio/api/') && !path.endsWith('/*'))
    .map(({ method, path }) => `${method} ${path.slice('/studio/api'.length)}`)
    .filter((route) => !['GET /docs', 'GET /openapi.json'].includes(route));
  expect(Object.keys(STUDIO_CALLS).sort()).toEqual([...new Set(mounted)].sort());
  const { paths } = await document();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map(
      (method) =>
        `${method.toUpperCase()} ${path.replace('/studio/api', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(documented.sort()).toEqual(Object.keys(STUDIO_CALLS).sort());
});

test('it points at nothing that is not there, and names each call once', async () => {
  const { openapi, paths, components } = await document();
  expect(openapi).toBe('3.1.1');
  const references = [
    ...JSON.stringify({ paths, components }).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g),
  ];
  expect(references.length).toBeGreaterThan(60);
  for (const [, name = ''] of references) expect(Object.keys(components.schemas)).toContain(name);
  const names = Object.values(STUDIO_CALLS).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('what it says of a call is what is parsed: an answer has its shape, a body that lacks something is malformed', async () => {
  const { paths, components } = await document();
  const schemaOf = (of: { content: Record<string, { schema: { $ref: string } }> }) =>
    components.schemas[of.content['application/json']?.schema.$ref.split('/').at(-1) ?? ''];
  const tree = paths['/studio/api/tree/{site}'].post;
  expect(schemaOf(tree.requestBody).required).toEqual(['language', 'parentId', 'name', 'title', 'template']);
  expect((await world.call('editor', 'POST', '/api/tree/automotive-se', { name: 'x' })).status).toBe(400);
  expect(Object.keys(tree.responses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '409']),
  );
  const session = schemaOf(paths['/studio/api/session'].get.responses[200]);
  const answered = await (await world.call('editor', 'GET', '/api/session')).json();
  expect(Object.keys(answered).sort()).toEqual(session.required.toSorted());
});

test('the page of it runs nothing and is kept by nobody', async () => {
  const page = await world.call('editor', 'GET', '/api/docs');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  const html = await page.text();
  expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
  for (const { name, summary } of Object.values(STUDIO_CALLS)) {
    expect(html).toContain(`<article id="${name}"`);
    expect(html).toContain(summary.split('`')[0] ?? '');
  }
});
