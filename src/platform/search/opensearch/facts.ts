import { z } from 'zod';
import type { JsonObject } from '~/platform/json';
import { bucketEdges } from '../engine/columns/histogram';
import type { IndexSchema } from '../schema';
import { geoFieldOf, isHistogram } from './documents';
import { multiSearch } from './multi-search';
import type { SearchNode } from './node';

/** How many values of a field are counted; a node refuses more buckets than 65 535 in one answer. */
export const MAX_VALUES = 65_000;
/** A node does not look further than this into an order. */
const MAX_OFFSET = 9_999;

/** The bars of a histogram: the same whatever is filtered, so they are known before a search. */
export interface Bars {
  /** Lower edges of the bars (`bucketEdges`). */
  readonly edges: readonly number[];
  /** Of the whole index. */
  readonly min: number;
  readonly max: number;
}

/** What holds for the whole index until it changes. */
export interface IndexFacts {
  readonly bars: ReadonlyMap<string, Bars>;
  /** The positions of its records, as they are spelt. */
  readonly positions: readonly string[];
}

const stats = z.object({ count: z.number(), min: z.number().nullable(), max: z.number().nullable() });
const overview = z.object({
  aggregations: z
    .object({ places: z.object({ buckets: z.array(z.object({ key: z.string() })) }).optional() })
    .catchall(z.unknown()),
});
const sorted = z.object({ hits: z.object({ hits: z.array(z.object({ sort: z.array(z.number()) })) }) });

/** Asks twice: for numbers and extremes of every histogram, then for the values between which its bars stand. */
export async function readFacts(node: SearchNode, alias: string, schema: IndexSchema): Promise<IndexFacts> {
  const histograms = Object.keys(schema.fields).filter((name) => isHistogram(schema.fields[name]));
  const geo = geoFieldOf(schema);
  const aggs: Record<string, JsonObject> = Object.fromEntries(
    histograms.map((name) => [`n ${name}`, { stats: { field: `n.${name}` } }]),
  );
  if (geo !== undefined) aggs.places = { terms: { field: `k.${geo}`, size: MAX_VALUES } };
  const { aggregations } = overview.parse(
    await node.request('POST', `/${alias}/_search`, { body: { size: 0, track_total_hits: false, aggs } }),
  );
  const filled = histograms.flatMap((name) => {
    const { count, min, max } = stats.parse(aggregations[`n ${name}`]);
    return count === 0 || min === null || max === null ? [] : [{ name, count, min, max }];
  });
  const edges = await edgesOf(node, alias, filled);
  return {
    bars: new Map(filled.map(({ name, min, max }, at) => [name, { min, max, edges: edges[at] ?? [] }])),
    positions: (aggregations.places?.buckets ?? []).map(({ key }) => key),
  };
}

/** `bucketEdges` asks for two places in the order of the values; both are found before it is called. */
async function edgesOf(
  node: SearchNode,
  alias: string,
  filled: readonly { name: string; count: number }[],
): Promise<number[][]> {
  const places = filled.map(({ count }) => {
    const offsets: number[] = [];
    bucketEdges(count, (place) => offsets.push(place));
    return offsets;
  });
  const searches = filled.flatMap(({ name, count }, at) =>
    (places[at] ?? []).map((place) => valueAt(name, count, place)),
  );
  if (searches.length === 0) return [];
  const values = (await multiSearch(node, alias, searches)).map(
    (answer) => sorted.parse(answer).hits.hits[0]?.sort[0] ?? 0,
  );
  let next = 0;
  return filled.map(({ count }, at) => {
    const byPlace = new Map((places[at] ?? []).map((place) => [place, values[next++] ?? 0]));
    return bucketEdges(count, (place) => byPlace.get(place) ?? 0);
  });
}

/** From the nearer end of the order. */
function valueAt(name: string, count: number, place: number): JsonObject {
  const fromEnd = count - 1 - place;
  const descending = fromEnd < place;
  return {
    size: 1,
    _source: false,
    track_total_hits: false,
    from: Math.min(descending ? fromEnd : place, MAX_OFFSET),
    query: { exists: { field: `n.${name}` } },
    sort: [{ [`n.${name}`]: { order: descending ? 'desc' : 'asc' } }],
  };
}
