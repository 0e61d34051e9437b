import { afterAll, beforeAll, expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { addPage, must, openWorlds, publishNow, SITE } from '~test/content/world';
import { Changes } from './changes';
import { SiteSnapshots } from './site-snapshots';

let worlds: Awaited<ReturnType<typeof openWorlds>>;
beforeAll(async () => {
  worlds = await openWorlds();
});
afterAll(() => worlds.close());

/** All that a tree says, in the order in which it says it. */
const seenIn = async (snapshots: SiteSnapshots) =>
  (await snapshots.of(SITE)).tree.items.map(({ segments, published, children }) => ({
    segments,
    children: children.length,
    published: [...published].toSorted(),
  }));

test('a snapshot that is loaded again after a change is the same as one that was never loaded before', async () => {
  const { content, database } = await worlds.fresh();
  const { editing } = content;
  const again = new SiteSnapshots(database, nullLog);
  // As another process hears of it.
  const notified = new SiteSnapshots(database, nullLog);
  const forget = (site: string, items?: readonly string[]) =>
    site === 'all' ? notified.invalidateAll() : notified.invalidate(site, items);
  const following = await new Changes(database, nullLog, forget, async () => []).follow();
  const home = await addPage(content, null, '');
  const first = await addPage(content, home, 'first');
  const second = await addPage(content, home, 'second');
  const steps: readonly (() => Promise<unknown>)[] = [
    () => publishNow(content, first, 'one'),
    () => publishNow(content, second, 'one', { metaDescription: 'about' }),
    () => publishNow(content, first, 'two'),
    // What is read of a page depends on its item as well.
    async () => must(await editing.setShared(second, { navigationTitle: 'Shared', title: 'Shared' })),
    async () => must(await editing.renameItem(first, 'renamed')),
    async () => must(await editing.moveItem(second, { parentId: first })),
    async () => must(await editing.unpublish(first, 'sv')),
    () => publishNow(content, first, 'three'),
    async () => must(await editing.deleteItem(second)),
  ];
  for (const [at, step] of steps.entries()) {
    await step();
    again.invalidate(SITE);
    await following.catchUp();
    const fresh = await seenIn(new SiteSnapshots(database, nullLog));
    expect(await seenIn(again), `step ${at}`).toEqual(fresh);
    expect(await seenIn(notified), `step ${at}, notified`).toEqual(fresh);
  }
  await following.stop();
});

test('after a publication the other pages are what was read before', async () => {
  const { content, database } = await worlds.fresh();
  const snapshots = new SiteSnapshots(database, nullLog);
  const home = await addPage(content, null, '');
  const [published, other] = [await addPage(content, home, 'one'), await addPage(content, home, 'other')];
  for (const page of [published, other]) await publishNow(content, page, 'before');
  const shownOf = async (id: string) =>
    (await snapshots.of(SITE)).tree.items.find((item) => item.id === id)?.published;
  const before = [await shownOf(published), await shownOf(other)];
  await publishNow(content, published, 'after');
  snapshots.invalidate(SITE, [published]);
  expect((await shownOf(published))?.get('sv')?.page.title).toBe('after');
  expect(before[0]?.get('sv')?.page.title).toBe('before');
  expect(await shownOf(other)).toBe(before[1]);
  // Nor where anything may have changed.
  snapshots.invalidate(SITE);
  expect(await shownOf(other)).toBe(before[1]);
});

test('a change while a snapshot is loaded is in the next one, and so is one before a load that failed', async () => {
  const { content, database } = await worlds.fresh();
  let isAway = false;
  const { db } = database;
  const failing = {
    ...database,
    get db() {
      if (isAway) throw new Error('the database is away');
      return db;
    },
  };
  const snapshots = new SiteSnapshots(failing, nullLog);
  const home = await addPage(content, null, '');
  await publishNow(content, home, 'one');
  const title = async () => (await snapshots.of(SITE)).tree.home?.published.get('sv')?.page.title;
  const loading = title();
  await publishNow(content, home, 'two');
  snapshots.invalidate(SITE, [home]);
  await loading;
  expect(await title()).toBe('two');
  await publishNow(content, home, 'three');
  snapshots.invalidate(SITE, [home]);
  isAway = true;
  await expect(title()).rejects.toThrow('the database is away');
  isAway = false;
  expect(await title()).toBe('three');
});
