import { expect, test } from 'vitest';
import { isEmail } from '.';

test.each([
  ['a@b.se', true],
  ['a.b+c@sub.domain.example', true],
  ['ö@räksmörgås.se', true],
  ['a', false],
  ['a@b', false],
  ['a@b.c', false],
  ['@b.se', false],
  ['a b@c.se', false],
  ['a@-b.se', false],
  [`${'a'.repeat(65)}@b.se`, false],
])('%s is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
