import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatMoneyRange, majorUnits, minorUnits, parseMoney } from './money';

const minorOf = (text: string) => {
  const money = parseMoney(text);
  return money.ok ? money.value : money.error;
};

describe('money in a feed', () => {
  test.each([
    ['10,499.00 USD', 1_049_900, 'USD'],
    ['249 900 kr', 24_990_000, null],
    ['249 900:-', 24_990_000, null],
    ['249\u00a0900\u202f000 SEK', 24_990_000_000, 'SEK'],
    ['£10,499', 1_049_900, 'GBP'],
    ['SEK 249900', 24_990_000, 'SEK'],
    ['249.900,50 €', 24_990_050, 'EUR'],
    ['1234.5', 123_450, null],
    ['10.499', 1_049_900, null],
    ["1'234'567.89 CHF", 123_456_789, 'CHF'],
    ['1’234’567.89 CHF', 123_456_789, 'CHF'],
    ['249 900,--', 24_990_000, null],
    ['Kr. 249.900,-', 24_990_000, null],
    ['SEK 249 900:-', 24_990_000, 'SEK'],
    ['100 US$', 10_000, 'USD'],
    ['0', 0, null],
  ])('%s is read', (text, minor, currency) => {
    expect(minorOf(text)).toEqual({ minor, currency });
  });

  test.each([
    '',
    'abc',
    '-5',
    '12,34,567',
    '1.2.3',
    '10 49',
    '5 apples',
    '$5 USD',
    '1e5',
    '1,2345',
    '10..5',
    '0.005',
    '0,500',
    '$CAD 100',
  ])('"%s" is no money', (text) => {
    expect(minorOf(text)).toBe('not-money');
  });

  test('whatever a locale writes is read back to the same amount', () => {
    const currency = fc.constantFrom(
      ['sv-SE', 'SEK'],
      ['nb-NO', 'NOK'],
      ['fi-FI', 'EUR'],
      ['sk-SK', 'EUR'],
      ['en-GB', 'GBP'],
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), currency, (minor, [locale = '', code = '']) => {
        const read = parseMoney(formatMoney(majorUnits(minor), code, locale));
        expect(read.ok && read.value.minor).toBe(minor);
      }),
    );
  });

  test('minor and major units are each other’s inverse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (minor) => minorUnits(majorUnits(minor)) === minor),
    );
  });

  test('no text throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        (text) => typeof parseMoney(text).ok === 'boolean',
      ),
    );
  });
});

test('FORMAT-2: crowns are kr behind the amount in every language of their country, other money as its locale has it', () => {
  expect(formatMoney(1690, 'SEK', 'en-GB')).toBe('1,690\u00a0kr');
  expect(formatMoney(1690.5, 'NOK', 'en-GB')).toBe('1,690.50\u00a0kr');
  expect(formatMoney(249_900, 'SEK', 'sv-SE')).toBe('249\u00a0900\u00a0kr');
  expect(formatMoney(10_499, 'GBP', 'en-GB')).toBe('£10,499');
  expect(formatMoneyRange(180_000, 215_000, 'SEK', 'en-GB')).toBe('180,000–215,000\u00a0kr');
  expect(formatMoneyRange(15_000, 18_000, 'GBP', 'en-GB')).toMatch(/^£15,000\s?–\s?£18,000$/);
});
