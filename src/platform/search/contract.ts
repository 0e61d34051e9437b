import { z } from 'zod';
import type { JsonObject } from '~/platform/json';
import { err, ok, type Result } from '~/platform/result';

/** Bounds of a request (SEARCH-2, SEARCH-5). */
export const SEARCH_LIMITS = {
  defaultLimit: 24,
  maxLimit: 100,
  maxTotal: 10_000,
  maxFacets: 60,
  maxFilters: 60,
  maxValues: 500,
  maxFields: 200,
  /** Half round the earth. */
  farthestKm: 20_040,
  /** Longer keyphrases are cut here … */
  keyphraseLength: 200,
  /** … and refused beyond this. */
  keyphraseRefused: 500,
} as const;

type Scalar = string | number | boolean;
/** One end of a range; null leaves it open. Text is read as the field's kind: a number or an ISO date. */
export type Bound = number | string | null;
/** Both ends inclusive. */
export interface RangeSelection {
  readonly type: 'range';
  readonly values: readonly [Bound, Bound];
}
/** A value of the facet; with children (values of `child_name`) only the records that have one of them too. */
export interface ValueSelection {
  readonly text: string;
  readonly children?: readonly string[] | undefined;
}
export type FacetSelection = string | ValueSelection | RangeSelection;
export type FacetOrder = 'count' | 'alphabetical' | 'value';

export interface FacetRequest {
  readonly name: string;
  readonly child_name?: string | undefined;
  /** `count` (most first, the default), `alphabetical`, `value` (numbers by size). Other texts mean the default. */
  readonly sort_order?: string | undefined;
  /** Any of these (OR); facets among each other AND. */
  readonly filters?: readonly FacetSelection[] | undefined;
}

export type FilterItem = Scalar | RangeSelection;
export type FilterValue = FilterItem | readonly FilterItem[];

/**
 * A position in degrees. With `within_km` only records at most so far from it, as the crow flies, are found; without, it
 * only lets `sort_name: 'distance_asc'` say something. A record's position is its field of kind `geo`.
 */
export interface NearRequest {
  readonly lat: number;
  readonly lng: number;
  readonly within_km?: number | undefined;
}
/** The nearest first; only with `near`. Equally far: the default sort. Records without a position come last. */
export const DISTANCE_SORT = 'distance_asc';

/** POST /api/search (SEARCH-2 to SEARCH-5). Unknown filter field: no record. Unknown facet: empty. Unknown sort: default sort. */
export interface SearchRequest {
  readonly index: string;
  /** Keys of the records wanted; absent or empty: all. */
  readonly fields?: readonly string[] | undefined;
  readonly keyphrase?: string | undefined;
  readonly facets?: readonly FacetRequest[] | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  /** `<field>_asc`, `<field>_desc`, or `distance_asc`. */
  readonly sort_name?: string | undefined;
  /** Field → one of these values; `<field>.neq` → none of these. An empty list restricts nothing. */
  readonly filters?: Readonly<Record<string, FilterValue>> | undefined;
  /** Selections of facets do not touch it: their counts are those within the distance. */
  readonly near?: NearRequest | undefined;
}

export interface FacetValue {
  readonly text: string;
  readonly count: number;
  readonly children?: readonly FacetValue[] | undefined;
}
/** Values from `min` (inclusive) to `max` (exclusive, in the last bucket inclusive). */
export interface HistogramBucket {
  readonly min: number;
  readonly max: number;
  readonly count: number;
}
export interface SearchFacet {
  readonly name: string;
  readonly child_name?: string | undefined;
  readonly type: 'list' | 'histogram';
  readonly values: readonly FacetValue[];
  /** Histogram: smallest and largest value and number of records with one; no min and max where count is 0. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly count?: number | undefined;
  readonly buckets?: readonly HistogramBucket[] | undefined;
}
export interface SearchResponse {
  readonly facet: readonly SearchFacet[];
  readonly content: readonly JsonObject[];
  /** Capped at 10 000; nothing is returned beyond. */
  readonly total_items: number;
  readonly limit: number;
  readonly offset: number;
}

const PARTS = [
  'index',
  'fields',
  'keyphrase',
  'facets',
  'limit',
  'offset',
  'sort_name',
  'filters',
  'near',
] as const;
type Part = (typeof PARTS)[number];
/** Why a request is refused: which part, where in it (`facets.0.name`), and why (English, for a developer). */
export interface SearchRequestError {
  readonly code: 'invalid_body' | `invalid_${Part}`;
  readonly path: string;
  readonly message: string;
}

const name = z.string().min(1).max(100);
const scalar = z.union([z.string().max(500), z.number(), z.boolean()]);
const valueText = scalar.transform(String);
const bound = z
  .union([z.number(), z.string().max(40)])
  .nullable()
  .transform((end): Bound => (end === '' ? null : end));
const optionalBound = bound.optional().transform((end): Bound => end ?? null);
const asRange = (values: [Bound, Bound]): RangeSelection => ({ type: 'range', values });
const range = z.union([
  z
    .object({ type: z.literal('range'), values: z.tuple([bound, bound]) })
    .transform((it) => asRange(it.values)),
  z
    .object({ type: z.literal('range').optional(), min: optionalBound, max: optionalBound })
    .refine((it) => it.min !== null || it.max !== null, 'a range needs min or max')
    .transform((it) => asRange([it.min, it.max])),
]);

const child = z.union([
  valueText,
  z.object({ text: valueText }).transform((it) => it.text),
  z.object({ value: valueText }).transform((it) => it.value),
]);
const children = z.array(child).max(SEARCH_LIMITS.maxValues).nullish();
const selection = (text: string, list: string[] | null | undefined): ValueSelection =>
  list === null || list === undefined || list.length === 0 ? { text } : { text, children: list };
const facetItem = z.union([
  valueText.transform((text): ValueSelection => ({ text })),
  range,
  z.object({ text: valueText, children }).transform((it) => selection(it.text, it.children)),
  z.object({ value: valueText, children }).transform((it) => selection(it.value, it.children)),
]);
const oneOrMany = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(SEARCH_LIMITS.maxValues), item.transform((it) => [it])]);

const facet = z.union([
  name.transform((text): FacetRequest => ({ name: text })),
  z
    .object({
      name,
      child_name: z.string().max(100).nullish(),
      sort_order: z.string().max(40).nullish(),
      filters: oneOrMany(facetItem).nullish(),
    })
    .transform(
      (it): FacetRequest => ({
        name: it.name,
        child_name: it.child_name || undefined,
        sort_order: it.sort_order ?? undefined,
        filters: it.filters ?? undefined,
      }),
    ),
]);

const keyphrase = z
  .string()
  .max(SEARCH_LIMITS.keyphraseRefused)
  .transform((text) => text.trim().slice(0, SEARCH_LIMITS.keyphraseLength));

const filters = z
  .record(z.string().min(1).max(110), oneOrMany(z.union([scalar, range])))
  .refine((it) => Object.keys(it).length <= SEARCH_LIMITS.maxFilters, 'too many filters');

const near = z
  .object({
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    within_km: z.number().min(0).max(SEARCH_LIMITS.farthestKm).nullish(),
  })
  .transform(({ lat, lng, within_km }): NearRequest => ({ lat, lng, within_km: within_km ?? undefined }));

const body = z.object({
  index: name,
  fields: z.array(name).max(SEARCH_LIMITS.maxFields).nullish(),
  keyphrase: keyphrase.nullish(),
  facets: z.array(facet).max(SEARCH_LIMITS.maxFacets).nullish(),
  limit: z.int().min(0).nullish(),
  offset: z.int().min(0).nullish(),
  sort_name: z.string().max(120).nullish(),
  filters: filters.nullish(),
  near: near.nullish(),
});

/**
 * Reads a request body: fills the defaults, clamps a large limit to 100, cuts a long keyphrase, brings every accepted
 * spelling (bare facet names, `value` for `text`, `{min,max}`) to the types above. Wrong types, negative numbers and
 * lists over the bounds are refused.
 */
export function parseSearchRequest(input: unknown): Result<SearchRequest, SearchRequestError> {
  const parsed = body.safeParse(input);
  if (!parsed.success) return err(requestError(parsed.error));
  const it = parsed.data;
  return ok({
    index: it.index,
    fields: it.fields ?? undefined,
    keyphrase: it.keyphrase ?? '',
    facets: it.facets ?? [],
    limit: Math.min(it.limit ?? SEARCH_LIMITS.defaultLimit, SEARCH_LIMITS.maxLimit),
    offset: it.offset ?? 0,
    sort_name: it.sort_name || undefined,
    filters: it.filters ?? {},
    near: it.near ?? undefined,
  });
}

function requestError(error: z.ZodError): SearchRequestError {
  const issue = error.issues[0];
  const part = PARTS.find((it) => it === issue?.path[0]);
  return {
    code: part === undefined ? 'invalid_body' : `invalid_${part}`,
    path: (issue?.path ?? []).map(String).join('.'),
    message: issue?.message ?? 'invalid request',
  };
}

const leafValue = z.object({ text: z.string(), count: z.number() });
const response = z.object({
  facet: z.array(
    z.object({
      name: z.string(),
      child_name: z.string().optional(),
      type: z.enum(['list', 'histogram']),
      values: z.array(leafValue.extend({ children: z.array(leafValue).optional() })),
      min: z.number().optional(),
      max: z.number().optional(),
      count: z.number().optional(),
      buckets: z.array(z.object({ min: z.number(), max: z.number(), count: z.number() })).optional(),
    }),
  ),
  content: z.array(z.record(z.string(), z.json())),
  total_items: z.number(),
  limit: z.number(),
  offset: z.number(),
});

/** Reads the answer of a remote search service; the error says what in it is not as agreed. */
export function parseSearchResponse(input: unknown): Result<SearchResponse, string> {
  const parsed = response.safeParse(input);
  return parsed.success ? ok(parsed.data) : err(z.prettifyError(parsed.error));
}

/** What who asks from outside gets of a search that fails (SEARCH-7). */
export function emptyResponse(request: Pick<SearchRequest, 'limit' | 'offset'>): SearchResponse {
  const { limit = SEARCH_LIMITS.defaultLimit, offset = 0 } = request;
  return { facet: [], content: [], total_items: 0, limit, offset };
}
