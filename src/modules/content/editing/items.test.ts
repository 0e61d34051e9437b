import { expect, test } from 'vitest';
import { addPage, inFreshWorlds, publishNow, read, SITE, scope, type World } from '~test/content/world';

let world: World;
let home: string;

inFreshWorlds(async (fresh) => {
  world = fresh;
  home = await addPage(world.content, null, '');
});

test('a page lives at its path from publish to rename to deletion, without a restart', async () => {
  const { content } = world;
  const section = await addPage(content, home, 'prov');
  const page = await addPage(content, section, 'ny-sida');
  expect(await read(content, '/prov/ny-sida')).toBeNull();
  await publishNow(content, page, 'Ny');
  expect(await read(content, '/prov/ny-sida')).toBe('Ny');
  expect(await content.editing.renameItem(page, 'annat-namn')).toEqual({ ok: true, value: null });
  expect(await read(content, '/prov/ny-sida')).toBeNull();
  expect(await read(content, '/prov/annat-namn')).toBe('Ny');
  await content.editing.moveItem(page, { parentId: home });
  expect(await read(content, '/annat-namn')).toBe('Ny');
  await content.editing.deleteItem(page);
  expect(await read(content, '/annat-namn')).toBeNull();
});

test('an exact page takes over from a wildcard, and gives the route back when it is unpublished', async () => {
  const { content } = world;
  const any = await addPage(content, home, '*', 'WildcardPage');
  await publishNow(content, any, 'any');
  expect(await read(content, '/volvo')).toBe('any');
  const volvo = await addPage(content, home, 'volvo');
  expect(await read(content, '/volvo')).toBe('any');
  await publishNow(content, volvo, 'own');
  expect(await read(content, '/volvo')).toBe('own');
  await content.editing.unpublish(volvo, 'sv');
  expect(await read(content, '/volvo')).toBe('any');
});

test('siblings keep the order they are given', async () => {
  const { content } = world;
  await publishNow(content, home, 'Hem');
  const ids = [];
  for (const name of ['c', 'b', 'a']) {
    const id = await addPage(content, home, name);
    ids.push(id);
    await publishNow(content, id, name);
  }
  const names = async () => (await content.reader.navigation(scope(), '/')).map((item) => item.name).join('');
  expect(await names()).toBe('abc');
  await content.editing.moveItem(ids[2] ?? '', { sortOrder: 5 });
  expect(await names()).toBe('bca');
});

test('what cannot be is refused by name', async () => {
  const { createItem, moveItem, deleteItem, saveDraft, setShared } = world.content.editing;
  const a = await addPage(world.content, home, 'a');
  const b = await addPage(world.content, a, 'b');
  const rest = await addPage(world.content, a, '**');
  const elsewhere = await createItem({ site: 'other-site', parentId: null, name: '', template: 'Page' });
  const foreign = elsewhere.ok ? elsewhere.value.id : '';
  const attempt = (name: string, parentId: string | null = home, template = 'Page') =>
    createItem({ site: SITE, parentId, name, template });
  const kind = async (result: Promise<{ ok: boolean; error?: unknown }>) => (await result).error;
  const missing = '00000000-0000-4000-8000-000000000000';

  expect(await kind(attempt('a'))).toEqual({ kind: 'name-taken' });
  expect(await kind(attempt('', null))).toEqual({ kind: 'name-taken' });
  expect(await kind(attempt('x', null))).toEqual({ kind: 'invalid-name' });
  expect(await kind(attempt('A/../b'))).toEqual({ kind: 'invalid-name' });
  expect(await kind(attempt('x', home, "'; drop table"))).toEqual({ kind: 'invalid-template' });
  expect(await kind(attempt('x', missing))).toEqual({ kind: 'parent-not-found' });
  expect(await kind(attempt('x', 'no uuid'))).toEqual({ kind: 'parent-not-found' });
  expect(await kind(attempt('x', foreign))).toEqual({ kind: 'parent-not-found' });
  expect(await kind(attempt('x', rest))).toEqual({ kind: 'no-children-allowed' });
  expect(await kind(moveItem(a, { parentId: b }))).toEqual({ kind: 'inside-itself' });
  expect(await kind(moveItem(a, { parentId: a }))).toEqual({ kind: 'inside-itself' });
  expect(await kind(moveItem(a, { name: '**' }))).toEqual({ kind: 'no-children-allowed' });
  expect(await kind(moveItem(home, { name: 'x' }))).toEqual({ kind: 'root-stays' });
  expect(await kind(moveItem(missing, { name: 'x' }))).toEqual({ kind: 'item-not-found' });
  expect(await kind(deleteItem("' or 1=1 --"))).toEqual({ kind: 'item-not-found' });
  expect(await kind(setShared(a, { nonsense: 1 }))).toMatchObject({ kind: 'invalid-content' });
  const draft = { itemId: a, fields: {}, placeholders: {}, author: 'x' };
  expect(await kind(saveDraft({ ...draft, language: '../etc' }))).toEqual({ kind: 'invalid-language' });
});

test('a tree grows sixteen deep and no deeper, also by moving', async () => {
  const { createItem, moveItem } = world.content.editing;
  let parent = home;
  for (let depth = 1; depth <= 16; depth += 1) parent = await addPage(world.content, parent, `d${depth}`);
  const deeper = await createItem({ site: SITE, parentId: parent, name: 'x', template: 'Page' });
  expect(deeper).toEqual({ ok: false, error: { kind: 'too-deep' } });
  const pair = await addPage(world.content, home, 'pair');
  await addPage(world.content, pair, 'below');
  const items = await world.content.editing.listItems(SITE);
  const fifteenth = items.find((item) => item.name === 'd15')?.id ?? '';
  expect(await moveItem(pair, { parentId: fifteenth })).toEqual({ ok: false, error: { kind: 'too-deep' } });
});

test('two who create the same name at once: one wins', async () => {
  const both = await Promise.all(
    [world.content, world.other()].map((content) =>
      content.editing.createItem({ site: SITE, parentId: home, name: 'same', template: 'Page' }),
    ),
  );
  expect(both.filter((result) => result.ok)).toHaveLength(1);
  expect(both.find((result) => !result.ok)).toEqual({ ok: false, error: { kind: 'name-taken' } });
});

test('shared fields show in every language at once, and a language may set its own', async () => {
  const { content } = world;
  const page = await addPage(content, home, 'p');
  await publishNow(content, page, 'sv', {}, 'sv');
  await publishNow(content, page, 'en', { hideInNavigation: false }, 'en');
  await content.editing.setShared(page, { hideInNavigation: true });
  const hidden = async (language: string) =>
    (await content.reader.navigation(scope(language), '/'))[0]?.hideInNavigation;
  expect(await hidden('sv')).toBe(true);
  expect(await hidden('en')).toBe(false);
});
