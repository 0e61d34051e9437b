import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import type { FieldSet } from '~/modules/content';
import { EDITOR_ICONS } from './editor-icons';
import { isIconName } from './icon';

test('C-498: editors choose from a fixed list of about 49 icons, with brand and channels', () => {
  expect(EDITOR_ICONS.length).toBeGreaterThanOrEqual(45);
  expect(EDITOR_ICONS.length).toBeLessThanOrEqual(55);
  expect(new Set(EDITOR_ICONS).size).toBe(EDITOR_ICONS.length);
  const named = [
    'Battery',
    'Car',
    'Calendar',
    'ChevronDown',
    'ChevronLeft',
    'ChevronRight',
    'ChevronUp',
    'Cross',
  ];
  const more = [
    'Filter',
    'Mail',
    'Phone',
    'Pin',
    'Service',
    'Star',
    'Tire',
    'Truck',
    'Windshield',
    'Facebook',
    'Nordhem',
  ];
  expect(EDITOR_ICONS).toEqual(expect.arrayContaining([...named, ...more]));
  for (const name of EDITOR_ICONS) expect(isIconName(name), name).toBe(true);
});

const iconFields = (fields: FieldSet): readonly (readonly string[])[] =>
  Object.values(fields).flatMap((field) => [
    ...(field.kind === 'icon' ? [field.options ?? []] : []),
    ...(field.item === undefined ? [] : iconFields(field.item)),
  ]);

test('C-498: each icon field of each block offers that list', () => {
  const offered = [...BLOCKS.values()].flatMap(({ contract }) => iconFields(contract.fields));
  expect(offered.length).toBeGreaterThan(2);
  for (const options of offered) expect(options).toEqual(['', ...EDITOR_ICONS]);
});

const SRC = resolve(import.meta.dirname, '../..');
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** Every module that a browser may load: what its entries import, types left out. */
function clientModules(): ReadonlySet<string> {
  const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  const entries = names.filter(
    (name) => /\.(?:island\.tsx|enhance\.ts)$/.test(name) || name === 'app/islands/boot.ts',
  );
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    const imports = text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'"]*?from\s+['"]([~.][^'"]+)['"]|import\(['"]([~.][^'"]+)['"]\)/g,
    );
    for (const [, fixed, lazy] of imports) {
      // The browser's build puts the one that fetches drawings in the place of the one that has them all.
      const from = (fixed ?? lazy ?? '').replace(/\/icon\/icon$/, '/icon/icon.browser');
      const target = from.startsWith('~/') ? join(SRC, from.slice(2)) : resolve(dirname(file), from);
      const found = ENDINGS.map((ending) => target + ending).find(
        (path) => /\.tsx?$/.test(path) && isThere(path),
      );
      if (found !== undefined) visit(found);
    }
  };
  for (const entry of entries) visit(join(SRC, entry));
  return new Set([...seen].map((file) => file.slice(SRC.length + 1)));
}

function isThere(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}

test('C-497: icons come drawn from the server; no script of a page carries the set', () => {
  const modules = clientModules();
  expect(modules.size).toBeGreaterThan(10);
  expect(modules).toContain('app/islands/boot.ts');
  const inScripts = [...modules].filter((name) => name.startsWith('ui/icon/'));
  expect(inScripts.sort()).toEqual([
    'ui/icon/addresses.ts',
    'ui/icon/fetch-icons.ts',
    'ui/icon/icon-frame.tsx',
    'ui/icon/icon.browser.tsx',
    'ui/icon/take-icons.ts',
  ]);
});
