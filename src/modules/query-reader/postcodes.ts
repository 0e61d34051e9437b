import type { Place, PlaceCountry, Places } from '~/platform/places';
import type { ParsedQuery, Piece } from './domain/reading';

export interface Postcode {
  /** As it was typed. */
  readonly code: string;
  readonly place: Place;
}

interface Form {
  /** Nothing else is written so. */
  readonly sure: RegExp;
  /** May be another number too: a postcode only beside other words, as a number alone is that of a car in stock. */
  readonly likely?: RegExp;
}

/** How postcodes are written. Years, prices and models have been read by now; what is left of a text has none of them. */
const FORMS: Readonly<Record<PlaceCountry, Form>> = {
  // Its first half alone may be a car, as M1 and E10 are.
  GB: { sure: /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/i },
  SE: { sure: /\b(?:se?-)?[1-9]\d\d \d\d\b/i, likely: /\b[1-9]\d\d(?!00)\d\d\b/ },
  NO: { sure: /\b0\d{3}\b/, likely: /\b[1-9]\d(?!00)\d\d\b/ },
  FI: { sure: /\b(?:fi-)?0\d{4}\b/i },
  SK: { sure: /\b(?:[089]\d\d \d\d|0\d{4})\b/, likely: /\b[89]\d\d(?!00)\d\d\b/ },
};

/** A postcode among the words that are left. */
export async function postcodeIn(
  { pieces, rest }: ParsedQuery,
  places: Pick<Places, 'find'>,
  country: PlaceCountry,
): Promise<Postcode | null> {
  const { sure, likely } = FORMS[country];
  const isAlone = pieces.length === 0 && /^\d+$/.test(rest);
  const code = (sure.exec(rest) ?? (isAlone ? null : likely?.exec(rest)))?.[0];
  const place = code === undefined ? undefined : await places.find(code.replace(/^[a-z]+-/i, ''), country);
  return code === undefined || place === undefined ? null : { code, place };
}

/** The text without a postcode that has been read. */
export const withoutCode = (rest: string, { code }: Postcode): string =>
  rest.replace(code, ' ').replace(/ +/g, ' ').trim();

/** What the centres of Finnish towns end in, and nobody's budget does: that is a round number, or just below one. */
const UNLIKE_A_PRICE = /[1-467]00$/;

/**
 * A Finnish postcode looks like a price: "33100 Tampere" is one where the town beside it is the code's, "volvo 33100" where no town
 * is named and nobody would name such a price.
 */
export async function priceThatIsPostcode(
  { pieces, rest }: ParsedQuery,
  places: Pick<Places, 'find'>,
  country: PlaceCountry,
): Promise<{ readonly price: Piece; readonly place: Place } | undefined> {
  const towns = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'values' && meaning.field === 'car_site_city' ? meaning.values : [],
  );
  const price = pieces.find(
    ({ meaning, words }) =>
      meaning.kind === 'range' && meaning.field === 'car_price' && /^\d{5}$/.test(words),
  );
  if (country !== 'FI' || price === undefined) return undefined;
  const hasTown = towns.length > 0;
  const isAlone = pieces.length === 1 && rest === '';
  if (!hasTown && (isAlone || !UNLIKE_A_PRICE.test(price.words))) return undefined;
  const place = await places.find(price.words, country);
  if (place === undefined || (hasTown && !towns.includes(place.name))) return undefined;
  return { price, place };
}
