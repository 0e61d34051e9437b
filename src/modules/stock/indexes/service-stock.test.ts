import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyResponse, SearchUnavailable } from '~/platform/search';
import { serviceStock } from './service-stock';

const site = {
  key: 'automotive-se',
  country: 'SE',
  locale: 'sv-SE',
  currency: 'SEK',
  carIndex: 'automotive-se-cars',
  siteIndex: 'automotive-se-sites',
  features: { distanceUnit: 'km' },
} as const;
const facet = [{ name: 'car_brand', type: 'list', values: [] }];
const answers = new Map<string, object>([
  ['/known', { facet, content: [{ car_id: '7' }], total_items: 1, limit: 1, offset: 0 }],
  ['/unknown', { facet, content: [], total_items: 0, limit: 1, offset: 0 }],
  ['/emptily', emptyResponse({})],
]);
const service = createServer(({ url = '' }, response) => {
  const answer = answers.get(url);
  response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? {}));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => void service.close());

describe('V-498 a car at a search service', () => {
  const car = (path: string) => serviceStock({ url: origin + path, key: null }, site).car('7');

  it('is its record, or is not there', async () => {
    expect(await car('/known')).toEqual({ car_id: '7' });
    expect(await car('/unknown')).toBeUndefined();
  });
  it('is not taken for unknown while the service fails', async () => {
    await expect(car('/failing')).rejects.toThrow(SearchUnavailable);
    await expect(car('/emptily')).rejects.toThrow(SearchUnavailable);
  });
});

describe('V-415 a search that asks for no facets', () => {
  const search = (path: string) =>
    serviceStock({ url: origin + path, key: null }, site).search({ index: site.carIndex });

  it('has none in its answer, and is not taken for empty while the service fails', async () => {
    expect(await search('/known')).toMatchObject({ facet: [], total_items: 1 });
    expect(await search('/unknown')).toMatchObject({ facet: [], total_items: 0 });
    await expect(search('/emptily')).rejects.toThrow(SearchUnavailable);
  });
});
