import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language, SiteKey } from '~/sites';
import { must, openWorlds, type World } from '~test/content/world';
import { translatorFor } from './page-context';

let worlds: Awaited<ReturnType<typeof openWorlds>>;
let world: World;

beforeAll(async () => {
  worlds = await openWorlds();
  world = await worlds.fresh();
});
afterAll(() => worlds.close());

const KEY = 'noSearchResults';

/** What a visitor of a site reads for a key. */
async function textOn(site: SiteKey, language: Language): Promise<string> {
  const scope = { site, language, tag: () => undefined };
  return translatorFor(language, await world.content.reader.dictionary(scope))(KEY);
}

test('V-482, V-483: a text of the editors changes one site alone; taken away, our own is back, and never the key', async () => {
  const { editing } = world.content;
  const others = [
    ['automotive-se', 'sv'],
    ['carstore-no', 'nb'],
    ['automotive-uk', 'en-GB'],
  ] as const;
  const before = await Promise.all(others.map(([site, language]) => textOn(site, language)));
  const own = await textOn('automotive-no', 'nb');
  expect(before[1]).toBe(own);
  for (const text of [own, ...before]) expect(text).not.toContain(KEY);

  must(await editing.setDictionary('automotive-no', 'nb', { [KEY]: 'Her er det tomt.' }));
  expect(await textOn('automotive-no', 'nb')).toBe('Her er det tomt.');
  expect(await Promise.all(others.map(([site, language]) => textOn(site, language)))).toEqual(before);

  must(await editing.setDictionary('automotive-no', 'nb', { [KEY]: null }));
  expect(await textOn('automotive-no', 'nb')).toBe(own);
});
