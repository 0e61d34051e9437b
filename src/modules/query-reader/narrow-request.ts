import type { Place } from '~/platform/places';
import type { FilterItem, FilterValue, SearchRequest } from '~/platform/search';
import type { Meaning, ParsedQuery } from './domain/reading';

/** How far round a town is near it. */
export const NEAR_KM = 50;

type Values = Extract<Meaning, { kind: 'values' }>;
type Narrowed = Pick<SearchRequest, 'keyphrase' | 'filters' | 'near' | 'sort_name'>;

/**
 * A request with what its keyphrase means as filters, beside those that it has; the words that are left stay its
 * keyphrase. A meaning whose field the request filters already, or that filters cannot say, stays words too.
 */
export function narrowRequest<T extends Narrowed>(
  request: T,
  { pieces, rest, order }: ParsedQuery,
  place?: Place,
): T {
  const taken = new Set(Object.keys(request.filters ?? {}).map((name) => name.replace(/\.neq$/, '')));
  const filters: Record<string, FilterItem[]> = {};
  const words = rest === '' ? [] : [rest];
  let near = request.near;
  const isMixed = hasLooseMake(pieces.map(({ meaning }) => meaning));
  for (const { meaning, words: typed } of pieces) {
    if (meaning.kind === 'near') {
      if (place !== undefined && near === undefined)
        near = { lat: place.lat, lng: place.lng, within_km: meaning.withinKm ?? NEAR_KM };
      else words.push(typed);
      continue;
    }
    const isMake = meaning.field === 'car_brand' || meaning.field === 'car_model';
    if (taken.has(meaning.field) || (isMake && (isMixed || taken.has('car_brand')))) words.push(typed);
    else if (meaning.kind === 'range')
      filters[meaning.field] = [{ type: 'range', values: [meaning.min, meaning.max] }];
    else if (meaning.field === 'car_equipment' && filters.car_equipment !== undefined)
      words.push(meaning.values[0] ?? typed);
    else {
      add(filters, meaning);
      if (meaning.under !== undefined) add(filters, meaning.under);
    }
  }
  const all: Record<string, FilterValue> = { ...request.filters, ...filters };
  const isUnordered = order !== undefined && request.sort_name === undefined;
  return {
    ...request,
    filters: all,
    keyphrase: words.join(' '),
    ...(near !== undefined && { near }),
    ...(isUnordered && { sort_name: order }),
  };
}

function add(
  filters: Record<string, FilterItem[]>,
  { field, values }: Pick<Values, 'field' | 'values'>,
): void {
  filters[field] = [...new Set([...(filters[field] ?? []), ...values])];
}

/** "V60 or any Audi" is no filter of two fields. */
function hasLooseMake(meanings: readonly Meaning[]): boolean {
  const isValues = (meaning: Meaning): meaning is Values => meaning.kind === 'values';
  const values = meanings.filter(isValues);
  return values.some(({ under }) => under !== undefined) && values.some(({ field }) => field === 'car_brand');
}
