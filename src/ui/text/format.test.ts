import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDistance, formatHits, formatMinor, formatNumber, formatPercent, formatPrice } from './format';

const space = '\u00a0';

describe('prices', () => {
  test.each([
    [249900, 'sv-SE', 'SEK', `249${space}900${space}kr`],
    [249900, 'nb-NO', 'NOK', `249${space}900${space}kr`],
    [24900, 'en-GB', 'GBP', '£24,900'],
    [24900, 'fi-FI', 'EUR', `24${space}900${space}€`],
    [24900, 'sv-FI', 'EUR', `24${space}900${space}€`],
    [24900, 'sk-SK', 'EUR', `24${space}900${space}€`],
    [249900, 'en-SE', 'SEK', `249${space}900${space}kr`],
    [0, 'sv-SE', 'SEK', `0${space}kr`],
    [-500, 'sv-SE', 'SEK', `\u2212500${space}kr`],
    [2895.5, 'sv-SE', 'SEK', `2${space}895,50${space}kr`],
  ] as const)('%d in %s %s', (amount, locale, currency, written) => {
    expect(formatPrice(amount, locale, currency)).toBe(written);
  });

  test('come from minor units without losing any', () => {
    expect(formatMinor(24990000, 'sv-SE', 'SEK')).toBe(`249${space}900${space}kr`);
    expect(formatMinor(399999, 'en-GB', 'GBP')).toBe('£3,999.99');
  });

  test('never break over a line nor need a narrow space', () => {
    const locales = fc.constantFrom('sv-SE', 'nb-NO', 'en-GB', 'fi-FI', 'sv-FI', 'sk-SK', 'en-SE');
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), locales, (amount, locale) => {
        expect(formatPrice(amount, locale, 'EUR')).not.toMatch(/[ \u202f\u2009]/);
        expect(formatPrice(amount, locale, 'SEK').replace(/\D/g, '')).toBe(String(Math.abs(amount)));
      }),
    );
  });
});

test.each([
  ['sv-SE', `12${space}345,5`],
  ['nb-NO', `12${space}345,5`],
  ['fi-FI', `12${space}345,5`],
  ['sv-FI', `12${space}345,5`],
  ['sk-SK', `12${space}345,5`],
  ['en-GB', '12,345.5'],
])('C-524: 12345.5 is written as %s writes it', (locale, written) => {
  expect(formatNumber(12345.5, locale)).toBe(written);
});

test('C-525: numbers have the decimals asked for', () => {
  expect(formatNumber(12345.678, 'sv-SE')).toBe(`12${space}345,678`);
  expect(formatNumber(12345.678, 'sv-SE', { decimals: 1 })).toBe(`12${space}345,7`);
  expect(formatNumber(12345.5, 'sv-SE', { decimals: 2 })).toBe(`12${space}345,50`);
  expect(formatNumber(12345.5, 'en-GB', { decimals: 0 })).toBe('12,346');
});

test('rates are rounded half up on the number as it is written', () => {
  expect(formatPercent(6.28, 'sv-SE')).toBe(`6,28${space}%`);
  expect(formatPercent(4.55, 'sv-SE', { decimals: 1 })).toBe(`4,6${space}%`);
  expect(formatPercent(1.005, 'en-GB')).toBe('1.01%');
  expect(formatPercent(0, 'en-GB', { decimals: 1 })).toBe('0.0%');
});

test('distances carry the unit of the country', () => {
  expect(formatDistance(4520, 'sv-SE', 'mil')).toBe(`4${space}520${space}mil`);
  expect(formatDistance(28104, 'en-GB', 'miles')).toBe(`28,104${space}miles`);
});

test('hits are capped at 10 000', () => {
  expect(formatHits(9999, 'sv-SE')).toBe(`9${space}999`);
  expect(formatHits(10000, 'sv-SE')).toBe(`10${space}000+`);
  expect(formatHits(250000, 'en-GB')).toBe('10,000+');
});
