import { expect, test } from 'vitest';
import { bareMail, isEmail } from '.';

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

test.each([
  [' eva@post.example\u00a0', 'eva@post.example'],
  ['mailto:eva@post.example?subject=Hej', 'eva@post.example'],
  ['Eva Ek <eva@post.example>;', 'eva@post.example'],
  ['<eva@post.example>', 'eva@post.example'],
  ['eva@post.example.', 'eva@post.example'],
  ['eva@po\u00adst.example', 'eva@post.example'],
  ['a@post.example, b@post.example', 'a@post.example, b@post.example'],
  ['eva@post', 'eva@post'],
])('the address in %s', (typed, address) => expect(bareMail(typed)).toBe(address));
