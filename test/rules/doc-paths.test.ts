import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { staleOwnFiles, stalePaths } from './doc-paths';

const ROOT = join(import.meta.dirname, '../..');
/** Looked up once: a pattern that begins anywhere below `src` walks through all of it. */
const SOURCES = globSync('src/**/*', { cwd: ROOT });
const ANYWHERE = 'src/**/';

function isThere(pattern: string): boolean {
  if (existsSync(join(ROOT, pattern))) return true;
  const end = pattern.slice(ANYWHERE.length);
  if (pattern.startsWith(ANYWHERE) && !/[*{?[]/.test(end))
    return SOURCES.some((path) => path.endsWith(`/${end}`));
  return globSync(pattern, { cwd: ROOT }).length > 0;
}

test('every path that a document names exists', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'], { cwd: ROOT });
  const texts = new Map(documents.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  expect(stalePaths(texts, isThere)).toEqual([]);
});

test('every file that the README of a room names exists', () => {
  const documents = globSync('src/**/README.md', { cwd: ROOT });
  const texts = new Map(documents.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  expect(staleOwnFiles(texts, isThere)).toEqual([]);
});

test.each([
  ['`domain/gone.ts` and `old.ts`', ['src/a/README.md names domain/gone.ts', 'src/a/README.md names old.ts']],
  ['`domain/here.ts`, `deep.ts`, `src/app/main.ts`, `a.b`', []],
])('a planted file of a room: %s', (text, stale) => {
  const files = new Set(['src/**/domain/here.ts', 'src/**/deep.ts', 'src/app/main.ts']);
  expect(staleOwnFiles(new Map([['src/a/README.md', text]]), (pattern) => files.has(pattern))).toEqual(stale);
});

test.each([
  ['See `src/app/gone.ts`.', ['a.md names src/app/gone.ts']],
  ['See `src/app/main.ts:12` and `src/<room>/main.ts`.', []],
  ['See src/app/gone.ts and `gone.ts`.', []],
  ['**Superseded** by 0012.\n\nSee `src/app/gone.ts`.', []],
])('a planted path: %s', (text, stale) => {
  const files = new Set(['src/app/main.ts', 'src/*/main.ts']);
  expect(stalePaths(new Map([['a.md', text]]), (pattern) => files.has(pattern))).toEqual(stale);
});
