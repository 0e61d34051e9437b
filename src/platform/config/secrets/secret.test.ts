import { expect, test } from 'vitest';
import { Secret } from '..';

test('a secret tells whether a text is its value, and nothing else', () => {
  const secret = new Secret('correct horse');
  expect(secret.matches('correct horse')).toBe(true);
  for (const text of ['', 'correct', 'correct horse ', 'correct horsf'])
    expect(secret.matches(text)).toBe(false);
  expect(`${secret} ${JSON.stringify(secret)}`).not.toContain('horse');
});
