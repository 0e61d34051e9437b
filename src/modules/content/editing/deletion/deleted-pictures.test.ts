import { expect, test } from 'vitest';
import {
  addPage,
  addPicture,
  inFreshWorlds,
  must,
  publishNow,
  read,
  SITE,
  save,
  type World,
} from '~test/content/world';

let world: World;
let home: string;

inFreshWorlds(async (fresh) => {
  world = fresh;
  home = await addPage(world.content, null, '');
  for (const id of ['old', 'new']) await addPicture(world.content, id);
});

const showing = (id: string) => `<img src="/media/${id}/640.webp">`;
const restore = (id: string) =>
  world.content.editing.restorePage({ site: SITE, id, author: 'Bo', prefixes: [''] });
const remove = () => world.content.editing.removePicture(SITE, 'old');
const replace = () => world.content.editing.replacePicture(SITE, 'old', 'new');
/** The pages that an editor is told of, deleted or not. */
const usage = async () => {
  const { versions, deleted } = await world.content.studio.pictureUsage(SITE, 'old');
  return [
    ...versions.map(({ itemId }) => itemId),
    ...deleted.map(({ deletion, version }) => `${deletion.title}: ${version.language}`),
  ];
};
const IN_USE = { ok: false, error: { kind: 'in-use' } };

test('a picture that only a deleted page shows is used by it, until the page is erased', async () => {
  const { content } = world;
  const section = await addPage(content, home, 'kampanj');
  await save(content, section, 'Kampanj');
  const below = await addPage(content, section, 'host');
  await publishNow(content, below, showing('old'));
  must(await content.editing.deleteItem(section));
  expect(await usage()).toEqual(['kampanj: sv']);
  expect(await remove()).toEqual(IN_USE);
  must(await content.editing.eraseDeleted(SITE, section));
  expect(await usage()).toEqual([]);
  must(await remove());
});

test('what a deleted page would show is what counts: not its earlier versions, and not another site’s', async () => {
  const { content } = world;
  const page = await addPage(content, home, 'a');
  await publishNow(content, page, showing('old'));
  await save(content, page, 'without it');
  must(await content.editing.deleteItem(page));
  const elsewhere = must(
    await content.editing.createItem({ site: 'smart-se', parentId: null, name: '', template: 'Page' }),
  );
  await publishNow(content, elsewhere.id, showing('old'));
  must(await content.editing.deleteItem(elsewhere.id));
  expect(await usage()).toEqual([]);
  must(await remove());
});

test('another picture shown everywhere is in what is restored; what was published is an earlier version', async () => {
  const { content } = world;
  const [published, drafted] = [await addPage(content, home, 'a'), await addPage(content, home, 'b')];
  await publishNow(content, published, showing('old'));
  await publishNow(content, drafted, 'B');
  await save(content, drafted, showing('old'));
  for (const page of [published, drafted]) must(await content.editing.deleteItem(page));
  expect(await replace()).toEqual({ ok: true, value: { pages: 2, alerts: 0, texts: 0 } });
  expect(await usage()).toEqual([]);
  must(await remove());
  for (const page of [published, drafted]) {
    must(await restore(page));
    must(await content.editing.publish(page, 'sv'));
  }
  expect([await read(content, '/a'), await read(content, '/b')]).toEqual(
    ['new', 'new'].map((id) => expect.stringContaining(`/media/${id}/`)),
  );
  const [newest, before] = await content.editing.listVersions(published, 'sv');
  expect([newest?.number, before?.number]).toEqual([2, 1]);
  const earlier = await content.studio.version(published, 'sv', before?.number ?? 0);
  expect(JSON.stringify(earlier?.placeholders)).toContain('/media/old/');
});
