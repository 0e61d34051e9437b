import { expect, test } from 'vitest';
import { CAR_SITES, demoSites } from '.';
import { neighbours } from './facility-pictures';

const housesOf = (site: (typeof CAR_SITES)[number]) =>
  demoSites(site, '2026-06-01').map((record) => {
    const [lat = 0, lng = 0] = record.site_geocoord.split(',').map(Number);
    return {
      location: record.site_official_name.replace(/^Nordhem (Carstore )?/, ''),
      lat,
      lng,
      picture: record.site_primary_image?.original ?? '',
    };
  });

const kindOf = (picture: string): string => {
  const [, scene = '', number = ''] = /house-([a-z-]+)-(\d+)/.exec(picture) ?? [];
  if (scene !== 'facade') return scene;
  // By day, with or without clouds, it looks the same.
  return ['day', 'day', 'evening', 'day', 'snow'][Number(number) % 5] ?? '';
};

test.each(CAR_SITES)(
  'correction 16: no two neighbours of %s, in the list or on the map, have like pictures',
  (site) => {
    const houses = housesOf(site);
    const near = neighbours(houses.map((house) => ({ ...house, brands: 0 })));
    let pairs = 0;
    houses.forEach((house, at) => {
      for (const other of near[at] ?? []) {
        pairs += 1;
        expect(kindOf(house.picture), `${house.location} and ${houses[other]?.location}`).not.toBe(
          kindOf(houses[other]?.picture ?? ''),
        );
      }
    });
    if (houses.length > 1) expect(pairs).toBeGreaterThanOrEqual(houses.length);
    // And no picture is there twice.
    expect(new Set(houses.map(({ picture }) => picture)).size).toBe(houses.length);
  },
);

test('correction 16: a large site shows many motifs', () => {
  const kinds = new Set(housesOf('automotive-se').map(({ picture }) => kindOf(picture)));
  expect(kinds.size).toBeGreaterThanOrEqual(9);
});

test('the list’s neighbours are the houses before and after, the map’s are the nearest', () => {
  const row = [0, 10, 20, 30, 40, 0.1].map((lng, at) => ({ location: `${at}`, lat: 60, lng, brands: 1 }));
  const near = neighbours(row);
  expect(near[0]?.has(1)).toBe(true);
  expect(near[0]?.has(5)).toBe(true);
  expect(near[0]?.has(4)).toBe(false);
});
