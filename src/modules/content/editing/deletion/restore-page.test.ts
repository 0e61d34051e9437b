import { expect, test } from 'vitest';
import { RETENTION_DEFAULTS } from '~/platform/config';
import { enforceRetention } from '~/platform/personal-data';
import {
  addPage,
  inFreshWorlds,
  must,
  publishNow,
  read,
  SITE,
  save,
  text,
  type World,
} from '~test/content/world';
import { contentData } from '../../store/personal-data';

let world: World;
let home: string;

inFreshWorlds(async (fresh) => {
  world = fresh;
  home = await addPage(world.content, null, '');
});

const PREFIXES = [
  ['sv', ''],
  ['en', '/en'],
] as const;
const by = (name: string, content = world.content) => content.editingAs({ id: 'account', name });
const remove = async (id: string, successorId: string | null = null) =>
  must(await by('Anna').deleteItem(id, { successorId, prefixes: PREFIXES }));
const restore = (id: string, more: object = {}, content = world.content) =>
  by('Bo', content).restorePage({ site: SITE, id, author: 'Bo', prefixes: ['', '/en'], ...more });
const deleted = () => world.content.studio.deleted(SITE);
const open = (id: string, language = 'sv') => world.content.studio.open(id, language);
const target = async (path: string) =>
  (await world.content.redirects.find(SITE, new URL(path, 'http://x.example')))?.to ?? null;
const later = (minutes: number) => new Date(world.clock.now.getTime() + minutes * 60_000);

test('a deleted page is listed, and comes back as a draft in each language with all that it held', async () => {
  const { content } = world;
  const section = await addPage(content, home, 'om');
  const page = await addPage(content, section, 'team');
  await publishNow(content, page, 'Vi');
  await publishNow(content, page, 'Vi nu');
  await publishNow(content, page, 'Us', {}, 'en');
  await save(content, page, 'Us soon', {}, 'en');
  must(await content.editing.setShared(page, { hideInNavigation: true }));
  must(await content.editing.moveItem(page, { sortOrder: 7 }));
  const before = {
    sv: await content.editing.listVersions(page, 'sv'),
    item: await content.editing.findItem(page),
  };

  await remove(page);
  expect(await read(content, '/om/team')).toBeNull();
  expect(await deleted()).toMatchObject([
    { itemId: page, title: 'Vi nu', address: '/om/team', languages: ['en', 'sv'], below: 0, who: 'Anna' },
  ]);

  expect(await restore(page)).toEqual({ ok: true, value: { id: page } });
  expect(await deleted()).toEqual([]);
  expect(await content.editing.findItem(page)).toEqual(before.item);
  expect(await open(page, 'sv')).toMatchObject({ source: 'draft', author: 'Bo', fields: { title: 'Vi nu' } });
  expect((await open(page, 'sv'))?.placeholders).toMatchObject(text('Vi nu'));
  expect(await open(page, 'en')).toMatchObject({
    source: 'draft',
    author: 'anna',
    fields: { title: 'Us soon' },
  });
  const [draft, ...history] = await content.editing.listVersions(page, 'sv');
  expect(history).toEqual(before.sv.map((version) => ({ ...version, state: 'archived' })));
  expect(draft).toMatchObject({ number: 3, state: 'draft', publishAt: null, publishedAt: null });
  // No visitor sees it before somebody publishes it.
  expect(await read(content, '/om/team')).toBeNull();
  must(await content.editing.publish(page, 'sv'));
  expect(await read(content, '/om/team')).toBe('Vi nu');
  const log = await content.studio.auditLog({ site: SITE, itemId: page }, 3);
  expect(log.map(({ act, who }) => `${who}: ${act}`).toSorted()).toEqual(['Anna: delete', 'Bo: restore']);
});

test('all that was below comes with it; what was to be published or taken off does not happen by itself', async () => {
  const { content } = world;
  const section = await addPage(content, home, 'kampanj');
  const below = await addPage(content, section, 'host');
  const deep = await addPage(content, below, 'vinter');
  await publishNow(content, section, 'Kampanj');
  await save(content, below, 'Höst');
  must(await content.editing.publish(below, 'sv', { at: later(60), until: later(90) }));
  await publishNow(content, deep, 'Vinter');
  must(await content.editing.unpublish(deep, 'sv'));
  await remove(section);
  // Whoever restores it is told of both.
  expect(await deleted()).toMatchObject([
    {
      itemId: section,
      below: 2,
      times: [
        { title: 'Höst', language: 'sv', act: 'publish', at: later(60) },
        { title: 'Höst', language: 'sv', act: 'unpublish', at: later(90) },
      ],
    },
  ]);
  must(await restore(section));
  expect((await content.editing.findItem(deep))?.parentId).toBe(below);
  expect(await open(below)).toMatchObject({ source: 'draft', scheduled: [], unpublishAt: null });
  // It was no draft and not published: its text is where it was.
  expect(await open(deep)).toMatchObject({ source: 'archived', fields: { title: 'Vinter' } });
  world.clock.now = later(120);
  expect(await content.editing.carryOutDue(world.clock.now)).toBe(0);
  expect(await read(content, '/kampanj/host')).toBeNull();
});

test('two who restore it at once make one page', async () => {
  const page = await addPage(world.content, home, 'p');
  await publishNow(world.content, page, 'one');
  await remove(page);
  const both = await Promise.all([restore(page), restore(page, {}, world.other())]);
  expect(both).toEqual([
    { ok: true, value: { id: page } },
    { ok: true, value: { id: page } },
  ]);
  expect(await world.content.editing.listVersions(page, 'sv')).toHaveLength(2);
  expect((await world.content.editing.listItems(SITE)).filter(({ name }) => name === 'p')).toHaveLength(1);
});

test('where its address is another page’s, or the page above it is gone, it comes back at another address', async () => {
  const { content } = world;
  const section = await addPage(content, home, 'om');
  const page = await addPage(content, section, 'team');
  const other = await addPage(content, home, 'team');
  await remove(page);
  const again = await addPage(content, section, 'team');
  expect(await restore(page)).toEqual({ ok: false, error: { kind: 'name-taken' } });
  expect(await restore(page, { name: 'Stort' })).toEqual({ ok: false, error: { kind: 'invalid-name' } });
  await remove(section);
  expect(await restore(page)).toEqual({ ok: false, error: { kind: 'parent-not-found' } });
  expect(await restore(page, { parentId: page })).toEqual({ ok: false, error: { kind: 'inside-itself' } });
  expect(await restore(page, { parentId: home })).toEqual({ ok: false, error: { kind: 'name-taken' } });
  expect((await deleted()).map(({ itemId }) => itemId).toSorted()).toEqual([page, section].toSorted());
  must(await restore(page, { parentId: home, name: 'team-2' }));
  expect(await content.editing.findItem(page)).toMatchObject({ parentId: home, name: 'team-2' });
  expect(await content.editing.findItem(other)).toMatchObject({ name: 'team' });
  must(await restore(section));
  expect((await content.editing.findItem(again))?.parentId).toBe(section);
});

test('what led to it leads there again, and nothing leads away from it', async () => {
  const { content } = world;
  const heir = await addPage(content, home, 'ny');
  await publishNow(content, heir, 'Ny');
  const page = await addPage(content, home, 'a');
  await publishNow(content, page, 'A');
  must(await content.editing.moveItem(page, { name: 'b' }, ['', '/en']));
  const wrote = { from: '/kort', to: '/b', status: 301, query: {}, note: '' } as const;
  must(await content.editing.changeRedirects(SITE, (known) => [...known, wrote]));
  await remove(page, heir);
  expect([await target('/b'), await target('/a'), await target('/kort')]).toEqual(['/ny', '/ny', '/ny']);
  // Somebody has decided something else about one of them since.
  must(
    await content.editing.changeRedirects(SITE, (known) =>
      known.map((row) => (row.from === '/kort' ? { ...row, to: '/ny?x=1' } : row)),
    ),
  );
  must(await restore(page));
  expect([await target('/b'), await target('/a'), await target('/en/a'), await target('/kort')]).toEqual([
    null,
    '/b',
    '/en/b',
    '/ny?x=1',
  ]);
});

test('at an address that somebody has redirected since it does not come back unseen', async () => {
  const { content } = world;
  const page = await addPage(content, home, 'a');
  await publishNow(content, page, 'A');
  await remove(page);
  const away = { from: '/en/a', to: '/x', status: 301, query: {}, note: '' } as const;
  must(await content.editing.changeRedirects(SITE, (known) => [...known, away]));
  expect(await restore(page)).toEqual({ ok: false, error: { kind: 'address-redirected' } });
  must(await restore(page, { name: 'b' }));
  expect(await target('/en/a')).toBe('/x');
});

test('a release that waits for a page fails, also where the page was deleted and restored meanwhile', async () => {
  const { content } = world;
  const page = await addPage(content, home, 'a');
  await save(content, page, 'A');
  const revision = (await open(page))?.revision ?? 0;
  const entries = [{ itemId: page, language: 'sv', revision }];
  const id = '33333333-3333-4333-8333-333333333333';
  must(await content.editing.release({ id, site: SITE, name: 'R', entries, author: 'x', at: later(60) }));
  await remove(page);
  must(await restore(page));
  world.clock.now = later(61);
  await content.editing.carryOutDue(world.clock.now);
  expect((await content.studio.releases(SITE)).find((each) => each.id === id)).toMatchObject({
    state: 'failed',
    entries: [{ problem: 'changed' }],
  });
  expect(await open(page)).toMatchObject({ source: 'draft', publishedAt: null });
});

test('it is of its site alone, and what was never deleted is not restored', async () => {
  const page = await addPage(world.content, home, 'a');
  await remove(page);
  const nothing = { ok: false, error: { kind: 'item-not-found' } };
  expect(await restore(page, { site: 'another-site' })).toEqual(nothing);
  expect(await restore("' or 1=1 --")).toEqual(nothing);
  expect(await restore('00000000-0000-4000-8000-000000000000')).toEqual(nothing);
  expect(await world.content.editing.eraseDeleted('another-site', page)).toEqual(nothing);
  expect(await world.content.editing.eraseDeleted(SITE, home)).toEqual(nothing);
  expect(await deleted()).toHaveLength(1);
});

test('erased, or kept long enough, nothing of it is left', async () => {
  const { content, database } = world;
  const [first, second] = [await addPage(content, home, 'a'), await addPage(content, home, 'b')];
  for (const page of [first, second]) await publishNow(content, page, 'text');
  await remove(first);
  must(await by('Bo').eraseDeleted(SITE, first));
  expect(await deleted()).toEqual([]);
  const log = await content.studio.auditLog({ site: SITE, itemId: first }, 10);
  expect(log.filter(({ who }) => who === 'Bo').map(({ act }) => act)).toEqual(['erase']);
  await save(content, second, 'text again');
  must(await content.editing.publish(second, 'sv', { until: later(60) }));
  await remove(second);
  const enforce = async (days: number) => {
    const now = later(days * 24 * 60 + 1);
    await enforceRetention(database, contentData, { days: RETENTION_DEFAULTS, now, dryRun: false });
  };
  await enforce(89);
  expect(await deleted()).toHaveLength(1);
  await enforce(90);
  expect(await deleted()).toEqual([]);
  const { rows } = await database.driver.execute(
    'SELECT id FROM content_deleted_items UNION ALL SELECT id FROM content_deleted_versions UNION ALL SELECT item_id FROM content_deleted_endings',
  );
  expect(rows).toEqual([]);
  expect(await restore(second)).toEqual({ ok: false, error: { kind: 'item-not-found' } });
});

test('what a copy of the site has is not deleted; a page made anew under its id is not written over', async () => {
  const { content } = world;
  const page = await addPage(content, home, 'a');
  await publishNow(content, page, 'A');
  const copy = await content.editing.copySite(SITE);
  await remove(page);
  must(await content.editing.fillSite(SITE, copy, true));
  expect(await deleted()).toEqual([]);
  expect(await read(content, '/a')).toBe('A');
  await remove(page);
  const anew = {
    id: page,
    site: SITE,
    parentId: home,
    name: 'b',
    template: 'Page',
    language: 'sv',
    title: 'B',
  };
  must(await content.editing.createPage({ ...anew, fields: {}, placeholders: {}, author: 'x' }));
  expect(await restore(page, { name: 'c' })).toEqual({ ok: false, error: { kind: 'name-taken' } });
  expect(await content.editing.findItem(page)).toMatchObject({ name: 'b' });
});
