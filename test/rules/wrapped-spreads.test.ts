import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DIRECTORIES = ['src', 'test', 'bench', 'scripts'];
/** An object literal that is spread where it is written: its properties can stand there themselves. */
const SPREAD_LITERAL = /\.{3}\{/;

const linesWith = (path: string): readonly string[] =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .flatMap((line, at) => (SPREAD_LITERAL.test(line) ? [`${path}:${at + 1}`] : []));

test('no object literal is spread where it is written', () => {
  const code = DIRECTORIES.flatMap((directory) =>
    readdirSync(join(ROOT, directory), { recursive: true, encoding: 'utf8' })
      .map((path) => `${directory}/${path}`)
      .filter((path) => /\.(tsx?|m?js)$/.test(path)),
  );
  expect(code.flatMap(linesWith)).toEqual([]);
});
