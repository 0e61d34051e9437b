import type { FacetOrder, FacetValue } from '../contract';
import type { CodeColumn } from './code-column';
import type { PairColumn } from './pair-column';

/** Counts by value code. Several values per record: each counts once per record, as sets hold distinct values. */
export function valueCounts(column: CodeColumn, counts: Uint32Array): Uint32Array {
  if (!column.several) return counts;
  const byValue = new Uint32Array(column.valueCount);
  for (let code = 1; code < column.codeCount; code++) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    for (const value of column.members(code)) byValue[value] = (byValue[value] ?? 0) + count;
  }
  return byValue;
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

/** Most first, ties in the order of `codes`. Count and place packed in one number, for the native number sort. */
function byCount(codes: Uint32Array, byValue: Uint32Array): number[] {
  const keys = new Float64Array(codes.length);
  let length = 0;
  for (let place = 0; place < codes.length; place++) {
    const count = byValue[codes[place] ?? 0] ?? 0;
    if (count > 0) keys[length++] = (0xffffffff - count) * 0x100000 + place;
  }
  return Array.from(keys.subarray(0, length).sort(), (key) => codes[key % 0x100000] ?? 0);
}

/** Counts of pairs, as lists of children by the parent's value code. */
export function listChildren(
  pairs: PairColumn,
  counts: Uint32Array,
  child: CodeColumn,
  order: FacetOrder,
): Map<number, FacetValue[]> {
  const { ranks } = child.ranks.of(order);
  const byParent = new Map<number, Map<number, number>>();
  for (let pair = 1; pair < pairs.codeCount; pair++) {
    const count = counts[pair] ?? 0;
    if (count === 0) continue;
    for (const p of pairs.parents(pair)) {
      let children = byParent.get(p);
      if (children === undefined) {
        children = new Map();
        byParent.set(p, children);
      }
      for (const c of pairs.children(pair)) children.set(c, (children.get(c) ?? 0) + count);
    }
  }
  const place = (code: number): number => ranks[code] ?? 0;
  const compare =
    order === 'count'
      ? (a: readonly [number, number], b: readonly [number, number]) =>
          b[1] - a[1] || place(a[0]) - place(b[0])
      : (a: readonly [number, number], b: readonly [number, number]) => place(a[0]) - place(b[0]);
  const lists = new Map<number, FacetValue[]>();
  for (const [p, children] of byParent) {
    const values = [...children].sort(compare).map(([code, count]) => ({ text: child.textOf(code), count }));
    lists.set(p, values);
  }
  return lists;
}
