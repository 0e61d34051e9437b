import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftOf as draft, openStudios, STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';

const SCRIPT = '<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">x</a>';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;
let pageId: string;
let call: StudioWorld['call'];

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
  ({ call, pageId } = world);
});

const page = (rest = '') => `/api/pages/${pageId}/sv${rest}`;
const codeOf = async (response: Response) => (await response.json()).error?.code;

test('a draft is saved, drawn, published and found; what the visitor reads changes with publishing only', async () => {
  expect(await (await call('editor', 'GET', page())).json()).toMatchObject({ revision: 0, source: 'none' });
  const saved = await call('editor', 'PUT', page(), draft('Hej'));
  expect(await saved.json()).toEqual({ revision: 1, number: 1 });
  const scope = { site: SITE, language: 'sv', tag: () => undefined };
  expect(await world.content.reader.page(scope, '/')).toBeNull();
  expect(await (await call('editor', 'GET', `/api/sites/${SITE}/sv`)).json()).toEqual({
    items: [
      {
        id: pageId,
        parentId: null,
        name: '',
        title: 'Hej',
        template: 'Page',
        path: '/',
        published: false,
        draft: true,
        publishAt: null,
        unpublishAt: null,
      },
    ],
  });
  const published = await call('publisher', 'POST', page('/publish'), { revision: 1 });
  expect(await published.json()).toMatchObject({
    revision: 0,
    source: 'published',
    fields: { title: 'Hej' },
  });
  expect((await world.content.reader.page(scope, '/'))?.fields.title).toBe('Hej');
  expect((await call('publisher', 'POST', page('/unpublish'), {})).status).toBe(200);
  expect(await world.content.reader.page(scope, '/')).toBeNull();
});

test('an address that is no call is none', async () => {
  expect((await call('editor', 'GET', '/api/unknown')).status).toBe(404);
});

test('a save on an old revision gets 409 with what is stored, and changes nothing', async () => {
  await call('editor', 'PUT', page(), draft('Den första'));
  const late = await call('publisher', 'PUT', page(), draft('Den andra'));
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    error: { code: 'conflict', page: { revision: 1, author: 'editor', fields: { title: 'Den första' } } },
  });
  const publish = await call('publisher', 'POST', page('/publish'), { revision: 7 });
  expect(await codeOf(publish)).toBe('conflict');
  for (const revision of [-1, 1.5, '1', null])
    expect((await call('editor', 'PUT', page(), { ...draft('x'), revision })).status).toBe(400);
});

test('a script is stored in no text and drawn from none', async () => {
  const fields = { title: SCRIPT, metaTitle: SCRIPT, metaDescription: SCRIPT.slice(0, 60) };
  const placeholders = {
    main: [{ uid: 'a', componentName: 'Text', fields: { Title: SCRIPT.slice(0, 90), Text: SCRIPT } }],
  };
  expect((await call('editor', 'PUT', page(), { fields, placeholders, revision: 0 })).status).toBe(200);
  const stored = await (await call('editor', 'GET', page())).json();
  expect(stored.placeholders.main[0].fields.Text).toBe('<img src="x" loading="lazy" /><a>x</a>');
  const link = { href: 'javascript:alert(1)', text: 'x' };
  const refused = await call('editor', 'PUT', page(), {
    fields: {},
    placeholders: { main: [{ uid: 'a', componentName: 'Card', fields: { Link: link } }] },
    revision: 1,
  });
  expect(refused.status).toBe(422);
  expect((await refused.json()).error.problems).toEqual([
    { kind: 'field', path: 'main[0]', field: 'Link', message: expect.any(String) },
  ]);
});

test('a time that has passed publishes nothing', async () => {
  await call('publisher', 'PUT', page(), draft('Ett'));
  const wanted = { revision: 1, at: new Date(world.clock.now.getTime() - 1000).toISOString() };
  const refused = await call('publisher', 'POST', page('/publish'), wanted);
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'time-passed']);
  expect(await (await call('editor', 'GET', page())).json()).toMatchObject({
    source: 'draft',
    publishedAt: null,
  });
});

test('versions are listed, and one of them becomes the draft again', async () => {
  await call('publisher', 'PUT', page(), draft('Ett'));
  await call('publisher', 'POST', page('/publish'), { revision: 1 });
  await call('editor', 'PUT', page(), draft('Två'));
  const { versions } = await (await call('editor', 'GET', page('/versions'))).json();
  expect(
    versions.map(({ number, state, author }: Record<string, unknown>) => [number, state, author]),
  ).toEqual([
    [2, 'draft', 'editor'],
    [1, 'published', 'publisher'],
  ]);
  // Of what is published no draft is made.
  const restored = await call('editor', 'POST', page('/versions/1/restore'), { revision: 2 });
  expect(await restored.json()).toMatchObject({ revision: 0, source: 'published', fields: { title: 'Ett' } });
  expect((await call('editor', 'POST', page('/versions/9/restore'), { revision: 0 })).status).toBe(404);
  expect((await call('editor', 'POST', page('/versions/1/restore'), { revision: 2 })).status).toBe(409);
  // What was the draft is not lost.
  const draftAgain = await call('editor', 'POST', page('/versions/2/restore'), { revision: 0 });
  expect(await draftAgain.json()).toMatchObject({ revision: 3, fields: { title: 'Två' } });
  // The same once more leaves no version of its own.
  await call('editor', 'POST', page('/versions/2/restore'), { revision: 3 });
  const after = await (await call('editor', 'GET', page('/versions'))).json();
  expect(after.versions.map(({ number, state }: Record<string, unknown>) => [number, state])).toEqual([
    [3, 'draft'],
    [2, 'archived'],
    [1, 'published'],
  ]);
});

test('who keeps theirs in a conflict leaves what the other has saved as an earlier version', async () => {
  await call('editor', 'PUT', page(), draft('Den enas'));
  const mine = { ...draft('Den andras'), revision: 1, keepsStored: true };
  expect(await (await call('publisher', 'PUT', page(), mine)).json()).toEqual({ revision: 2, number: 2 });
  const { versions } = await (await call('editor', 'GET', page('/versions'))).json();
  expect(
    versions.map(({ number, state, author }: Record<string, unknown>) => [number, state, author]),
  ).toEqual([
    [2, 'draft', 'publisher'],
    [1, 'archived', 'editor'],
  ]);
});

test('what is drawn is what was sent; the frame runs nothing and stands in no other page', async () => {
  const whole = await call('editor', 'POST', page('/draw'), draft('Utkast'));
  expect(await whole.json()).toEqual({ html: '<!doctype html><title>draft</title>' });
  expect(world.drawn[0]).toMatchObject({ page: { fields: { title: 'Utkast' } }, edited: new Set(['main']) });
  const block = { uid: 'b', componentName: 'Text', fields: { Text: 'ett' } };
  expect((await call('editor', 'POST', page('/draw'), { block, index: 2 })).status).toBe(200);
  expect(world.drawn[1]).toMatchObject({ block: { node: block, index: 2 } });
  expect((await call('editor', 'POST', page('/draw'), { block: { uid: 'b' }, index: 2 })).status).toBe(400);
  const frame = await call('editor', 'GET', `/frame/${pageId}/sv`);
  expect(frame.headers.get('content-security-policy')).toMatch(
    /script-src 'none'.*form-action 'none'.*frame-ancestors 'self'/,
  );
  expect((await call('editor', 'GET', '/frame/nothing/sv')).status).toBe(404);
  expect((await call('editor', 'GET', `/frame/${pageId}/fi`)).status).toBe(404);
});

test('an example of a block is drawn as a page of the site, without marks; what is no example is not found', async () => {
  const example = (of: string) => call('editor', 'GET', `/frame/example/${SITE}/${of}`);
  const framed = await example('sv/Card/0');
  expect(framed.headers.get('content-security-policy')).toMatch(/script-src 'none'.*frame-ancestors 'self'/);
  expect(world.drawn).toMatchObject([
    {
      site: { key: SITE },
      language: 'sv',
      page: { placeholders: { header: [], main: [{ componentName: 'Card', fields: { Title: 'Kort' } }] } },
      edited: new Set(),
    },
  ]);
  for (const none of ['sv/Card/1', 'sv/Card/-1', 'sv/Card/x', 'sv/Nothing/0', 'sv/__proto__/0', 'fi/Card/0'])
    expect([none, (await example(none)).status]).toEqual([none, 404]);
  expect(world.drawn).toHaveLength(1);
});

test('the studio opens for who is signed in, and answers the others with the way in', async () => {
  const open = await call('editor', 'GET', '', undefined, { 'accept-language': 'sv-SE,sv;q=0.9' });
  expect(await open.text()).toMatch(/<html lang="sv">.*<script type="module" src="\/assets\/studio\.js">/);
  expect(open.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  const shut = await call(null, 'GET', '/pages/x');
  expect([shut.status, shut.headers.get('location')]).toEqual([303, '/staff/sign-in?to=/studio/pages/x']);
});

test('a version is read by its number, as the draft and as what visitors see; one that is not there is not found', async () => {
  await call('editor', 'PUT', page(), draft('Den första'));
  await call('publisher', 'POST', page('/publish'), { revision: 1 });
  await call('editor', 'PUT', page(), draft('Den andra'));
  const read = async (which: string) => (await call('editor', 'GET', page(`/versions/${which}`))).json();
  const [published, open] = [await read('published'), await read('draft')];
  expect(published).toMatchObject({ number: 1, state: 'published', fields: { title: 'Den första' } });
  expect(open).toMatchObject({ number: 2, state: 'draft', fields: { title: 'Den andra' } });
  expect(open.placeholders.main[0].fields.Text).toBe('Den andra');
  expect(await read('1')).toEqual(published);
  for (const which of ['3', '0', '-1', '1.5', 'other', '__proto__'])
    expect((await call('editor', 'GET', page(`/versions/${which}`))).status).toBe(404);
});
