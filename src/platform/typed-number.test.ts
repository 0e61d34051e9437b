import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedNumber } from './typed-number';

test.each([
  ['495', 495],
  [' 4,95 ', 4.95],
  ['4.95', 4.95],
  [',5', 0.5],
  ['0,5', 0.5],
  ['25 000', 25_000],
  ['25\u00a0000', 25_000],
  ['25\u2009000,5', 25_000.5],
  ['25.000', 25_000],
  ['25,000', 25_000],
  ['25.000,50', 25_000.5],
  ['25,000.50', 25_000.5],
  ['1.295.000', 1_295_000],
  ["25'000", 25_000],
  ['25\u00ad000', 25_000],
  ['５００', 500],
  ['-5', -5],
  ['−5,5', -5.5],
  ['-0', 0],
])('%s is %d', (text, value) => expect(typedNumber(text)).toBe(value));

test.each([
  '',
  ' ',
  '-',
  '4,9 5',
  '25 00',
  '2 50000',
  '1,2,3',
  '12,345,6',
  '4,955,',
  '0,500',
  '4;95',
  '5 kr',
  '1e3',
  '0x10',
  '1-2',
  '٣',
])('%s is none', (text) => expect(typedNumber(text)).toBeNull());

test('what is written with two decimals in any of the languages is read back', () => {
  const value = fc.integer({ min: 0, max: 90_000_000 }).map((minor) => minor / 100);
  fc.assert(
    fc.property(value, fc.constantFrom('sv', 'nb', 'fi', 'sk', 'en-GB', 'de'), (number, locale) => {
      const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(number);
      return typedNumber(written) === number;
    }),
  );
});
