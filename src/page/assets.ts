import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { decodeJson } from '~/platform/json';
import { compactTokens } from '~/themes';
import { namesIn, type StyleRule, splitRules, usedCss } from './style-rules';

/** What the document needs to know of the builds. Addresses are absolute paths on our own host. */
export interface Assets {
  /** Entry script of the islands runtime. */
  readonly boot: string;
  /** Further module scripts of the head: what the entry script imports, or the dev server's client. */
  readonly scripts: readonly string[];
  /** Chunks that these islands need, beyond what every page starts with. */
  preloads(islands: Iterable<string>): readonly string[];
  /** The statement that orders the layers of all style sheets; it stands in the head of every document. */
  readonly layers: string;
  /** The rule of a theme with the names that the build has for its tokens. */
  readonly tokens?: (css: string) => string;
  /** CSS of the given entry modules (paths below src): all of it, or what markup can use. */
  css(entries: Iterable<string>, shown?: Shown): string;
}

/** What is shown with a style sheet. Islands that stand in the markup may draw more, and bring no styles. */
interface Shown {
  readonly markup: Iterable<string>;
  /** Entry modules whose views the server may draw again, other than they are now. */
  readonly redrawn?: Iterable<string>;
}

const clientManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);

const styleManifest = z.object({
  css: z.record(z.string(), z.string()),
  entries: z.record(z.string(), z.array(z.string())),
  layers: z.record(z.string(), z.string()),
});

/** What the build says of the style sheets (`scripts/vite/block-styles.ts`). */
export type StyleManifest = z.infer<typeof styleManifest>;

const BOOT = 'src/app/islands/boot.ts';
const MOUNT = 'src/app/islands/mount.tsx';

/** The assets of a finished build: `dist/client/manifest.json` and `dist/server/styles.json`. */
export function builtAssets(clientDir: string, serverDir: string): Assets {
  const chunks = clientManifest.parse(decodeJson(readFileSync(join(clientDir, 'manifest.json'), 'utf8')));
  const styles = styleManifest.parse(decodeJson(readFileSync(join(serverDir, 'styles.json'), 'utf8')));
  const boot = chunks[BOOT];
  if (boot === undefined) throw new Error(`dist/client/manifest.json does not list ${BOOT}; build again`);

  const islandFiles = modulesOfIslands(Object.keys(chunks));
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunks[key];
    if (chunk === undefined || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
    return seen;
  };
  return {
    boot: `/${boot.file}`,
    // What the entry script imports is fetched beside it, not after it; as scripts, which wait for nothing without them.
    scripts: [...filesOf(BOOT)].filter((file) => file !== boot.file).map((file) => `/${file}`),
    preloads(islands) {
      const keys = [...islands].map((name) => islandFiles.get(name)).filter((key) => key !== undefined);
      if (keys.length === 0) return [];
      const files = [MOUNT, ...keys].reduce((seen, key) => filesOf(key, seen), new Set<string>());
      const there = filesOf(BOOT);
      return [...files].filter((file) => !there.has(file)).map((file) => `/${file}`);
    },
    layers: layerOrder(styles.layers),
    tokens: compactTokens,
    css: cssOf(styles),
  };
}

/** The module of each island by its name. */
const modulesOfIslands = (modules: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    modules
      .filter((module) => module.endsWith('.island.tsx'))
      .map((module) => [module.replace(/^.*\/|\.island\.tsx$/g, ''), module]),
  );

/** One statement for each room's layer, short as its sheets are many. */
export function layerOrder(layers: StyleManifest['layers']): string {
  const rooms = Map.groupBy(Object.values(layers), (layer) => layer.slice(0, layer.indexOf('.')));
  return [...rooms]
    .map(
      ([room, names]) => `@layer ${room}{@layer ${names.map((name) => name.slice(room.length + 1)).join()};}`,
    )
    .join('');
}

const KNOWN_CSS_BYTES = 3_000_000;

/** The style text of a set of entries: every sheet once, in the order of the manifest. */
export function cssOf(styles: StyleManifest): Assets['css'] {
  const islandEntries = modulesOfIslands(Object.keys(styles.entries));
  const sheetsOf = (entries: Iterable<string>) =>
    new Set([...entries].flatMap((entry) => styles.entries[entry] ?? []));
  // A build calls the layer of a sheet by what its classes begin with.
  const prefixOf = (sheet: string) => styles.layers[sheet]?.replace(/^.*\./, '') ?? '';
  const split = new Map<string, readonly StyleRule[]>();
  const known = new LRUCache<string, string>({
    maxSize: KNOWN_CSS_BYTES,
    sizeCalculation: (css, key) => css.length + key.length,
  });
  const rulesOf = (sheet: string): readonly StyleRule[] => {
    const rules = split.get(sheet) ?? splitRules(styles.css[sheet] ?? '', prefixOf(sheet));
    split.set(sheet, rules);
    return rules;
  };
  return (entries, shown) => {
    const sheets = [...sheetsOf([...new Set(entries)].sort())];
    if (shown === undefined) return sheets.map((sheet) => styles.css[sheet] ?? '').join('');
    const { classes, islands } = namesIn(shown.markup);
    const drawing = [...islands].flatMap((name) => islandEntries.get(name) ?? []);
    const whole = sheetsOf([...drawing, ...(shown.redrawn ?? [])]);
    // A page that is rendered again mostly shows the same classes, in the same order.
    const key = [sheets.join(), [...whole].join(), [...classes].join()].join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const css = sheets
      .map((sheet) => (whole.has(sheet) ? styles.css[sheet] : usedCss(rulesOf(sheet), classes)))
      .join('');
    known.set(key, css);
    return css;
  };
}
