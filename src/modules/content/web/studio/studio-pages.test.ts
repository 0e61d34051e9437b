import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftOf, openStudios, STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';
import { must } from '~test/content/world';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
});

const newPage = (name: string, more: object = {}) => ({
  language: 'sv',
  parentId: world.pageId,
  name,
  title: name,
  template: 'Page',
  ...more,
});

async function addPage(name: string, more: object = {}): Promise<string> {
  const made = await world.call('editor', 'POST', `/api/tree/${SITE}`, newPage(name, more));
  expect(made.status).toBe(200);
  return (await made.json()).id;
}

async function publish(id: string, title: string, placeholders: object = {}) {
  const { editing } = world.content;
  const draft = { ...draftOf(title), itemId: id, language: 'sv', author: 'x', revision: undefined };
  const { revision: _, ...plain } = draft;
  must(await editing.saveDraft({ ...plain, ...(Object.keys(placeholders).length > 0 && { placeholders }) }));
  must(await editing.publish(id, 'sv'));
}

const move = (id: string, to: object) => world.call('publisher', 'POST', `/api/tree/${SITE}/${id}/move`, to);
const target = async (path: string) =>
  (await world.content.redirects.find(SITE, new URL(path, 'http://x.example')))?.to ?? null;
const code = async (answer: Response) => (await answer.json()).error?.code;

test('a page is made empty or from another one, as a draft that no visitor sees', async () => {
  expect(await world.content.studio.tree(SITE, 'sv')).toHaveLength(1);
  const first = await addPage('mall', { title: 'Mall' });
  await world.call('editor', 'PUT', `/api/pages/${first}/sv`, { ...draftOf('Innehåll', 1), fields: {} });
  const copy = await addPage('kopia', { title: 'Kopia', copyOf: first });
  const tree = await world.content.studio.tree(SITE, 'sv');
  expect(tree.map(({ id, draft }) => [id, draft])).toEqual([
    [world.pageId, false],
    [copy, true],
    [first, true],
  ]);
  const opened = await world.content.studio.open(copy, 'sv');
  expect(opened?.fields).toEqual({ title: 'Kopia' });
  expect(opened?.placeholders.main?.[0]?.fields).toEqual({ Text: 'Innehåll' });
  expect(
    await world.content.reader.page({ site: SITE, language: 'sv', tag: () => undefined }, '/kopia'),
  ).toBeNull();
  const taken = await world.call('editor', 'POST', `/api/tree/${SITE}`, newPage('kopia'));
  expect([taken.status, await code(taken)]).toEqual([409, 'name-taken']);
  const bad = await world.call('editor', 'POST', `/api/tree/${SITE}`, newPage('Stor Bokstav'));
  expect([bad.status, await code(bad)]).toEqual([422, 'invalid-name']);
});

test('a page is made as a whole or not at all, and the same request twice makes one', async () => {
  const { editing, studio } = world.content;
  const story = await addPage('nyhet', { template: 'StoryPage' });
  await world.call('editor', 'PUT', `/api/pages/${story}/sv`, {
    ...draftOf('Innehåll', 1),
    fields: { title: 'Nyhet', date: '2026-01-01' },
  });
  // A page has no date: what it cannot have is not copied, and nothing stays in the way.
  const copy = await addPage('av-nyhet', { copyOf: story });
  expect((await studio.open(copy, 'sv'))?.fields).toEqual({ title: 'av-nyhet' });
  const wide = { uid: 'a', componentName: 'Text', fields: { Text: 1 } };
  const page = { site: SITE, parentId: world.pageId, template: 'Page', language: 'sv', author: 'x' };
  const broken = await editing.createPage({
    ...page,
    id: crypto.randomUUID(),
    name: 'halv',
    title: 'Halv',
    fields: {},
    placeholders: { main: [wide] },
  });
  expect(broken).toMatchObject({ ok: false, error: { kind: 'invalid-content' } });
  expect((await editing.listItems(SITE)).map(({ name }) => name)).not.toContain('halv');
  const id = crypto.randomUUID();
  const twice = await Promise.all([addPage('dubbel', { id }), addPage('dubbel', { id })]);
  expect(twice).toEqual([id, id]);
  expect(await editing.listVersions(id, 'sv')).toHaveLength(1);
  const log = await studio.auditLog({ site: SITE, itemId: id }, 10);
  expect(log.map(({ act, after }) => [act, after.title])).toEqual([['create', 'dubbel']]);
  const elsewhere = await world.call('editor', 'POST', `/api/tree/${SITE}`, newPage('annan', { id }));
  expect([elsewhere.status, await code(elsewhere)]).toEqual([409, 'name-taken']);
});

test('the old address of a page that moves redirects by itself, with all below it and in each language', async () => {
  const old = await addPage('gammal');
  await addPage('under', { parentId: old });
  expect((await move(old, { name: 'ny' })).status).toBe(200);
  expect(await target('/gammal')).toBe('/ny');
  expect(await target('/gammal/under')).toBe('/ny/under');
  expect(await target('/en/gammal')).toBe('/en/ny');
  await move(old, { name: 'nyare' });
  expect(await target('/gammal/under?a=1')).toBe('/nyare/under?a=1');
  // Back again: nothing may lead away from where the page is.
  await move(old, { name: 'gammal' });
  expect(await target('/gammal')).toBeNull();
  expect(await target('/ny')).toBe('/gammal');
  expect(await target('/nyare/under')).toBe('/gammal/under');
});

test('a move whose redirects would go round is refused and nothing is moved', async () => {
  const page = await addPage('a');
  const around = { from: '/b/{x}', to: '/a/{x}', status: 301, query: {}, note: '' };
  await addPage('barn', { parentId: page });
  await world.call('publisher', 'PUT', `/api/redirects/${SITE}`, { add: around });
  const refused = await move(page, { name: 'b' });
  expect([refused.status, await code(refused)]).toEqual([409, 'refused']);
  expect(await target('/a')).toBeNull();
});

const remove = (id: string, successor?: string) =>
  world.call(
    'publisher',
    'DELETE',
    `/api/tree/${SITE}/${id}${successor === undefined ? '' : `?successor=${successor}`}`,
  );

test('the addresses of a page that is deleted lead to the one that takes over, where that is published', async () => {
  const old = await addPage('äldst');
  await addPage('under', { parentId: old });
  await move(old, { name: 'gammal' });
  const heir = await addPage('ny');
  await publish(heir, 'Ny');
  expect((await remove(old, heir)).status).toBe(200);
  for (const path of ['/gammal', '/gammal/under?a=1', '/%C3%A4ldst', '/%C3%A4ldst/under'])
    expect((await target(path))?.split('?')[0]).toBe('/ny');
  expect(await target('/ny')).toBeNull();
  // Only Swedish has the page: in English nothing leads to what is not there.
  expect(await target('/en/gammal')).toBeNull();
  expect(await target('/en/%C3%A4ldst')).toBeNull();
});

test('a deleted page without a successor is led to by no move; what a publisher wrote stays', async () => {
  const page = await addPage('först');
  await move(page, { name: 'sist' });
  const written = { from: '/kort', to: '/sist', status: 301, query: {}, note: '' };
  await world.call('publisher', 'PUT', `/api/redirects/${SITE}`, { add: written });
  expect(await target('/f%C3%B6rst')).toBe('/sist');
  expect((await remove(page)).status).toBe(200);
  expect([await target('/f%C3%B6rst'), await target('/kort')]).toEqual([null, '/sist']);
});

test('a successor that is no published page, or goes as well, is refused and nothing is deleted', async () => {
  const page = await addPage('a');
  const below = await addPage('b', { parentId: page });
  await publish(below, 'B');
  const draft = await addPage('c');
  for (const successor of [page, below, draft, 'none'])
    expect((await remove(page, successor)).status).toBe(404);
  expect((await world.content.studio.tree(SITE, 'sv')).map(({ id }) => id)).toContain(page);
});

test('a page is not made where a redirect leads visitors away', async () => {
  const away = { from: '/kampanj', to: '/x', status: 301, query: {}, note: '' };
  await world.call('publisher', 'PUT', `/api/redirects/${SITE}`, { add: away });
  const refused = await world.call('editor', 'POST', `/api/tree/${SITE}`, newPage('kampanj'));
  expect([refused.status, await code(refused)]).toEqual([409, 'address-redirected']);
});

test('who links to a page is told before it is deleted, and the site itself is never deleted', async () => {
  const page = await addPage('mal');
  await addPage('under', { parentId: page });
  const linking = await addPage('lankar');
  const link = { href: '/mal/under', text: 'x' };
  await publish(linking, 'Länkar', { main: [{ uid: 'a', componentName: 'Card', fields: { Link: link } }] });
  const rich = await addPage('text');
  await publish(rich, 'x', {
    main: [
      {
        uid: 'a',
        componentName: 'Text',
        fields: { Text: '<a href="/en/mal">x</a> <a href="/malare">y</a>' },
      },
    ],
  });
  const other = await addPage('annan');
  await publish(other, '/malare');
  const found = await world.call('editor', 'GET', `/api/tree/${SITE}/${page}/links`);
  const { links, below } = await found.json();
  expect(links.map(({ itemId }: Record<string, unknown>) => itemId).sort()).toEqual([linking, rich].sort());
  expect(below).toBe(1);
  expect((await world.call('publisher', 'DELETE', `/api/tree/${SITE}/${page}`)).status).toBe(200);
  expect(await world.content.editing.findItem(page)).toBeNull();
  expect((await world.call('publisher', 'DELETE', `/api/tree/${SITE}/${world.pageId}`)).status).toBe(409);
  const elsewhere = await world.call('elsewhere', 'DELETE', `/api/tree/smart-se/${linking}`);
  expect(elsewhere.status).toBe(404);
});

test('redirects are added, tested, taken away, written to a file and read from it; loops are refused', async () => {
  const row = (from: string, to: string) => ({ from, to, status: 301, query: {}, note: '' });
  const listed = (from: string, to: string) => ({ ...row(from, to), hits: 0, lastHit: null });
  const put = (body: object) => world.call('publisher', 'PUT', `/api/redirects/${SITE}`, body);
  expect(await (await put({ add: row('/a', '/b') })).json()).toEqual({
    redirects: [listed('/a', '/b')],
  });
  const loop = await put({ add: row('/b', '/a') });
  expect(loop.status).toBe(422);
  expect((await loop.json()).error.problems[0]).toMatchObject({ kind: 'loop' });
  expect((await put({ add: row('/A/', '/c') })).status).toBe(422);
  const tested = await world.call('publisher', 'POST', `/api/redirects/${SITE}/test`, { address: '/a?x=1' });
  expect(await tested.json()).toEqual({ to: '/b?x=1', status: 301 });
  const { csv } = await (await world.call('publisher', 'GET', `/api/redirects/${SITE}/csv`)).json();
  expect(csv).toContain('"/a","/b","301"');
  const read = (text: string, replace: boolean) =>
    world.call('publisher', 'POST', `/api/redirects/${SITE}/csv`, { csv: text, replace });
  expect((await (await read('from,to\n/c,/d\n', false)).json()).redirects).toHaveLength(2);
  expect((await read('from,to\n/c,/a\n/a,/c\n', true)).status).toBe(422);
  expect((await (await read(csv, true)).json()).redirects).toEqual([listed('/a', '/b')]);
  expect((await (await put({ remove: { from: '/a', query: {} } })).json()).redirects).toEqual([]);
});

test('what was not found is listed with a page of its own language, until it is struck or redirected', async () => {
  const child = { site: SITE, parentId: world.pageId, name: 'hallbarhet', template: 'Page' };
  const { id } = must(await world.content.editing.createItem(child));
  for (const language of ['sv', 'en']) {
    const draft = { ...draftOf('Hållbarhet'), itemId: id, language, author: 'x' };
    must(await world.content.editing.saveDraft(draft));
    must(await world.content.editing.publish(id, language));
  }
  for (const path of ['/om/hallbarheten.aspx', '/en/hallbarheten', '/hallbarhet', '/.env'])
    world.content.addresses.missing(SITE, path);
  const listed = async (answer: Promise<Response>) =>
    (await (await answer).json()).missing.map(({ path, suggestion }: Record<string, string>) => [
      path,
      suggestion,
    ]);
  const read = () => listed(world.call('publisher', 'GET', `/api/missing/${SITE}`));
  expect((await read()).sort()).toEqual([
    ['/en/hallbarheten', '/en/hallbarhet'],
    ['/om/hallbarheten.aspx', '/hallbarhet'],
  ]);
  const struck = world.call('publisher', 'DELETE', `/api/missing/${SITE}`, { path: '/en/hallbarheten' });
  expect(await listed(struck)).toEqual([['/om/hallbarheten.aspx', '/hallbarhet']]);
  const add = { from: '/om/hallbarheten.aspx', to: '/hallbarhet', status: 301, query: {}, note: '' };
  await world.call('publisher', 'PUT', `/api/redirects/${SITE}`, { add });
  expect(await read()).toEqual([]);
});
