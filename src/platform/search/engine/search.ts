import { DISTANCE_SORT, SEARCH_LIMITS, type SearchRequest, type SearchResponse } from '../contract';
import { words as wordsOfText } from '../text';
import { andInto, andNotInto, type Bits, collect, copyInto, wordsFor } from './bitset';
import { clausesOf, matchClause } from './clauses';
import { FacetCounter } from './facets';
import { type Distances, distancesTo, filterWithin, slotsByDistance } from './near';
import { slotsByScore, slotsInOrder } from './page';
import type { Table } from './table';
import { findWords, MAX_WORDS } from './vocabulary';
import { Matches, type Workspace } from './workspace';

interface Found {
  /** Everything that matches. */
  readonly all: Matches;
  /** What matches without the selections on this field. */
  readonly without: (field: string) => Matches;
  /** How far each slot is from a perfect fit to the keyphrase; undefined without a keyphrase. */
  readonly scores: Uint8Array | undefined;
}

export function searchTable(table: Table, workspace: Workspace, request: SearchRequest): SearchResponse {
  workspace.start(table.slots.capacity);
  table.refresh();
  const limit = Math.min(Math.max(0, request.limit ?? SEARCH_LIMITS.defaultLimit), SEARCH_LIMITS.maxLimit);
  const offset = Math.max(0, request.offset ?? 0);
  const { order, isDefault } = table.orderFor(request.sort_name);
  const distances = request.near === undefined ? undefined : distancesTo(table, request.near);
  const byDistance = request.sort_name === DISTANCE_SORT ? distances : undefined;
  const ranked = isDefault && byDistance === undefined && limit > 0;
  const found = find(table, workspace, request, ranked, distances);
  const facets = request.facets ?? [];
  const counter = new FacetCounter(table, found.all, facets.length);
  const facet = facets.map((it) => {
    const matches = found.without(it.name);
    const count = () => counter.facet(it, matches);
    return matches.total === table.slots.size ? table.facetOfAll(it, count) : count();
  });
  const end = Math.min(offset + limit, SEARCH_LIMITS.maxTotal);
  const { bits, total } = found.all;
  let slots: readonly number[];
  if (byDistance !== undefined && limit > 0) {
    const { order: amongEqual } = table.orderFor(undefined);
    slots = slotsByDistance(table, workspace, bits, byDistance, amongEqual, offset, end);
  } else if (found.scores !== undefined) {
    slots = slotsByScore(table, workspace, bits, found.scores, order, offset, end);
  } else slots = slotsInOrder(table, workspace, bits, total, order, offset, end);
  return {
    facet,
    content: slots.map((slot) => table.records.read(slot, request.fields ?? [])),
    total_items: Math.min(total, SEARCH_LIMITS.maxTotal),
    limit,
    offset,
  };
}

function find(
  table: Table,
  workspace: Workspace,
  request: SearchRequest,
  ranked: boolean,
  distances: Distances | undefined,
): Found {
  const size = wordsFor(table.slots.highWater);
  const base = workspace.bits();
  copyInto(base, table.slots.live, size);
  const scores = matchKeyphrase(table, workspace, request.keyphrase ?? '', base, ranked);
  const within = request.near?.within_km;
  if (within !== undefined) filterWithin(table, workspace, distances, within, base);
  const own = new Map<string, Bits>();
  for (const clause of clausesOf(request)) {
    const matching = workspace.bits();
    matchClause(table, clause, matching);
    if (clause.exclude) andNotInto(base, matching, size);
    else {
      const others = own.get(clause.field);
      if (others === undefined) own.set(clause.field, matching);
      else andInto(others, matching, size);
    }
  }
  const matchesWithout = (field: string | undefined): Matches => {
    const bits = workspace.bits();
    copyInto(bits, base, size);
    for (const [owner, matching] of own) if (owner !== field) andInto(bits, matching, size);
    return new Matches(bits, table.slots, workspace);
  };
  const all = matchesWithout(undefined);
  const known = new Map<string, Matches>();
  const without = (field: string): Matches => {
    if (!own.has(field)) return all;
    const matches = known.get(field) ?? matchesWithout(field);
    known.set(field, matches);
    return matches;
  };
  return { all, without, scores };
}

/** Leaves in `base` what has every word. A keyphrase without a single letter or digit finds nothing. */
function matchKeyphrase(
  table: Table,
  workspace: Workspace,
  keyphrase: string,
  base: Bits,
  ranked: boolean,
): Uint8Array | undefined {
  if (keyphrase.trim() === '') return undefined;
  const size = wordsFor(table.slots.highWater);
  const words = [...new Set(wordsOfText(keyphrase))].slice(0, MAX_WORDS);
  if (words.length === 0) {
    base.fill(0);
    return undefined;
  }
  const matching = workspace.bits();
  const scores = ranked ? workspace.scores() : undefined;
  const list = workspace.list();
  const addScore = (slots: Bits, penalty: number): void => {
    const length = collect(slots, size, list);
    for (let i = 0; i < length; i++) {
      const slot = list[i] ?? 0;
      if (scores !== undefined) scores[slot] = (scores[slot] ?? 0) + penalty;
    }
  };
  findWords(table.vocabulary, words, matching, size, () => workspace.bits(), ranked ? addScore : undefined);
  andInto(base, matching, size);
  return scores;
}
