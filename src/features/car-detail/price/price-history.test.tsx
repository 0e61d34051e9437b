import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { carRecordSchema, type LoggedPrice } from '~/modules/stock';
import { testPage } from '~test/block';
import type { FoundCar } from '../car-data';
import { priceHistory, stepLine } from './price-history';
import { PriceWatch } from './price-history-view';

const NOW = new Date('2026-03-02T09:00:00Z');
const on = (day: string, price: number, currency = 'SEK'): LoggedPrice => ({
  at: new Date(`${day}T08:00:00Z`),
  minor: price * 100,
  currency,
});
const car = (price: number | null, more: object = {}) =>
  carRecordSchema.parse({
    car_id: '4711',
    slug: 'volvo-v60',
    car_brand: 'Volvo',
    car_model: 'V60',
    car_price: price,
    car_price_currency: 'SEK',
    ...more,
  });
const pricesOf = (price: number | null, logged: readonly LoggedPrice[]) =>
  priceHistory(car(price), logged, NOW)?.steps.map((step) => step.price) ?? null;

describe('the history of a price', () => {
  test.each<[string, number | null, readonly LoggedPrice[], readonly number[] | null]>([
    [
      'reductions and raises',
      240_000,
      [on('2025-11-01', 250_000), on('2026-01-01', 260_000), on('2026-02-01', 240_000)],
      [250_000, 260_000, 240_000],
    ],
    ['one price is no history', 250_000, [on('2025-11-01', 250_000)], null],
    [
      'the same price logged twice is one',
      250_000,
      [on('2025-11-01', 250_000), on('2026-01-01', 250_000)],
      null,
    ],
    [
      'what was over a year ago is left out',
      250_000,
      [on('2024-01-01', 300_000), on('2025-01-01', 250_000)],
      null,
    ],
    [
      'what still applied a year ago is not',
      250_000,
      [on('2024-01-01', 300_000), on('2025-05-01', 250_000)],
      [300_000, 250_000],
    ],
    [
      'another currency does not compare',
      250_000,
      [on('2025-11-01', 25_000, 'EUR'), on('2026-01-01', 250_000)],
      null,
    ],
    [
      'a log that ends elsewhere is not shown',
      199_000,
      [on('2025-11-01', 250_000), on('2026-01-01', 240_000)],
      null,
    ],
    ['a car without a price has none', null, [on('2025-11-01', 250_000), on('2026-01-01', 240_000)], null],
    ['nothing logged', 250_000, [], null],
  ])('%s', (_, price, logged, steps) => {
    expect(pricesOf(price, logged)).toEqual(steps);
  });

  test('is drawn level while a price applies, upright where it changes, and no steeper than it is', () => {
    const history = priceHistory(car(98_000), [on('2026-02-18', 100_000), on('2026-02-24', 98_000)], NOW);
    const corners = history === null ? [] : stepLine(history, NOW);
    expect(corners).toHaveLength(4);
    expect(corners[0]).toMatchObject({ x: 0 });
    expect(corners.at(-1)).toMatchObject({ x: 1 });
    expect(corners[1]?.x).toBe(corners[2]?.x);
    expect(corners[1]?.y).toBe(corners[0]?.y);
    // Two per cent of the price are less than a seventh of the height.
    expect((corners[2]?.y ?? 0) - (corners[1]?.y ?? 0)).toBeCloseTo(2_000 / 15_000);
  });
});

describe('on the page', () => {
  const draw = (price: number, prices: readonly LoggedPrice[], more: object = {}) => {
    const data: FoundCar = {
      kind: 'car',
      car: car(price, more),
      facility: null,
      crumbs: [],
      loan: null,
      lowestPrice: null,
      prices,
      receiver: null,
      dealers: [],
      similar: [],
    };
    return renderToString(<PriceWatch data={data} page={testPage({ now: NOW })} uid="uid" />)
      .replaceAll('<!-- -->', '')
      .replaceAll('\u00a0', ' ');
  };
  const dropped = [on('2026-01-12', 260_000), on('2026-02-01', 240_000)];

  test('a picture with words, and a table with every price, the newest first', () => {
    const html = draw(240_000, dropped);
    expect(html).toContain('Prisutveckling');
    expect(html).toMatch(/20 000 kr lägre än/);
    expect(html).toMatch(/role="img" aria-label="[^"]*lägst 240 000 kr, högst 260 000 kr/);
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
      row.replaceAll(/<[^>]+>/g, '|'),
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('inkl. moms');
    expect(rows[1]).toMatch(/240 000 kr.*−20 000 kr/);
    expect(rows[2]).toMatch(/260 000 kr.*–/);
    expect(html).toContain('dateTime="2026-02-01"');
  });

  test('a price of the night has the date of the site, for programs too', () => {
    const night = { ...on('2026-02-01', 240_000), at: new Date('2026-01-31T23:30:00Z') };
    const html = draw(240_000, [on('2026-01-12', 260_000), night]);
    expect(html).toContain('<time dateTime="2026-02-01">1 februari 2026</time>');
  });

  test('a raise is said as plainly', () => {
    const html = draw(270_000, [on('2026-01-12', 260_000), on('2026-02-01', 270_000)]);
    expect(html).toMatch(/10 000 kr högre än/);
    expect(html).toContain('+10 000 kr');
  });

  test('prices of light commercial vehicles are without VAT', () => {
    expect(draw(240_000, dropped, { car_vehicle_type_code: 'LCV' })).toContain('exkl. moms');
  });

  test('without a history there is only the form that watches the price', () => {
    const html = draw(240_000, [on('2026-02-01', 240_000)]);
    expect(html).not.toContain('<svg viewBox="0 0 300');
    expect(html).not.toContain('Prisutveckling');
    expect(html).toContain('Meddela mig när priset sänks');
    expect(html).toContain('name="carId" value="4711"');
  });
});
