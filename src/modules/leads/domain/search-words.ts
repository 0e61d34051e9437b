import { readPhone } from '~/platform/phone';
import type { Country } from '~/sites';

/** The fewest letters that are searched for: one letter finds half of all. */
const MIN_LETTERS = 2;

/** As `to_tsquery` reads a word, whatever is in it. */
const quoted = (word: string): string => `'${word.replaceAll('\\', '').replaceAll("'", "''")}':*`;

/** O’Neil is written, and searched for, with either apostrophe. */
function spellings(word: string): string {
  const [straight, curved] = [word.replaceAll('’', "'"), word.replaceAll("'", '’')];
  return straight === curved ? quoted(word) : `(${quoted(straight)} | ${quoted(curved)})`;
}

/**
 * What was typed as a query of words that begin so: all of them, or a plate or number that was typed with spaces.
 * @returns null for nothing to search for
 */
export function searchQuery(typed: string, country: Country): string | null {
  const plain = typed.normalize('NFC').toLowerCase().slice(0, 100);
  const words = plain.split(/[\s,;()"]+/).filter((word) => word.replaceAll(/['’\\]/g, '') !== '');
  const joined = plain.replaceAll(/[\s'’\\-]/g, '');
  if (joined.length < MIN_LETTERS) return null;
  const phone = readPhone(typed, country);
  const number = phone.ok ? phone.value.value.replaceAll(/\D/g, '') : '';
  const parts = [words.map(spellings).join(' & '), quoted(joined), number === '' ? '' : quoted(number)];
  return [...new Set(parts.filter((part) => part !== ''))].join(' | ');
}
