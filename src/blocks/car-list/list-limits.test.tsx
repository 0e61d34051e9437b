import { beforeAll, describe, expect, test } from 'vitest';
import { readBlock } from '~/modules/content';
import { carIndexSchema } from '~/modules/stock';
import { bundledPlaces } from '~/platform/places';
import { createColumnarIndex, type SearchRequest, SearchUnavailable } from '~/platform/search';
import { renderBlock, testPage } from '~test/block';
import { block } from './car-list.block';
import { load } from './car-list.data';
import { view } from './car-list.view';

const STOCK = 10_500;
const BASE = '/kop-bil/alla-bilar-i-lager';
const index = createColumnarIndex(carIndexSchema('sv-SE'));
let requests: Omit<SearchRequest, 'index'>[] = [];

beforeAll(() => {
  index.upsert(
    Array.from({ length: STOCK }, (_, at) => ({
      car_id: `c${at}`,
      slug: `bil-${at}`,
      car_brand: at < 49 ? 'Kia' : at < 145 ? 'Ford' : 'Volvo',
      car_model: 'Modell',
      car_price: 1000 + at,
      car_campaign_price: 900 + at,
      car_power: 50 + (at % 300),
      car_mileage: at,
    })),
  );
});

type Stock = Parameters<typeof load>[0]['services']['stock'];

const stock: Stock = {
  async search(_, request) {
    requests.push(request);
    return index.search({ ...request, index: 'cars' });
  },
  facetMap: async (_, facets) => index.facetMap(facets),
  car: async () => undefined,
  lowestPrice30Days: async () => null,
};

async function outcomeOf(query = '', overrides: Partial<Stock> = {}) {
  const page = testPage({ path: BASE, query: new URLSearchParams(query) });
  const fields = readBlock(block, { uid: 'uid', componentName: block.name, fields: {} });
  const services = {
    stock: { ...stock, ...overrides },
    facilities: { bySiteId: () => undefined, all: () => [] },
    places: bundledPlaces(),
  };
  requests = [];
  const outcome = await load({ fields, page, services });
  if (outcome.kind !== 'data') throw new Error(`the list is ${outcome.kind}`);
  return { data: outcome.data, page };
}

async function htmlOf(query = ''): Promise<string> {
  const { data, page } = await outcomeOf(query);
  return renderBlock(block, view, {}, { data, page }).replace(/<!-- -->/g, '');
}

const moreOf = (html: string) => /<a href="([^"]*)"[^>]*data-more=""/.exec(html)?.[1];

describe('a stock of more than ten thousand cars', () => {
  test('V-095: is counted up to 10 000', async () => {
    expect((await outcomeOf()).data.total).toBe(10_000);
  });

  test('V-096: is shown as 10 000+', async () => {
    const html = await htmlOf();
    expect(html).toMatch(/data-part="status"[^>]*>10[\s\u00a0]000\+ bilar</);
    expect(html).toMatch(/Visar 48 av 10[\s\u00a0]000\+/);
  });

  test('V-341, V-417: “show more” asks for the next 48 alone', async () => {
    expect(moreOf(await htmlOf())).toBe(`${BASE}?page=1`);
    expect(moreOf(await htmlOf('page=1&from=1'))).toBe(`${BASE}?page=2`);
    const windowOf = async (query: string) => {
      const { data } = await outcomeOf(query);
      return [requests[0]?.offset, requests[0]?.limit, data.cards.length, data.cards[0]?.car_id];
    };
    const all = (await outcomeOf('page=2')).data.cards.map(({ car_id }) => car_id);
    expect(await windowOf('')).toEqual([0, 48, 48, all[0]]);
    expect(await windowOf('page=1&from=1')).toEqual([48, 48, 48, all[48]]);
    expect(await windowOf('page=2&from=2')).toEqual([96, 48, 48, all[96]]);
  });

  test('V-077: what was not asked for in parts is whole', async () => {
    for (const query of ['page=1', 'page=1&from=2', 'page=1&from=x'])
      expect((await outcomeOf(query)).data.cards).toHaveLength(96);
    expect(await htmlOf('page=2&from=2')).toMatch(/Visar 144 av/);
  });

  test('V-342: the last page has index 20, and nothing leads beyond it', async () => {
    expect(moreOf(await htmlOf('page=19&from=19'))).toBe(`${BASE}?page=20`);
    const last = await htmlOf('page=20');
    expect(moreOf(last)).toBeUndefined();
    expect(last).toMatch(/Visar 1[\s\u00a0]008 av/);
    expect((await outcomeOf('page=21')).data.cards).toHaveLength(1008);
  });

  test.each([
    ['Kia', 49, [`${BASE}?car_brand=Kia&amp;page=1`, undefined]],
    ['Ford', 96, [`${BASE}?car_brand=Ford&amp;page=1`, undefined]],
  ])('V-343: %s: the button is gone once all %i are shown', async (make, total, links) => {
    expect((await outcomeOf(`car_brand=${make}`)).data.total).toBe(total);
    const pages = [await htmlOf(`car_brand=${make}`), await htmlOf(`car_brand=${make}&page=1`)];
    expect(pages.map(moreOf)).toEqual(links);
  });

  test('V-343: there is no button where one page is enough', async () => {
    expect(moreOf(await htmlOf('car_price=1000-1047'))).toBeUndefined();
    expect(moreOf(await htmlOf('car_price=1000-1048'))).toBe(`${BASE}?car_price=1000-1048&amp;page=1`);
  });
});

describe('ranges', () => {
  const chipsOf = (html: string) => html.match(/aria-label="Ta bort filtret/g)?.length ?? 0;

  test.each([
    ['V-378', 'car_price=1000-5000', 1],
    ['V-379', 'car_campaign_price=1000-5000', 1],
    ['V-380', 'car_power=60-90', 1],
    ['V-381', 'car_mileage=10-4000', 1],
    ['V-381', 'car_mileage=10-4000&car_brand=Volvo', 2],
    ['V-374', 'car_price=2000-', 0],
    ['V-374', 'car_price=-2000', 0],
    ['V-374', 'car_campaign_price=2000-', 0],
  ])('%s: %s counts as %i', async (_, query, count) => {
    const html = await htmlOf(query);
    expect(chipsOf(html)).toBe(count);
    expect((await outcomeOf(query)).data.total).toBeLessThan(10_000);
    // What is no chip can be taken away all the same.
    expect(html).toContain('Rensa');
  });
});

describe('a search that fails', () => {
  test('V-496: a missing map of facets is a fault of the section', async () => {
    const without = { facetMap: async () => [] };
    await expect(outcomeOf('keyphrase=volvo', without)).rejects.toThrow('facet map');
  });

  test('V-415, V-496: what is not answered is no empty stock', async () => {
    const failing = { search: () => Promise.reject(new SearchUnavailable('automotive-se-cars', 'away')) };
    await expect(outcomeOf('', failing)).rejects.toThrow(SearchUnavailable);
  });
});
