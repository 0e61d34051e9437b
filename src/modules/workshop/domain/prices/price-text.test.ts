import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceTextValue } from './price-text';

test.each([
  'price shown at summary',
  'price added',
  'see your insurance letter',
  'free',
  'price quoted by mail after booking',
])("W-685 '%s' counts as 0", (text) => {
  expect(priceTextValue(text)).toBe(0);
});

test.each([
  ['39 kr/liter', 39],
  ['39\u00a0kr/liter', 39],
  ['39,50 kr/liter', 39.5],
  ['Från 1 295 kr', 1295],
  ['1.295 kr per hjul', 1295],
  ['1295 SEK', 1295],
  ['199:-', 199],
])("W-686 '%s' counts as %d", (text, value) => {
  expect(priceTextValue(text)).toBe(value);
});

test.each([
  'Pris visas vid summering',
  'Pris tillkommer',
  'Se ditt försäkringsbrev',
  'Gratis',
  'GRATIS.',
  'Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)',
  'Ilmainen',
  'Zadarmo',
  'Ring oss på 08-123 45 67',
  'Tar 2 timmar',
  '',
])("W-687 '%s' counts as 0", (text) => {
  expect(priceTextValue(text)).toBe(0);
});

test('W-687 no text at all is worth something other than a finite amount', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d .,]{1,30}(kr|:-|sek)$/)), (text) => {
      const value = priceTextValue(text);
      return Number.isFinite(value) && value >= 0;
    }),
  );
});
