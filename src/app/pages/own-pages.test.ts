import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

const entries = import.meta.glob<string>('./*-pages.ts', { query: '?raw', import: 'default', eager: true });

test('what an own page says its view is, is there: without it the page would have no styles', () => {
  const named = Object.values(entries).flatMap((text) =>
    [...text.matchAll(/entry: '([^']+)'/g)].map(([, entry = '']) => entry),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((entry) => globSync(`src/${entry}`).length === 0)).toEqual([]);
});
