import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoSites } from '~/demo/group';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { emptiedDatabase, freshDatabase } from '~test/database';
import { createFacilities, type Facilities, facilitiesMigrations } from '.';

const INDEX = 'automotive-se-sites';
const sites = demoSites('automotive-se', '2026-11-20');
const site = (id: string, fields: object = {}) => ({
  site_id: id,
  site_official_name: `Nordhem ${id}`,
  slug: `nordhem-${id}`,
  ...fields,
});

const emptied = emptiedDatabase(() => freshDatabase([facilitiesMigrations]));
let database: Database;
let facilities: Facilities;
beforeEach(async () => {
  database = emptied();
  facilities = await createFacilities({ database, log: nullLog });
});
afterEach(async () => {
  await facilities.stop();
});

describe('the demo group in the store', () => {
  beforeEach(async () => {
    await facilities.replaceAll(INDEX, sites);
  });

  test('V-419, V-424: is found by slug and id, whole', () => {
    expect(facilities.bySlug(INDEX, 'nordhem-umea')).toEqual(sites.find((each) => each.site_city === 'Umeå'));
    expect(facilities.bySiteId(INDEX, '100')?.site_city).toBe('Kista');
    expect(facilities.bySlug(INDEX, 'nordhem-atlantis')).toBeUndefined();
    expect(facilities.bySlug('no-such-sites', 'nordhem-umea')).toBeUndefined();
  });

  test("V-280, V-285, V-286, V-430: is searched with facets, filters, keyphrase and the editors' order", () => {
    const answer = facilities.search({
      index: INDEX,
      limit: 48,
      facets: [{ name: 'site_region', child_name: 'site_city' }, { name: 'site_brands' }],
      sort_name: 'website_sort_order_asc',
    });
    expect(answer.total_items).toBe(sites.length);
    expect(answer.content.map((each) => each.site_id)).toEqual(
      sites.slice(0, 48).map((each) => each.site_id),
    );
    const skane = answer.facet[0]?.values.find((value) => value.text === 'Skåne');
    expect(skane?.count).toBe(sites.filter((each) => each.site_region === 'Skåne').length);
    expect(
      facilities.search({ index: INDEX, filters: { slug: ['nordhem-lund'] }, limit: 1 }).content,
    ).toMatchObject([{ site_city: 'Lund' }]);
    expect(facilities.search({ index: INDEX, keyphrase: 'göteb' }).total_items).toBe(2);
    expect(
      facilities.search({ index: INDEX, facets: [{ name: 'site_region', filters: ['Gotland'] }] }).content,
    ).toMatchObject([{ site_city: 'Visby' }]);
    expect(facilities.search({ index: 'no-such-sites' })).toMatchObject({ content: [], total_items: 0 });
  });

  test('V-420: is found by brand, name or code', () => {
    const dealers = facilities.forBrand(INDEX, 'mercedes-benz');
    expect(dealers.length).toBeGreaterThan(5);
    expect(facilities.forBrand(INDEX, 'MB')).toEqual(dealers);
    expect(facilities.forBrand(INDEX, 'Lada')).toEqual([]);
  });

  test('replaced by itself changes nothing and notifies nobody', async () => {
    const seen: string[] = [];
    facilities.onChange((index) => seen.push(index));
    const again = await facilities.replaceAll(INDEX, sites);
    expect(again).toEqual({ ok: true, value: { added: 0, changed: 0, removed: 0, unchanged: sites.length } });
    expect(seen).toEqual([]);
  });
});

test('V-420: no more than 100 dealers of a brand are looked up', async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    site(`${at}`, { site_brands: ['Volvo'], website_sort_order: at }),
  );
  await facilities.replaceAll(INDEX, many);
  const dealers = facilities.forBrand(INDEX, 'Volvo');
  expect(dealers.map(({ site_id }) => site_id)).toEqual(many.slice(0, 100).map(({ site_id }) => site_id));
});

test('a replacement adds, changes and removes, and two sites may exchange their slugs', async () => {
  await facilities.replaceAll(INDEX, [site('a'), site('b'), site('c')]);
  const counts = await facilities.replaceAll(INDEX, [
    site('a', { slug: 'nordhem-b' }),
    site('b', { slug: 'nordhem-a' }),
    site('d'),
  ]);
  expect(counts).toEqual({ ok: true, value: { added: 1, changed: 2, removed: 1, unchanged: 0 } });
  expect(facilities.bySlug(INDEX, 'nordhem-b')?.site_id).toBe('a');
  expect(facilities.bySiteId(INDEX, 'c')).toBeUndefined();
});

test('indexes do not touch each other, and an empty replacement empties', async () => {
  await facilities.replaceAll(INDEX, [site('a')]);
  await facilities.replaceAll('carstore-fi-sites', [site('a', { site_city: 'Turku' })]);
  await facilities.replaceAll(INDEX, []);
  expect(facilities.all(INDEX)).toEqual([]);
  expect(facilities.bySiteId('carstore-fi-sites', 'a')?.site_city).toBe('Turku');
});

test('a refused replacement names what is wrong and leaves all as it was', async () => {
  await facilities.replaceAll(INDEX, [site('a')]);
  expect(await facilities.replaceAll('x-sites', [])).toEqual({ ok: false, error: { code: 'unknown-index' } });
  expect(await facilities.replaceAll(INDEX, [site('b'), site('b')])).toEqual({
    ok: false,
    error: { code: 'duplicate', field: 'site_id', value: 'b' },
  });
  expect(
    await facilities.replaceAll(INDEX, [site('b'), { ...site('c'), site_departments: [{ name: 7 }] }]),
  ).toEqual({
    ok: false,
    error: { code: 'invalid-record', position: 1, field: 'site_departments.0.name' },
  });
  expect(facilities.all(INDEX).map((each) => each.site_id)).toEqual(['a']);
});

test('another process sees the change, and a new one reads it from the database', async () => {
  const other = await createFacilities({ database, log: nullLog });
  await facilities.replaceAll(INDEX, [site('a')]);
  await other.catchUp();
  expect(other.bySiteId(INDEX, 'a')?.slug).toBe('nordhem-a');
  await other.stop();
  const later = await createFacilities({ database, log: nullLog });
  expect(later.bySiteId(INDEX, 'a')?.slug).toBe('nordhem-a');
  await later.stop();
});
