import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number';

test.each([
  ['250 000', 250_000],
  ['250\u00a0000', 250_000],
  ['250\u202f000', 250_000],
  [' 2 5 0 ', 250],
  ['250,000', 250_000],
  ['1.250.000', 1_250_000],
])('V-375: %j is %i: spaces and separators of thousands are stripped', (text, number) => {
  expect(wholeNumber(text)).toBe(number);
});

test.each([
  ['12.7', 12],
  ['12,75', 12],
  ['300 000 kr', 300_000],
  ['007', 7],
  ['-5', 0],
  ['−5', 0],
  ['99999999999', 999_999_999],
  ['kr 5', 5],
  ['£20,000', 20_000],
  ['max 200000', 200_000],
  ['abc', null],
  ['', null],
  ['-', null],
])('V-376: %j is read as %j', (text, number) => {
  expect(wholeNumber(text)).toBe(number);
});

test.each([
  ['200k', 200_000],
  ['200 K', 200_000],
  ['£20k', 20_000],
  ['200 tkr', 200_000],
  ['200t', 200_000],
  ['12,5 tusen', 12_500],
  ['15 tis. km', 15_000],
  ['20 t€', 20_000],
  ['200 kr', 200],
  ['2000 till 3000', 2000],
  ['5 km', 5],
  ['2020 t.o.m. 2022', 2020],
])('thousands written short: %j is %i', (text, number) => {
  expect(wholeNumber(text)).toBe(number);
});

test('V-375: whatever a number is written like, it is read back', () => {
  const locales = ['sv-SE', 'nb-NO', 'fi-FI', 'sk-SK', 'en-GB', 'de-DE'];
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999 }), fc.constantFrom(...locales), (number, locale) => {
      expect(wholeNumber(new Intl.NumberFormat(locale).format(number))).toBe(number);
    }),
  );
});

test('V-376: anything typed is a whole number from 0, or none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const number = wholeNumber(text);
      if (number !== null) expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
    }),
  );
});
