import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawnFor } from '~/features/map/drawn-map';
import { grouped } from '~/features/map/grouping';
import type { MapSettings } from '~/features/map/map-settings';
import { readBlock } from '~/modules/content';
import { siteRecordSchema } from '~/modules/facilities';
import type { BlockServices, PageContext } from '~/page/contract';
import { mapPlaces, ownFirst } from '~/platform/map';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { block as detail } from '../facility-detail/facility-detail.block';
import { load as loadDetail } from '../facility-detail/facility-detail.data';
import { view as detailView } from '../facility-detail/facility-detail.view';
import { block } from './facility-map.block';
import { load } from './facility-map.data';
import { view } from './facility-map.view';

let services: BlockServices;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ services, close } = await demoServices('automotive-se', 1));
});
afterAll(() => close());

type Fields = Parameters<typeof load>[0]['fields'];

async function mapOf(fields: Partial<Fields>, changes: Partial<BlockServices> = {}) {
  const page = testPage();
  const values = readBlock(block, { uid: 'uid', componentName: block.name, fields });
  const scope = { site: page.site.key, language: page.language, tag: page.tag };
  const outcome = await load({ fields: values, page, scope, services: { ...services, ...changes } });
  if (outcome.kind !== 'data') return null;
  return renderBlock(block, view, fields, { data: outcome.data, page });
}

/** What the markup tells the script. */
function settingsIn(html: string): MapSettings {
  const json = /data-map="([^"]*)"/.exec(html)?.[1] ?? '';
  return JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}

/** The page of a facility with these fields, on a site. */
async function detailOf(
  changes: object,
  overrides: Partial<PageContext> = {},
  styleUrl: string | null = null,
) {
  const record = siteRecordSchema.parse({
    site_id: '7',
    site_official_name: 'Nordhem Uppsala',
    slug: 'nordhem-uppsala',
    site_street: 'Storgatan 1',
    site_zip: '753 31',
    site_city: 'Uppsala',
    ...changes,
  });
  const page = testPage({ ...overrides, wildcard: ['nordhem-uppsala'] });
  const fields = readBlock(detail, { uid: 'uid', componentName: detail.name, fields: { ShowCars: false } });
  const scope = { site: page.site.key, language: page.language, tag: page.tag };
  const facilities = { ...services.facilities, bySlug: () => record };
  const outcome = await loadDetail({
    fields,
    page,
    scope,
    services: { ...services, facilities, map: { styleUrl } },
  });
  if (outcome.kind !== 'data') throw new Error(`the facility is ${outcome.kind}`);
  return renderBlock(detail, detailView, { ShowCars: false }, { data: outcome.data, page });
}

describe('the map of a facility', () => {
  test('V-141 V-283: a picture around the coordinates of the record, with a pin, before any script', async () => {
    const html = await detailOf({ site_geocoord: '59.859,17.639' });
    expect(html).toMatch(/role="img" aria-label="Karta över Nordhem Uppsala"/);
    expect(html).toContain('src="/api/map/picture/nordhem/12.00_59.85900_17.63900_1600x600.svg?');
    expect(html).toMatch(/data-pin="1" style="left:50%;top:50%"/);
    expect(settingsIn(html).points).toMatchObject([{ lat: 59.859, lng: 17.639, title: 'Nordhem Uppsala' }]);
  });

  test('V-160 V-161: zoom 12, and the gestures are the page’s', async () => {
    expect(settingsIn(await detailOf({ site_geocoord: '59.859,17.639' }))).toMatchObject({
      zoom: 12,
      gestures: false,
    });
  });

  test.each([
    ['automotive-se', 'sv', '59.33000_18.07000'],
    ['automotive-no', 'nb', '59.91300_10.75200'],
    ['carstore-fi', 'fi', '60.17000_24.93800'],
    ['carstore-sk', 'sk', '48.14800_17.10700'],
    ['automotive-uk', 'en-GB', '51.50700_-0.12800'],
  ] as const)(
    'V-162 V-283: without coordinates the map of %s shows the capital, and marks nothing',
    async (key, language, at) => {
      for (const site_geocoord of ['', 'x', '59,33,18,07', '91,0']) {
        const html = await detailOf({ site_geocoord }, { site: siteByKey(key), language });
        expect(html).toContain(`/12.00_${at}_1600x600.svg`);
        expect(html).not.toContain('data-pin');
        expect(settingsIn(html).points).toEqual([]);
      }
    },
  );

  test('V-487: the address with its search at a maps service stands beside the map', async () => {
    const html = await detailOf({ site_geocoord: '59.859,17.639' });
    const section = html.slice(html.indexOf('id="find-us"'), html.indexOf('data-map='));
    expect(section).toMatch(/href="https:\/\/www\.google\.com\/maps\/search\/\?[^"]*Storgatan/);
  });

  test('V-487: another company’s map is only offered, and says whose it is; the picture is still our own', async () => {
    const html = await detailOf({ site_geocoord: '59.859,17.639' }, {}, 'https://tiles.example/style.json');
    expect(html).toContain('Kartan hämtas från tiles.example');
    expect(html).toMatch(/data-offer="" hidden=""/);
    expect(html).toContain('src="/api/map/picture/');
    expect(html).not.toMatch(/src="https:\/\/tiles/);
    expect(settingsIn(html).styleUrl).toBe('https://tiles.example/style.json');
  });

  test('what a facility is called cannot break out of the markup', async () => {
    const html = await detailOf({
      site_geocoord: '59.8,17.6',
      site_official_name: '"><img src=x onerror=alert(1)>',
    });
    expect(html).not.toContain('<img src=x');
    expect(settingsIn(html).points[0]?.title).toContain('onerror');
  });
});

describe('correction 16: the map of a country', () => {
  const COUNTRIES = ['SE', 'NO', 'FI', 'SK', 'GB'] as const;
  const pointsIn = async (country: string, count: number) => {
    const world = 2 ** 21;
    const places = ownFirst(await mapPlaces(), country).filter((place) => !place.isPart);
    return places.slice(0, count).map((place) => ({
      id: place.name,
      title: place.name,
      address: '',
      phone: '',
      href: '',
      directions: '',
      lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * place.y) / world))) * 180) / Math.PI,
      lng: (place.x / world) * 360 - 180,
    }));
  };

  test.each(COUNTRIES)(
    '%s: its own great towns are named, before those of its neighbours',
    async (country) => {
      const points = await pointsIn(country, 40);
      const { labels } = await drawnFor(points, { theme: 'nordhem', country }, { lat: 60, lng: 18 });
      const own = new Set(
        (await mapPlaces()).flatMap((place) => (place.country === country ? [place.name] : [])),
      );
      expect(labels.length).toBeGreaterThan(3);
      const isOwn = labels.map(({ name }) => own.has(name));
      expect(isOwn).toEqual(isOwn.toSorted((one, other) => Number(other) - Number(one)));
      expect(isOwn.filter(Boolean).length).toBeGreaterThan(isOwn.length / 2);
      // The capital is the largest town of each.
      expect(labels.map(({ name }) => name)).toContain(points[0]?.title);
    },
  );

  test('Stockholm, Göteborg and Malmö stand on the Swedish map', async () => {
    const points = await pointsIn('SE', 60);
    const { labels } = await drawnFor(points, { theme: 'nordhem', country: 'SE' }, { lat: 60, lng: 18 });
    expect(labels.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Stockholm', 'Göteborg', 'Malmö']),
    );
  });

  test('no pin lies on another: those too close are one with their count', async () => {
    const { pins } = await drawnFor(
      await pointsIn('SE', 62),
      { theme: 'nordhem', country: 'SE' },
      { lat: 60, lng: 18 },
    );
    expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(62);
    expect(pins.some(({ count }) => count > 1)).toBe(true);
    // A count is 26 px wide, and on a phone the picture is shown at half its size.
    for (const [at, pin] of pins.entries())
      for (const other of pins.slice(at + 1))
        expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThan(26);
  });
});

describe('the facility map block', () => {
  test('C-028: all facilities in one view, named in a list below', async () => {
    const html = (await mapOf({ Title: 'Här finns vi' })) ?? '';
    const { points, zoom, gestures } = settingsIn(html);
    expect(points.length).toBeGreaterThan(48);
    expect({ zoom, gestures }).toEqual({ zoom: null, gestures: true });
    for (const { href, title } of points)
      expect(html).toContain(`<a href="${href}">${title.replace('&', '&amp;')}</a>`);
    const counts = [...html.matchAll(/data-pin="(\d+)"/g)].map(([, count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(points.length);
  });

  test('C-028: one facility alone is shown with its neighbourhood, at rest; none leaves nothing', async () => {
    const html = (await mapOf({ SiteIds: '100' })) ?? '';
    expect(settingsIn(html)).toMatchObject({ zoom: 12, gestures: false });
    expect(await mapOf({ SiteIds: 'none-such' })).toBeNull();
    expect(await mapOf({ Filters: [{ Name: 'site_brands', Value: 'Lada' }] })).toBeNull();
  });

  test('the list can be left out', async () => {
    expect(await mapOf({ ShowList: false })).not.toContain('<ul');
  });
});

test('points too close to distinguish form one group, and each point is in one group', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 30, y: 30 },
    { x: 130, y: 30 },
    { x: 300, y: 300 },
  ];
  expect(grouped(spots, 46)).toEqual([[0, 2], [1, 3], [4]]);
  expect(grouped(spots, 1)).toHaveLength(5);
  expect(grouped([], 46)).toEqual([]);
});
