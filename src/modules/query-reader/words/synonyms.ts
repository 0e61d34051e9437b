import type { FacetLanguage } from '~/modules/stock';

/** Spellings by language, separated by `|`. Case, accents, spaces and hyphens do not count. */
export type Synonyms = Readonly<Partial<Record<FacetLanguage, string>>>;

/** One meaning that people have words for: values of a field, by their English label in the stock's vocabulary. */
export interface SynonymGroup {
  readonly values: readonly string[];
  readonly words: Synonyms;
}

export const spellings = (list: string): readonly string[] => (list === '' ? [] : list.split('|'));
