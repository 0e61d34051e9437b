import { expect, test } from 'vitest';
import { importCircles } from './circles';
import { sourcesOfTheHouse } from './sources';

test('no files import each other in a circle', () => {
  expect(importCircles(sourcesOfTheHouse())).toEqual([]);
});

test.each([
  ["import { x } from './c';", "export type { y } from './a';"],
  ["import type { x } from '~/ui/c';", "const y = await import('../ui/a');"],
  ["export * from './c';", "import './b';"],
])('a planted circle is found: %s %s', (b, c) => {
  const planted = new Map([
    ['ui/a.ts', "import { b } from './b';"],
    ['ui/b.ts', b],
    ['ui/c.tsx', c],
    ['ui/d.ts', "import './a';"],
  ]);
  expect(importCircles(planted)).toHaveLength(1);
});

test('two ways to the same file are no circle', () => {
  const planted = new Map([
    ['ui/a.ts', "import './b';\nimport './c';"],
    ['ui/b.ts', "import './c';"],
    ['ui/c.ts', ''],
  ]);
  expect(importCircles(planted)).toEqual([]);
});
