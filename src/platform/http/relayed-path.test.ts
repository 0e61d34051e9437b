import { expect, test } from 'vitest';
import { isSafeSubpath } from '.';

test.each(['/a', '/a/b%20c.jpg', '/a..b/..c', '/100%25', '//evil.example/x', '/https://evil.example'])(
  '%s stays below',
  (path) => expect(isSafeSubpath(path)).toBe(true),
);

test.each([
  '/../a',
  '/a/..',
  '..',
  '/..%2f..%2fa',
  '/%2e%2e/a',
  '/%252e%252e%252fa',
  '/a\\..\\b',
  '/a%5c..%5cb',
  '/%00',
  '/%2500',
  '/%',
  '/%ff',
])('%s does not', (path) => expect(isSafeSubpath(path)).toBe(false));
