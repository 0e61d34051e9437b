import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ModuleList } from '../../scripts/vite/module-list';

/** Read by the test itself: where tests are only listed, nothing has been built. */
const builtModules = (): ModuleList =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/server/modules.json'), 'utf8'));

/** Our modules in a built file and in all that it imports at once. */
function loadedWith(list: ModuleList, file: string, seen = new Set<string>()): readonly string[] {
  const chunk = list[file];
  if (chunk === undefined || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.modules, ...chunk.imports.flatMap((next) => loadedWith(list, next, seen))];
}

test('a start loads no module of the demo', () => {
  const modules = loadedWith(builtModules(), 'main.js');
  expect(modules).toContain('src/app/main.ts');
  expect(modules).toContain('src/modules/stock/index.ts');
  expect(modules.filter((path) => path.startsWith('src/demo/'))).toEqual([]);
});
