import { describe, expect, test } from 'vitest';
import { createRateLimit } from '~/platform/rate-limit';
import { err } from '~/platform/result';
import { type SiteKey, siteByKey } from '~/sites';
import { cfdRequest, DEFAULT_REQUEST } from '~test/finance/quote-suite';
import { embeddedQuotes } from '../adapters/embedded-quotes';
import type { QuoteService } from '../quote-service';
import { quoteRoutes } from './quote-routes';

const routes = (site: SiteKey = 'automotive-uk', quotes: QuoteService = embeddedQuotes(), burst = 100) =>
  quoteRoutes({
    quotes,
    siteOf: () => siteByKey(site),
    clientOf: () => '203.0.113.7',
    rateLimit: createRateLimit({ burst, perMinute: 1 }),
    clock: { now: () => new Date('2026-03-02T09:00:00Z') },
  });

const post = (
  call: string,
  body: unknown,
  {
    app = routes(),
    headers = {},
  }: { app?: ReturnType<typeof routes>; headers?: Record<string, string> } = {},
) =>
  app.request(`/api/codeweaver/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('V-319, V-455: default answers with the products', async () => {
  const answer = await post('default', DEFAULT_REQUEST);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { Products } = await answer.json();
  expect(Products.map(({ FamilyKey }: { FamilyKey: string }) => FamilyKey)).toEqual(['PCP', 'HP']);
});

test('V-473, V-476: cfd answers with Vehicles[0].FinanceQuotations[0]', async () => {
  const answer = await post('cfd', cfdRequest());
  expect(answer.status).toBe(200);
  const quotation = (await answer.json()).Vehicles[0].FinanceQuotations[0];
  expect(quotation.Blocks[0].Details[0]).toEqual({
    Key: 'cashPrice',
    Label: 'Cash price',
    DisplayValue: '£18,995.00',
  });
  expect(quotation.Finance.Notifications).toEqual([]);
  expect(Object.keys(quotation.Finance.Quote)).toEqual([
    'Term',
    'TotalDeposit',
    'TotalRegularPayment',
    'AnnualMileage',
    'Payment',
    'QuoteActions',
  ]);
});

test.each(['automotive-se', 'automotive-no', 'carstore-se', 'carstore-fi', 'carstore-sk'] as const)(
  'V-005: %s has no quotes',
  async (site) => {
    const app = routes(site);
    expect((await post('default', DEFAULT_REQUEST, { app })).status).toBe(404);
    expect((await post('cfd', cfdRequest(), { app })).status).toBe(404);
  },
);

describe('V-481 bad input', () => {
  const { Vehicle } = DEFAULT_REQUEST;
  const without = (parameter: string) => ({
    VehicleRequests: cfdRequest().VehicleRequests.map((each) => ({
      ...each,
      Parameters: { ...each.Parameters, [parameter]: undefined },
    })),
  });
  test.each<[string, unknown]>([
    ['default', {}],
    ['default', []],
    ['default', 'null'],
    ['default', '{'],
    ['default', { ...DEFAULT_REQUEST, Organisation: undefined }],
    ['default', { ...DEFAULT_REQUEST, Vehicle: { ...Vehicle, Type: 'Boat' } }],
    ['default', { ...DEFAULT_REQUEST, Vehicle: { ...Vehicle, OnTheRoadPrice: '18995' } }],
    ['default', { ...DEFAULT_REQUEST, Vehicle: { ...Vehicle, OnTheRoadPrice: -1 } }],
    ['default', { ...DEFAULT_REQUEST, Vehicle: { ...Vehicle, OnTheRoadPrice: 1e300 } }],
    ['cfd', {}],
    ['cfd', { VehicleRequests: [] }],
    ['cfd', { VehicleRequests: Array.from({ length: 50 }, () => cfdRequest().VehicleRequests[0]) }],
    ['cfd', cfdRequest({ Term: 0 })],
    ['cfd', cfdRequest({ Term: 1e9 })],
    ['cfd', cfdRequest({ FinanceProductFamilyKeys: [] })],
    ...['Term', 'CashDeposit', 'RegularPayment', 'AnnualMileage', 'CalculationType', 'Organisation'].map(
      (parameter): [string, unknown] => ['cfd', without(parameter)],
    ),
  ])('%s: %j is refused with 400', async (call, body) => {
    expect((await post(call, body)).status).toBe(400);
  });

  test('of another type, or too much of it', async () => {
    expect((await post('cfd', 'a=b', { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await post('cfd', `"${'x'.repeat(70_000)}"`)).status).toBe(413);
  });
});

test('pages of others are not served', async () => {
  const answer = await post('default', DEFAULT_REQUEST, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(answer.status).toBe(403);
});

test('too many requests get Retry-After', async () => {
  const app = routes('automotive-uk', embeddedQuotes(), 1);
  expect((await post('cfd', cfdRequest(), { app })).status).toBe(200);
  const refused = await post('cfd', cfdRequest(), { app });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
});

test.each([
  ['refused', 422],
  ['unavailable', 503],
] as const)('a service that has %s is told apart by status %i', async (failure, status) => {
  const failing: QuoteService = { products: async () => err(failure), quote: async () => err(failure) };
  const app = routes('automotive-uk', failing);
  expect((await post('default', DEFAULT_REQUEST, { app })).status).toBe(status);
  expect((await post('cfd', cfdRequest(), { app })).status).toBe(status);
});
