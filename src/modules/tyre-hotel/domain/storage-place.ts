/** Places on the shelves of a workshop, in its own words: `A-12-3`. Pure. */

export const MAX_PLACE_CHARS = 40;
/** Of one form. */
export const MAX_NEW_PLACES = 300;

/** As it is stored; capitals and small letters are the same place. */
export const storageName = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/**
 * `A-1-` from 1 to 12: the names of a row of places. Null where one of it is no name or there are too many.
 * @param from `1` or `01`: figures keep their width
 */
export function rowOfPlaces(prefix: string, from: string, to: string): readonly string[] | null {
  if (!/^\d{1,4}$/.test(from) || !/^\d{1,4}$/.test(to)) return null;
  const [first, last] = [Number(from), Number(to)];
  if (last < first || last - first >= MAX_NEW_PLACES) return null;
  const names = Array.from({ length: last - first + 1 }, (_, at) =>
    storageName(`${prefix}${String(first + at).padStart(from.length, '0')}`),
  );
  return names.every((name) => name.length <= MAX_PLACE_CHARS) ? names : null;
}
