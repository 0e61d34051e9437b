import type { Bound, FacetSelection, FilterItem, RangeSelection, SearchRequest } from '../contract';
import { type Bits, wordsFor } from './bitset';
import { scanCodes } from './columns/code-column';
import { scanNumbers, scanRange, setSorted } from './columns/number-column';
import { filterText, numberOf } from './field-values';
import type { Field } from './fields';
import type { Table } from './table';

/** One condition: the field has any of the values, lies in any of the ranges, or has any of the (parent, child) pairs. */
export interface Clause {
  readonly field: string;
  readonly exclude: boolean;
  readonly values: readonly string[];
  readonly ranges: readonly RangeSelection[];
  /** Values whose children narrow them down; `child` names the children's field. */
  readonly tree:
    | { readonly child: string; readonly parents: ReadonlyMap<string, readonly string[]> }
    | undefined;
}

const EXCLUDE = '.neq';

/** The conditions of a request, those that restrict nothing left out. */
export function clausesOf(request: SearchRequest): Clause[] {
  const clauses: Clause[] = [];
  for (const [key, value] of Object.entries(request.filters ?? {})) {
    const exclude = key.endsWith(EXCLUDE);
    const items: readonly FilterItem[] = isList(value) ? value : [value];
    clauses.push({
      ...clauseOf(exclude ? key.slice(0, -EXCLUDE.length) : key, items.map(asSelection)),
      exclude,
    });
  }
  for (const { name, child_name, filters } of request.facets ?? []) {
    clauses.push(clauseOf(name, filters ?? [], child_name));
  }
  return clauses.filter(isRestricting);
}

const isList = (value: FilterItem | readonly FilterItem[]): value is readonly FilterItem[] =>
  Array.isArray(value);
const asSelection = (item: FilterItem): FacetSelection => (typeof item === 'object' ? item : String(item));

function clauseOf(field: string, items: readonly FacetSelection[], child?: string | undefined): Clause {
  const values: string[] = [];
  const ranges: RangeSelection[] = [];
  const parents = new Map<string, string[]>();
  for (const item of items) {
    if (typeof item === 'string') values.push(item);
    else if ('type' in item) ranges.push(item);
    else if (child === undefined || item.children === undefined || item.children.length === 0)
      values.push(item.text);
    else parents.set(item.text, [...(parents.get(item.text) ?? []), ...item.children]);
  }
  const tree = child === undefined || parents.size === 0 ? undefined : { child, parents };
  return { field, exclude: false, values, ranges, tree };
}

/** Empty lists, and lists with a range open at both ends, let everything through. */
function isRestricting(clause: Clause): boolean {
  if (clause.ranges.some(({ values: [min, max] }) => min === null && max === null)) return false;
  return clause.values.length > 0 || clause.ranges.length > 0 || clause.tree !== undefined;
}

/** Sets in `out` the slots that the clause speaks of (for an excluding clause those to leave out), and no others. */
export function matchClause(table: Table, clause: Clause, out: Bits): void {
  const size = table.slots.highWater;
  const field = table.fields.get(clause.field);
  out.fill(0, 0, wordsFor(size));
  if (field === undefined) return;
  if (clause.tree !== undefined) matchTree(table, clause, out);
  else matchValues(field, clause.values, size, out);
  if (clause.ranges.length > 0) matchRanges(table, field, clause.ranges, out);
}

function matchValues(field: Field, values: readonly string[], size: number, out: Bits): void {
  if (values.length === 0) return;
  const { schema, codes, numbers } = field;
  if (codes !== undefined) {
    const texts = values.flatMap((text) => filterText(schema, text) ?? []);
    scanCodes(codes.codes, codes.accepting(texts), size, out);
  } else if (numbers !== undefined && (schema.kind === 'number' || schema.kind === 'date')) {
    const { kind } = schema;
    const wanted = new Set(values.map((text) => numberOf(kind, text)).filter((it) => !Number.isNaN(it)));
    scanNumbers(numbers.values, wanted, size, out);
  }
}

function matchRanges(table: Table, field: Field, ranges: readonly RangeSelection[], out: Bits): void {
  const { schema, numbers } = field;
  if (numbers === undefined || (schema.kind !== 'number' && schema.kind !== 'date')) return;
  const { kind } = schema;
  const end = (bound: Bound, open: number): number => (bound === null ? open : numberOf(kind, bound));
  // Only a histogram keeps its order up to date anyway.
  const sorted = field.histogram === undefined ? undefined : table.order(`${field.name}_asc`);
  for (const { values } of ranges) {
    const min = end(values[0], Number.NEGATIVE_INFINITY);
    const max = end(values[1], Number.POSITIVE_INFINITY);
    if (sorted !== undefined && setSorted(numbers, sorted, min, max, out)) continue;
    scanRange(numbers.values, min, max, table.slots.highWater, out);
  }
}

/** A parent with children: both must fit; a parent without: all of it. Where the child is no facet its parent counts whole. */
function matchTree(table: Table, { field, tree, values }: Clause, out: Bits): void {
  const parent = table.listFacet(field);
  const child = tree === undefined ? undefined : table.listFacet(tree.child);
  const pairs = tree === undefined ? undefined : table.pairs(field, tree.child);
  if (tree === undefined || parent === undefined || child === undefined || pairs === undefined) {
    const declared = table.fields.get(field);
    const all = [...values, ...(tree?.parents.keys() ?? [])];
    if (declared !== undefined) matchValues(declared, all, table.slots.highWater, out);
    return;
  }
  const whole = new Set(values.map((text) => parent.valueCodeOf(text)));
  const narrowed = new Map<number, Set<number>>();
  for (const [text, children] of tree.parents) {
    narrowed.set(parent.valueCodeOf(text), new Set(children.map((it) => child.valueCodeOf(it))));
  }
  const accepted = new Uint8Array(pairs.codeCount);
  for (let pair = 1; pair < accepted.length; pair++) {
    const fits = pairs.parents(pair).some((p) => {
      const wanted = narrowed.get(p);
      return whole.has(p) || (wanted !== undefined && pairs.children(pair).some((c) => wanted.has(c)));
    });
    if (fits) accepted[pair] = 1;
  }
  scanCodes(pairs.codes, accepted, table.slots.highWater, out);
}
