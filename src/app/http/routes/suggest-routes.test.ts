import { beforeAll, describe, expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import { carListShape } from '~/features/car-search/query/fixed-filters';
import { listRequest } from '~/features/car-search/query/list-request';
import { readListState } from '~/features/car-search/query/read-state';
import { createCarSuggestions } from '~/features/car-search/text/car-suggestions';
import { carWords } from '~/features/car-search/text/car-words';
import { carIndexSchema, type Stock, type StockChange } from '~/modules/stock';
import { bundledPlaces } from '~/platform/places';
import { createRateLimit } from '~/platform/rate-limit';
import { createColumnarIndex } from '~/platform/search';
import { type SiteKey, siteByKey } from '~/sites';
import { type Offers, suggestRoutes } from './suggest-routes';

const site = siteByKey('automotive-se');
const index = createColumnarIndex(carIndexSchema('sv-SE'));
let searches = 0;
let body: (change: StockChange) => void = () => undefined;
const stock: Pick<Stock, 'search' | 'onChange'> = {
  search: async (name, request) => {
    searches++;
    return index.search({ ...request, index: name });
  },
  onChange(listener) {
    body = listener;
    return () => undefined;
  },
};

beforeAll(() => index.upsert(demoCars('automotive-se', '2026-03-02', 600)));

const app = (key: SiteKey = 'automotive-se', burst = 1000) =>
  suggestRoutes({
    cars: createCarSuggestions(stock),
    places: bundledPlaces(),
    siteOf: () => siteByKey(key),
    clientOf: () => '203.0.113.7',
    rateLimit: createRateLimit({ burst, perMinute: 1 }),
    clock: { now: () => new Date('2026-03-02T09:00:00Z') },
  });

async function ask(query: string, routes = app()): Promise<Offers['suggestions']> {
  const answer = await routes.request(`/api/suggest?${query}`);
  expect(answer.status).toBe(200);
  const offers: Offers = await answer.json();
  return offers.suggestions;
}
const texts = async (q: string) =>
  (await ask(`q=${encodeURIComponent(q)}&language=sv`)).map(({ text }) => text);

describe('suggestions of the site’s cars', () => {
  test('are makes and models with their counts, in words of the language asked for', async () => {
    const [first] = await ask('q=volv&language=sv');
    expect(first).toMatchObject({ text: 'Volvo', note: 'Märke' });
    expect((await ask('q=volv&language=en'))[0]?.note).toBe('Make');
    expect((await ask('q=volv&language=xx'))[0]?.note).toBe('Märke');
    expect(await texts('volvo v')).toContain('Volvo V60');
    expect((await texts('vlovo'))[0]).toBe('Volvo');
  });

  test('say how many cars a search for them finds', async () => {
    const { carList } = site;
    if (carList === null) throw new Error('the site has cars');
    const shape = carListShape(carList);
    const typed = [
      'v',
      'volvo v',
      'd',
      'volvo d',
      'volvo v60 ',
      'diesel v',
      'volvo diesel v',
      'svart s',
      'suv b',
      'skoda e',
      // query reader: what is typed as a whole, and nicknames.
      'xc 60',
      'vw',
      'elbil under 300000',
      'vit suv dragkrok vol',
      'laddhybrid k',
      'kombi under 5000 mil',
      'elbilsv',
    ];
    let compared = 0;
    for (const q of typed) {
      for (const { text, count } of await ask(`q=${encodeURIComponent(q)}`)) {
        const page = { query: new URLSearchParams({ keyphrase: text }), wildcard: [] };
        const { state, map } = await readListState(
          page,
          shape,
          (facets) => index.facetMap(facets),
          carWords({ site, places: bundledPlaces() }),
        );
        const found = index.search({ ...listRequest(state, shape, map), index: '', limit: 0 });
        expect({ text, count: found.total_items }).toEqual({ text, count });
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(25);
  });

  test('query reader: what was typed is offered as it is read, with its count', async () => {
    const [first] = await ask(`q=${encodeURIComponent('elbil under 300000')}&language=sv`);
    expect(first).toMatchObject({ text: 'elbil under 300000', note: 'El · högst 300\u00a0000\u00a0kr' });
    const [english] = await ask(`q=${encodeURIComponent('electric under 300000')}&language=en`);
    expect(english?.note).toContain('Electric');
    expect(english?.count).toBe(first?.count);
    const [vw] = await ask('q=vw&language=sv');
    const [whole] = await ask('q=volkswagen&language=sv');
    expect(vw).toMatchObject({ text: 'vw', note: 'Volkswagen', count: whole?.count });
    // Not only the campaign whose name begins with the word.
    const [electric, campaign] = await ask('q=elbil&language=sv');
    expect(electric).toMatchObject({ text: 'elbil', note: 'El' });
    expect(campaign).toMatchObject({ text: 'Elbilsveckor' });
    expect(electric?.count).toBeGreaterThan(campaign?.count ?? 0);
    const [volvo] = await ask('q=volv&language=sv');
    expect(volvo).toMatchObject({ text: 'Volvo' });
  });

  test('query reader: no completion is what the list reads otherwise', async () => {
    // "Not automatic" and amounts: the last word begins no value.
    expect(await texts('ej automat')).not.toContain('ej Automatisk');
    expect(await texts('200 000 kr')).toEqual(['200 000 kr']);
    expect(await texts('200k')).toEqual(['200k']);
    expect((await texts('volkswagen id3'))[0]).toBe('Volkswagen ID.3');
  });

  test('query reader: all makes but one are one note', async () => {
    const [first] = await ask('q=inte+volvo&language=sv');
    expect(first).toMatchObject({ text: 'inte volvo', note: 'Märke: alla utom Volvo' });
  });

  test('keep to what the list has fixed', async () => {
    const [all] = await ask('q=volvo');
    const [used] = await ask('q=volvo&car_condition=Begagnad');
    expect(used?.count).toBeLessThan(all?.count ?? 0);
    expect(used?.count).toBe(
      index.search({ index: '', filters: { car_brand: 'Volvo', car_condition: 'Begagnad' }, limit: 0 })
        .total_items,
    );
  });

  test('are read once and again when the stock has changed', async () => {
    const routes = app();
    await ask('q=vol', routes);
    const before = searches;
    await ask('q=volvo', routes);
    expect(searches).toBe(before);
    await ask('q=volvo%20die', routes);
    await ask('q=volvo%20dies', routes);
    expect(searches, 'once for what “volvo” finds').toBe(before + 1);
    searches = before;
    body({ indexName: 'carstore-fi-cars', changed: [], removed: [] });
    await ask('q=volvo', routes);
    expect(searches).toBe(before);
    body({ indexName: 'automotive-se-cars', changed: [], removed: [] });
    await ask('q=volvo', routes);
    expect(searches).toBe(before + 1);
  });

  test('are none on a site without cars, and nothing to nothing', async () => {
    expect(await ask('q=volvo', app('lifestyle-se'))).toEqual([]);
    expect(await ask('q=')).toEqual([]);
    expect(await ask('')).toEqual([]);
  });
});

test('towns are those of the site’s country', async () => {
  const of = async (key: SiteKey, q: string) =>
    (await (await app(key).request(`/api/places?q=${q}`)).json()).suggestions;
  expect((await of('automotive-se', 'gote'))[0]).toEqual({ text: 'Göteborg' });
  expect((await of('carstore-fi', 'tamp'))[0]).toEqual({ text: 'Tampere' });
  expect(await of('carstore-fi', '')).toEqual([]);
});

test('a town is found by its name, and by a position near it, in the site’s country alone', async () => {
  const at = async (query: string, key: SiteKey = 'automotive-se') =>
    (await (await app(key).request(`/api/places/find?${query}`)).json()).place;
  expect(await at('q=%20g%C3%B6teborg%20')).toMatchObject({
    name: 'Göteborg',
    latitude: expect.closeTo(57.7, 1),
  });
  expect(await at('q=Oslo')).toBeNull();
  expect(await at('latitude=59.33&longitude=18.06')).toMatchObject({ name: 'Stockholm' });
  expect(await at('latitude=41.9&longitude=12.5')).toBeNull();
  const status = async (query: string) => (await app().request(`/api/places/find?${query}`)).status;
  for (const query of [
    '',
    'q=',
    `q=${'a'.repeat(101)}`,
    'latitude=91&longitude=1',
    'latitude=x&longitude=1',
    'latitude=1',
  ])
    expect(await status(query)).toBe(400);
  const near = await app().request('/api/places/find?latitude=59.33&longitude=18.06');
  expect(near.headers.get('cache-control')).toBe('no-store');
});

describe('the routes', () => {
  test('answers are cacheable for a minute', async () => {
    expect((await app().request('/api/suggest?q=v')).headers.get('cache-control')).toBe('public, max-age=60');
  });
  test.each([
    ['a very long text', `q=${'a'.repeat(501)}`, 400],
    ['more than a box holds', `q=${'a'.repeat(300)}`, 200],
    ['too many filters', `q=v&${'a=1&'.repeat(21)}`, 400],
    ['a filter that is no field', 'q=vol&__proto__=x&constructor=y&%00=z', 200],
    ['broken escapes', 'q=%E0%A4%A', 200],
    ['controls and half characters', 'q=%00%1f%ED%A0%80vol', 200],
    ['markup', 'q=%3Cscript%3E', 200],
  ])('stand %s', async (_, query, status) => {
    expect((await app().request(`/api/suggest?${query}`)).status).toBe(status);
  });
  test('tell who asks too fast to wait, and who posts that they only read', async () => {
    const routes = app('automotive-se', 1);
    await routes.request('/api/suggest?q=v');
    const refused = await routes.request('/api/places?q=v');
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect((await app().request('/api/suggest', { method: 'POST' })).status).toBe(405);
  });
});
