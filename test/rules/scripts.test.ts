import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { Sources } from './rooms';
import { sourcesOfTheHouse } from './sources';

const SCRIPT = /\.enhance\.ts$/;
const NAMED = /data-enhance(?:="|': '|\]: ')([a-z-]+)/g;

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
    ['ui/a.tsx', '<p data-enhance="a" /><p data-enhance="b" />'],
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

// What holds state is an island; a script is a touch of markup.
const MAX_SCRIPTS = 15;
const MAX_LINES = 60;

/** Scripts that are longer, or more than there may be. */
function excess(sources: Sources): readonly string[] {
  const scripts = [...sources].filter(([path]) => SCRIPT.test(path));
  const long = scripts
    .filter(([, text]) => text.trimEnd().split('\n').length > MAX_LINES)
    .map(([path]) => path);
  return [...long, ...scripts.slice(MAX_SCRIPTS).map(([path]) => path)];
}

test('scripts are few and short', () => {
  expect(excess(sourcesOfTheHouse())).toEqual([]);
});

test('one that is long, and one too many, are found', () => {
  const lines = (count: number) => 'a();\n'.repeat(count);
  const planted = new Map(
    Array.from({ length: MAX_SCRIPTS + 1 }, (_, at) => [`ui/${at}.enhance.ts`, lines(at === 3 ? 61 : 60)]),
  );
  expect(excess(planted)).toEqual(['ui/3.enhance.ts', 'ui/15.enhance.ts']);
});
