import { expect, test } from 'vitest';
import { sourcesOfTheHouse } from './sources';

/** Where a text becomes a value of type any: everywhere else it comes as `JsonValue` (`platform/json`). */
const UNTYPED = /\bJSON\.parse\(|(?<!\bz)\.json\(\)/;
const READER = 'platform/json.ts';

const untypedIn = (path: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, at) => (UNTYPED.test(line) ? [`src/${path}:${at + 1}`] : []));

test('JSON is read in one place, where it gets its type', () => {
  const code = [...sourcesOfTheHouse()].filter(
    ([path]) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== READER,
  );
  expect(code.flatMap(([path, text]) => untypedIn(path, text))).toEqual([]);
});

test.each(['const x = JSON.parse(text);', 'const x = await answer.json();'])(
  'a planted one is found: %s',
  (line) => {
    expect(untypedIn('ui/a.ts', line)).toEqual(['src/ui/a.ts:1']);
  },
);
