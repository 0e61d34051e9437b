import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { Sources } from './rooms';
import { sourcesOfTheHouse } from './sources';

const SCRIPT = /\.enhance\.ts$/;
const NAMED = /data-enhance(?:-click)?(?:="|': '|\]: ')([a-z-]+)/g;

/** Markup that asks for a script which no file is. */
function missingScripts(sources: Sources): readonly string[] {
  const scripts = new Set(
    [...sources.keys()].flatMap((path) => basename(path).match(/^(.*)\.enhance\.ts$/)?.[1] ?? []),
  );
  return [...sources].flatMap(([path, text]) =>
    /\.test\.tsx?$/.test(path)
      ? []
      : [...text.matchAll(NAMED)].flatMap(([, name = '']) =>
          scripts.has(name) ? [] : [`src/${path} asks for ${name}.enhance.ts`],
        ),
  );
}

test('every script that markup asks for is there', () => {
  expect(missingScripts(sourcesOfTheHouse())).toEqual([]);
});

test('a name without a script is found', () => {
  const planted = new Map([
    ['ui/a.enhance.ts', ''],
    ['ui/a.tsx', '<p data-enhance="a" /><p data-enhance-click="b" />'],
    ['ui/b.tsx', "const attributes = { 'data-enhance': 'c' };"],
  ]);
  expect(missingScripts(planted)).toEqual([
    'src/ui/a.tsx asks for b.enhance.ts',
    'src/ui/b.tsx asks for c.enhance.ts',
  ]);
});

test('scripts have names of their own', () => {
  const names = [...sourcesOfTheHouse().keys()]
    .filter((path) => SCRIPT.test(path))
    .map((path) => basename(path));
  expect(names).toEqual([...new Set(names)]);
});
