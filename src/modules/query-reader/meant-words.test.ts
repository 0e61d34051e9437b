import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { meantWords, queryReaderOf } from '.';

const reader = queryReaderOf(
  [
    {
      name: 'car_brand',
      child_name: 'car_model',
      values: [
        { text: 'Tesla', children: ['Model Y'] },
        { text: 'Volkswagen', children: ['Golf', 'Golf Sportscombi', 'ID.4'] },
        { text: 'Volvo', children: ['V60', 'V60 Cross Country', 'XC60'] },
      ],
    },
    { name: 'car_color', values: [{ text: 'Black' }] },
    {
      name: 'car_site_region',
      child_name: 'car_site_city',
      values: [
        { text: 'Västra Götaland', children: ['Göteborg'] },
        { text: 'Stockholm', children: ['Stockholm'] },
      ],
    },
  ],
  siteByKey('automotive-se'),
);
const meant = (typed: string) => meantWords(typed, reader.read(typed));

test.each([
  ['vovlo', 'Volvo'],
  ['tesal', 'Tesla'],
  ['wolksvagen', 'Volkswagen'],
  ['vw', 'Volkswagen'],
  ['xc6O', 'Volvo XC60'],
  ['vovlo i gbg', 'Volvo Göteborg'],
  ['vovlo xc60', 'Volvo XC60'],
  ['sthlm', 'Stockholm'],
  ['nära gbg', 'Göteborg'],
  ['götebrog', 'Göteborg'],
])('%s means %s', (typed, text) => expect(meant(typed)?.text).toBe(text));

test.each(['volvo', 'GÖTEBORG', 'goteborg', 'id4', 'v60', 'abc 123', 'anna berg', 'xyzzy', '', '%', 'svart'])(
  '%s means what it says',
  (typed) => expect(meant(typed)).toBeNull(),
);

test('words that say nothing are left out', () => {
  expect(meant('en bil i Göteborg')).toEqual({ text: 'Göteborg', isRenamed: false });
  expect(meant('en bil i gbg')).toEqual({ text: 'Göteborg', isRenamed: true });
});
