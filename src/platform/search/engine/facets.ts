import type { FacetOrder, FacetRequest, FacetValue, HistogramBucket, SearchFacet } from '../contract';
import { hasBit } from './bitset';
import { type CodeColumn, type Coded, countCodes } from './columns/code-column';
import type { HistogramColumn } from './columns/histogram';
import { listChildren, listValues, valueCounts } from './facet-lists';
import type { Field } from './fields';
import type { Table } from './table';
import type { Matches } from './workspace';

/** With fewer facets than this share of all, columns are counted one by one. */
const SCAN_FACTOR = 4;

/** Counts the facets of one search. `matchesFor(name)`: what matches when the facet's own selection is left out. */
export class FacetCounter {
  readonly #table: Table;
  readonly #all: Matches;
  readonly #countRows: boolean;
  #rowsCounted = false;

  constructor(table: Table, all: Matches, facets: number) {
    this.#table = table;
    this.#all = all;
    this.#countRows = facets * SCAN_FACTOR > table.fields.size;
  }

  facet(request: FacetRequest, matches: Matches): SearchFacet {
    const { name, child_name } = request;
    const head = child_name === undefined ? { name } : { name, child_name };
    const field = this.#table.fields.get(name);
    if (field === undefined || field.cell < 0) return { ...head, type: 'list', values: [] };
    if (field.histogram !== undefined) {
      const counts = this.#counts(field, field.histogram, matches);
      return { ...head, ...this.#histogram(field, field.histogram, counts, matches) };
    }
    if (field.codes === undefined) return { ...head, type: 'list', values: [] };
    const order = orderOf(request.sort_order);
    if (child_name === undefined) {
      const byValue = valueCounts(field.codes, this.#counts(field, field.codes, matches));
      return { ...head, type: 'list', values: listValues(field.codes, byValue, order, undefined) };
    }
    return { ...head, type: 'list', values: this.#tree(name, child_name, field.codes, order, matches) };
  }

  /** By code of the field's column; scratch, valid until the next call. */
  #counts(field: Field, column: Coded, matches: Matches): Uint32Array {
    if (matches !== this.#all || !this.#countRows) return countColumn(column, matches);
    if (!this.#rowsCounted) {
      const { slots, length, complement } = matches.counting();
      this.#table.groups.count(slots, length, complement);
      this.#rowsCounted = true;
    }
    return this.#table.groups.countsOf(field.cell);
  }

  /** Values with those of another facet below each: what is counted is pairs, and the parents are their sums. */
  #tree(
    name: string,
    childName: string,
    parent: CodeColumn,
    order: FacetOrder,
    matches: Matches,
  ): FacetValue[] {
    const pairs = this.#table.pairs(name, childName);
    const child = this.#table.listFacet(childName);
    if (pairs === undefined || child === undefined) {
      const byValue = valueCounts(parent, countColumn(parent, matches));
      return listValues(parent, byValue, order, new Map());
    }
    const counts = countColumn(pairs, matches);
    const byValue = valueCounts(parent, pairs.countParents(counts));
    return listValues(parent, byValue, order, listChildren(pairs, counts, child, order));
  }

  #histogram(
    field: Field,
    { edges, uses }: HistogramColumn,
    counts: Uint32Array,
    matches: Matches,
  ): Omit<SearchFacet, 'name'> {
    const values = field.numbers?.values ?? new Float64Array(0);
    const bars = edges.map((_, bucket) => counts[bucket + 1] ?? 0);
    const count = bars.reduce((total, it) => total + it, 0);
    const sorted = this.#table.order(`${field.name}_asc`);
    const filled = field.numbers?.filled ?? 0;
    const at = (place: number): number => values[sorted[place] ?? 0] ?? 0;
    const buckets = histogramBuckets(edges, bars, { min: at(0), max: at(filled - 1) });
    if (count === 0) return { type: 'histogram', values: [], count, buckets };
    const [min, max] = extremes(values, sorted, matches, bars, uses);
    return { type: 'histogram', values: [], min, max, count, buckets };
  }
}

/** Buckets with the counts of their bars; the outermost reach as far as the values of the whole index. */
export function histogramBuckets(
  edges: readonly number[],
  bars: readonly number[],
  whole: { readonly min: number; readonly max: number },
): HistogramBucket[] {
  const last = edges.length - 1;
  return edges.map((edge, bucket) => ({
    min: bucket === 0 ? Math.min(edge, whole.min) : edge,
    max: bucket === last ? Math.max(upperEdge(edges), whole.max) : (edges[bucket + 1] ?? 0),
    count: bars[bucket] ?? 0,
  }));
}

/** Where the last bucket would end if no value lay above. */
function upperEdge(edges: readonly number[]): number {
  const last = edges[edges.length - 1] ?? 0;
  const before = edges[edges.length - 2];
  return before === undefined ? last : Number((last + (last - before)).toPrecision(12));
}

/** The smallest and largest number: of a short list by looking, else from both ends of the sorted slots. */
function extremes(
  values: Float64Array,
  sorted: Uint32Array,
  matches: Matches,
  bars: readonly number[],
  uses: Uint32Array,
): [number, number] {
  const first = bars.findIndex((it) => it > 0);
  const last = bars.findLastIndex((it) => it > 0);
  const stepsIn = (bucket: number): number => (uses[bucket + 1] ?? 0) / (bars[bucket] ?? 0);
  const { slots, length, complement } = matches.counting();
  if (!complement && length < stepsIn(first) + stepsIn(last)) {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < length; i++) {
      const value = values[slots[i] ?? 0] ?? Number.NaN;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    return [min, max];
  }
  let from = 0;
  for (let bucket = 0; bucket < first; bucket++) from += uses[bucket + 1] ?? 0;
  let to = -1;
  for (let bucket = 0; bucket <= last; bucket++) to += uses[bucket + 1] ?? 0;
  while (from < to && !hasBit(matches.bits, sorted[from] ?? 0)) from++;
  while (to > from && !hasBit(matches.bits, sorted[to] ?? 0)) to--;
  return [values[sorted[from] ?? 0] ?? 0, values[sorted[to] ?? 0] ?? 0];
}

/** Counts of one column: scratch, as above. */
let scratch = new Uint32Array(1024);

function countColumn(column: Coded, matches: Matches): Uint32Array {
  const { slots, length, complement } = matches.counting();
  if (scratch.length < column.codeCount) scratch = new Uint32Array(column.codeCount * 2);
  const counts = scratch.fill(0, 0, column.codeCount);
  countCodes(column.codes, slots, length, counts);
  if (complement) {
    for (let code = 1; code < column.codeCount; code++)
      counts[code] = (column.uses[code] ?? 0) - (counts[code] ?? 0);
  }
  return counts;
}

const orderOf = (text: string | undefined): FacetOrder =>
  text === 'alphabetical' || text === 'value' ? text : 'count';
