import type { FacetLanguage } from '~/modules/stock';

/** Endings of a word, folded, and what stands in their place in the form that the words have. */
type Endings = readonly (readonly [ending: string, ...plain: string[]])[];

/**
 * Languages whose words are bent more than a slip of the finger is wide: "dieselillä" is diesel, "kožených sedadiel" are leather
 * seats. Longer endings first.
 */
const ENDINGS: Readonly<Partial<Record<FacetLanguage, Endings>>> = {
  fi: [
    ...['sella', 'selta', 'sesta', 'sena', 'seksi', 'selle', 'set', 'sen', 'sta', 'sia'].map(
      (ending) => [ending, 'nen'] as const,
    ),
    ...['illa', 'ista', 'issa', 'ilta', 'iksi', 'ille', 'ina', 'ien', 'ia', 'in'].map(
      (ending) => [ending, '', 'i', 'a'] as const,
    ),
    ...['lla', 'sta', 'ssa', 'lta', 'ksi', 'lle', 'na', 'ja', 'a', 'n', 't'].map(
      (ending) => [ending, ''] as const,
    ),
  ],
  sk: [
    ...['ymi', 'ych', 'ymu', 'eho', 'emu', 'ej', 'ou', 'ym', 'om'].map(
      (ending) => [ending, 'e', 'y', 'a', ''] as const,
    ),
    ...['ami', 'iach', 'ach', 'iam', 'am', 'ov', 'iek', 'i', 'u', 'e', 'y'].map(
      (ending) => [ending, '', 'a', 'y', 'e', 'o'] as const,
    ),
  ],
};

/** A short ending is cut off a longer word only. */
const minStem = (ending: string): number => (ending.length >= 3 ? 3 : 4);

/** Forms that a bent word may have in the dictionary, the likeliest first; none of a language that bends little. */
export function plainForms(word: string, language: FacetLanguage): readonly string[] {
  const forms = (ENDINGS[language] ?? []).flatMap(([ending, ...plain]) =>
    word.endsWith(ending) && word.length - ending.length >= minStem(ending)
      ? plain.map((end) => word.slice(0, -ending.length) + end)
      : [],
  );
  return [...new Set(forms)];
}
