import type { FacetLanguage } from '~/modules/stock';
import { AMOUNT_WORDS, thousandsIn, yearsIn } from '../words/amount-words';
import {
  ABOUT_AFTER,
  ABOUT_BEFORE,
  BETWEEN,
  BOUNDS_AFTER,
  BOUNDS_BEFORE,
  BUT_ALSO,
  SEPARATORS,
} from '../words/bounds';
import { DECADE_ENDINGS, DECADE_NAMES, type DecadeEnding } from '../words/decades';
import { AWAY_FROM, PLATE_WORDS, WITHIN } from '../words/noise';
import { type Synonyms, spellings } from '../words/synonyms';
import { MULTIPLIERS, UNITS, type Unit } from '../words/units';
import { compact, type Token } from './tokens';

export interface Bound {
  readonly end: 'min' | 'max';
  /** Of years the next one is meant. */
  readonly isBeyond: boolean;
  /** Whether it bounds years only. */
  readonly isOfYears: boolean;
  /** Where two figures behind or before it are a year. */
  readonly dates: 'always' | 'inKrona' | null;
}
interface Multiplier {
  readonly times: number;
  readonly isMoney: boolean;
}

/** Phrases around numbers, by their compact spelling. */
export interface Phrases {
  readonly before: ReadonlyMap<string, Bound>;
  readonly after: ReadonlyMap<string, Bound>;
  readonly between: ReadonlyMap<string, true>;
  readonly aboutBefore: ReadonlyMap<string, true>;
  readonly aboutAfter: ReadonlyMap<string, true>;
  readonly butAlso: ReadonlyMap<string, true>;
  readonly separators: ReadonlyMap<string, true>;
  readonly multipliers: ReadonlyMap<string, Multiplier>;
  readonly within: ReadonlyMap<string, true>;
  readonly awayFrom: ReadonlyMap<string, true>;
  readonly units: ReadonlyMap<string, Unit>;
  readonly amounts: ReadonlyMap<string, number>;
  readonly decadeEndings: ReadonlyMap<string, DecadeEnding>;
  readonly plateWords: ReadonlyMap<string, true>;
  /** Decades in words, by their first year. */
  readonly decades: ReadonlyMap<string, number>;
}

/** The phrases of all languages; of a spelling that several have, the first of `languages` is meant. */
export function phrasesOf(languages: readonly FacetLanguage[]): Phrases {
  const table = <T>(entries: readonly (readonly [Synonyms, T])[]): ReadonlyMap<string, T> => {
    const phrases = new Map<string, T>();
    for (const language of languages.toReversed())
      for (const [spoken, value] of entries)
        for (const spelling of spellings(spoken[language] ?? '')) {
          const key = compact(spelling);
          if (key !== '') phrases.set(key, value);
        }
    return phrases;
  };
  const bounds = (all: typeof BOUNDS_BEFORE) =>
    table(
      all.map(
        ({ end, beyond: isBeyond = false, ofYears: isOfYears = false, dates = null, words }) =>
          [words, { end, isBeyond, isOfYears, dates }] as const,
      ),
    );
  return {
    before: bounds(BOUNDS_BEFORE),
    after: bounds(BOUNDS_AFTER),
    between: table([[BETWEEN, true]]),
    aboutBefore: table([[ABOUT_BEFORE, true]]),
    aboutAfter: table([[ABOUT_AFTER, true]]),
    butAlso: table([[BUT_ALSO, true]]),
    separators: table([[SEPARATORS, true]]),
    multipliers: table(
      MULTIPLIERS.map(({ times, isMoney = false, words }) => [words, { times, isMoney }] as const),
    ),
    within: table([[WITHIN, true]]),
    plateWords: table([[PLATE_WORDS, true]]),
    awayFrom: table([[AWAY_FROM, true]]),
    decadeEndings: table(DECADE_ENDINGS.map(({ ending, words }) => [words, ending] as const)),
    decades: table(DECADE_NAMES.map(({ from, words }) => [words, from] as const)),
    units: table(UNITS.map(({ unit, words }) => [words, unit] as const)),
    amounts: new Map([
      ...languages
        .toReversed()
        .flatMap((language) =>
          [...thousandsIn(language), ...yearsIn(language)].map(
            ([spelling, amount]) => [compact(spelling), amount] as const,
          ),
        ),
      ...table(AMOUNT_WORDS.map(({ amount, words }) => [words, amount] as const)),
    ]),
  };
}

const MAX_PHRASE_TOKENS = 7;

export interface Run<T> {
  readonly value: T;
  /** The token after it. */
  readonly end: number;
}

/** The longest run of tokens from `at` that the table has; hyphens inside do not count. */
export function longestRun<T>(
  tokens: readonly Token[],
  at: number,
  table: ReadonlyMap<string, T>,
  keyOf: (key: string) => string = (key) => key,
  isOneWord: (value: T) => boolean = () => false,
): Run<T> | undefined {
  let key = '';
  let found: Run<T> | undefined;
  let isSpaced = false;
  for (let i = at; i < tokens.length && i < at + MAX_PHRASE_TOKENS; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (i > at && !token.glued) isSpaced = true;
    if (token.kind !== 'sign') key += token.text;
    else if (token.text === '£' || token.text === '€') key += token.text;
    else if (token.text !== '-' || i === at) break;
    else continue;
    const value = table.get(keyOf(key));
    if (value !== undefined && !(isSpaced && isOneWord(value))) found = { value, end: i + 1 };
  }
  return found;
}
