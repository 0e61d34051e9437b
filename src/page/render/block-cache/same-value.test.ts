import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameValue } from './same-value';

const anything = fc.anything({ withDate: true, withMap: true, withSet: true, withSparseArray: true });

test('a value and its copy are the same', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isSameValue(value, structuredClone(value))));
  const dates = new Map([['from', new Set([new Date(5)])]]);
  expect(isSameValue(dates, structuredClone(dates))).toBe(true);
});

test('what differs anywhere is never the same', () => {
  fc.assert(
    fc.property(anything, anything, (a, b) => !isSameValue(a, b) || isDeepStrictEqual(a, b)),
    { numRuns: 2000 },
  );
});

test('one change in a value makes it another', () => {
  const changed = fc
    .jsonValue()
    .chain((value) =>
      fc
        .tuple(fc.constant(value), fc.jsonValue())
        .map(([own, other]) => [{ list: [own, { at: own }] }, { list: [own, { at: other }] }]),
    );
  fc.assert(fc.property(changed, ([a, b]) => isSameValue(a, b) === isDeepStrictEqual(a, b)));
});

test.each([
  ['functions', () => 1, () => 1],
  ['instances of classes', new URL('https://a.example'), new URL('https://a.example')],
  ['a list and what looks like one', ['a'], { 0: 'a', length: 1 }],
  ['dates', new Date(1), new Date(2)],
  ['what is missing and what is undefined', {}, { a: undefined }],
  ['an order of properties', { a: 1, b: 2 }, { b: 2, a: 1 }],
])('%s are not the same', (_, a, b) => {
  expect(isSameValue(a, b)).toBe(false);
  expect(isSameValue([a], [b])).toBe(false);
});
