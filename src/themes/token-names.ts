/** The families of tokens that a theme defines (`theme-css.ts`); what markup names itself (`--font-…`) is not among them. */
const TOKEN =
  /--(?:(?:color|space|text|leading|tracking|weight|radius|border|shadow|duration|label|width)-[\w-]+|ease|gutter|grid-gap|section-gap|measure|target)(?![\w-])/g;

const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LETTERS = 52;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Three characters for a name, everywhere the same without a list (FNV-1a); a test says that no two names share them. */
function shortToken(name: string): string {
  let hash = FNV_START;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  const first = hash % LETTERS;
  const second = Math.floor(hash / LETTERS) % DIGITS.length;
  const third = Math.floor(hash / LETTERS / DIGITS.length) % DIGITS.length;
  return `--${[first, second, third].map((at) => DIGITS[at]).join('')}`;
}

/** The style text with the short names of tokens, as a build has them: in a page they were a tenth of its styles. */
export const withShortTokens = (css: string): string => css.replace(TOKEN, shortToken);

/** A theme's rule as a build has it: short names and colours, and no gap or zero that only helps who reads it. */
export const compactTokens = (css: string): string =>
  withShortTokens(css)
    .replace(/([:,]) /g, '$1')
    .replace(/ \/ /g, '/')
    .replace(/#(.)\1(.)\2(.)\3(?!\w)/g, '#$1$2$3')
    .replace(/(?<![\w.])0(?=\.\d)/g, '');
