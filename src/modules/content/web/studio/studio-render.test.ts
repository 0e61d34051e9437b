import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftOf, openStudios, type StudioWorld } from '~test/content/studio';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
  await world.call('editor', 'PUT', `/api/pages/${world.pageId}/sv`, draftOf('Utkast'));
});

const render = (query: string, token: string | null, body?: unknown) =>
  world.app.request(`http://nordhem.example/feaas-render${query}`, {
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
const named = () => `?id=${world.pageId}&language=sv`;

test('C-046 who edits the site gets the draft, or one block of it, as HTML that runs nothing and nobody keeps', async () => {
  const page = await render(named(), world.tokens.editor.read);
  expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>draft</title>']);
  expect(world.drawn.at(-1)).toMatchObject({ page: { fields: { title: 'Utkast' } } });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
  expect(page.headers.get('cache-control')).toBe('private, no-store');

  const block = await render(`${named()}&uid=a`, world.tokens.editor.read);
  expect([block.status, await block.text()]).toEqual([200, '<p>block</p>']);
  expect(world.drawn.at(-1)).toMatchObject({ block: { node: { uid: 'a', componentName: 'Text' } } });
});

test('C-046 what is sent is drawn and not stored', async () => {
  const block = { uid: 'x', componentName: 'Text', fields: { Text: 'Bara här' } };
  const drawn = await render(named(), world.tokens.editor.write, { block, index: 0 });
  expect([drawn.status, await drawn.text()]).toEqual([200, '<p>block</p>']);
  expect(world.drawn.at(-1)).toMatchObject({ block: { node: { fields: { Text: 'Bara här' } } } });
  expect((await render(named(), world.tokens.editor.write, { block: 7 })).status).toBe(400);
  expect((await render(`${named()}&uid=x`, world.tokens.editor.read)).status).toBe(404);
});

test('C-046 nobody else is told anything', async () => {
  const answers = [
    await render(named(), null),
    await render('', null),
    await render(named(), 'fct_guess'),
    await render(named(), world.tokens.elsewhere.read),
    await render('?id=nowhere&language=sv', world.tokens.editor.read),
    await render(`?id=${world.pageId}&language=xx`, world.tokens.editor.read),
    await render(named(), world.tokens.editor.read, { block: null, index: 0 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 403, 404, 404, 403]);
  for (const answer of answers) expect(await answer.text()).not.toMatch(/<|Utkast/);
  expect(world.drawn).toEqual([]);
});
