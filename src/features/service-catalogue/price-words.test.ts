import { expect, test } from 'vitest';
import { translator } from '~/messages';
import { ORIGINAL_SERVICE } from './catalogue';
import { serviceOf } from './example-catalogue';
import { priceWords, totalWords } from './price-words';

const t = translator('sv');
const line = (serviceId: string, value: number, priceText: string) => ({
  service: { ...serviceOf(serviceId), prices: [{ priceGroup: 'list', value, priceText }] },
});
const original = line(ORIGINAL_SERVICE, 0, 'Pris offereras på mail efter bokning');
const free = line('hamtning', 0, 'Gratis');
const oil = line('oljebyte', 1630, '1 630 kr');

test.each([
  ['an amount', [oil], null],
  ['an amount beside words', [free, oil, original], null],
  ['nothing to pay, written as an amount', [line('tvatt', 0, '0 kr')], null],
  ['one price in words', [free, line('lanebil', 0, 'Gratis')], 'Gratis'],
  ['the original service alone', [original], 'Pris efter kontroll'],
  ['different words', [free, original], 'Pris efter kontroll'],
])('the total of %s is never a nought that is not meant', (_, lines, words) => {
  expect(totalWords(lines, t)).toBe(words);
});

test('W-328: the original service has the required words for its price', () => {
  expect(priceWords(original.service, t)).toBe(
    'Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)',
  );
  expect(priceWords({ ...oil.service, prices: [] }, t)).toBe(null);
});
