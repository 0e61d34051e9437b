import { beforeAll, expect, test } from 'vitest';
import { type FieldValues, readBlock } from '~/modules/content';
import { carIndexSchema } from '~/modules/stock';
import { createColumnarIndex, type SearchRequest } from '~/platform/search';
import { renderBlock, testPage } from '~test/block';
import { block } from './car-teaser.block';
import { load } from './car-teaser.data';
import { view } from './car-teaser.view';

const index = createColumnarIndex(carIndexSchema('sv-SE'));
let requests: Omit<SearchRequest, 'index'>[] = [];
const priceOf = (at: number): number => 100_000 + ((at * 37) % 150);

beforeAll(() => {
  index.upsert(
    Array.from({ length: 150 }, (_, at) => ({
      car_id: `c${at}`,
      slug: `bil-${at}`,
      car_brand: at % 2 === 0 ? 'Volvo' : 'Kia',
      car_model: 'Modell',
      car_price: priceOf(at),
      car_price_text: `${priceOf(at)} kr`,
    })),
  );
});

type Fields = Partial<FieldValues<typeof block.fields>>;

async function teaser(given: Fields) {
  requests = [];
  return load({
    fields: readBlock(block, { uid: 'uid', componentName: block.name, fields: given }),
    page: testPage(),
    services: {
      stock: {
        async search(_, request) {
          requests.push(request);
          return index.search({ ...request, index: 'cars' });
        },
        lowestPrice30Days: async () => null,
      },
    },
  });
}

async function idsOf(given: Fields): Promise<readonly string[]> {
  const outcome = await teaser(given);
  return outcome.kind === 'data' ? outcome.data.map(({ car_id }) => car_id) : [outcome.kind];
}

test('V-434: cars stand in the order of their ids, those that are sold are left out', async () => {
  expect(await idsOf({ CarIds: 'c9, c1, c30, missing' })).toEqual(['c9', 'c1', 'c30']);
  expect(await idsOf({ CarIds: 'missing' })).toEqual(['nothing']);
});

test('V-433: no more than 100 cars are looked up by id', async () => {
  const ids = Array.from({ length: 101 }, (_, at) => `c${at}`);
  expect(await idsOf({ CarIds: ids.join(',') })).toEqual(ids.slice(0, 100));
  expect(requests[0]).toMatchObject({ limit: 100, filters: { car_id: ids.slice(0, 100) } });
});

test('V-435: a stored query shows 8 cars, or as many as it says', async () => {
  expect(await idsOf({})).toHaveLength(8);
  expect(await idsOf({ Number: 3 })).toHaveLength(3);
  expect(await idsOf({ Filters: [{ Name: 'car_brand', Value: 'Saab' }] })).toEqual(['nothing']);
});

test('V-436: a stored query’s sort name is put into the record’s words', async () => {
  const cheapest = await idsOf({ SortName: 'car_vehicle_price_asc' });
  expect(requests[0]?.sort_name).toBe('car_price_asc');
  expect(cheapest).toEqual(await idsOf({ SortName: 'car_price_asc' }));
  const byPrice = Array.from({ length: 150 }, (_, at) => at).toSorted((a, b) => priceOf(a) - priceOf(b));
  expect(cheapest).toEqual(byPrice.slice(0, 8).map((at) => `c${at}`));
});

async function markup(given: Fields): Promise<string> {
  const outcome = await teaser(given);
  return outcome.kind === 'data' ? renderBlock(block, view, given, { data: outcome.data }) : outcome.kind;
}

test('V-325: a car has title, price and a place for its picture, and leads to its page', async () => {
  const html = await markup({ CarIds: 'c2' });
  expect(html).toMatch(/<a [^>]*href="\/kop-bil\/c2\/bil-2"[^>]*>[^<]*Volvo/);
  expect(html).toContain('100074 kr');
  expect(html).toMatch(/<img|<svg/);
});

test('V-182: the button stands where a link is set, and nowhere else', async () => {
  const Link = { href: '/kop-bil/alla-bilar-i-lager', text: 'Se alla bilar' };
  const button = /<a href="\/kop-bil\/alla-bilar-i-lager"[^>]*>.*?Se alla bilar/;
  expect(await markup({ Title: 'Nyss inkomna', Link })).toMatch(button);
  expect(await markup({ Title: 'Nyss inkomna' })).not.toContain('alla-bilar-i-lager');
});
