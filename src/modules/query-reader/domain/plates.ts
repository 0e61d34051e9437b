import { ordinaryPlate } from '~/modules/stock';
import type { Country } from '~/sites';
import type { ReaderParts } from './parts';
import { longestRun } from './phrases';
import { compact, type Token } from './tokens';
import type { WordFinder } from './word-finder';

/** No model has letters on both sides of three figures: "BA123AB" is a plate though "BA" is Bratislava. No model has five figures: "EL12345" is a plate though "el" means electric; "el 20000" may be a price, which is round. "BA 150 kW" has a unit. */
const isSurelyPlate = (typed: string, country: Country): boolean =>
  (country === 'SK' && /^[a-z]{2}[ -]?\d{3}(?:[a-z]{2}| (?!k[mwg]|ps|hp)[a-z]{2})$/i.test(typed)) ||
  (country === 'NO' &&
    (/^[a-z]{2}\d{5}$/i.test(typed) ||
      /^[A-Z]{2} \d{5}$/.test(typed) ||
      /^[a-z]{2} \d{3}(?!00)\d{2}$/i.test(typed)));

/** As records have it. */
const VIN = /^[A-HJ-NPR-Z\d]{17}$/i;

/**
 * A number plate stands alone, as whole words, and begins with nothing that means something else; words that name it may
 * stand before it, and before a vehicle identification number.
 */
export function plateOf(
  typed: string,
  tokens: readonly Token[],
  { phrases, country }: Pick<ReaderParts, 'phrases' | 'country'>,
  find: WordFinder,
): string | null {
  const code = tokens[longestRun(tokens, 0, phrases.plateWords)?.end ?? 0];
  const named = code === undefined || code.start === 0 ? '' : typed.slice(code.start);
  if (VIN.test(named)) return named;
  if (named !== '' && named.split(' ').length <= 2) {
    const plate = ordinaryPlate(compact(named), country);
    if (plate !== null) return plate;
  }
  const first = find.senseAt(0) ?? longestRun(tokens, 0, phrases.before);
  const isPlate = isSurelyPlate(typed, country) || (first === undefined && typed.split(' ').length <= 2);
  return isPlate ? ordinaryPlate(compact(typed), country) : null;
}
