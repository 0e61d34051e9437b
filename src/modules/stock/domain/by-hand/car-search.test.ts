import { expect, test } from 'vitest';
import { carWords, readCarSearch } from './car-search';

const CAR = {
  car_id: '1000202',
  car_brand: 'Škoda',
  car_model: 'ID.4',
  car_version: 'Cooper SE',
  car_year: 2025,
  car_regno: 'MEJ 38X',
  car_color: null,
  car_site_name: 'Nordhem Malmö',
  car_site_city: 'Malmö',
};

test('the words of a car are plain, and those with marks stand there without them as well', () => {
  expect(carWords(CAR)).toBe(
    '1000202 skoda id.4 cooper se 2025 mej 38x nordhem malmo malmo id4 cooperse mej38x nordhemmalmo',
  );
});

test.each([
  ['MEJ-38x', [['mej-38x', 'mej38x']], 'mej38x'],
  [
    'Škoda,\u00a0ID.4\n',
    [
      ['skoda', 'skoda'],
      ['id.4', 'id4'],
    ],
    'skodaid4',
  ],
  ['38x', [['38x', '38x']], ''],
  ['%', [['%', '']], ''],
])('%j is read as words', (typed, words, joined) => {
  expect(readCarSearch(typed)).toEqual({
    ids: [],
    words: words.map(([word, bare]) => ({ word, bare })),
    joined,
  });
});

test('an address that was pasted is one of its parts, and nothing typed is nothing', () => {
  const ids = (text: string) => readCarSearch(text)?.ids;
  expect(ids('https://nordhem.example/kop-bil/1000202/mini-cooper?x=1')).toContain('1000202');
  expect(ids('http://nordhem.example')).toEqual(['', '']);
  for (const typed of ['', ' \u00a0\n', '\0']) expect(readCarSearch(typed), typed).toBeNull();
});
