import { fold } from '../plain-letters';
import { prefixDistance } from '../prefix-distance';
import type { Place, PlaceCountry, Places } from './places';

/** Names have at most three words, but in company. */
const LENGTHS = [3, 2, 1];
/** Shorter words beside others are no names: "i Lund". */
const MIN_WORD = 3;
/** Before that many letters, what begins so may be anything. */
const MIN_BEGINNING = 4;

/**
 * The place that somebody who typed this looks for: the text itself, else a part of it ("Lund, Skåne", "i Lund", "Storgatan 1
 * Lund"), else the first that begins so, a slip mended ("upsala"). Undefined when there is none.
 */
export async function seekPlace(
  places: Pick<Places, 'find' | 'suggest'>,
  text: string,
  country: PlaceCountry,
): Promise<Place | undefined> {
  for (const name of [text, ...partsOf(text)]) {
    const place = await places.find(name, country);
    if (place !== undefined) return place;
  }
  const [first] = text.trim().length < MIN_BEGINNING ? [] : await places.suggest(text, country);
  return first !== undefined && isMeant(text.trim(), first.name) ? first : undefined;
}

/** What begins so, or has one letter wrong: "oslo" is no Olofström and "södermalm" no Södertälje, though both begin nearly so. */
function isMeant(text: string, name: string): boolean {
  const [typed, known] = [fold(text), fold(name)];
  if (known.startsWith(typed)) return true;
  return Math.abs(known.length - typed.length) <= 1 && prefixDistance(typed, known, 1) <= 1;
}

/** What stands between commas, then runs of words, the longest and the first before others. */
function partsOf(text: string): readonly string[] {
  const parts = text.split(/[,/()]+/).map((part) => part.trim());
  const runs = parts.flatMap((part) => {
    const words = part.split(/\s+/);
    return LENGTHS.flatMap((length) =>
      words.slice(0, words.length - length + 1).map((_, at) => words.slice(at, at + length)),
    );
  });
  const ordered = runs.toSorted((a, b) => b.length - a.length).map((words) => words.join(' '));
  return [...new Set([...parts, ...ordered])].filter((name) => name !== text && name.length >= MIN_WORD);
}
