import { describe, expect, test } from 'vitest';
import { createLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { err } from '~/platform/result';
import { fixedClock } from '~/platform/time';
import { type SiteKey, siteByKey } from '~/sites';
import { v60s, valuationsFrom } from '~test/valuation';
import type { Valuations } from '../valuation';
import { valuationRoutes } from './routes';

interface Stage {
  readonly site?: SiteKey;
  readonly valuations?: Valuations;
  readonly plates?: number;
  readonly reads?: number;
}

function stage({
  site = 'automotive-se',
  valuations = valuationsFrom(v60s(9)),
  plates = 99,
  reads = 99,
}: Stage = {}) {
  const lines: string[] = [];
  const app = valuationRoutes({
    valuations,
    siteOf: () => siteByKey(site),
    clientOf: () => 'visitor',
    limits: {
      plates: createRateLimit({ burst: plates, perMinute: 30 }),
      reads: createRateLimit({ burst: reads, perMinute: 30 }),
    },
    clock: fixedClock('2026-03-02T10:00:00Z'),
    log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
  });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('http://nordhem.example/api/valuation', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'nordhem.example', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { post, log: () => lines.join('') };
}

const QUESTION = { regno: 'abc 123', milage: 5000, language: 'sv' };

describe('POST /api/valuation', () => {
  test('answers with the estimate, and how it comes about in the words of the page', async () => {
    const answer = await stage().post(QUESTION);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { valuation, words } = await answer.json();
    expect(valuation).toMatchObject({ kind: 'estimate', low: 187_000, middle: 204_000, high: 221_000 });
    expect(plain(words)).toEqual({
      headline: 'Uppskattning för Volvo V60, 2021: 187 000–221 000 kr',
      how: [
        'Vi har 9 begagnade Volvo V60 i lager, årsmodell 2021, som har gått 5 000 mil. 9 av dem har gått ungefär lika långt som din.',
        'Varje bils pris är omräknat till din bils ålder och mätarställning: 8 % per år och 2,5 % per 1 000 mil.',
        'Mittpriset blir 240 000 kr. Från det drar vi 15 % för moms, rekonditionering, garanti, kostnader och vår förtjänst: 204 000 kr.',
        'Intervallet rymmer den mittersta hälften av bilarna.',
        'Motor, utrustning och skick är inte medräknade. Det är en uppskattning och inget bud: en värderare behöver se bilen först.',
      ],
    });
  });

  test('in English, distances are kilometres', async () => {
    const cars = [...v60s(9), ...v60s(1, { car_year: 2020, car_mileage: 6200 })];
    const answer = await stage({ valuations: valuationsFrom(cars) }).post({ ...QUESTION, language: 'en' });
    const { words } = await answer.json();
    expect(plain(words)).toMatchObject({
      headline: expect.stringMatching(/^Estimate for Volvo V60, 2021: \d{3},000(?:–\d{3},000)? kr/),
      how: expect.arrayContaining([
        'We have 10 used Volvo V60 in stock, model year 2020–2021, with 50,000–62,000 km on the clock. 10 of them have gone about as far as yours.',
        'The price of each car is converted to the age and mileage of yours: 8% per year and 2.5% per 10,000 km.',
      ]),
    });
  });

  test('says that there are too few cars, and how many it takes', async () => {
    const answer = await stage({ valuations: valuationsFrom(v60s(7)) }).post(QUESTION);
    expect(answer.status).toBe(200);
    const { valuation, words } = await answer.json();
    expect(valuation).toMatchObject({ kind: 'too-few-cars', near: 7 });
    expect(plain(words)).toEqual({
      headline: 'Ingen uppskattning av Volvo V60, 2021',
      how: [
        'I lagret står 7 bilar av samma modell, ålder och mätarställning. Vi uppskattar först när det finns minst 8.',
        'Skicka uppgifterna så räknar en värderare på just din bil.',
      ],
    });
  });

  test('an unknown car is an answer, not a failure', async () => {
    const answer = await stage().post({ ...QUESTION, regno: 'NON111' });
    expect([answer.status, (await answer.json()).valuation]).toEqual([200, { kind: 'unknown-vehicle' }]);
  });

  test.each([
    ['no JSON', '{', 400],
    ['nothing', {}, 400],
    ['a mileage in words', { ...QUESTION, milage: '5000' }, 400],
    ['a mileage below nought', { ...QUESTION, milage: -1 }, 400],
    ['a plate that is an essay', { ...QUESTION, regno: 'x'.repeat(41) }, 400],
  ])('%s is refused', async (_, body, status) => {
    expect((await stage().post(body)).status).toBe(status);
  });

  test.each([
    ['invalid-registration-number', 422],
    ['register-unavailable', 503],
  ] as const)('%s is answered with %i', async (code, status) => {
    const valuations = valuationsFrom([], { vehicle: async () => err({ code }) });
    const answer = await stage({ valuations }).post(QUESTION);
    expect([answer.status, await answer.json()]).toEqual([status, { error: code }]);
  });

  test.each(['carstore-no', 'automotive-uk', 'lifestyle-se'] as const)('%s has none', async (site) => {
    expect((await stage({ site }).post(QUESTION)).status).toBe(404);
  });

  test('is for our own pages', async () => {
    expect((await stage().post(QUESTION, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('a client goes through no more plates than it may; one car may be asked about again', async () => {
    const { post } = stage({ plates: 1 });
    for (const regno of ['ABC123', 'abc 123', 'ABC123'])
      expect((await post({ ...QUESTION, regno })).status).toBe(200);
    const refused = await post({ ...QUESTION, regno: 'ABC124' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    const many = stage({ reads: 1 });
    await many.post(QUESTION);
    expect((await many.post(QUESTION)).status).toBe(429);
  });

  test('a plate is in no log, whatever came of it', async () => {
    const unavailable = valuationsFrom([], { vehicle: async () => err({ code: 'register-unavailable' }) });
    for (const over of [{}, { valuations: unavailable }, { valuations: valuationsFrom([]) }]) {
      const { post, log } = stage(over);
      await post(QUESTION);
      expect(log()).toMatch(/car (not )?valued/);
      expect(log()).not.toMatch(/abc ?123|V60/i);
    }
  });
});

/** Without no-break spaces, for reading. */
const plain = (words: unknown): unknown =>
  JSON.parse(JSON.stringify(words).replaceAll(/[\u00a0\u202f]/g, ' '));
