import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ModuleList } from '../../scripts/vite/module-list';

const LIST: ModuleList = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/server/modules.json'), 'utf8'),
);

/** Our modules in a built file and in all that it imports at once. */
function loadedWith(file: string, seen = new Set<string>()): readonly string[] {
  const chunk = LIST[file];
  if (chunk === undefined || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.modules, ...chunk.imports.flatMap((next) => loadedWith(next, seen))];
}

test('a start loads no module of the demo', () => {
  const modules = loadedWith('main.js');
  expect(modules).toContain('src/app/main.ts');
  expect(modules).toContain('src/modules/stock/index.ts');
  expect(modules.filter((path) => path.startsWith('src/demo/'))).toEqual([]);
});
