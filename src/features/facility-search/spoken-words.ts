import { type Spoken, spokenOf } from './department-words';

const MAX_PHRASE = 4;

export interface SpokenWords {
  /** Departments that are asked for, as the facilities' language writes them. */
  readonly departments: readonly string[];
  /** Phrases that ask for what no filter says. */
  readonly unlisted: readonly string[];
  /** Words of which nothing is known here. */
  readonly rest: readonly string[];
  /** Whether anything is. */
  readonly isKnown: boolean;
}

/**
 * Takes what is said of departments and hours out of a text, the longest phrase first.
 * @param known names of the departments that the facilities have
 */
export function spokenWords(text: string, known: readonly string[]): SpokenWords {
  // "BMW-verkstad" is two words.
  const words = text.split(/[\s,;/]+|(?<=\p{L})-(?=\p{L})/u).filter((word) => word !== '');
  const phrases: { readonly phrase: string; readonly spoken: Spoken }[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at, known);
    if (found === undefined) rest.push(words[at] ?? '');
    else phrases.push(found);
    at += found?.length ?? 1;
  }
  return {
    departments: phrases.flatMap(({ spoken }) => (spoken.kind === 'departments' ? spoken.names : [])),
    unlisted: phrases.flatMap(({ phrase, spoken }) => (spoken.kind === 'unlisted' ? [phrase] : [])),
    rest,
    isKnown: phrases.length > 0,
  };
}

function phraseAt(words: readonly string[], at: number, known: readonly string[]) {
  for (let length = Math.min(MAX_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const spoken = spokenOf(phrase, known);
    if (spoken !== undefined) return { phrase, spoken, length };
  }
  return undefined;
}
