import { z } from 'zod';
import type { JsonObject } from '~/platform/json';
import type {
  FacetOrder,
  FacetRequest,
  FacetValue,
  SearchFacet,
  SearchRequest,
  SearchResponse,
} from '../contract';
import { byCodeUnits, byValue, type TextCompare } from '../engine/columns/ranks';
import { histogramBuckets } from '../engine/facets';
import type { IndexSchema } from '../schema';
import { fieldOf, isHistogram, isListFacet } from './documents';
import type { Bars, IndexFacts } from './facts';
import { windowOf } from './query';

const counted = z.object({ key: z.string(), doc_count: z.number() });
const terms = z.object({
  buckets: z.array(counted.extend({ children: z.object({ buckets: z.array(counted) }).optional() })),
});
const ranges = z.object({ buckets: z.array(z.object({ doc_count: z.number() })) });
const stats = z.object({ count: z.number(), min: z.number().nullable(), max: z.number().nullable() });
const answerSchema = z.object({
  hits: z.object({
    total: z.object({ value: z.number() }),
    hits: z.array(
      z.object({ _source: z.object({ record: z.record(z.string(), z.json()).optional() }).optional() }),
    ),
  }),
  aggregations: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

/** Brings the node's answer to `searchBody` into the form of the contract; throws when it is none. */
export function readAnswer(
  schema: IndexSchema,
  request: SearchRequest,
  facts: IndexFacts,
  compare: TextCompare,
  input: unknown,
): SearchResponse {
  const { hits, aggregations = {} } = answerSchema.parse(input);
  const { limit, offset, size } = windowOf(request);
  const byName = new Map(Object.values(aggregations).flatMap((group) => Object.entries(group)));
  return {
    facet: (request.facets ?? []).map((facet, place) =>
      isHistogram(fieldOf(schema, facet.name))
        ? histogram(facet, place, facts.bars.get(facet.name), byName)
        : list(schema, facet, byName.get(`facet ${place}`), compare),
    ),
    content:
      size === 0 ? [] : hits.hits.map((hit) => projected(hit._source?.record ?? {}, request.fields ?? [])),
    total_items: hits.total.value,
    limit,
    offset,
  };
}

const projected = (record: JsonObject, fields: readonly string[]): JsonObject =>
  fields.length === 0
    ? record
    : Object.fromEntries(Object.entries(record).filter(([key]) => fields.includes(key)));

const headOf = ({ name, child_name }: FacetRequest) =>
  child_name === undefined ? { name } : { name, child_name };

function list(schema: IndexSchema, facet: FacetRequest, counts: unknown, compare: TextCompare): SearchFacet {
  const head = { ...headOf(facet), type: 'list' as const };
  if (!isListFacet(fieldOf(schema, facet.name))) return { ...head, values: [] };
  const { buckets } = terms.parse(counts);
  const order = orderOf(facet.sort_order);
  const values = buckets.map(({ key: text, doc_count: count, children }) =>
    facet.child_name === undefined
      ? { text, count }
      : { text, count, children: inOrder((children?.buckets ?? []).map(valueIn), order, compare) },
  );
  return { ...head, values: inOrder(values, order, compare) };
}

const valueIn = ({ key, doc_count }: z.infer<typeof counted>): FacetValue => ({
  text: key,
  count: doc_count,
});

function histogram(
  facet: FacetRequest,
  place: number,
  bars: Bars | undefined,
  byName: ReadonlyMap<string, unknown>,
): SearchFacet {
  const head = { ...headOf(facet), type: 'histogram' as const, values: [] };
  const { count, min, max } = stats.parse(byName.get(`stats ${place}`));
  const counts = byName.get(`facet ${place}`);
  const heights = counts === undefined ? [count] : ranges.parse(counts).buckets.map((it) => it.doc_count);
  const buckets =
    bars === undefined ? [] : histogramBuckets(bars.edges, heights, { min: bars.min, max: bars.max });
  return count === 0 || min === null || max === null
    ? { ...head, count: 0, buckets }
    : { ...head, min, max, count, buckets };
}

const orderOf = (text: string | undefined): FacetOrder =>
  text === 'alphabetical' || text === 'value' ? text : 'count';

function inOrder(values: readonly FacetValue[], order: FacetOrder, compare: TextCompare): FacetValue[] {
  const byText = order === 'value' ? byValue(compare) : compare;
  return values.toSorted(
    (a, b) =>
      (order === 'count' ? b.count - a.count : 0) || byText(a.text, b.text) || byCodeUnits(a.text, b.text),
  );
}
