import { expect, test } from 'vitest';
import type { Sources } from './rooms';
import { filesAt } from './sources';

/** A file of tests has one subject. What several of them share stands beside them, or in `test`. */
const MAX_LINES = 300;

/** Files of tests, and what they share, with more lines than a reader keeps in mind. */
const longFiles = (sources: Sources): readonly string[] =>
  [...sources].flatMap(([path, text]) => {
    const { length } = text.trimEnd().split('\n');
    return length > MAX_LINES ? [`${path}: ${length}`] : [];
  });

test('no file of tests is long', () => {
  expect(longFiles(filesAt(['{src,scripts}/**/*.test.{ts,tsx}', 'test/**/*.{ts,tsx}']))).toEqual([]);
});

test('a planted one is found', () => {
  const planted = new Map([
    ['test/a.ts', 'a();\n'.repeat(MAX_LINES)],
    ['test/b.ts', 'b();\n'.repeat(MAX_LINES + 1)],
  ]);
  expect(longFiles(planted)).toEqual([`test/b.ts: ${MAX_LINES + 1}`]);
});
