import { lastDigits, readPhone } from '~/platform/phone';
import { fold } from '~/platform/plain-letters';
import { typedLine, typedWords } from '~/platform/typed-words';
import type { Country } from '~/sites';

/** The fewest letters that are searched for: one letter finds half of all. */
const MIN_LETTERS = 2;

/** As `to_tsquery` reads a word, whatever is in it. */
const quoted = (word: string): string => `'${word.replaceAll('\\', '').replaceAll("'", "''")}':*`;

/** As long as a plate. */
const PLATE_LETTERS = 8;

/** A plate that was typed without its space, as the two words that it is where it is written with one: `fal20k`, `fal 20k`. */
function spacedPlates(joined: string): readonly string[] {
  if (joined.length > PLATE_LETTERS || !/^[\p{L}\d]+$/u.test(joined)) return [];
  return [...joined.matchAll(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu)]
    .map(({ index }) => [joined.slice(0, index), joined.slice(index)])
    .filter((words) => words.every(({ length }) => length >= MIN_LETTERS))
    .map((words) => words.map(quoted).join(' & '));
}

/**
 * What was typed as a query of words that begin so, without diacritics: all of them, or a plate or number that was typed with
 * spaces or without, or the last figures of a telephone number, which are stored from the end after a tilde.
 * @returns null for nothing to search for
 */
export function searchQuery(typed: string, country: Country): string | null {
  const line = typedLine(typed)
    .replaceAll('’', "'")
    .replace(/^(mailto|tel):/i, '')
    .slice(0, 300);
  const words = typedWords(line)
    .flatMap((word) => word.split('@'))
    .filter((word) => word.replaceAll(/['\\]/g, '') !== '');
  const joined = fold(line).replaceAll(/[\s'\\\p{Pd}]/gu, '');
  if (joined.length < MIN_LETTERS) return null;
  const phone = readPhone(line, country);
  const number = phone.ok ? phone.value.value.replaceAll(/\D/g, '') : '';
  const end = lastDigits(line);
  const fromEnd = end === null ? '' : `~${[...end].toReversed().join('')}`;
  const parts = [
    words.map(quoted).join(' & '),
    ...[joined, number, fromEnd].filter(Boolean).map(quoted),
    ...spacedPlates(joined),
  ];
  return [...new Set(parts.filter((part) => part !== ''))].join(' | ');
}
