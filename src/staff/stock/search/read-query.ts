import { carListShape, type ListState } from '~/features/car-search/browser';
import { applyReading, describeSearch } from '~/features/car-search/server';
import { type ParsedQuery, queryReaderOf, READ_FACETS } from '~/modules/query-reader';
import type { CarQuery } from '~/modules/stock';
import type { StaffVisit } from '../../staff-visit';

/** A search as it was understood, in the words of its page. */
export interface ReadQuery extends CarQuery {
  readonly labels: readonly string[];
}

/** What the words of a car say as well: names are looked for as they were typed. */
const NAMED_FIELDS = new Set(['car_brand', 'car_model', 'car_site_city', 'car_site_region']);

/** Nothing but figures: the number of a car, or a part of it. */
export const isNumber = (typed: string): boolean => /^[\d\s\p{Pd}]+$/u.test(typed);

/**
 * What a search says of cars beside their names, as the site's visitors are understood: condition, colour, fuel, gearbox, years,
 * prices. Null: it says nothing of the kind.
 */
export async function readQuery(
  { frame, stock, log }: Pick<StaffVisit, 'frame' | 'stock' | 'log'>,
  typed: string,
): Promise<ReadQuery | null> {
  const { site, language } = frame;
  const { carIndex, carList } = site;
  if (typed === '' || carIndex === null || carList === null) return null;
  try {
    const map = await stock.facetMap(carIndex, READ_FACETS);
    const shape = carListShape(carList);
    const empty: ListState = { values: {}, ranges: {}, keyphrase: '', sortName: '', page: 0 };
    const reading = queryReaderOf(map, site, language).read(typed);
    const { values, ranges, keyphrase } = applyReading(empty, withoutDistance(reading), shape, site);
    const hasFacts =
      Object.keys(ranges).length > 0 || Object.keys(values).some((name) => !NAMED_FIELDS.has(name));
    if (!hasFacts) return null;
    const state = { ...empty, values, ranges, keyphrase };
    const page = { ...frame, href: (path: string) => path };
    const labels = describeSearch({ state, shape, base: '', facets: [], valueLabels: {}, page });
    return { search: keyphrase, facts: { values, ranges }, labels };
  } catch (error) {
    // A search service that is away: what was typed is looked for as it stands.
    log.warn({ err: error }, 'a search was not read');
    return null;
  }
}

/** Staff look for what stands in a place: how far others are from it is nothing that they ask. */
function withoutDistance({ pieces, rest, ...reading }: ParsedQuery): ParsedQuery {
  const places = pieces.flatMap(({ meaning }) => (meaning.kind === 'near' ? [meaning.place] : []));
  return {
    ...reading,
    pieces: pieces.filter(({ meaning }) => meaning.kind !== 'near'),
    rest: [rest, ...places].filter((word) => word !== '').join(' '),
  };
}
