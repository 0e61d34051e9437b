import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchFacet } from '~/platform/search';
import { scaleOf, stepOf } from './range-scale';

const bucketed = (edges: readonly number[], ends: { low: number; high: number }): SearchFacet => ({
  name: 'car_price',
  type: 'histogram',
  values: [],
  count: 1,
  buckets: edges.map((edge, at) => ({
    min: at === 0 ? ends.low : edge,
    max: edges[at + 1] ?? ends.high,
    count: at + 1,
  })),
});

const listed = (counts: Readonly<Record<number, number>>): SearchFacet => ({
  name: 'car_year',
  type: 'list',
  values: Object.entries(counts).map(([text, count]) => ({ text, count })),
});

describe('the scale of a histogram', () => {
  test('is as wide as its bars, whatever its outliers are', () => {
    const scale = scaleOf(bucketed([50_000, 100_000, 150_000, 200_000], { low: 100, high: 9_000_000 }));
    expect(scale).toEqual({
      min: 50_000,
      max: 250_000,
      step: 10_000,
      low: 100,
      high: 9_000_000,
      bars: [1, 2, 3, 4],
      centred: false,
    });
  });

  test('is none where there is nothing to slide over', () => {
    expect(scaleOf(undefined)).toBeNull();
    expect(scaleOf(bucketed([7], { low: 7, high: 7 }))).toBeNull();
    expect(scaleOf(bucketed([0, 5], { low: 0, high: 10 }))).toBeNull();
    expect(scaleOf({ ...bucketed([0, 5, 10], { low: 0, high: 10 }), buckets: [] })).toBeNull();
  });

  test('has ends that thumbs can stand on, and all outliers beyond them', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 40 }),
        fc.integer({ min: 3, max: 26 }),
        fc.constantFrom(1, 2, 5),
        fc.integer({ min: 0, max: 6 }),
        fc.nat({ max: 1e7 }),
        (first, count, factor, power, beyond) => {
          const width = factor * 10 ** power;
          const edges = Array.from({ length: count }, (_, at) => (first + at) * width);
          const end = (first + count) * width;
          const scale = scaleOf(
            bucketed(edges, { low: Math.max(0, first * width - beyond), high: end + beyond }),
          );
          expect(scale).toMatchObject({ min: first * width, max: end });
          if (scale === null) return;
          expect((scale.max - scale.min) % scale.step).toBe(0);
          expect(width % scale.step).toBe(0);
          expect(scale.low).toBeLessThanOrEqual(scale.min);
          expect(scale.high).toBeGreaterThanOrEqual(scale.max);
        },
      ),
    );
  });
});

test('steps are round parts of a bar', () => {
  expect([1, 2, 5, 10, 20, 50, 500, 20_000, 50_000].map(stepOf)).toEqual([
    1, 1, 1, 2, 5, 10, 100, 5000, 10_000,
  ]);
});

describe('the scale of listed numbers', () => {
  test('has a bar for each number, also for those that no record has', () => {
    expect(scaleOf(listed({ 2020: 3, 2018: 1, 2021: 2 }))).toEqual({
      min: 2018,
      max: 2021,
      step: 1,
      low: 2018,
      high: 2021,
      bars: [1, 0, 3, 2],
      centred: true,
    });
  });

  test('is not squeezed by one old car among many', () => {
    const scale = scaleOf(listed({ 1923: 1, 2018: 200, 2019: 300 }));
    expect(scale).toMatchObject({ min: 2018, max: 2019, low: 1923, high: 2019, bars: [201, 300] });
  });

  test('is none for one number, none at all, or words', () => {
    expect(scaleOf(listed({ 2020: 5 }))).toBeNull();
    expect(scaleOf(listed({}))).toBeNull();
    expect(scaleOf({ name: 'x', type: 'list', values: [{ text: 'Volvo', count: 3 }] })).toBeNull();
  });
});
