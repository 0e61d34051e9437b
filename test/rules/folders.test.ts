import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import type { Sources } from './rooms';
import { sourcesOfTheHouse } from './sources';

/** A reader of a folder's listing can tell the way of the data. Tests beside what they test do not count. */
const MAX_FILES = 16;

/** Lists of like things, one file each: a site, a language's texts, a page or a scene of the demo. */
const LISTS = /^(?:sites|themes|messages\/\w+|demo\/content\/[\w-]+|demo\/drawings\/scenes)$/;

/** Folders with more files of code than a listing can tell, as `folder: count`. */
function crowdedFolders(sources: Sources): readonly string[] {
  const code = [...sources.keys()].filter(
    (path) => /\.tsx?$/.test(path) && !/\.(?:test\.tsx?|d\.ts)$/.test(path),
  );
  return [...Map.groupBy(code, (path) => dirname(path))]
    .filter(([folder, files]) => files.length > MAX_FILES && !LISTS.test(folder))
    .map(([folder, { length }]) => `src/${folder}: ${length}`);
}

test('no folder is a crowd', () => {
  expect(crowdedFolders(sourcesOfTheHouse())).toEqual([]);
});

test('a planted crowd is found', () => {
  const files = (folder: string) =>
    Array.from({ length: MAX_FILES + 1 }, (_, at): readonly [string, string] => [`${folder}/${at}.ts`, '']);
  const planted = new Map([...files('ui/text'), ...files('sites'), ['ui/text/1.test.ts', '']]);
  expect(crowdedFolders(planted)).toEqual([`src/ui/text: ${MAX_FILES + 1}`]);
});
