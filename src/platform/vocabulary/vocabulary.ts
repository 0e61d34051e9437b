/** Languages that values have labels in; records keep them in the first language of their site. */
export const FACET_LANGUAGES = ['sv', 'nb', 'fi', 'sk', 'en'] as const;
export type FacetLanguage = (typeof FACET_LANGUAGES)[number];

/**
 * One meaning: how each language writes it, and the other words that sources use for it. The labels themselves always
 * count as words of it.
 */
export interface Concept {
  readonly labels: Readonly<Record<FacetLanguage, string>>;
  readonly words: readonly string[];
}

type Labels = readonly [sv: string, nb: string, fi: string, sk: string, en: string];

export const concept = ([sv, nb, fi, sk, en]: Labels, ...words: readonly string[]): Concept => ({
  labels: { sv, nb, fi, sk, en },
  words,
});

/** The meaning of a word, by `wordKey`. */
export type WordLookup = ReadonlyMap<string, Concept>;

/** A word as it is looked up: whatever its case, its spaces and how its accents are encoded. */
export const wordKey = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s_]+/g, ' ');

/** Later concepts never take a word that an earlier one has; labels come before other words. */
export function lookupOf(concepts: readonly Concept[]): WordLookup {
  const words = new Map<string, Concept>();
  const add = (word: string, meaning: Concept) => {
    if (!words.has(wordKey(word))) words.set(wordKey(word), meaning);
  };
  for (const meaning of concepts) for (const label of Object.values(meaning.labels)) add(label, meaning);
  for (const meaning of concepts) for (const word of meaning.words) add(word, meaning);
  return words;
}

/** Language of the labels for a locale or language: 'sv-SE' and 'sv' → 'sv'; anything unheard of reads English. */
export function facetLanguage(locale: string): FacetLanguage {
  const language = locale.slice(0, 2).toLowerCase();
  if (language === 'nn' || language === 'no') return 'nb';
  return FACET_LANGUAGES.find((each) => each === language) ?? 'en';
}

/** A text of a record for a page: in the page's language, or as in its source where the vocabulary does not have the word. */
export interface Wording {
  readonly text: string;
  readonly isUntranslated: boolean;
}

/** The label, or the source's own word where there is none. */
export const wording = (label: string | null, fed: string): Wording =>
  label === null ? { text: fed, isUntranslated: true } : { text: label, isUntranslated: false };
