import { LRUCache } from 'lru-cache';
import { lateAddress } from './late-sheets';
import type { MarkupNames } from './markup-names';
import type { StyleManifest } from './style-manifest';
import { cssOf, usedCss } from './style-rules';
import { prefixIn, type SheetRules, sheetRules } from './waiting-rules';

/** What is shown with a style sheet. Islands that stand in the markup may draw more, and bring no styles. */
interface Shown {
  readonly names: Omit<MarkupNames, 'icons'>;
  /** Entry modules whose views the server may draw again, other than they are now. */
  readonly redrawn?: Iterable<string>;
}

/** The styles of a document: what is seen at first stands in it, the rest comes behind it as a file. */
interface StylesInTwo {
  readonly inline: string;
  /** Address of the file; null where all stands in the document. */
  readonly late: string | null;
}

export interface PageStyles {
  /** CSS of the given entry modules: all of it, or what markup can use. */
  css(entries: Iterable<string>, shown?: Shown): string;
  inTwo(entries: Iterable<string>, shown: Shown): StylesInTwo;
}

/** The module of each island by its name. */
export const modulesOfIslands = (modules: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    modules
      .filter((module) => module.endsWith('.island.tsx'))
      .map((module) => [module.replace(/^.*\/|\.island\.tsx$/g, ''), module]),
  );

const KNOWN_CSS_BYTES = 3_000_000;

/** A sheet of which less than this could wait stands in the document whole: the file would hold all of it. */
const WORTH_WAITING_BYTES = 256;

/** The style texts of a build: every sheet once, in the order of the manifest. */
export function pageStyles(
  styles: StyleManifest,
  { rulesOf, waiting, text: waitingText }: SheetRules = sheetRules(styles),
): PageStyles {
  const islandEntries = modulesOfIslands(Object.keys(styles.entries));
  const sheetsOf = (entries: Iterable<string>) =>
    new Set([...entries].flatMap((entry) => styles.entries[entry] ?? []));
  const prefixOf = (sheet: string) => prefixIn(styles.layers, sheet);
  const known = new LRUCache<string, StylesInTwo>({
    maxSize: KNOWN_CSS_BYTES,
    sizeCalculation: ({ inline }, key) => inline.length + key.length,
  });
  const wholeOf = (sheet: string): string => styles.css[sheet] ?? '';

  function stylesOf(entries: Iterable<string>, shown: Shown, mayWait: boolean): StylesInTwo {
    const sheets = [...sheetsOf([...new Set(entries)].sort())];
    const { classes, seen, islands } = shown.names;
    const drawing = [...islands].flatMap((name) => islandEntries.get(name) ?? []);
    const whole = sheetsOf([...drawing, ...(shown.redrawn ?? [])]);
    // A page that is rendered again mostly shows the same classes, in the same order.
    const parts = [`${mayWait}`, sheets.join(), [...whole].join(), [...classes].join(), [...seen].join()];
    const key = parts.join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const wantedOf = (sheet: string) =>
      whole.has(sheet) ? wholeOf(sheet) : usedCss(rulesOf(sheet), classes);
    const late = sheets.filter(
      (sheet) =>
        mayWait && wantedOf(sheet).length - usedCss(rulesOf(sheet), seen).length >= WORTH_WAITING_BYTES,
    );
    // Only where there is a file behind the document anyway.
    const atFirst = (sheet: string): string => {
      if (late.includes(sheet)) return usedCss(rulesOf(sheet), seen, waiting);
      if (whole.has(sheet)) return cssOf(rulesOf(sheet), (rule) => !waiting.has(rule));
      return usedCss(rulesOf(sheet), classes, waiting);
    };
    const made = {
      inline: sheets.map(late.length === 0 ? wantedOf : atFirst).join(''),
      late:
        late.length === 0 ? null : lateAddress(late.map(prefixOf), waitingText + late.map(wholeOf).join('')),
    };
    known.set(key, made);
    return made;
  }

  return {
    css(entries, shown) {
      if (shown !== undefined) return stylesOf(entries, shown, false).inline;
      return [...sheetsOf([...new Set(entries)].sort())].map(wholeOf).join('');
    },
    inTwo: (entries, shown) => stylesOf(entries, shown, true),
  };
}
