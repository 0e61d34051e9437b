import type { JsonObject } from '~/platform/json';
import { DISTANCE_SORT, type FacetRequest, SEARCH_LIMITS, type SearchRequest } from '../contract';
import { type IndexSchema, parseSortName } from '../schema';
import { conditionsOf, MATCH_NONE, nearCondition } from './conditions';
import { fieldOf, geoFieldOf, isHistogram, isListFacet, isNumeric, needsOrderKey } from './documents';
import { type IndexFacts, MAX_VALUES } from './facts';
import { wordQuery, wordsOfKeyphrase } from './words-query';

/** Body of one `_search`: hits, their number up to 10 000, and every facet asked for (`facet <place>` below a group). */
export function searchBody(
  schema: IndexSchema,
  request: SearchRequest,
  facts: IndexFacts,
  mistyped: ReadonlySet<string>,
): JsonObject {
  const { filter, mustNot, own } = conditionsOf(schema, request);
  const words = wordsOfKeyphrase(request.keyphrase ?? '');
  const near = nearCondition(schema, request.near, facts.positions);
  const must = (words ?? []).map((word) => wordQuery(word, mistyped.has(word)));
  const all = [
    ...filter,
    ...(near === null ? [] : [near]),
    ...(words !== null && words.length === 0 ? [MATCH_NONE] : []),
  ];
  const { from, size } = windowOf(request);
  return {
    from,
    size,
    track_total_hits: SEARCH_LIMITS.maxTotal,
    query: { bool: { must, filter: all, must_not: [...mustNot] } },
    post_filter: { bool: { filter: [...own.values()].flat() } },
    sort: sortOf(schema, request, words !== null),
    _source: sourceOf(request.fields ?? []),
    aggs: aggregations(schema, request.facets ?? [], own, facts),
  };
}

/** Nothing is returned beyond 10 000. */
export function windowOf(request: SearchRequest): {
  limit: number;
  offset: number;
  from: number;
  size: number;
} {
  const limit = Math.min(Math.max(0, request.limit ?? SEARCH_LIMITS.defaultLimit), SEARCH_LIMITS.maxLimit);
  const offset = Math.max(0, request.offset ?? 0);
  const size = Math.max(0, Math.min(limit, SEARCH_LIMITS.maxTotal - offset));
  return { limit, offset, size, from: size === 0 ? 0 : offset };
}

const PLAIN_NAME = /^[\w-]+$/;

/** Names with dots or asterisks would mean something else to the node: then it gives the whole record. */
function sourceOf(fields: readonly string[]): JsonObject {
  const few = fields.length > 0 && fields.every((name) => PLAIN_NAME.test(name));
  return { includes: few ? fields.map((name) => `record.${name}`) : ['record'] };
}

const BY_ID = { id: { order: 'asc' } };

function sortOf(schema: IndexSchema, request: SearchRequest, hasWords: boolean): JsonObject[] {
  const byName = (names: readonly string[]): JsonObject[] => names.flatMap((name) => sortBy(schema, name));
  const { sort_name, near } = request;
  const named = sort_name !== undefined && parseSortName(schema, sort_name) !== null;
  if (sort_name === DISTANCE_SORT && near !== undefined && geoFieldOf(schema) !== undefined) {
    const place = { g: { lat: near.lat, lon: near.lng }, order: 'asc', unit: 'km', distance_type: 'arc' };
    return [{ _geo_distance: place }, ...byName(schema.defaultSort), BY_ID];
  }
  if (named) return [...byName([sort_name]), BY_ID];
  return [...(hasWords ? [{ _score: { order: 'desc' } }] : []), ...byName(schema.defaultSort), BY_ID];
}

function sortBy(schema: IndexSchema, name: string): JsonObject[] {
  const key = parseSortName(schema, name);
  const field = key === null ? undefined : fieldOf(schema, key.field);
  if (key === null || field === undefined) return [];
  const kind = isNumeric(field) ? 'n' : needsOrderKey(field) ? 's' : 'k';
  return [{ [`${kind}.${key.field}`]: { order: key.descending ? 'desc' : 'asc', missing: '_last' } }];
}

/** Facets that leave out the same conditions are counted together. */
function aggregations(
  schema: IndexSchema,
  facets: readonly FacetRequest[],
  own: ReadonlyMap<string, readonly JsonObject[]>,
  facts: IndexFacts,
): JsonObject {
  const groups = new Map<string, Record<string, JsonObject>>();
  facets.forEach((facet, place) => {
    const group = own.has(facet.name) ? facet.name : '';
    groups.set(group, { ...groups.get(group), ...aggregation(schema, facet, place, facts) });
  });
  return Object.fromEntries(
    [...groups].map(([left, aggs], at) => {
      const filter = [...own].flatMap(([name, conditions]) => (name === left ? [] : conditions));
      return [`group ${at}`, { filter: { bool: { filter } }, aggs }];
    }),
  );
}

function aggregation(
  schema: IndexSchema,
  { name, child_name }: FacetRequest,
  place: number,
  facts: IndexFacts,
): Record<string, JsonObject> {
  const field = fieldOf(schema, name);
  if (isHistogram(field)) {
    const stats = { [`stats ${place}`]: { stats: { field: `n.${name}` } } };
    const edges = facts.bars.get(name)?.edges ?? [];
    if (edges.length < 2) return stats;
    return { ...stats, [`facet ${place}`]: { range: { field: `n.${name}`, ranges: rangesOf(edges) } } };
  }
  if (!isListFacet(field)) return {};
  const terms = { field: `k.${name}`, size: MAX_VALUES };
  if (child_name === undefined || !isListFacet(fieldOf(schema, child_name)))
    return { [`facet ${place}`]: { terms } };
  const children = { terms: { field: `k.${child_name}`, size: MAX_VALUES } };
  return { [`facet ${place}`]: { terms, aggs: { children } } };
}

/** Below the first edge is the first bar, above the last one the last. */
const rangesOf = (edges: readonly number[]): JsonObject[] =>
  edges.map((edge, at) => ({
    ...(at === 0 ? {} : { from: edge }),
    ...(at === edges.length - 1 ? {} : { to: edges[at + 1] ?? 0 }),
  }));
