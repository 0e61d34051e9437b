import { afterAll, beforeAll, expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { addPage, must, openWorlds, publishNow, SITE } from '~test/content/world';
import { SiteSnapshots } from './site-snapshots';

let worlds: Awaited<ReturnType<typeof openWorlds>>;
beforeAll(async () => {
  worlds = await openWorlds();
});
afterAll(() => worlds.close());

test('a snapshot that is loaded again after a change is the same as one that was never loaded before', async () => {
  const { content, database } = await worlds.fresh();
  const { editing } = content;
  const living = new SiteSnapshots(database, nullLog);
  const seen = async (snapshots: SiteSnapshots) =>
    (await snapshots.of(SITE)).tree.items.map(({ segments, published, children }) => ({
      segments,
      children: children.length,
      published: [...published].toSorted(),
    }));
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
    living.invalidate(SITE);
    expect(await seen(living), `step ${at}`).toEqual(await seen(new SiteSnapshots(database, nullLog)));
  }
});
