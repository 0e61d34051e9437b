import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prefixesOf } from './short-names.ts';

const SHEETS = globSync('src/**/*.module.css');

test('each sheet has two characters of its own, the first a letter, whatever order the sheets come in', () => {
  const prefixes = prefixesOf(SHEETS);
  expect(prefixes.size).toBe(SHEETS.length);
  expect(new Set(prefixes.values()).size).toBe(SHEETS.length);
  for (const prefix of prefixes.values()) expect(prefix).toMatch(/^[a-zA-Z][a-zA-Z0-9]$/);
  expect([...prefixesOf(SHEETS.toReversed())]).toEqual([...prefixes]);
});

test('a sheet more leaves nearly all others what they are called', () => {
  const before = prefixesOf(SHEETS);
  const after = prefixesOf([...SHEETS, 'src/ui/another.module.css']);
  expect([...before].filter(([sheet, prefix]) => after.get(sheet) !== prefix).length).toBeLessThan(5);
});
