import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ValuationSetting } from '~/sites';
import { type ComparableCar, estimateValue, MIN_CARS, type ValuedCar } from './estimate';

const SETTING: ValuationSetting = {
  tradeMargin: 0.15,
  perYear: 0.08,
  perMileage: { distance: 1000, share: 0.025 },
  nearMileage: 6000,
  roundTo: 1000,
};
const requested: ValuedCar = { year: 2021, mileage: 5000 };
const cars = (count: number, price = (at: number) => 200_000 + at * 10_000): ComparableCar[] =>
  Array.from({ length: count }, (_, at) => ({ year: 2021, mileage: 5000, price: price(at) }));

describe('an estimate from like cars', () => {
  test('is the quartiles of their prices less the margin, rounded', () => {
    expect(estimateValue(cars(9), requested, SETTING)).toEqual({
      kind: 'estimate',
      // 220 000, 240 000 and 260 000 kr, less 15 per cent.
      low: 187_000,
      middle: 204_000,
      high: 221_000,
      middlePrice: 240_000,
      cars: 9,
      near: 9,
      years: [2021, 2021],
      mileages: [5000, 5000],
    });
  });

  test('converts each car to the age and mileage that is asked', () => {
    const same = (car: Partial<ComparableCar>) =>
      estimateValue(
        cars(8, () => 200_000).map((each) => ({ ...each, ...car })),
        requested,
        { ...SETTING, tradeMargin: 0, roundTo: 1 },
      );
    expect(same({ year: 2022 })).toMatchObject({ middle: 184_000 });
    expect(same({ year: 2019 })).toMatchObject({ middle: 232_000 });
    expect(same({ mileage: 7000 })).toMatchObject({ middle: 210_000 });
    expect(same({ year: 2020, mileage: 1000 })).toMatchObject({ middle: 196_000 });
  });

  test('leaves out cars that are more than two years older or newer', () => {
    const others = [2018, 2024].flatMap((year) => cars(20, () => 9_000_000).map((car) => ({ ...car, year })));
    expect(estimateValue([...cars(9), ...others], requested, SETTING)).toEqual(
      estimateValue(cars(9), requested, SETTING),
    );
  });

  test('there is none from fewer than eight that have gone about as far', () => {
    expect(estimateValue(cars(7), requested, SETTING)).toEqual({ kind: 'too-few-cars', near: 7 });
    const farther = cars(20).map((car) => ({ ...car, mileage: 11_001 }));
    expect(estimateValue([...cars(7), ...farther], requested, SETTING)).toEqual({
      kind: 'too-few-cars',
      near: 7,
    });
    expect(estimateValue([], requested, SETTING)).toEqual({ kind: 'too-few-cars', near: 0 });
  });
});

describe('for any cars', () => {
  const car = fc.record({
    year: fc.integer({ min: 2015, max: 2026 }),
    mileage: fc.integer({ min: 0, max: 30_000 }),
    price: fc.integer({ min: 10_000, max: 2_000_000 }),
  });
  // Half of them like the asked one, so that there mostly is an estimate.
  const near = fc.record({
    year: fc.integer({ min: 2019, max: 2023 }),
    mileage: fc.integer({ min: 0, max: 9000 }),
    price: fc.integer({ min: 10_000, max: 2_000_000 }),
  });
  const stock = fc.array(fc.oneof(car, near), { minLength: 20, maxLength: 60, size: 'max' });
  const mileage = fc.integer({ min: 0, max: 12_000 });

  test('more mileage never raises it', () => {
    let compared = 0;
    fc.assert(
      fc.property(stock, mileage, mileage, (all, one, other) => {
        const of = (value: number) => estimateValue(all, { year: 2021, mileage: value }, SETTING);
        const [less, more] = [of(Math.min(one, other)), of(Math.max(one, other))];
        if (less.kind !== 'estimate' || more.kind !== 'estimate') return;
        compared += 1;
        expect(more.low).toBeLessThanOrEqual(less.low);
        expect(more.middle).toBeLessThanOrEqual(less.middle);
        expect(more.high).toBeLessThanOrEqual(less.high);
      }),
      { numRuns: 500 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  test('the order of the cars does not matter', () => {
    fc.assert(
      fc.property(
        stock.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        mileage,
        ([all, shuffled], value) => {
          const question = { year: 2021, mileage: value };
          expect(estimateValue(shuffled, question, SETTING)).toEqual(estimateValue(all, question, SETTING));
        },
      ),
    );
  });

  test('the range contains the middle, and the margin keeps it below the asking price', () => {
    fc.assert(
      fc.property(stock, mileage, (all, value) => {
        const found = estimateValue(all, { year: 2021, mileage: value }, SETTING);
        if (found.kind !== 'estimate') return;
        expect(found.low).toBeLessThanOrEqual(found.middle);
        expect(found.middle).toBeLessThanOrEqual(found.high);
        expect(found.middle).toBeLessThanOrEqual(found.middlePrice);
        expect(found.low).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('fewer than eight cars are never an estimate', () => {
    fc.assert(
      fc.property(fc.array(near, { maxLength: MIN_CARS - 1 }), mileage, (all, value) => {
        expect(estimateValue(all, { year: 2021, mileage: value }, SETTING).kind).toBe('too-few-cars');
      }),
    );
  });
});
