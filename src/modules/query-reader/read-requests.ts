import type { Stock } from '~/modules/stock';
import type { Places } from '~/platform/places';
import type { FacetMap, FacetMapRequest, SearchRequest } from '~/platform/search';
import type { Site } from '~/sites';
import { COST_FLAGS } from './domain/lexicon/lexicon';
import { findPlaces } from './find-places';
import { narrowRequest } from './narrow-request';
import { queryReaderOf } from './query-reader-of';

/** The facets whose values words may mean. */
export const READ_FACETS: readonly FacetMapRequest[] = [
  { name: 'car_condition' },
  { name: 'car_brand', child_name: 'car_model' },
  { name: 'car_body' },
  { name: 'car_fuel' },
  { name: 'car_gearbox' },
  { name: 'car_site_region', child_name: 'car_site_city' },
  { name: 'car_drive' },
  { name: 'car_color' },
  { name: 'car_seats' },
  { name: 'car_equipment' },
  { name: 'car_campaigns' },
  ...Object.values(COST_FLAGS).map((name) => ({ name })),
];

export interface RequestReader {
  /** The request with what its keyphrase means as filters; one of another index, or without words, as it is. */
  read(request: SearchRequest): Promise<SearchRequest>;
  stop(): void;
}

export interface RequestReaderOptions {
  readonly stock: Pick<Stock, 'facetMap' | 'onChange'>;
  readonly places: Pick<Places, 'find'>;
  readonly sites: readonly Site[];
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** A search service with a stock of its own announces no change: what it has is asked for again, as pages are. */
const MAX_AGE_MS = 5 * 60_000;

/** Reads keyphrases of searches that come with a request, above every adapter of the search. */
export function createRequestReader(options: RequestReaderOptions): RequestReader {
  const { stock, places, sites, now = () => performance.now() } = options;
  const maps = new Map<string, { readonly reading: Promise<FacetMap>; readonly until: number }>();
  const stop = stock.onChange(({ indexName }) => maps.delete(indexName));
  const owners = new Map<string, Site>(
    sites.flatMap((site) => (site.carIndex === `${site.key}-cars` ? [[site.carIndex, site] as const] : [])),
  );

  /** The values of an index, read once after each change and now and then; none where they are unavailable. */
  async function mapOf(index: string): Promise<FacetMap> {
    const known = maps.get(index);
    if (known !== undefined && now() < known.until) return known.reading;
    const reading = Promise.resolve(stock.facetMap(index, READ_FACETS));
    maps.set(index, { reading, until: now() + MAX_AGE_MS });
    const dropReaders = () => {
      if (maps.get(index)?.reading === reading) maps.delete(index);
    };
    return reading.then(
      (map) => {
        if (map.every(({ values }) => values.length === 0)) dropReaders();
        return map;
      },
      () => {
        dropReaders();
        return [];
      },
    );
  }

  return {
    stop,
    async read(request) {
      const site = owners.get(request.index);
      if (site === undefined || (request.keyphrase ?? '').trim() === '') return request;
      const map = await mapOf(request.index);
      if (map.length === 0) return request;
      const reading = queryReaderOf(map, site).read(request.keyphrase ?? '');
      const placed = await findPlaces(reading, places, site.country);
      return narrowRequest(request, placed.reading, placed.place);
    },
  };
}
