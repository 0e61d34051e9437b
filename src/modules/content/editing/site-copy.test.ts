import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  addPage,
  inFreshWorlds,
  must,
  publishNow,
  read,
  SITE,
  START,
  save,
  type World,
} from '~test/content/world';
import { siteCopy } from './site-copy';

let world: World;

const worlds = inFreshWorlds((fresh) => {
  world = fresh;
});

/** A site with one of everything; its copy as it comes out of a file. */
async function fullSite(): Promise<unknown> {
  const { content } = world;
  const { editing } = content;
  const home = await addPage(content, null, '');
  await addPage(content, null, '@site', 'SitePartials');
  const page = await addPage(content, home, 'p');
  const below = await addPage(content, page, 'q');
  await publishNow(content, page, 'first');
  await publishNow(content, page, 'second');
  await publishNow(content, page, 'english', {}, 'en');
  await save(content, page, 'a draft');
  await save(content, below, 'later');
  const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
  must(await editing.publish(below, 'sv', { at: later(60), until: later(90) }));
  must(await editing.setShared(page, { hideInNavigation: true }));
  must(await editing.setDictionary(SITE, 'sv', { 'own.key': 'Ord' }));
  const tag = { id: '11111111-1111-4111-8111-111111111111', key: 'news', values: { sv: 'Nytt', en: 'News' } };
  must(await editing.setTags(SITE, [tag]));
  must(
    await editing.changeRedirects(SITE, () => [
      { from: '/old', query: { a: null }, to: '/p', status: 308, note: 'why' },
    ]),
  );
  const about = { folder: 'f', name: 'n.jpg', alt: 'a', width: 3, height: 2, addedAt: START };
  must(await editing.addPicture(SITE, { id: 'pic', ...about }));
  const alert = { revision: 0, startsAt: START, endsAt: null, pages: ['/p/**'] };
  const texts = { sv: { MessageTitle: 'Stängt' }, en: { MessageTitle: 'Closed' } };
  must(await editing.saveAlert(SITE, { ...alert, id: '22222222-2222-4222-8222-222222222222', texts }));
  return JSON.parse(JSON.stringify(await editing.copySite(SITE)));
}

/** Of everything that a copy has. */
const digestOf = (copy: unknown): string => createHash('sha256').update(JSON.stringify(copy)).digest('hex');

test('a site that is copied out and in again is the same to the last version', async () => {
  const file = await fullSite();
  const restored = await worlds.fresh();
  const { editing } = restored.content;
  const filled = must(await editing.fillSite(SITE, siteCopy.parse(file), false));
  expect(filled).toEqual({ items: 4, versions: 5 });
  const again: unknown = await editing.copySite(SITE);
  expect(JSON.parse(JSON.stringify(again))).toEqual(file);
  expect(digestOf(again)).toBe(digestOf(file));
  expect(await restored.content.studio.alerts(SITE)).toMatchObject([{ shown: true, pages: ['/p/**'] }]);
  must(await editing.fillSite(SITE, siteCopy.parse(file), true));
  expect(digestOf(await editing.copySite(SITE))).toBe(digestOf(file));
  expect(await read(restored.content, '/p')).toBe('second');
  expect(await read(restored.content, '/p', 'en')).toBe('english');
  expect(await restored.content.redirects.find(SITE, new URL('http://x.example/old?a=1'))).toMatchObject({
    to: '/p',
  });
  expect(await editing.carryOutDue(new Date(START.getTime() + 3_600_000))).toBe(1);
  expect(await read(restored.content, '/p/q')).toBe('later');
});

test('a site with pages is filled only when these may go, and then at once for every reader', async () => {
  const copy = siteCopy.parse(await fullSite());
  const { editing } = world.content;
  expect(await editing.fillSite(SITE, copy, false)).toEqual({ ok: false, error: { kind: 'site-not-empty' } });
  const page = copy.items.find(({ name }) => name === 'p')?.id ?? '';
  await publishNow(world.content, page, 'third');
  const extra = await addPage(world.content, page, 'extra');
  expect(await read(world.content, '/p')).toBe('third');
  must(await editing.fillSite(SITE, copy, true));
  expect(await read(world.content, '/p')).toBe('second');
  expect(await editing.findItem(extra)).toBeNull();
});

test('what a copy says otherwise of a version that is there is read at once, its blocks too, by every process', async () => {
  const file = await fullSite();
  const { content } = world;
  const other = world.other();
  const following = await other.follow({ pollMs: 5 });
  expect([await read(content, '/p'), await read(other, '/p')]).toEqual(['second', 'second']);
  const text = JSON.stringify(file).replaceAll('"Text":"second"', '"Text":"other words"');
  must(await content.editing.fillSite(SITE, siteCopy.parse(JSON.parse(text)), true));
  expect(await read(content, '/p')).toBe('other words');
  await expect.poll(() => read(other, '/p')).toBe('other words');
  await following.stop();
});

test('a copy with a script, an unknown block, a page of nowhere or a loop changes nothing', async () => {
  const copy = siteCopy.parse(await fullSite());
  const { editing } = world.content;
  const before = await editing.copySite(SITE);
  const [item, ...items] = copy.items;
  // A page of another site, which a copy must not take off.
  const foreign = '33333333-3333-4333-8333-333333333333';
  const block = { uid: 'x', componentName: 'Unknown', fields: {} };
  const broken = [
    { ...copy, versions: copy.versions.map((each) => ({ ...each, placeholders: { main: [block] } })) },
    {
      ...copy,
      items: items.map((each) => ({ ...each, parentId: each.parentId && (item?.id ?? '') })).slice(1),
    },
    { ...copy, endings: [{ itemId: foreign, language: 'sv', unpublishAt: START }] },
    { ...copy, alerts: copy.alerts.map((each) => ({ ...each, pages: ['kop-bil'] })) },
    { ...copy, redirects: [{ from: '/a', query: {}, to: '/a', status: 301 as const, note: '' }] },
  ];
  for (const each of broken)
    expect(await editing.fillSite(SITE, each, true)).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  expect(await editing.copySite(SITE)).toEqual(before);
});

test('a copy does not fill a second site beside the one that has its pages, and says which that is', async () => {
  const copy = siteCopy.parse(await fullSite());
  const { editing } = world.content;
  expect(await editing.fillSite('carstore-se', copy, true)).toEqual({
    ok: false,
    error: { kind: 'invalid', problems: [expect.stringContaining(`those of ${SITE} here`)] },
  });
  expect((await editing.copySite('carstore-se')).items).toEqual([]);
});
