import { expect, test } from 'vitest';
import { filesAt } from './sources';

/** What stands before `+ *` or `~ *`. */
const BEFORE_ANY = /([^\s,>+~{}]+)\s*[+~]\s*\*(?=[\s,{:])/g;

/** Rules for whatever follows, that do not begin at a class: a browser then looks at all of a list when one of its items goes. */
const universalSiblings = (sheet: string): readonly string[] =>
  [...sheet.matchAll(BEFORE_ANY)].flatMap(([rule, before = '']) => (/[.#[&]/.test(before) ? [] : [rule]));

test('no rule is for whatever follows anything', () => {
  const sheets = [...filesAt(['src/**/*.css'])];
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap(([path, sheet]) => universalSiblings(sheet).map((rule) => `${path}: ${rule}`));
  expect(found).toEqual([]);
});

test('finds such rules, and leaves those that begin at a class', () => {
  expect(universalSiblings('.main > * + * { margin: 0 }')).toEqual(['* + *']);
  expect(universalSiblings('.text > :is(h2, h3) + *, .a { margin: 0 }')).toEqual(['h3) + *']);
  expect(
    universalSiblings('.root.root + * { margin: 0 } * + .root { inline-size: calc(1px + 2px) }'),
  ).toEqual([]);
});
