import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRAND_CLASSES, type CarRule, FUELS } from '../model';
import { type RuledCar, suitsCar } from './suits';

const CAR: RuledCar = { brand: 'Volvo', buildYear: 2015, fuel: 'petrol', brandClass: 'standard' };
const because = 'A test';
const car = (over: Partial<RuledCar> = {}): RuledCar => ({ ...CAR, ...over });
const suits = (
  cars: CarRule[],
  over: Partial<RuledCar> = {},
  brands: 'all' | 'authorised' | string[] = 'all',
) => suitsCar({ cars, brands }, car(over));

describe('correction 5: a service is right for a car', () => {
  test('when there is no rule, whatever is known of the car', () => {
    expect(suits([], { fuel: null, buildYear: null })).toBe(true);
    expect(suits([], {}, 'authorised')).toBe(true);
  });

  test.each(FUELS)('that runs on %s when the rule names it, and else never', (fuel) => {
    const others = FUELS.filter((each) => each !== fuel);
    expect(suits([{ of: 'fuel', among: [fuel], because }], { fuel })).toBe(true);
    expect(suits([{ of: 'fuel', among: others, because }], { fuel })).toBe(false);
  });

  test('within the years of a rule, both included', () => {
    const rule = { of: 'buildYear', from: 2000, until: 2010, because } as const;
    const fits = (buildYear: number | null) => suits([rule], { buildYear });
    expect([1999, 2000, 2010, 2011, null].map(fits)).toEqual([false, true, true, false, false]);
    expect(suits([{ ...rule, until: null }], { buildYear: 2200 })).toBe(true);
    expect(suits([{ ...rule, from: null }], { buildYear: 1880 })).toBe(true);
  });

  test('of the classes and brands that are named, however the brand is spelt', () => {
    const van: CarRule = { of: 'brandClass', among: ['light-commercial'], because };
    expect(suits([van], { brandClass: 'light-commercial' })).toBe(true);
    expect(suits([van])).toBe(false);
    expect(suits([], { brand: 'alfa romeo' }, ['Alfa-Romeo'])).toBe(true);
    expect(suits([], { brand: 'Volvo' }, ['Alfa-Romeo'])).toBe(false);
  });

  const rules = fc.array(
    fc.oneof(
      fc.record({
        of: fc.constant('fuel' as const),
        among: fc.uniqueArray(fc.constantFrom(...FUELS), { minLength: 1 }),
        because: fc.constant(because),
      }),
      fc.record({
        of: fc.constant('buildYear' as const),
        from: fc.option(fc.integer({ min: 1950, max: 2030 })),
        until: fc.option(fc.integer({ min: 1950, max: 2030 })),
        because: fc.constant(because),
      }),
      fc.record({
        of: fc.constant('brandClass' as const),
        among: fc.uniqueArray(fc.constantFrom(...BRAND_CLASSES), { minLength: 1 }),
        because: fc.constant(because),
      }),
    ),
    { maxLength: 5 },
  );
  const facts = fc.record({
    fuel: fc.option(fc.constantFrom(...FUELS)),
    buildYear: fc.option(fc.integer({ min: 1940, max: 2040 })),
    brandClass: fc.constantFrom(...BRAND_CLASSES),
  });

  test('only if it is right by each rule alone: a rule more never adds a car', () => {
    fc.assert(
      fc.property(rules, facts, (cars, over) => {
        expect(suits(cars, over)).toBe(cars.every((rule) => suits([rule], over)));
      }),
    );
  });

  test('of which less is known only if it is right for it whatever the rest may be', () => {
    fc.assert(
      fc.property(rules, facts, (cars, over) => {
        if (!suits(cars, { ...over, fuel: null })) return;
        for (const fuel of FUELS) expect(suits(cars, { ...over, fuel })).toBe(true);
      }),
    );
  });
});
