import { fold } from '~/platform/plain-letters';
import { bareText, typedWords } from '~/platform/typed-words';
import type { Meaning, ParsedQuery } from './domain/reading';

/** What is written of a car in words that people mistype or shorten. */
const NAMED_FIELDS = new Set(['car_brand', 'car_model', 'car_site_city']);

export interface MeantWords {
  /** As the stock writes them. */
  readonly text: string;
  /** Whether they name something by another name than was typed; otherwise words that say nothing were left out. */
  readonly isRenamed: boolean;
}

/**
 * Typed words as the stock writes what they mean: "vovlo i gbg" is "Volvo Göteborg". For searches of text, which know no filters.
 * @returns null where they are written so already, or not all of them are understood
 */
export function meantWords(typed: string, { pieces, rest }: ParsedQuery): MeantWords | null {
  if (rest !== '' || pieces.length === 0) return null;
  const named = pieces.map(({ meaning, words }) => ({
    name: nameOf(meaning) ?? words,
    make: makeOf(meaning),
  }));
  const text = [...new Set(named.map(({ name, make }) => [...make, name].join(' ')))].join(' ');
  const has = (words: string, word: string) =>
    bareText(words).includes(bareText(word)) || typedWords(word).every((each) => words.includes(each));
  const isRenamed = named.some(({ name }) => !has(fold(typed), name));
  const isWhole = typedWords(typed).every((word) => has(fold(text), word));
  return isRenamed || !isWhole ? { text, isRenamed } : null;
}

/** Undefined for what has several names. */
function nameOf(meaning: Meaning): string | undefined {
  if (meaning.kind === 'near') return meaning.place;
  return meaning.kind === 'values' && NAMED_FIELDS.has(meaning.field)
    ? sharedName(meaning.values)
    : undefined;
}

/** Of a model. */
const makeOf = (meaning: Meaning): readonly string[] =>
  meaning.kind === 'values' && meaning.under?.values.length === 1 ? meaning.under.values : [];

/** The one that all of them begin with: "V60" and "V60 Cross Country" are V60. */
function sharedName(values: readonly string[]): string | undefined {
  const [first] = values.toSorted((a, b) => a.length - b.length);
  return first !== undefined && values.every((each) => fold(each).startsWith(fold(first)))
    ? first
    : undefined;
}
