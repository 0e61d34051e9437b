import { expect, test } from 'vitest';
import { newToken, tokenHash } from '.';

test('a token is found again by its digest, which does not give it away', () => {
  const { text, hash } = newToken();
  expect(text).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(tokenHash(text)).toBe(hash);
  expect(hash).not.toContain(text.slice(0, 8));
  expect(newToken().text).not.toBe(text);
});

test.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}/`, `${'a'.repeat(43)}\n`])(
  '%j is no token',
  (text) => expect(tokenHash(text)).toBeNull(),
);
