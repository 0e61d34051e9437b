import { dirname, join } from 'node:path';

/** What the bundler knows of a module. */
export interface ModuleText {
  readonly code: string | null;
  /** The modules that it imports, dynamically or not. */
  readonly imports: readonly string[];
}

const NAMED_IMPORT = /\b(?:import|export)\s*(type\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const DOOR = /[\\/]features[\\/][\w-]+[\\/]index\.ts$/;

const namesOf = (list: string, which: 'own' | 'outside'): readonly string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
    .map((entry) => entry.split(/\s+as\s+/).at(which === 'own' ? 0 : -1) ?? entry);

interface NamedImport {
  readonly names: readonly string[];
  readonly from: string;
}

const importsIn = (code: string, which: 'own' | 'outside'): readonly NamedImport[] =>
  [...code.matchAll(NAMED_IMPORT)]
    .filter(([, type]) => type === undefined)
    .map(([, , list = '', from = '']) => ({ names: namesOf(list, which), from }));

/** A module in the bundler's words, whatever ending its address leaves out. */
const isAt = (id: string, path: string): boolean =>
  id === path || id.startsWith(`${path}.`) || id === join(path, 'index.ts');

/**
 * What a module reaches: through the door of a feature only what it takes from there, so that a page is not given the styles
 * of all else that the feature has. What cannot be read off the text is reached whole.
 */
export function importsThroughDoors(
  src: string,
  moduleOf: (id: string) => ModuleText,
): (id: string) => readonly string[] {
  const behind = (door: string, taken: readonly string[]): readonly string[] | undefined => {
    const { code, imports } = moduleOf(door);
    const shown = importsIn(code ?? '', 'outside');
    const targets = taken.map((name) => {
      const from = shown.find(({ names }) => names.includes(name))?.from;
      return from === undefined ? undefined : imports.find((id) => isAt(id, join(dirname(door), from)));
    });
    return targets.every((target) => target !== undefined) ? targets : undefined;
  };
  return (id) => {
    const { code, imports } = moduleOf(id);
    const named = importsIn(code ?? '', 'own').filter(({ from }) => from.startsWith('~/'));
    return imports.flatMap((imported) => {
      if (!DOOR.test(imported)) return imported;
      const taken = named.filter(({ from }) => isAt(imported, join(src, from.slice(2))));
      const names = taken.flatMap(({ names }) => names);
      return (names.length > 0 ? behind(imported, names) : undefined) ?? imported;
    });
  };
}
