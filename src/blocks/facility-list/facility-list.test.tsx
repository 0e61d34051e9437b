import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBlock } from '~/modules/content';
import { renderBlock, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import type { BlockServices } from '../contract';
import { block } from './facility-list.block';
import { load } from './facility-list.data';
import { view } from './facility-list.view';

let services: BlockServices;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ services, close } = await demoServices('automotive-se', 1));
});
afterAll(() => close());

async function listOf(query: string) {
  const tags: string[] = [];
  const page = testPage({
    path: '/anlaggningar',
    query: new URLSearchParams(query),
    tag: (tag) => void tags.push(tag),
  });
  const fields = readBlock(block, { uid: 'uid', componentName: block.name, fields: {} });
  const scope = { site: page.site.key, language: page.language, tag: page.tag };
  const outcome = await load({ fields, page, scope, services });
  if (outcome.kind !== 'data') throw new Error(`the list is ${outcome.kind}`);
  const html = renderBlock(block, view, {}, { data: outcome.data, page, uid: 'uid' }).replace(
    /<!-- -->/g,
    '',
  );
  return { ...outcome.data, head: outcome.head, html, tags };
}

test('facilities come in the editors’ order, 48 to a page', async () => {
  const { sites, total, html, tags } = await listOf('');
  expect(total).toBeGreaterThan(48);
  expect(sites).toHaveLength(48);
  const orders = sites.map(({ website_sort_order }) => website_sort_order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(html).toContain(`Visar 48 av ${total}`);
  expect(tags).toEqual(['facilities:automotive-se-sites']);
});

test('"show more" ends when all are shown', async () => {
  const { html, total } = await listOf('page=1');
  expect(html).toContain(`Visar ${total} av ${total}`);
  expect(html).not.toContain('data-more');
});

test('a card has name, address, number and the way to the facility', async () => {
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
  expect(html).toContain(`href="tel:${site.site_phone.replace(/\D/g, '')}"`);
});

test('words and filters narrow the list; a make among the words is a filter', async () => {
  const malmo = await listOf('keyphrase=Malmö');
  expect(malmo.total).toBeGreaterThan(0);
  expect(malmo.sites.every((site) => `${site.site_official_name} ${site.site_city}`.includes('Malmö'))).toBe(
    true,
  );
  const volvo = await listOf('keyphrase=volvo');
  expect(volvo.state).toMatchObject({ values: { site_brands: ['Volvo'] }, keyphrase: '' });
  expect(volvo.sites.every(({ site_brands }) => site_brands.includes('Volvo'))).toBe(true);
});

test('nothing found is said, with a way out', async () => {
  const { html, head } = await listOf('keyphrase=qzxqzx');
  expect(html).toContain('Ingen anläggning stämmer med det');
  expect(html).toContain('Rensa alla');
  expect(head?.noindex).toBe(true);
});
