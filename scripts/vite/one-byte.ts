import type { Plugin } from 'vite';

const WIDE = /[\u0080-\uffff]/g;
/** Where an escape would say something else: in a text that is taken as it is written, and behind a backslash. */
const AS_WRITTEN = /String\.raw`[^`]*[\u0080-\uffff]|\\[\u0080-\uffff]/;

const hex = (char: string): string => char.charCodeAt(0).toString(16);

/**
 * A script whose letters all have one byte in memory. V8 keeps the source of all that runs, and as Node reads it one letter beyond
 * ASCII among a million has each of them take two: eight megabytes of a server.
 */
export function oneByteScript(code: string): string {
  const found = AS_WRITTEN.exec(code);
  if (found !== null) throw new Error(`a letter that cannot be escaped: ${found[0].slice(-80)}`);
  return code.replace(WIDE, (char) => `\\u${hex(char).padStart(4, '0')}`);
}

/** The same for a style sheet, whose text stands in every page and may have letters of Latin-1; the space ends the escape. */
export const oneByteSheet = (css: string): string =>
  css.replace(/[\u{100}-\u{10ffff}]/gu, (char) => `\\${char.codePointAt(0)?.toString(16) ?? ''} `);

/** For a build of the server; last, as whatever prints a script again takes the escapes out. */
export const oneByteScripts = (): Plugin => ({
  name: 'forecourt:one-byte-scripts',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = oneByteScript(file.code);
  },
});
