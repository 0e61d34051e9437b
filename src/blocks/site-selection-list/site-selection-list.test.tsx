import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoSites } from '~/demo/group';
import { selectSites } from '~/features/facilities/selection';
import type { FieldValues } from '~/modules/content';
import { readBlock } from '~/modules/content';
import { type SiteRecord, siteRecordSchema } from '~/modules/facilities';
import type { BlockServices } from '~/page/contract';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { block } from './site-selection-list.block';
import { load } from './site-selection-list.data';
import { view } from './site-selection-list.view';

let services: BlockServices;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ services, close } = await demoServices('automotive-se', 1));
});
afterAll(() => close());

const facilities = demoSites('automotive-se', '2026-03-02');
const [first, second, third] = facilities;
if (first === undefined || second === undefined || third === undefined) throw new Error('too few facilities');

type Fields = Partial<FieldValues<typeof block.fields>>;

async function listOf(fields: Fields, page = testPage()) {
  const values = readBlock(block, { uid: 'uid', componentName: block.name, fields });
  const scope = { site: page.site.key, language: page.language, tag: page.tag };
  const outcome = await load({ fields: values, page, scope, services });
  const sites: readonly SiteRecord[] = outcome.kind === 'data' ? outcome.data : [];
  const html = sites.length === 0 ? '' : renderBlock(block, view, fields, { data: sites, page });
  return { kind: outcome.kind, sites, html };
}

const ids = (sites: readonly SiteRecord[]) => sites.map(({ site_id }) => site_id);

describe('which facilities', () => {
  test('by id in the given order, each once, without those that are gone', async () => {
    const SiteIds = `${third.site_id}, nope ${first.site_id}|${third.site_id}`;
    expect(ids((await listOf({ SiteIds })).sites)).toEqual([third.site_id, first.site_id]);
  });

  test('by filters, in the editors’ order', async () => {
    const { sites } = await listOf({ Filters: [{ Name: 'site_region', Value: first.site_region }] });
    expect(sites.length).toBeGreaterThan(0);
    expect(sites.every(({ site_region }) => site_region === first.site_region)).toBe(true);
    expect(ids(sites)).toEqual(
      ids(facilities.filter(({ site_region }) => site_region === first.site_region)),
    );
  });

  test('all of them when nothing is chosen', async () => {
    expect(ids((await listOf({})).sites)).toEqual(ids(facilities));
  });

  test('V-431: at most 100, in one search', () => {
    const many = Array.from({ length: 130 }, (_, at) => ({ ...first, site_id: `s${at}` }));
    const search = vi.fn(() => ({ facet: [], content: [], total_items: 0, limit: 100, offset: 0 }));
    const stub = { ...services.facilities, all: () => many, search };
    expect(selectSites({ SiteIds: '', Filters: [] }, testPage(), stub, 100)).toHaveLength(100);
    selectSites({ SiteIds: '', Filters: [{ Name: 'site_city', Value: 'Lund' }] }, testPage(), stub, 100);
    expect(search).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ limit: 100, offset: 0, filters: { site_city: ['Lund'] } }),
    );
  });
});

test('V-175: a card leads to the localised site-detail path and the slug', async () => {
  expect((await listOf({ SiteIds: first.site_id })).html).toContain(`href="/anlaggningar/${first.slug}"`);
  const norway = testPage({ site: siteByKey('automotive-no'), language: 'nb' });
  const html = renderBlock(block, view, {}, { data: [first], page: norway });
  expect(html).toContain(`href="${siteByKey('automotive-no').paths.siteDetail}/${first.slug}"`);
});

test('V-176: a card has its picture, or a place for one', async () => {
  expect((await listOf({ SiteIds: first.site_id })).html).toMatch(/<img[^>]*alt="Nordhem /);
  const bare = siteRecordSchema.parse({ ...first, site_primary_image: null, site_image_url: '' });
  const html = renderBlock(block, view, {}, { data: [bare] });
  expect(html).not.toContain('<img');
  expect(html).toContain('<svg');
});

test('V-177, V-178, V-179: official name, street, zip and city, and the number to call', async () => {
  const { html } = await listOf({ SiteIds: first.site_id });
  expect(html).toMatch(new RegExp(`<h3[^>]*><a [^>]*>${first.site_official_name}</a></h3>`));
  expect(html).toContain(first.site_street);
  expect(html).toContain(`${first.site_zip} ${first.site_city}`);
  expect(html).toContain(`href="tel:${first.site_phone.replace(/[^+\d]/g, '')}"`);
  expect(html).toContain(first.site_phone);
});

test('V-180: a selection without facilities leaves nothing, not even its heading', async () => {
  expect((await listOf({ Title: 'Välj', SiteIds: 'nope' })).kind).toBe('nothing');
  expect((await listOf({ Title: 'Välj', Filters: [{ Name: 'site_city', Value: 'Ingenstans' }] })).kind).toBe(
    'nothing',
  );
  const noFacilities = testPage({ site: siteByKey('auctions-se') });
  expect((await listOf({ Title: 'Välj' }, noFacilities)).kind).toBe('nothing');
});

test('Title, TitleTag and Text are shown', async () => {
  const { html } = await listOf({
    SiteIds: first.site_id,
    Title: 'Välj',
    TitleTag: 'H3',
    Text: '<p>Nära dig</p>',
  });
  expect(html).toMatch(/<h3[^>]*>Välj<.*<p>Nära dig<\/p>.*<h4/);
});
