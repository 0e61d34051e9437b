import type { JsonObject } from '~/platform/json';
import { BODY_PENALTY, FIT, FUZZY_FROM, MAX_WORDS, PENALTIES, PREFIX_FROM } from '../engine/vocabulary';
import { fold, words } from '../text';

/** The words of a keyphrase; null without one, empty when it has not a single letter or digit. */
export function wordsOfKeyphrase(keyphrase: string): readonly string[] | null {
  return keyphrase.trim() === '' ? null : [...new Set(words(keyphrase))].slice(0, MAX_WORDS);
}

/** Words that may be meant with another letter, if nothing in the whole index has them or begins with them. */
export const mayBeMistyped = (word: string): boolean => {
  const key = fold(word);
  return key.length >= FUZZY_FROM && !/\p{N}/u.test(key);
};

const constant = (filter: JsonObject, penalty: number): JsonObject => ({
  constant_score: { filter, boost: PENALTIES - penalty },
});

const plain = (field: 'h' | 'b', word: string): [JsonObject, number][] => {
  const key = fold(word);
  const fits: [JsonObject, number][] = [
    [{ term: { [`w.${field}e`]: word } }, FIT.exact],
    [{ term: { [`w.${field}f`]: key } }, FIT.folded],
  ];
  if (key.length >= PREFIX_FROM) fits.push([{ prefix: { [`w.${field}f`]: key } }, FIT.prefix]);
  return fits;
};

const mistyped = (field: 'h' | 'b', word: string): [JsonObject, number][] => [
  [
    {
      fuzzy: {
        [`w.${field}f`]: { value: fold(word), fuzziness: 1, transpositions: false, max_expansions: 1024 },
      },
    },
    FIT.fuzzy,
  ],
];

/**
 * What has the word; its score is the higher the better the best fit is. Scores of all words add up to what the sum of
 * penalties says in the process's own index, turned round.
 */
export function wordQuery(word: string, isMistyped: boolean): JsonObject {
  const fits = isMistyped ? mistyped : plain;
  const queries = [
    ...fits('h', word).map(([query, penalty]) => constant(query, penalty)),
    ...fits('b', word).map(([query, penalty]) => constant(query, penalty + BODY_PENALTY)),
  ];
  return { dis_max: { queries } };
}

/** Whether anything in the index has the word or begins with it: one hit is enough. */
export function wordProbe(word: string): JsonObject {
  const key = fold(word);
  return {
    size: 0,
    terminate_after: 1,
    track_total_hits: 1,
    query: { bool: { should: [{ prefix: { 'w.hf': key } }, { prefix: { 'w.bf': key } }] } },
  };
}
