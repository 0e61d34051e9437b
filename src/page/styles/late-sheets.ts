import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CachedPage } from '~/platform/page-cache';
import type { StyleManifest } from './style-manifest';
import type { SheetRules } from './waiting-rules';

/** Where style sheets that come behind a document answer. */
export const LATE_SHEETS = '/styles/';

const DIGEST_LENGTH = 8;

const digestOf = (css: string): string =>
  createHash('sha256').update(css).digest('base64url').slice(0, DIGEST_LENGTH);

/**
 * The address of what waits of all sheets, and of some sheets whole, as one file: `/styles/Vy.gq.Bw.3fa29c_k.css`, what the
 * classes of each of these begin with and a digest of the text. Nothing has to be remembered for it: whichever process is asked can tell what is meant.
 */
export const lateAddress = (prefixes: readonly string[], css: string): string =>
  `${LATE_SHEETS}${[...prefixes, digestOf(css)].join('.')}.css`;

const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' } as const;
/** Asked for by a page of another build: our sheets fit it (ADR 0069), but its address shall not keep them. */
const FOR_NOW = { 'cache-control': 'public, max-age=60' } as const;

/** Each kind of page has one or two combinations, of about 30 KB. */
const FILES_BYTES = 4_000_000;

export type LateSheets = (name: string) => CachedPage | null;

/** The files that `lateAddress` names, by the last part of their address; null for what no build of ours can have named. */
export function lateSheets(
  { css, layers }: StyleManifest,
  { text: waitingText }: Pick<SheetRules, 'text'>,
): LateSheets {
  const sheets = new Map(Object.entries(layers).map(([sheet, layer]) => [layer.replace(/^.*\./, ''), sheet]));
  const files = new LRUCache<string, CachedPage>({
    maxSize: FILES_BYTES,
    sizeCalculation: (sheet) => sheet.bytes,
  });
  return (name) => {
    const before = files.get(name);
    if (before !== undefined) return before;
    const [, list, digest] = /^([\w.-]+)\.([\w-]+)\.css$/.exec(name) ?? [];
    const prefixes = list?.split('.') ?? [];
    const texts = prefixes.flatMap((prefix) => css[sheets.get(prefix) ?? ''] ?? []);
    if (texts.length === 0 || new Set(prefixes).size < prefixes.length) return null;
    const text = waitingText + texts.join('');
    const life = digest === digestOf(text) ? FOR_EVER : FOR_NOW;
    const made = new CachedPage({
      status: 200,
      html: text,
      headers: { 'content-type': 'text/css; charset=utf-8', vary: 'accept-encoding', ...life },
    });
    files.set(name, made);
    return made;
  };
}
