import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FieldValues, readBlock } from '~/modules/content';
import type { BlockServices } from '~/page/contract';
import { nullLog } from '~/platform/log';
import { SearchUnavailable } from '~/platform/search';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { block } from './car-search-hero.block';
import { type CarSearchData, load } from './car-search-hero.data';
import { view } from './car-search-hero.view';

let services: BlockServices;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ services, close } = await demoServices('automotive-se', 60));
});
afterAll(() => close());

type Fields = Partial<FieldValues<typeof block.fields>>;

async function loaded(given: Fields = {}, page = testPage()): Promise<CarSearchData> {
  const fields = readBlock(block, { uid: 'uid', componentName: block.name, fields: given });
  const scope = { site: page.site.key, language: page.language, tag: page.tag };
  const outcome = await load({ fields, page, scope, services });
  if (outcome.kind !== 'data') throw new Error(`the search is ${outcome.kind}`);
  return outcome.data;
}

const render = async (fields: Fields = {}, page = testPage()) =>
  renderBlock(block, view, fields, { data: await loaded(fields, page), page }).replaceAll('<!-- -->', '');

test.each(Object.entries(block.examples))('C-026: draws the example "%s"', async (_, example) => {
  expect(await render(example.fields)).toContain('<form');
});

test('C-026, V-008: an ordinary form leads to the car list with words and filters', async () => {
  const html = await render();
  expect(html).toMatch(/<form[^>]* action="\/kop-bil\/alla-bilar-i-lager" method="get"/);
  expect(html).toMatch(/<input[^>]*type="search"[^>]*name="keyphrase"/);
  for (const name of ['car_brand', 'car_body', 'car_fuel'])
    expect(html).toMatch(
      new RegExp(`<select[^>]*name="${name}"[^>]*><option value=""[^>]*>Alla</option><option value=`),
    );
});

test('a filter says how many cars each choice has, the button how many there are', async () => {
  const { total, filters } = await loaded();
  expect(total).toBe(60);
  const [brand] = filters;
  expect(brand?.choices.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  const html = await render();
  const [choice] = brand?.choices ?? [];
  expect(html).toContain(`>${choice?.text} (${choice?.count})</option>`);
  expect(html).toContain('Visa 60 bilar');
});

test('models are offered with their make', async () => {
  expect(await render()).toMatch(
    /<datalist[^>]*><option value="\S+ [^"]+" data-text="[^"]+" data-segment="[^"]+" data-parent="[^"]+">/,
  );
});

test('the editor chooses the filters; what is no list of values is passed over', async () => {
  const Facets = ['car_gearbox', 'car_price', 'nonsense'].map((Name) => ({ Name }));
  const { filters } = await loaded({ Facets });
  expect(filters.map(({ name }) => name)).toEqual(['car_gearbox']);
});

test('SearchUrl keeps its query, and is an address of this site', async () => {
  const own = await render({ SearchUrl: '/sok?car_condition=Ny&keyphrase=gammal' });
  expect(own).toMatch(/<form[^>]*data-url="\/sok\?car_condition=Ny" action="\/sok"/);
  expect(own).toContain('<input type="hidden" name="car_condition" value="Ny"/>');
  expect(await render({ SearchUrl: 'https://evil.example' })).toContain(
    'action="/kop-bil/alla-bilar-i-lager"',
  );
  expect(await render({ SearchUrl: '/sok' }, testPage({ language: 'en' }))).toContain('action="/en/sok"');
});

test('V-121: the search is reported to analytics as one of the start page', async () => {
  expect(await render()).toContain('data-search-type="start page"');
});

test('Title, TitleTag, Text and Image are shown', async () => {
  const Image = { src: '/media/a/1280.webp', alt: 'Bil', width: 4, height: 3 };
  expect(await render({ Title: 'Hitta', TitleTag: 'H2', Text: '<p>Ord</p>', Image })).toMatch(
    /<img[^>]*alt="Bil".*<h2[^>]*>Hitta<.*<p>Ord<\/p>/,
  );
  expect(await render()).toMatch(/<h1[^>]*>Bilar i lager</);
});

test('V-415: while the search is away the hero stands, is not kept, and says no number', async () => {
  const search = () => Promise.reject(new SearchUnavailable('automotive-se-cars', 'away'));
  const page = testPage();
  const fields = readBlock(block, { uid: 'uid', componentName: block.name, fields: { Title: 'Hitta' } });
  const scope = { site: page.site.key, language: page.language, tag: page.tag };
  const away = { ...services, log: nullLog, stock: { ...services.stock, search } };
  const outcome = await load({ fields, page, scope, services: away });
  if (outcome.kind !== 'data') throw new Error(`the search is ${outcome.kind}`);
  expect(outcome.incomplete).toBe(true);
  const html = renderBlock(block, view, { Title: 'Hitta' }, { data: outcome.data, page });
  expect(html).toMatch(/Hitta.*type="search".*<button[^>]*type="submit"/s);
  expect(html).not.toMatch(/<select|\b0\b bilar/);
});

test('a site without cars has no search for them', async () => {
  const page = testPage({ site: siteByKey('auctions-se') });
  await expect(loaded({}, page)).rejects.toThrow('nothing');
});
