import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLACES } from '../../scripts/docs-pictures/places.mjs';

const ROOT = join(import.meta.dirname, '../..');
const DOCS = join(ROOT, 'docs');
const PICTURES = join(DOCS, 'pictures');
const MAX_BYTES = 3_000_000;

/** The pictures of the documents with their texts, in Markdown or, where a width is given, in HTML. */
const shown = [
  join(ROOT, 'README.md'),
  ...readdirSync(DOCS)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(DOCS, name)),
]
  .map((path) => readFileSync(path, 'utf8'))
  .flatMap((text) => [
    ...[...text.matchAll(/!\[([^\]]*)\]\((?:docs\/)?pictures\/([^)]+)\)/g)].map(([, alt, file]) => ({
      alt,
      file,
    })),
    ...[...text.matchAll(/<img src="pictures\/([^"]+)" alt="([^"]*)"/g)].map(([, file, alt]) => ({
      alt,
      file,
    })),
  ]);
const files = readdirSync(PICTURES).sort();

test('the documents show each picture once, with a text; the script takes them all, and no other', () => {
  expect(shown.map(({ file }) => file).sort()).toEqual(files);
  expect(PLACES.map(({ name }) => `${name}.webp`).sort()).toEqual(files);
  expect(shown.filter(({ alt = '' }) => alt.trim().length < 10)).toEqual([]);
});

test('they are small', () => {
  const bytes = files.map((name) => statSync(join(PICTURES, name)).size);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(MAX_BYTES);
});
