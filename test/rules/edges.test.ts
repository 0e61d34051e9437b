import { expect, test } from 'vitest';
import { layersWithoutEdge } from './edges';
import { filesAt } from './sources';

test('what lies over a page has an edge, as a browser may take away its ground and its shadow', () => {
  const sheets = [...filesAt(['src/**/*.css'])];
  expect(sheets.length).toBeGreaterThan(100);
  expect(
    sheets.flatMap(([path, sheet]) => layersWithoutEdge(sheet).map((rule) => `${path}: ${rule}`)),
  ).toEqual([]);
});

test('finds such layers', () => {
  const tip = 'position: absolute; background: var(--color-inverse)';
  expect(layersWithoutEdge(`.tip { ${tip} }`)).toEqual(['.tip']);
  expect(layersWithoutEdge(`.tip { ${tip}; border: 0 }`)).toEqual(['.tip']);
  expect(layersWithoutEdge(`.tip { ${tip}; outline: 1px solid transparent }`)).toEqual([]);
  expect(
    layersWithoutEdge(`.tip { ${tip} } @media (forced-colors: active) { .open .tip { border: 1px solid } }`),
  ).toEqual([]);
  expect(layersWithoutEdge('.veil { position: absolute; background: rgb(0 0 0 / 0.5) }')).toEqual([]);
});
