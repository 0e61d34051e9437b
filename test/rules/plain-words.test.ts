import { expect, test } from 'vitest';
import { riddlesIn } from './plain-words';
import { filesAt, sourcesOfTheHouse } from './sources';

// Parses all of them: seconds where other work is going on.
test('names are words of the field', { timeout: 30_000 }, () => {
  expect(riddlesIn(sourcesOfTheHouse())).toEqual([]);
});

// The search tests store books on shelves: those are the things themselves.
test('so are those of tests, scripts and benchmarks', { timeout: 30_000 }, () => {
  const sources = filesAt(
    ['test/**/*.{ts,tsx,mjs}', 'scripts/**/*.{ts,mjs}', 'bench/**/*.{ts,js,jsx}'],
    ['test/search/**'],
  );
  expect(riddlesIn(sources)).toEqual([]);
});

test.each([
  ['const asking = 1;', 'asking'],
  ['export function sound() {}', 'sound'],
  ['const MOST_WORDS = 3;', 'MOST_WORDS'],
  ['const LONGEST = 60;', 'LONGEST'],
  ['interface BookingWish { readonly id: string }', 'BookingWish'],
  ['interface Engine { readonly books: string }', 'books'],
  ['class Sleeper { #kept = 1; }', 'kept'],
  ['const aCar = () => null;', 'aCar'],
  ['export const SILENT = null;', 'SILENT'],
  ['function reserve({ shelf }: Stock) { return shelf; }', 'shelf'],
])('a planted riddle is found: %s', (text, name) => {
  expect(riddlesIn(new Map([['modules/workshop/a.ts', text]]))).toEqual([`modules/workshop/a.ts: ${name}`]);
});

test('words of the field, texts and comments are none', () => {
  const text =
    "/** The most that is asked. */\nconst MAX_RESULTS = 3;\nlog.info('nobody asked');\nmodule.kind;";
  expect(riddlesIn(new Map([['modules/a.ts', text]]))).toEqual([]);
});
