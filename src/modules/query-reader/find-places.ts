import type { Place, PlaceCountry, Places } from '~/platform/places';
import type { ParsedQuery, Piece } from './domain/reading';
import { postcodeIn, priceThatIsPostcode, withoutCode } from './postcodes';
import { NEGATIONS } from './words/bounds';
import { spellings } from './words/synonyms';

export interface LocatedQuery {
  readonly reading: ParsedQuery;
  /** Where its "near" lies. */
  readonly place: Place | undefined;
}

/** Towns have names of at most so many words. */
const MAX_WORDS = 3;
const MIN_NAME_LENGTH = 4;
/** Words are looked up at most so often for one search. */
const MAX_LOOKUPS = 8;
/** Names of towns that people mean as words. */
const ORDINARY_WORDS = new Set(
  'sale|deal|hook|street|march|battle|diss|beer|settle|ware|wells|hall|home|park|long|life|over|sand|wick|berg|sala|nora|hov|torp|form|moen|eidet|vara|nova|stara|kola|nokian'.split(
    '|',
  ),
);

const NEGATED = new Set(Object.values(NEGATIONS).flatMap(spellings));

/**
 * Words that are left over and are the name of a town, the stock having no cars there, ask for cars near it. What was
 * taken for a place and is none goes back to the words.
 */
export async function findPlaces(
  reading: ParsedQuery,
  places: Pick<Places, 'find'>,
  country: PlaceCountry,
): Promise<LocatedQuery> {
  const requested = reading.pieces.find(({ meaning }) => meaning.kind === 'near');
  if (requested?.meaning.kind === 'near') {
    const place = await places.find(requested.meaning.place, country);
    if (place !== undefined) return { reading: renamed(reading, requested, place.name), place };
    const rest = [reading.rest, requested.words].filter((words) => words !== '').join(' ');
    return {
      reading: { ...reading, pieces: reading.pieces.filter((piece) => piece !== requested), rest },
      place: undefined,
    };
  }
  const hasPlace = reading.pieces.some(
    ({ meaning }) => meaning.kind === 'values' && /^car_site_(?:city|region)$/.test(meaning.field),
  );
  if (!hasPlace) return townIn(reading, places, country);
  return { reading: await withoutPostcode(reading, places, country), place: undefined };
}

/** "0150 Oslo": the town says it already. */
async function withoutPostcode(
  reading: ParsedQuery,
  places: Pick<Places, 'find'>,
  country: PlaceCountry,
): Promise<ParsedQuery> {
  const price = await priceThatIsPostcode(reading, places, country);
  if (price !== undefined) return without(reading, price.price);
  const postcode = await postcodeIn(reading, places, country);
  return postcode === null ? reading : { ...reading, rest: withoutCode(reading.rest, postcode) };
}

const without = (reading: ParsedQuery, gone: Piece): ParsedQuery => ({
  ...reading,
  pieces: reading.pieces.filter((piece) => piece !== gone),
});

/** The place that was asked for, by its own name and not as it was typed. */
const renamed = (reading: ParsedQuery, requested: Piece, name: string): ParsedQuery => ({
  ...reading,
  pieces: reading.pieces.map((piece) =>
    piece === requested && piece.meaning.kind === 'near'
      ? { ...piece, meaning: { ...piece.meaning, place: name } }
      : piece,
  ),
});

async function townIn(
  reading: ParsedQuery,
  places: Pick<Places, 'find'>,
  country: PlaceCountry,
): Promise<LocatedQuery> {
  const price = await priceThatIsPostcode(reading, places, country);
  if (price !== undefined) {
    const { words } = price.price;
    const piece: Piece = { meaning: { kind: 'near', place: price.place.name }, words };
    const { pieces } = without(reading, price.price);
    return { reading: { ...reading, pieces: [...pieces, piece] }, place: price.place };
  }
  const postcode = await postcodeIn(reading, places, country);
  if (postcode !== null) {
    const { code, place } = postcode;
    const piece: Piece = { meaning: { kind: 'near', place: place.name }, words: code };
    const rest = withoutCode(reading.rest, postcode);
    return { reading: { ...reading, pieces: [...reading.pieces, piece], rest }, place };
  }
  const words = reading.rest.split(' ').filter((word) => word !== '');
  let lookups = 0;
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length && lookups < MAX_LOOKUPS; at++) {
      const name = words.slice(at, at + length).join(' ');
      if (name.length < MIN_NAME_LENGTH || /\d/.test(name) || ORDINARY_WORDS.has(name.toLowerCase()))
        continue;
      // "Not Leeds" is anywhere but there.
      if (NEGATED.has((words[at - 1] ?? '').toLowerCase())) continue;
      lookups++;
      const place = await places.find(name, country);
      if (place === undefined) continue;
      const piece: Piece = { meaning: { kind: 'near', place: place.name }, words: name };
      const rest = words.toSpliced(at, length).join(' ');
      return { reading: { ...reading, pieces: [...reading.pieces, piece], rest }, place };
    }
  }
  return { reading, place: undefined };
}
