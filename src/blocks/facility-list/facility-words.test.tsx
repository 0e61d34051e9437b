import { afterAll, describe, expect, test } from 'vitest';
import type { CarSite } from '~/demo/group';
import { readBlock } from '~/modules/content';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { block } from './facility-list.block';
import { load } from './facility-list.data';
import { view } from './facility-list.view';

const stages = new Map<CarSite, ReturnType<typeof demoServices>>();
function stageOf(site: CarSite): ReturnType<typeof demoServices> {
  const known = stages.get(site) ?? demoServices(site, 1);
  stages.set(site, known);
  return known;
}
afterAll(async () => {
  for (const stage of stages.values()) await (await stage).close();
});

async function listOf(key: CarSite, query: Record<string, string>) {
  const site = siteByKey(key);
  const page = testPage({
    site,
    path: '/list',
    query: new URLSearchParams(query),
  });
  const fields = readBlock(block, { uid: 'uid', componentName: block.name, fields: {} });
  const scope = { site: key, language: page.language, tag: page.tag };
  const { services } = await stageOf(key);
  const outcome = await load({ fields, page, scope, services });
  if (outcome.kind !== 'data') throw new Error(`the list is ${outcome.kind}`);
  const html = renderBlock(block, view, {}, { data: outcome.data, page, uid: 'uid' });
  return { ...outcome.data, html: html.replace(/<!-- -->/g, '') };
}

type Search = readonly [site: CarSite, words: string, filters: Record<string, readonly string[]>];

const SEARCHES: readonly Search[] = [
  ['automotive-se', 'verkstad uppsala', { site_department_names: ['Verkstad'], site_city: ['Uppsala'] }],
  ['automotive-se', 'Verkstad i Uppsala', { site_department_names: ['Verkstad'], site_city: ['Uppsala'] }],
  ['automotive-se', 'däckbyte gbg', { site_department_names: ['Verkstad'], site_city: ['Göteborg'] }],
  ['automotive-se', 'plåtverkstad', { site_department_names: ['Skadeverkstad'] }],
  ['automotive-se', 'bmw-verkstad', { site_brands: ['BMW'] }],
  ['automotive-se', 'golf service', { site_department_names: ['Verkstad'], site_brands: ['Volkswagen'] }],
  ['automotive-se', 'volvo skåne', { site_brands: ['Volvo'], site_region: ['Skåne'] }],
  ['automotive-se', 'reservdelar', { site_department_names: ['Reservdelar och tillbehör'] }],
  ['automotive-se', 'småland', { site_region: ['Jönköping', 'Kalmar', 'Kronoberg'] }],
  ['automotive-no', 'verksted oslo', { site_department_names: ['Verksted'], site_city: ['Oslo'] }],
  ['automotive-no', 'dekkskift bergen', { site_department_names: ['Verksted'], site_city: ['Bergen'] }],
  ['automotive-uk', 'mot birmingham', { site_department_names: ['Workshop'], site_city: ['Birmingham'] }],
  ['automotive-uk', 'garage in leeds', { site_department_names: ['Workshop'], site_city: ['Leeds'] }],
  ['carstore-fi', 'huolto helsingissä', { site_department_names: ['Huolto'], site_city: ['Helsinki'] }],
  ['carstore-fi', 'renkaanvaihto', { site_department_names: ['Huolto'] }],
  ['carstore-sk', 'servis v Bratislave', { site_department_names: ['Servis'], site_city: ['Bratislava'] }],
  ['carstore-sk', 'lakovňa košice', { site_department_names: ['Servis'], site_city: ['Košice'] }],
];

describe('what is typed into the search of facilities', () => {
  test.each(SEARCHES)('%s: "%s"', { tags: ['sweep'] }, async (site, words, filters) => {
    const { state, total, sites } = await listOf(site, { keyphrase: words });
    for (const [name, values] of Object.entries(filters))
      expect([name, [...(state.values[name] ?? [])].sort()]).toEqual([name, [...values].sort()]);
    expect(state.keyphrase).toBe('');
    expect(total).toBeGreaterThan(0);
    const towns = filters.site_city;
    if (towns !== undefined) expect(sites.every(({ site_city }) => towns.includes(site_city))).toBe(true);
  });

  test.each([
    ['automotive-se', 'närmaste verkstad till lund', 'Lund'],
    ['automotive-se', 'verkstad 223 50', 'Lund'],
    ['automotive-se', '22350', 'Lund'],
    ['automotive-no', '0150', 'Oslo'],
    ['carstore-fi', '00100', 'Helsinki'],
    ['automotive-uk', 'LS1 4AP', 'Leeds'],
  ] as const)('%s: "%s" shows the nearest first', async (site, words, place) => {
    const { state, located, sites, distances, html } = await listOf(site, { keyphrase: words });
    expect(located?.name).toBe(place);
    expect(state).toMatchObject({ near: { place, within: null }, sortName: 'distance_asc' });
    const far = sites.map(({ site_id }) => Number(distances.get(site_id)?.replace(/\D/g, '')));
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(html).not.toMatch(/data-key="read (?:Närmast|Nearest|Nærmest|Lähin)/);
  });

  test('a make that is not in the town is shown where it is nearest', async () => {
    const { state, total, sites } = await listOf('automotive-se', { keyphrase: 'mercedes service göteborg' });
    expect(state.near).toEqual({ place: 'Göteborg', within: null });
    expect(state.values).toEqual({ site_department_names: ['Verkstad'], site_brands: ['Mercedes-Benz'] });
    expect(total).toBe(sites.length);
    expect(sites.every(({ site_brands }) => site_brands.includes('Mercedes-Benz'))).toBe(true);
  });

  test('what no facility is found by is told, and counts for nothing', async () => {
    const all = await listOf('automotive-se', {});
    const { html, total, unlisted } = await listOf('automotive-se', {
      keyphrase: 'verkstad öppet lördag biltvätt',
    });
    expect(unlisted).toEqual(['öppet lördag', 'biltvätt']);
    expect(html).toContain('Det går inte att söka anläggningar på ”öppet lördag, biltvätt”');
    expect(total).toBe(all.total);
    const near = await listOf('automotive-se', { keyphrase: 'verkstad nära mig' });
    expect(near.html).toMatch(/data-part="needs-place"><p>Nära var\?.*?data-position=""/);
  });

  test('names and streets are searched for as words, and so is what nobody understands', async () => {
    const { sites } = await listOf('automotive-se', {});
    const [site] = sites;
    if (site === undefined) throw new Error('no facility');
    const street = site.site_street.replace(/\s*\d.*$/, '');
    const found = await listOf('automotive-se', { keyphrase: `${street} verkstad` });
    expect(found.state.keyphrase).toBe(street);
    expect(found.sites.map(({ site_id }) => site_id)).toContain(site.site_id);
    const nothing = await listOf('automotive-se', { keyphrase: 'qzxqzx' });
    expect(nothing.state.keyphrase).toBe('qzxqzx');
    expect(nothing.total).toBe(0);
    const literal = await listOf('automotive-se', { keyphrase: 'verkstad', asWritten: 'verkstad' });
    expect(literal.state.values).toEqual({});
  });

  test('what is typed goes before what was chosen of the same kind', async () => {
    const chosen = { near: 'Lund', site_department_names: 'Verkstad' };
    const { state } = await listOf('automotive-se', { ...chosen, keyphrase: 'reservdelar malmö' });
    expect(state.near).toBeUndefined();
    expect(state.sortName).toBe('website_sort_order_asc');
    expect(state.values).toMatchObject({
      site_department_names: ['Reservdelar och tillbehör'],
      site_city: ['Malmö'],
    });
    const near = await listOf('automotive-se', { ...chosen, keyphrase: 'skadeverkstad' });
    expect(near.state).toMatchObject({ near: { place: 'Lund' }, sortName: 'distance_asc' });
  });

  test('another order is kept beside a place', async () => {
    const { state, html } = await listOf('automotive-se', { near: 'Lund', sortName: 'site_city_asc' });
    expect(state.sortName).toBe('site_city_asc');
    expect(html).toMatch(/data-default="distance_asc"/);
    expect((await listOf('automotive-se', { near: 'Lund' })).state.sortName).toBe('distance_asc');
    const unknown = await listOf('automotive-se', { near: 'Qzxqzx' });
    expect(unknown.located).toBeNull();
    expect(unknown.total).toBeGreaterThan(0);
    expect(unknown.html).toContain('Vi hittar ingen ort som heter ”Qzxqzx”');
  });
});
