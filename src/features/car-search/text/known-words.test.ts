import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeKnownValues, encodeKnownValues } from './known-words';

const text = fc.string({ minLength: 1, maxLength: 20 }).filter((value) => !/[\t\n>]/.test(value));
const segment = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/);
const value = fc.record({ text, segment });
const families = fc.array(fc.tuple(value, fc.array(value, { maxLength: 4 })), { maxLength: 6 });

test('V-112: what a hero knows is read as it was written', () => {
  fc.assert(
    fc.property(families, (all) => {
      const known = all.flatMap(([make, models]) => [
        { ...make, parent: null },
        ...models.map((model) => ({ ...model, parent: make.segment })),
      ]);
      expect(decodeKnownValues(encodeKnownValues(known))).toEqual(known);
    }),
  );
});

test('most values say their segment themselves', () => {
  const known = [
    { text: 'Volvo', segment: 'volvo', parent: null },
    { text: 'V60 Cross Country', segment: 'v60-cross-country', parent: 'volvo' },
    { text: 'Citroën', segment: 'citroen', parent: null },
    { text: 'Elhybrid (bensin)', segment: 'elhybrid-bensin', parent: null },
    { text: 'Tromsø', segment: 'tromso', parent: null },
  ];
  expect(encodeKnownValues(known)).toBe(
    'Volvo\n\tV60 Cross Country\nCitroën\nElhybrid (bensin)\nTromsø>tromso',
  );
});

test('what cannot be written stays a word', () => {
  expect(encodeKnownValues([{ text: 'a>b', segment: 'a-b', parent: null }])).toBe('');
  expect(decodeKnownValues('')).toEqual([]);
});
