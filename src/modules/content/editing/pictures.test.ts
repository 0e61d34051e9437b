import { expect, test } from 'vitest';
import {
  addPage,
  addPicture,
  inFreshWorlds,
  must,
  publishNow,
  read,
  SITE,
  START,
  scope,
  type World,
} from '~test/content/world';
import { titleOf } from './alerts';

let world: World;
let home: string;

inFreshWorlds(async (fresh) => {
  world = fresh;
  home = await addPage(world.content, null, '');
  await publishNow(world.content, home, 'Hem');
  for (const id of ['old', 'new']) await addPicture(world.content, id);
});

const HOUR_MS = 3_600_000;
const IN_USE = { ok: false, error: { kind: 'in-use' } };
const ALERT = '6a1f0c52-7d1e-4b6a-9c3f-0f4f7d1e2a11';
const image = (id: string) => ({ src: `/media/${id}/1280.webp`, alt: '', width: 40, height: 20 });
const showing = (id: string) => `<img src="/media/${id}/640.webp">`;
const usage = () => world.content.studio.pictureUsage(SITE, 'old');
const remove = () => world.content.editing.removePicture(SITE, 'old');
const replace = () => world.content.editing.replacePicture(SITE, 'old', 'new');
/** What an edit has made stale. */
async function staleAfter(act: () => Promise<unknown>): Promise<readonly string[]> {
  const stale: string[] = [];
  const end = world.content.onInvalidate((tags) => stale.push(...tags));
  await act();
  end();
  return stale;
}
const saveAlert = (revision: number, fields: object, startsAt = START) =>
  world.content.editing.saveAlert(SITE, {
    id: ALERT,
    revision,
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR_MS),
    pages: [],
    texts: { sv: { MessageTitle: 'Stängt', ...fields } },
  });
const shownAlert = async () => JSON.stringify((await world.content.studio.alerts(SITE))[0]?.texts);

test('a picture that all languages of a page have in common is used, and replaced for visitors at once', async () => {
  const { editing, reader } = world.content;
  must(await editing.setShared(home, { ogImage: image('old') }));
  expect((await usage()).shared.map(({ id }) => id)).toEqual([home]);
  expect(await remove()).toEqual(IN_USE);
  const stale = await staleAfter(async () =>
    expect(await replace()).toEqual({ ok: true, value: { pages: 1, alerts: 0, texts: 0 } }),
  );
  expect(stale).toContain(`page:${home}:sv`);
  expect((await reader.page(scope(), '/'))?.fields.ogImage).toMatchObject({ src: '/media/new/1280.webp' });
  must(await remove());
});

test('what the languages of a deleted page have in common counts until the page is erased', async () => {
  const { editing } = world.content;
  const page = await addPage(world.content, home, 'a');
  must(await editing.setShared(page, { ogImage: image('old') }));
  await publishNow(world.content, page, 'A');
  must(await editing.deleteItem(page));
  expect((await usage()).deletedShared.map(({ deletion }) => deletion.itemId)).toEqual([page]);
  expect(await remove()).toEqual(IN_USE);
  expect(await replace()).toEqual({ ok: true, value: { pages: 1, alerts: 0, texts: 0 } });
  must(await editing.restorePage({ site: SITE, id: page, author: 'Bo', prefixes: [''] }));
  expect((await editing.findItem(page))?.shared.ogImage).toMatchObject({ src: '/media/new/1280.webp' });
});

test('an alert that is shown or to come uses its picture; one that is over does not', async () => {
  const { clock } = world;
  must(await saveAlert(0, { MessageText: showing('old') }, new Date(START.getTime() + HOUR_MS)));
  expect(await remove()).toEqual(IN_USE);
  must(await saveAlert(1, { MessageText: showing('old') }));
  expect((await usage()).alerts.map(titleOf)).toEqual(['Stängt']);
  expect(await remove()).toEqual(IN_USE);
  const stale = await staleAfter(async () =>
    expect(await replace()).toEqual({ ok: true, value: { pages: 0, alerts: 1, texts: 0 } }),
  );
  expect(stale).toContain(`alerts:${SITE}:sv`);
  expect(await shownAlert()).toContain('/media/new/');
  // Who had it open when the picture was replaced does not bring the old one back unseen.
  expect(await saveAlert(2, { MessageText: showing('old') })).toEqual({
    ok: false,
    error: { kind: 'conflict' },
  });
  must(await saveAlert(3, { MessageText: showing('old') }));
  clock.now = new Date(START.getTime() + 2 * HOUR_MS);
  expect((await usage()).alerts).toEqual([]);
  must(await remove());
  expect(await shownAlert()).toContain('/media/old/');
});

test('an alert without a title is known by its words', () => {
  expect(titleOf({ texts: { sv: { MessageText: '<p>Vi har <b>flyttat</b></p>' } } })).toMatch(
    /^Vi har\s+flyttat$/,
  );
  expect(titleOf({ texts: { sv: { MessageText: 'Ord' }, en: { MessageTitle: 'Closed' } } })).toBe('Closed');
});

test('a text beside the pages uses its picture, in each language that shows it', async () => {
  const { editing, studio } = world.content;
  must(await editing.setDictionary(SITE, 'sv', { about: showing('old'), other: 'Ord' }));
  must(await editing.setDictionary(SITE, 'en', { about: showing('old') }));
  expect((await usage()).texts.map(({ key, language }) => `${key} ${language}`)).toEqual([
    'about en',
    'about sv',
  ]);
  expect(await remove()).toEqual(IN_USE);
  const stale = await staleAfter(async () =>
    expect(await replace()).toEqual({ ok: true, value: { pages: 0, alerts: 0, texts: 2 } }),
  );
  expect(stale).toEqual(expect.arrayContaining([`dict:${SITE}:sv`, `dict:${SITE}:en`]));
  expect(await studio.texts(SITE, 'sv')).toEqual({ about: showing('new'), other: 'Ord' });
  must(await remove());
});

test('another site’s alerts and texts use no picture of this one', async () => {
  must(await world.content.editing.setDictionary('smart-se', 'sv', { about: showing('old') }));
  expect(Object.values(await usage()).flat()).toEqual([]);
  must(await remove());
  expect(await read(world.content, '/')).toBe('Hem');
});
