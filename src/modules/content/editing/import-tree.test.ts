import { describe, expect, test } from 'vitest';
import { siteFixture } from '~test/content/site-fixture';
import { inFreshWorlds, must, publishNow, read, SITE, scope, text, type World } from '~test/content/world';
import { swedishRedirects } from '../domain/redirects/redirect-table.se';
import type { SiteSeed } from '../domain/seed';

let world: World;

inFreshWorlds((fresh) => {
  world = fresh;
});

const seed: SiteSeed = { ...siteFixture, site: SITE, redirects: swedishRedirects() };

describe('filling a site', () => {
  test('importing twice adds nothing and invalidates nothing', async () => {
    const first = must(await world.content.editing.importTree(seed, 'seed'));
    expect(first.items).toBeGreaterThan(20);
    let invalidations = 0;
    world.content.onInvalidate(() => {
      invalidations += 1;
    });
    expect(must(await world.content.editing.importTree(seed, 'seed'))).toEqual({ items: 0, versions: 0 });
    expect(invalidations).toBe(0);
    const redirect = await world.content.redirects.find(SITE, new URL('http://x.example/test'));
    expect(redirect).toEqual({ to: '/', status: 301 });
  });

  test('what editors changed, moved or wrote stays', async () => {
    must(await world.content.editing.importTree(seed, 'seed'));
    const items = await world.content.editing.listItems(SITE);
    const id = (name: string) => items.find((item) => item.name === name)?.id ?? '';
    await publishNow(world.content, id('elbilar'), 'edited');
    await world.content.editing.renameItem(id('anlaggningar'), 'hitta-hit');
    await world.content.editing.setDictionary(SITE, 'sv', { search: 'Leta' });
    must(await world.content.editing.importTree(seed, 'seed'));
    expect(await read(world.content, '/kop-bil/biltyp/elbilar')).toBe('edited');
    expect(await read(world.content, '/anlaggningar')).toBeNull();
    expect(await read(world.content, '/hitta-hit/nordhem-kista')).toBe('Anläggning');
    expect(await world.content.reader.dictionary(scope())).toMatchObject({ search: 'Leta' });
  });

  test('its pictures are the library, unless editors have one', async () => {
    const picture = {
      id: 'scene-a-1',
      folder: 'Verkstad',
      name: 'Lyft',
      alt: 'En bil',
      width: 40,
      height: 20,
    };
    const pictured: SiteSeed = { ...seed, pictures: [picture] };
    must(await world.content.editing.importTree(pictured, 'seed'));
    const { pictures } = world.content.studio;
    expect(await pictures(SITE)).toMatchObject([picture]);
    must(await world.content.editing.describePicture(SITE, 'scene-a-1', { name: 'Lyften' }));
    must(
      await world.content.editing.importTree(
        { ...seed, pictures: [picture, { ...picture, id: 'b' }] },
        'seed',
      ),
    );
    expect(await pictures(SITE)).toMatchObject([{ ...picture, name: 'Lyften' }]);
  });

  test('a later seed adds its new pages and languages', async () => {
    must(await world.content.editing.importTree(seed, 'seed'));
    const grown: SiteSeed = {
      ...seed,
      home: {
        ...seed.home,
        versions: { ...seed.home.versions, fi: { fields: { title: 'Koti' } } },
        children: [
          ...(seed.home.children ?? []),
          { name: 'ny', versions: { sv: { fields: { title: 'Ny' } } } },
        ],
      },
    };
    expect(must(await world.content.editing.importTree(grown, 'seed'))).toEqual({ items: 1, versions: 2 });
    expect(await world.content.reader.homePath(scope('fi'))).toBe('/');
  });

  test('a seed with any problem is refused whole, with every problem and its page', async () => {
    const broken: SiteSeed = {
      ...seed,
      home: {
        versions: { sv: {} },
        children: [
          { name: 'A', versions: { sv: {} } },
          { name: 'b', versions: { sv: { main: [{ componentName: 'Nope' }] } } },
          { name: 'b', versions: { 'xx-': {} } },
          { name: 'c', shared: { date: 'x' }, template: 'StoryPage', versions: {} },
        ],
      },
      redirects: [{ from: '/a', to: '/a', status: 301 }],
    };
    const result = await world.content.editing.importTree(broken, 'seed');
    expect(result.ok ? [] : result.error.map((problem) => problem.at)).toEqual([
      '/A',
      '/b (sv)',
      '/b',
      '/b',
      '/c',
      '/a',
    ]);
    expect(await world.content.editing.listItems(SITE)).toEqual([]);
  });
});

test('a site of more pages than one statement takes is filled whole', { tags: ['sweep'] }, async () => {
  const children = Array.from({ length: 700 }, (_, index) => ({
    name: `sida-${index}`,
    versions: { sv: { fields: { title: `Sida ${index}` }, ...text(`<p>Text på sida ${index}.</p>`) } },
  }));
  const large = { site: SITE, home: { versions: { sv: {} }, children } };
  expect(must(await world.content.editing.importTree(large, 'seed'))).toEqual({ items: 701, versions: 701 });
  expect(await world.content.reader.routes(scope())).toHaveLength(701);
  expect(await read(world.content, '/sida-699')).toBe('<p>Text på sida 699.</p>');
});
