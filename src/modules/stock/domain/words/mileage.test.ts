import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertMileage, type DistanceUnit, formatMileage, parseMileage } from './mileage';

const read = (text: string, bare: DistanceUnit = 'km') => {
  const mileage = parseMileage(text, bare);
  return mileage.ok ? mileage.value : mileage.error;
};

describe('mileage in a feed', () => {
  test.each([
    ['23335', 23_335, 'km'],
    ['2,777 miles', 2_777, 'miles'],
    ['4 500 mil', 4_500, 'mil'],
    ['45.000 km', 45_000, 'km'],
    ['0', 0, 'km'],
    ['12 MI', 12, 'miles'],
    ['123.4', 123, 'km'],
    ['12,345.0 km', 12_345, 'km'],
    ['12 345,6 km', 12_346, 'km'],
    ['12.345,5', 12_346, 'km'],
    ['1.234.567', 1_234_567, 'km'],
    ['0.5', 1, 'km'],
  ])('%s is read', (text, value, unit) => {
    expect(read(text)).toEqual({ value, unit });
  });

  test.each(['', 'new', '-3', '5 parsecs', '1,23,4', '12,345,6', '0.500', '99999999999'])(
    '"%s" is no mileage',
    (text) => {
      expect(read(text)).toBe('not-a-mileage');
    },
  );

  test('a Swedish mil is ten kilometres, and a mile is 1.609', () => {
    expect(convertMileage({ value: 45_000, unit: 'km' }, 'mil')).toBe(4_500);
    expect(convertMileage({ value: 10_000, unit: 'miles' }, 'km')).toBe(16_093);
    expect(formatMileage(4_500, 'mil', 'sv-SE').replace(/\s/g, ' ')).toBe('4 500 mil');
  });

  test('what a site writes is read back', () => {
    const units = fc.constantFrom<DistanceUnit>('mil', 'km', 'miles');
    const locales = fc.constantFrom('sv-SE', 'nb-NO', 'fi-FI', 'sk-SK', 'en-GB');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), units, locales, (value, unit, locale) => {
        expect(read(formatMileage(value, unit, locale))).toEqual({ value, unit });
      }),
    );
  });
});
