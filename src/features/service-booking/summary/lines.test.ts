import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPriceMissing, linePrice, type PricedLine, regularLinePrice, totalOf } from './lines';

const line = (more: Partial<PricedLine> = {}): PricedLine => ({
  name: 'Hjulskifte',
  price: 99,
  priceKnown: true,
  unit: null,
  unitAbbreviation: 'st',
  listItems: [],
  ...more,
});

describe('lines', () => {
  test.each([
    ['W-143 price times unit when unit is present', line({ unit: 4 }), 396],
    ['W-143 the price alone without a unit', line({ price: 500 }), 500],
    ['W-146 no price but known is nothing to pay', line({ price: 0 }), 0],
    ['W-146 not given but known is nothing to pay', line({ price: null }), 0],
    ['W-144 no price and not known stays unknown', line({ price: null, priceKnown: false }), null],
    ['öre are kept', line({ price: 12.35, unit: 3 }), 37.05],
  ])('%s', (_, given, expected) => {
    expect(linePrice(given)).toBe(expected);
  });

  test('W-097 the total of the selected services', () => {
    expect(totalOf([line({ price: 1200 }), line({ unit: 3 })])).toBe(1497);
  });

  test('W-098 unknown prices are not in the sum, and never make it nothing', () => {
    expect(totalOf([line({ price: 1200 }), line({ price: null, priceKnown: false })])).toBe(1200);
    expect(totalOf([line({ price: null, priceKnown: false })])).toBe(0);
  });

  test('a sum of prices with öre is the sum of its parts to the öre', () => {
    const minor = fc.integer({ min: 0, max: 10_000_000 });
    const parts = fc.array(fc.record({ minor, unit: fc.option(fc.integer({ min: 1, max: 12 })) }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(parts, (given) => {
        const exact = given.reduce((sum, part) => sum + part.minor * (part.unit ?? 1), 0);
        const lines = given.map((part) => line({ price: part.minor / 100, unit: part.unit }));
        expect(Math.round(totalOf(lines) * 100)).toBe(exact);
      }),
    );
  });

  test('a price in words is not a missing one', () => {
    const unknown = line({ price: null, priceKnown: false });
    expect(isPriceMissing(unknown)).toBe(true);
    expect(isPriceMissing({ ...unknown, priceText: 'Se ditt försäkringsbrev' })).toBe(false);
  });

  test('without the agreement: only where it differs', () => {
    expect(regularLinePrice(line({ regularPrice: 120, unit: 4 }))).toBe(480);
    expect(regularLinePrice(line({ regularPrice: 99 }))).toBeNull();
    expect(regularLinePrice(line())).toBeNull();
  });
});
