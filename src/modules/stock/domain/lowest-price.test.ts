import { describe, expect, test } from 'vitest';
import { currentPriceSince, lowestPriceBefore } from './lowest-price';

const price = (day: string, minor: number, currency = 'SEK') => ({
  at: new Date(`${day}T00:00:00Z`),
  minor,
  currency,
});
const before = new Date('2026-06-30T00:00:00Z');

describe('the lowest price of the 30 days before a reduction', () => {
  test('counts a price that began earlier and still applied then', () => {
    const prices = [price('2026-01-01', 100), price('2026-06-10', 200), price('2026-06-30', 150)];
    expect(lowestPriceBefore(prices, before)?.minor).toBe(100);
  });

  test('leaves out what had ended before, and the reduced price itself', () => {
    const prices = [price('2026-01-01', 100), price('2026-05-30', 200), price('2026-06-30', 150)];
    expect(lowestPriceBefore(prices, before)?.minor).toBe(200);
  });

  test('begins to the moment: a price that ended then is not counted, one that ended later is', () => {
    const lowestWhere = (ended: string) =>
      lowestPriceBefore(
        [price('2026-01-01', 100), { ...price('2026-05-31', 200), at: new Date(ended) }],
        before,
      );
    expect(lowestWhere('2026-05-31T00:00:00Z')?.minor).toBe(200);
    expect(lowestWhere('2026-05-31T00:00:01Z')?.minor).toBe(100);
  });

  test('names the first of two that are as low', () => {
    const prices = [price('2026-06-10', 100), price('2026-06-12', 200), price('2026-06-14', 100)];
    expect(lowestPriceBefore(prices, before)?.at).toEqual(new Date('2026-06-10T00:00:00Z'));
  });

  test('is null for a car that had no price, and ignores another currency', () => {
    expect(lowestPriceBefore([price('2026-06-30', 1)], before)).toBeNull();
    expect(lowestPriceBefore([price('2026-06-10', 1, 'EUR'), price('2026-06-20', 5)], before)?.minor).toBe(5);
  });
});

test('the price that applies now began with the newest entry', () => {
  expect(currentPriceSince([price('2026-06-10', 100), price('2026-06-20', 90)])).toEqual(
    new Date('2026-06-20T00:00:00Z'),
  );
  expect(currentPriceSince([])).toBeNull();
});
