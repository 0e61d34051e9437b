import { type MeantWords, meantWords, queryReaderOf, READ_FACETS } from '~/modules/query-reader';
import type { StaffVisit } from '../staff-visit';

/** Nothing is longer that names cars and towns. */
const MAX_TYPED = 100;

/**
 * What a search means by the names of the site's cars and of towns; null: what it says, or nothing that is known.
 * @param towns besides those of the stock
 */
export async function meantSearch(
  { frame: { site, language }, stock, log }: Pick<StaffVisit, 'frame' | 'stock' | 'log'>,
  typed: string,
  towns: readonly string[] = [],
): Promise<MeantWords | null> {
  if (typed === '' || typed.length > MAX_TYPED) return null;
  const { carIndex } = site;
  try {
    const facets = carIndex === null ? [] : await stock.facetMap(carIndex, READ_FACETS);
    const values = [...new Set(towns)].map((text) => ({ text }));
    const map = [...facets, ...(values.length > 0 ? [{ name: 'car_site_city', values }] : [])];
    return meantWords(typed, queryReaderOf(map, site, language).read(typed));
  } catch (error) {
    // A search service that is away: what was typed has been looked for all the same.
    log.warn({ err: error }, 'a search was not read');
    return null;
  }
}

/** What is shown of a search: what was typed, or what it means where that finds nothing. */
export interface ShownSearch<Found> {
  readonly found: Found;
  /** What was looked for in the place of what was typed. */
  readonly instead: string | null;
  /** What may have been meant besides. */
  readonly other: string | null;
}

/** Looks for what was typed; where there is none of it, for what it means. */
export async function searchMeant<Found>(
  typed: string,
  {
    find,
    isEmpty,
    meant,
  }: {
    readonly find: (text: string) => Found | Promise<Found>;
    readonly isEmpty: (found: Found) => boolean;
    readonly meant: (typed: string) => Promise<MeantWords | null>;
  },
): Promise<ShownSearch<Found>> {
  const found = await find(typed);
  const read = await meant(typed);
  if (read === null) return { found, instead: null, other: null };
  if (!isEmpty(found)) return { found, instead: null, other: read.isRenamed ? read.text : null };
  const other = await find(read.text);
  return isEmpty(other)
    ? { found, instead: null, other: null }
    : { found: other, instead: read.text, other: null };
}
