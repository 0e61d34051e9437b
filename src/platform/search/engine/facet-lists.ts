import type { FacetOrder, FacetValue } from '../contract';
import type { CodeColumn } from './columns/code-column';
import type { PairColumn } from './columns/pair-column';

/** Upper bound of a facet's values: 53 bits hold 32 of count and 20 of place. */
const KEY_FACTOR = 0x100000;

/** Counts by value code, from counts by code. */
export function valueCounts(column: CodeColumn, counts: Uint32Array): Uint32Array {
  return column.several ? column.countMembers(counts) : counts;
}

/** The values that occur, in order. */
export function listValues(
  column: CodeColumn,
  byValue: Uint32Array,
  order: FacetOrder,
  children: ReadonlyMap<number, FacetValue[]> | undefined,
): FacetValue[] {
  const { codes } = column.ranks.of(order);
  const inOrder = order === 'count' ? byCount(codes, byValue) : codes;
  const values: FacetValue[] = [];
  for (let i = 0; i < inOrder.length; i++) {
    const code = inOrder[i] ?? 0;
    const count = byValue[code] ?? 0;
    if (count === 0) continue;
    const text = column.textOf(code);
    values.push(
      children === undefined ? { text, count } : { text, count, children: children.get(code) ?? [] },
    );
  }
  return values;
}

/** Scratch, grown as needed: an array per facet and search was most of the garbage. */
let keys = new Float64Array(1024);
const INSERTION_SORT_LIMIT = 24;

/**
 * Those that occur, most first, ties in the order given. Count and place are packed in one number, so that short lists
 * sort by insertion and long ones by the native number sort.
 */
function byCount(codes: Uint32Array, counts: Uint32Array): number[] {
  if (keys.length < codes.length) keys = new Float64Array(codes.length * 2);
  let length = 0;
  for (let place = 0; place < codes.length; place++) {
    const count = counts[codes[place] ?? 0] ?? 0;
    if (count === 0) continue;
    const key = (0xffffffff - count) * KEY_FACTOR + place;
    let at = length++;
    if (codes.length <= INSERTION_SORT_LIMIT) {
      for (; at > 0 && (keys[at - 1] ?? 0) > key; at--) keys[at] = keys[at - 1] ?? 0;
    }
    keys[at] = key;
  }
  if (codes.length > INSERTION_SORT_LIMIT) keys.subarray(0, length).sort();
  const sorted: number[] = [];
  for (let i = 0; i < length; i++) sorted.push(codes[(keys[i] ?? 0) % KEY_FACTOR] ?? 0);
  return sorted;
}

/** Counts of pairs, as lists of children by the parent's value code. */
export function listChildren(
  pairs: PairColumn,
  counts: Uint32Array,
  child: CodeColumn,
  order: FacetOrder,
): ReadonlyMap<number, FacetValue[]> {
  if (pairs.several) return listSharedChildren(pairs, counts, child, order);
  const ranked = pairs.byChild(order);
  const inOrder = order === 'count' ? byCount(ranked, counts) : ranked;
  const lists = new Map<number, FacetValue[]>();
  for (let i = 0; i < inOrder.length; i++) {
    const pair = inOrder[i] ?? 0;
    const count = counts[pair] ?? 0;
    const code = pairs.childCode(pair);
    if (count === 0 || code === 0) continue;
    const value = { text: child.textOf(code), count };
    const list = lists.get(pairs.parentCode(pair));
    if (list === undefined) lists.set(pairs.parentCode(pair), [value]);
    else list.push(value);
  }
  return lists;
}

/** Where a record may have several parents or children, several pairs speak of the same two values. */
function listSharedChildren(
  pairs: PairColumn,
  counts: Uint32Array,
  child: CodeColumn,
  order: FacetOrder,
): ReadonlyMap<number, FacetValue[]> {
  const byParent = new Map<number, Uint32Array>();
  for (let pair = 1; pair < pairs.codeCount; pair++) {
    const count = counts[pair] ?? 0;
    if (count === 0) continue;
    for (const p of pairs.parents(pair)) {
      const own = byParent.get(p) ?? new Uint32Array(child.valueCount);
      byParent.set(p, own);
      for (const c of pairs.children(pair)) own[c] = (own[c] ?? 0) + count;
    }
  }
  return new Map([...byParent].map(([p, own]) => [p, listValues(child, own, order, undefined)]));
}
