import type { ReaderParts } from './parts';
import { longestRun } from './phrases';
import { compact, type Token } from './tokens';
import type { WordFinder } from './word-finder';

interface PlateForm {
  readonly pattern: RegExp;
  readonly write: string;
}

/** Plates as each country writes them; personal ones are words. */
const FORMS = {
  SE: { pattern: /^([a-z]{3})(\d{2}[a-z0-9])$/, write: '$1 $2' },
  NO: { pattern: /^([a-z]{2})(\d{5})$/, write: '$1 $2' },
  FI: { pattern: /^([a-z]{3})(\d{1,3})$/, write: '$1-$2' },
  SK: { pattern: /^([a-z]{2})(\d{3}[a-z]{2})$/, write: '$1$2' },
  GB: { pattern: /^([a-z]{2}\d{2})([a-z]{3})$/, write: '$1 $2' },
} as const satisfies Record<string, PlateForm>;

/** No model has letters on both sides of three figures: "BA123AB" is a plate though "BA" is Bratislava. No model has five figures: "EL12345" is a plate though "el" means electric; "el 20000" may be a price, which is round. */
const isSurelyPlate = (typed: string, country: keyof typeof FORMS): boolean =>
  (country === 'SK' && /^[a-z]{2}[ -]?\d{3}[a-z]{2}$/i.test(typed)) ||
  (country === 'NO' &&
    (/^[a-z]{2}\d{5}$/i.test(typed) ||
      /^[A-Z]{2} \d{5}$/.test(typed) ||
      /^[a-z]{2} \d{3}(?!00)\d{2}$/i.test(typed)));

/** The plate that a whole search is, as its country writes it; null for everything else. */
function plateIn(key: string, typed: string, country: keyof typeof FORMS): string | null {
  const { pattern, write } = FORMS[country];
  const letters = key.toUpperCase();
  if (typed.split(' ').length > 2 || !pattern.test(key)) return null;
  return letters.replace(new RegExp(pattern.source, 'i'), write);
}

/** A number plate stands alone, as whole words, and begins with nothing that means something else. */
export function plateOf(
  typed: string,
  tokens: readonly Token[],
  { phrases, country }: Pick<ReaderParts, 'phrases' | 'country'>,
  find: WordFinder,
): string | null {
  const first = find.senseAt(0) ?? longestRun(tokens, 0, phrases.before);
  const isPlate = first === undefined || isSurelyPlate(typed, country);
  return isPlate ? plateIn(compact(typed), typed, country) : null;
}
