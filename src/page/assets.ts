import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { decodeJson } from '~/platform/json';
import { compactTokens } from '~/themes';
import { type LateSheets, lateSheets } from './styles/late-sheets';
import { modulesOfIslands, type PageStyles, pageStyles } from './styles/page-styles';
import { type StyleManifest, styleManifest } from './styles/style-manifest';
import { sheetRules } from './styles/waiting-rules';

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
  /** The same for visitors, whose pages have none of the staff's sheets; `layers` where it is not given. */
  readonly visitorLayers?: string;
  /** The rule of a theme with the names that the build has for its tokens. */
  readonly tokens?: (css: string) => string;
  /** CSS of the given entry modules (paths below src): all of it, or what markup can use. */
  readonly css: PageStyles['css'];
  /** The same in two: what stands in the document, and what comes behind it. In development all stands in the document. */
  readonly stylesInTwo?: PageStyles['inTwo'];
  /** The files that come behind documents. */
  readonly lateSheets?: LateSheets;
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

const BOOT = 'src/app/islands/boot.ts';
const MOUNT = 'src/app/islands/mount.tsx';

/** The assets of a finished build: `dist/client/manifest.json` and `dist/server/styles.json`. */
export function builtAssets(clientDir: string, serverDir: string): Assets {
  const chunks = clientManifest.parse(decodeJson(readFileSync(join(clientDir, 'manifest.json'), 'utf8')));
  const styles = styleManifest.parse(decodeJson(readFileSync(join(serverDir, 'styles.json'), 'utf8')));
  const rules = sheetRules(styles);
  const { css, inTwo } = pageStyles(styles, rules);
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
    visitorLayers: layerOrder(
      Object.fromEntries(Object.entries(styles.layers).filter(([sheet]) => !isOfStaff(sheet))),
    ),
    tokens: compactTokens,
    css,
    stylesInTwo: inTwo,
    lateSheets: lateSheets(styles, rules),
  };
}

/** Whether a module, or its sheet, is of the staff's pages alone. */
export const isOfStaff = (path: string): boolean => path.startsWith('staff/');

/** One statement for each room's layer, short as its sheets are many. */
export function layerOrder(layers: StyleManifest['layers']): string {
  const rooms = Map.groupBy(Object.values(layers), (layer) => layer.slice(0, layer.indexOf('.')));
  return [...rooms]
    .map(
      ([room, names]) => `@layer ${room}{@layer ${names.map((name) => name.slice(room.length + 1)).join()};}`,
    )
    .join('');
}
