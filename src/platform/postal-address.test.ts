import { expect, test } from 'vitest';
import { addressLine, townLine } from './postal-address';

test.each([
  ['262 32', 'Ängelholm', '262 32 Ängelholm'],
  ['4636', 'Kristiansand', '4636 Kristiansand'],
  ['01510', 'Vantaa', '01510 Vantaa'],
  ['949 01', 'Nitra', '949 01 Nitra'],
  ['M17 1ZZ', 'Manchester', 'Manchester M17 1ZZ'],
  ['', 'Lund', 'Lund'],
  ['M17 1ZZ', '', 'M17 1ZZ'],
  ['', '', ''],
])('the postcode %s of %s stands where the country has it', (zip, city, line) => {
  expect(townLine(zip, city)).toBe(line);
});

test('an address on one line leaves out what is not known', () => {
  expect(addressLine('Trafford Way 1', 'M17 1ZZ', 'Manchester')).toBe('Trafford Way 1, Manchester M17 1ZZ');
  expect(addressLine('', '262 32', 'Ängelholm')).toBe('262 32 Ängelholm');
  expect(addressLine('Garnisonsgatan 7', '', '')).toBe('Garnisonsgatan 7');
});
