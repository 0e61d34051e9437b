import { expect, test } from 'vitest';
import type { StockNews } from '~/modules/stock';
import { findingOf, isRelevant, type ReportedBefore, type Watch } from './findings';

const day = (date: number) => new Date(Date.UTC(2026, 4, date));
const price = (minor: number, date: number, currency = 'SEK') => ({ minor, currency, at: day(date) });

const news = (more: Partial<StockNews> = {}): StockNews => ({
  carId: 'a',
  arrivedAt: day(1),
  price: price(90_000, 12),
  lowestBefore: price(100_000, 1),
  ...more,
});
const watch = (more: Partial<Watch> = {}): Watch => ({
  newCars: true,
  priceDrops: true,
  frequency: 'now',
  since: day(10),
  limit: null,
  ...more,
});
const arrived = news({ arrivedAt: day(11), price: price(90_000, 11), lowestBefore: null });
const reported = (more: Partial<ReportedBefore>): ReportedBefore => ({ asNew: false, lowest: null, ...more });

const drop = { carId: 'a', reason: 'price', price: 90_000, before: 100_000, currency: 'SEK' };
const fresh = { carId: 'a', reason: 'new', price: 90_000, before: null, currency: 'SEK' };

test.each<[string, StockNews, Watch, ReportedBefore | undefined, object | null]>([
  ['a car that came after the alert is new', arrived, watch(), undefined, fresh],
  ['a car that was there is not', news({ price: price(1, 1), lowestBefore: null }), watch(), undefined, null],
  [
    'a car told as new is not told so again',
    arrived,
    watch(),
    reported({ asNew: true, lowest: 90_000 }),
    null,
  ],
  ['new cars only when they are wanted', arrived, watch({ newCars: false }), undefined, null],
  ['a price that fell', news(), watch(), undefined, drop],
  ['price drops only when they are wanted', news(), watch({ priceDrops: false }), undefined, null],
  ['a price that fell before the alert', news(), watch({ since: day(13) }), undefined, null],
  ['a price that rose is silent', news({ lowestBefore: price(80_000, 1) }), watch(), undefined, null],
  ['raised and lowered again is silent', news({ lowestBefore: price(90_000, 1) }), watch(), undefined, null],
  [
    'another currency does not compare',
    news({ lowestBefore: price(99_000, 1, 'NOK') }),
    watch(),
    undefined,
    null,
  ],
  ['a car without a price has not become cheaper', news({ price: null }), watch(), undefined, null],
  ['the same price is told once', news(), watch(), reported({ lowest: 90_000 }), null],
  ['a lower one again', news(), watch(), reported({ lowest: 95_000 }), drop],
  ['fallen into reach', news(), watch({ priceDrops: false, limit: 95_000 }), undefined, fresh],
  ['it was within reach before', news(), watch({ priceDrops: false, limit: 100_000 }), undefined, null],
])('%s', (_, car, requested, before, finding) => {
  expect(findingOf(car, requested, before)).toEqual(finding);
});

test('cars that no alert can match are not searched', () => {
  expect(isRelevant(news(), day(10))).toBe(true);
  expect(isRelevant(arrived, day(10))).toBe(true);
  expect(isRelevant(news({ lowestBefore: price(80_000, 1) }), day(10))).toBe(false);
});
