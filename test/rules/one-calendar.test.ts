import { expect, test } from 'vitest';
import { sourcesOfTheHouse } from './sources';

/** Reckoning with dates, and writing them, as only `platform/time` does. */
const OWN_RECKONING =
  /\bget(?:UTC)?Day\(|\.setUTC(?:Date|Month|FullYear)\(|\.set(?:Date|Month)\(|new Intl\.DateTimeFormat\(/;

const reckoningIn = (path: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, at) => (OWN_RECKONING.test(line) ? [`src/${path}:${at + 1}`] : []));

test('dates are reckoned and written in one place', () => {
  const code = [...sourcesOfTheHouse()].filter(
    ([path]) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/^platform\/time\//.test(path),
  );
  expect(code.flatMap(([path, text]) => reckoningIn(path, text))).toEqual([]);
});

test.each([
  'const day = date.getUTCDay();',
  'const day = new Date(text).getDay();',
  'later.setUTCDate(later.getUTCDate() + 1);',
  "new Intl.DateTimeFormat('sv').format(date)",
])('a planted one is found: %s', (line) => {
  expect(reckoningIn('ui/a.ts', line)).toEqual(['src/ui/a.ts:1']);
});
