import { expect, it } from 'vitest';
import type { FacetMap } from './facet-map';
import { splitKeyphrase } from './keyphrase';

const map: FacetMap = [
  {
    name: 'brand',
    child_name: 'model',
    values: [
      { text: 'Volvo', children: ['V60', 'Cross Country'] },
      { text: 'Land Rover', children: ['Defender', 'Sport'] },
      { text: 'Rover', children: ['Sport'] },
      { text: 'Citroën' },
    ],
  },
  { name: 'fuel', values: [{ text: 'Diesel' }, { text: 'El' }] },
  { name: 'region', values: [{ text: 'Skåne' }, { text: 'Volvo' }] },
  { name: 'color', values: [{ text: 'Röd' }] },
  { name: 'sample', values: [{ text: 'true' }] },
];
const split = (keyphrase: string) => splitKeyphrase(keyphrase, map);

it('makes filters of the words that are facet values and keeps the rest in order', () => {
  expect(split('red VOLVO roof diesel  xyzzy')).toEqual({
    matches: [
      { name: 'brand', text: 'Volvo' },
      { name: 'fuel', text: 'Diesel' },
    ],
    filters: [
      { name: 'brand', child_name: 'model', values: [{ text: 'Volvo' }] },
      { name: 'fuel', child_name: undefined, values: [{ text: 'Diesel' }] },
    ],
    keyphrase: 'red roof xyzzy',
  });
});

it.each([
  ['C-463: words that are values of facets become filters', 'volvo röd', ['Volvo', 'Röd'], ''],
  ['C-463: a word that is no value does not', 'volvo rosa', ['Volvo'], 'rosa'],
  ['C-463: a value of several words is found as a whole', 'röd land rover', ['Röd', 'Land Rover'], ''],
  ['C-464: case does not count: capitals', 'VOLVO', ['Volvo'], ''],
  ['C-464: case does not count: small letters', 'volvo', ['Volvo'], ''],
  ['C-465: the other words stay, in their order', 'volvo xyz abc', ['Volvo'], 'xyz abc'],
  ['C-465: also around a value, as they were written', 'Xyz volvo ABC', ['Volvo'], 'Xyz ABC'],
])('%s', (_, words, values, keyphrase) => {
  const found = split(words);
  expect(found.filters.flatMap((filter) => filter.values.map(({ text }) => text))).toEqual(values);
  expect(found.keyphrase).toBe(keyphrase);
});

it('finds a value of several words as a whole, the longest first', () => {
  expect(split('land rover defender').filters).toEqual([
    { name: 'brand', child_name: 'model', values: [{ text: 'Land Rover', children: ['Defender'] }] },
  ]);
  expect(split('rover').filters[0]?.values).toEqual([{ text: 'Rover' }]);
  expect(split('land').keyphrase).toBe('land');
});

it('puts a child under its parent, named in the keyphrase or not', () => {
  expect(split('v60').filters).toEqual([
    { name: 'brand', child_name: 'model', values: [{ text: 'Volvo', children: ['V60'] }] },
  ]);
  expect(split('v60').matches).toEqual([
    { name: 'model', text: 'V60', parent: { name: 'brand', text: 'Volvo' } },
  ]);
  expect(split('Volvo V60').filters).toEqual(split('V60 Volvo').filters);
});

it('takes a child of several parents under the one named, else under all', () => {
  expect(split('rover sport').filters[0]?.values).toEqual([{ text: 'Rover', children: ['Sport'] }]);
  expect(split('sport').filters[0]?.values).toEqual([
    { text: 'Land Rover', children: ['Sport'] },
    { text: 'Rover', children: ['Sport'] },
  ]);
});

it('does not mind missing diacritics, commas and doubled words', () => {
  expect(split('citroen, skane citroën').matches).toEqual([
    { name: 'brand', text: 'Citroën' },
    { name: 'region', text: 'Skåne' },
  ]);
});

it('prefers the first facet that has the value and passes over booleans', () => {
  expect(split('volvo true')).toMatchObject({
    matches: [{ name: 'brand', text: 'Volvo' }],
    keyphrase: 'true',
  });
});

it('leaves an empty or unknown keyphrase as it is', () => {
  expect(split('')).toEqual({ matches: [], filters: [], keyphrase: '' });
  expect(split(' qzxqzx  a/b?c ').keyphrase).toBe('qzxqzx a/b?c');
});
