import { describe, expect, test } from 'vitest';
import { lowestPriceBefore } from './lowest-price';

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

  test('is null for a car that had no price, and ignores another currency', () => {
    expect(lowestPriceBefore([price('2026-06-30', 1)], before)).toBeNull();
    expect(lowestPriceBefore([price('2026-06-10', 1, 'EUR'), price('2026-06-20', 5)], before)?.minor).toBe(5);
  });
});
