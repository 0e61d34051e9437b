import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readBlock } from '~/modules/content';
import type { BlockServices } from '~/page/contract';
import { renderBlock, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { block } from './facility-list.block';
import { load } from './facility-list.data';
import { view } from './facility-list.view';

let services: BlockServices;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ services, close } = await demoServices('automotive-se', 1));
});
afterAll(() => close());

async function listOf(query: string, filters: Record<string, unknown> = {}) {
  const tags: string[] = [];
  const page = testPage({
    path: '/anlaggningar',
    query: new URLSearchParams(query),
    tag: (tag) => void tags.push(tag),
  });
  const fields = readBlock(block, { uid: 'uid', componentName: block.name, fields: filters });
  const scope = { site: page.site.key, language: page.language, tag: page.tag };
  const outcome = await load({ fields, page, scope, services });
  if (outcome.kind !== 'data') throw new Error(`the list is ${outcome.kind}`);
  const html = renderBlock(block, view, {}, { data: outcome.data, page, uid: 'uid' }).replace(
    /<!-- -->/g,
    '',
  );
  return { ...outcome.data, head: outcome.head, html, tags };
}

test('V-163, V-170, V-285, V-427, V-428: facilities come in the editors’ order, 48 to a page', async () => {
  const { sites, total, html, tags } = await listOf('');
  expect(total).toBeGreaterThan(48);
  expect(sites).toHaveLength(48);
  const orders = sites.map(({ website_sort_order }) => website_sort_order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(html).toContain(`Visar 48 av ${total}`);
  expect(tags).toEqual(['facilities:automotive-se-sites']);
});

test('V-169, V-429: "show more" ends when all are shown', async () => {
  const first = await listOf('');
  expect(first.html).toMatch(/<a href="\/anlaggningar\?page=1"[^>]*data-more=""/);
  const { html, total, sites } = await listOf('page=1');
  expect(sites.slice(0, 48)).toEqual(first.sites);
  expect(sites).toHaveLength(total);
  expect(html).toContain(`Visar ${total} av ${total}`);
  expect(html).not.toContain('data-more');
});

test('V-164, V-165, V-276, V-277, V-278, V-282: a card has picture, name, address, number and the way to the facility', async () => {
  const { sites, html } = await listOf('');
  const [site] = sites;
  if (site === undefined) throw new Error('no facility');
  expect(html).toContain(`href="/anlaggningar/${site.slug}"`);
  for (const text of [
    site.site_official_name,
    site.site_street,
    site.site_zip,
    site.site_city,
    site.site_phone,
  ])
    expect(html).toContain(text);
  expect(html).toMatch(/<img[^>]*src="\/media\/house-[^"]*"[^>]*alt="Nordhem/);
  expect(html).toContain(`href="tel:${site.site_phone.replace(/\D/g, '')}"`);
});

test('V-166, V-167, V-286, V-430: words and filters narrow the list; a make among the words is a filter', async () => {
  const malmo = await listOf('keyphrase=Malmö');
  expect(malmo.total).toBeGreaterThan(0);
  expect(malmo.sites.every((site) => `${site.site_official_name} ${site.site_city}`.includes('Malmö'))).toBe(
    true,
  );
  const volvo = await listOf('keyphrase=volvo');
  expect(volvo.state).toMatchObject({ values: { site_brands: ['Volvo'] }, keyphrase: '' });
  expect(volvo.sites.every(({ site_brands }) => site_brands.includes('Volvo'))).toBe(true);
});

test('V-168, V-173: no results are announced, with a next step', async () => {
  const { html, head } = await listOf('keyphrase=qzxqzx');
  expect(html).toContain('Ingen anläggning stämmer med det');
  expect(html).toContain('Rensa alla');
  expect(head?.noindex).toBe(true);
});

test('a list of which nobody asked anything says that there is none', async () => {
  const { html } = await listOf('', { Filters: [{ Name: 'site_city', Value: 'Atlantis' }] });
  expect([html.includes('Just nu finns inga anläggningar här'), html.includes('stämmer med')]).toEqual([
    true,
    false,
  ]);
});

test('V-174, V-280, V-430: region, town and words stand in the address, and in the controls', async () => {
  const search = vi.spyOn(services.facilities, 'search');
  const { html, sites, total } = await listOf('site_region=Skåne&keyphrase=Nordhem&sortName=site_city_asc');
  expect(search).toHaveBeenCalledWith(
    expect.objectContaining({
      index: 'automotive-se-sites',
      keyphrase: 'Nordhem',
      offset: 0,
      facets: expect.arrayContaining([expect.objectContaining({ name: 'site_region', filters: ['Skåne'] })]),
    }),
  );
  search.mockRestore();
  expect(total).toBeGreaterThan(1);
  expect(sites.every(({ site_region }) => site_region === 'Skåne')).toBe(true);
  const towns = sites.map(({ site_city }) => site_city);
  expect(towns).toEqual(towns.toSorted(new Intl.Collator('sv').compare));
  expect(html).toMatch(
    /<input[^>]*name="site_region"[^>]*checked=""[^>]*value="Skåne"|value="Skåne"[^>]*checked/,
  );
  expect(html).toContain('value="Nordhem"');
});

test('V-166: the filters are those of the site’s settings, with how many each leaves', async () => {
  const { html, facets } = await listOf('');
  expect(facets.map(({ name }) => name)).toEqual(['site_region', 'site_department_names', 'site_brands']);
  const skane = facets[0]?.values.find(({ text }) => text === 'Skåne');
  expect(skane?.count).toBeGreaterThan(1);
  expect(html).toContain('name="site_brands"');
});

test('V-171, V-172: what a slow and a failing list shows is in the page already', async () => {
  const { html } = await listOf('');
  expect(html).toMatch(/<template data-part="skeleton"><li[^>]*data-skeleton/);
  expect(html).toMatch(
    /hidden=""[^>]*data-part="error"[^>]*>.*?Vi kunde inte hämta anläggningarna.*?Försök igen/,
  );
});
