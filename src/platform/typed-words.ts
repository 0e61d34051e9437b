import { fold } from './plain-letters';
import { MAX_KEY_LENGTH, prefixDistance } from './prefix-distance';

/** What stands around a word in a list, a sentence or a mail's header, and belongs to none. */
const BETWEEN_WORDS = /[\s,;"“”„()[\]]+/;
/** A full stop that ends a sentence, the colon of "Tel:", a quote; not the point in "ID.4". */
const AROUND_WORD = /^[.:!?'’*#]+|[.:!?'’*]+$/g;
/** A word with fewer letters may be anything. */
const MIN_LETTERS_TO_MEND = 4;
/** Of a word with marks around it, such as a tag, one letter says nothing. */
const MIN_BARE = 2;
/** Words that are joined have so many letters, or they would be found across the border of any two. */
const MIN_JOINED = 4;

/** What was typed or pasted into a box, as one line: no line breaks, no-break spaces, NULs, marks of direction or wide letters. */
export const typedLine = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** What stands around a plate or a number that was copied out of a sentence. */
const AROUND_CODE = /^[^\p{L}\p{N}+(]+|[^\p{L}\p{N})]+$/gu;

/** The same with every dash as the hyphen that plates and numbers are written with. */
export const typedCodes = (text: string): string => typedLine(text).replaceAll(/\p{Pd}/gu, '-');

/** A plate or number without the marks of the sentence around it. */
export const withoutMarks = (line: string): string => line.replaceAll(AROUND_CODE, '');

/** The words of what was typed, in lower case and without diacritics; a plate may be two of them. */
export const typedWords = (text: string): readonly string[] =>
  fold(typedLine(text))
    .split(BETWEEN_WORDS)
    .map((word) => word.replaceAll(AROUND_WORD, ''))
    .filter((word) => word !== '');

/** Letters and figures alone: "XC 60", "XC-60" and "xc60" are the same. */
export const bareText = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The path of a whole address that was pasted, without the slash at its end; null where it is none. */
export function pastedPath(text: string): string | null {
  const line = typedLine(text);
  if (!/^https?:\/\//i.test(line) || !URL.canParse(line)) return null;
  const path = new URL(line).pathname.replace(/(.)\/+$/, '$1');
  try {
    return decodeURI(path);
  } catch {
    // A percent sign that stands for nothing.
    return path;
  }
}

/**
 * The items whose text has all words that were typed, in any order, with or without diacritics, spaces and hyphens; where there
 * are none, those that have them with one letter wrong. A whole address is looked for by its path. Nothing typed: all of them.
 */
export function itemsWithWords<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const path = pastedPath(typed);
  const line = path === null ? typedLine(typed) : path;
  if (line === '') return items;
  const words = typedWords(line);
  const found = items.filter((item) => hasWords(textOf(item), words, line));
  return found.length > 0 || path !== null ? found : items.filter((item) => hasNearly(textOf(item), words));
}

function hasWords(text: string, words: readonly string[], line: string): boolean {
  const folded = fold(typedLine(text));
  // Of marks alone, such as "%" or a quote, the text itself is meant.
  if (words.length === 0) return folded.includes(fold(line));
  const bareWords = folded.replaceAll(/[^\p{L}\p{N}\s]/gu, '');
  const isThere = (word: string) => {
    const bare = bareText(word);
    return folded.includes(word) || (bare.length >= MIN_BARE && bareWords.includes(bare));
  };
  if (words.every(isThere)) return true;
  const joined = bareText(line);
  return joined.length >= MIN_JOINED && bareText(folded).includes(joined);
}

function hasNearly(text: string, words: readonly string[]): boolean {
  const known = fold(typedLine(text)).split(/[^\p{L}\p{N}]+/u);
  return (
    words.some(mayBeMended) &&
    words.every((word) =>
      known.some((each) =>
        mayBeMended(word)
          ? prefixDistance(word.slice(0, MAX_KEY_LENGTH), each, 1) <= 1
          : each.startsWith(word),
      ),
    )
  );
}

/** Numbers are as they are typed. */
const mayBeMended = (word: string): boolean => word.length >= MIN_LETTERS_TO_MEND && /^\p{L}+$/u.test(word);
