import { type Bits, collect, hasBit, setBit, wordsFor } from './bitset';
import type { SortOrder } from './sort-order';
import type { Table } from './table';
import type { Workspace } from './workspace';

/** The slots at the places `from` (inclusive) to `to` (exclusive) of the set in this order. */
export function slotsInOrder(
  table: Table,
  workspace: Workspace,
  bits: Bits,
  count: number,
  order: SortOrder,
  from: number,
  to: number,
): number[] {
  const { live, highWater } = table.slots;
  const end = Math.min(to, count);
  if (from >= end) return [];
  const sorted = order.slots(live, highWater);
  const steps = (sorted.length * end) / count;
  if (count * 6 < steps) {
    const ranks = order.ranks(live, highWater);
    const list = workspace.list();
    const length = collect(bits, wordsFor(highWater), list);
    for (let i = 0; i < length; i++) list[i] = ranks[list[i] ?? 0] ?? 0;
    return Array.from(list.subarray(0, length).sort().subarray(from, end), (place) => sorted[place] ?? 0);
  }
  const page: number[] = [];
  let seen = 0;
  for (let place = 0; seen < end && place < sorted.length; place++) {
    const slot = sorted[place] ?? 0;
    if (!hasBit(bits, slot)) continue;
    if (seen >= from) page.push(slot);
    seen++;
  }
  return page;
}

/** As `slotsInOrder`, the best fit to the keyphrase first: lower scores before higher, the order among equals. */
export function slotsByScore(
  table: Table,
  workspace: Workspace,
  bits: Bits,
  scores: Uint8Array,
  order: SortOrder,
  from: number,
  to: number,
): number[] {
  const size = wordsFor(table.slots.highWater);
  const list = workspace.list();
  const length = collect(bits, size, list);
  const counts = new Uint32Array(256);
  for (let i = 0; i < length; i++) {
    const score = scores[list[i] ?? 0] ?? 0;
    counts[score] = (counts[score] ?? 0) + 1;
  }
  const bitsOf = (score: number): Bits => {
    const group = workspace.bits().fill(0, 0, size);
    for (let i = 0; i < length; i++) {
      const slot = list[i] ?? 0;
      if (scores[slot] === score) setBit(group, slot);
    }
    return group;
  };
  return slotsByGroup(table, workspace, { counts, bitsOf }, order, from, to);
}

/** Slots in groups that stand one after another. */
export interface SlotGroups {
  /** How many slots each has. */
  readonly counts: Uint32Array;
  /** The slots of one; asked for only where a page shows some of them. */
  bitsOf(group: number): Bits;
}

/** As `slotsInOrder`, one group after another, the order within each. */
export function slotsByGroup(
  table: Table,
  workspace: Workspace,
  { counts, bitsOf }: SlotGroups,
  order: SortOrder,
  from: number,
  to: number,
): number[] {
  const page: number[] = [];
  let before = 0;
  for (let group = 0; group < counts.length && before < to; group++) {
    const count = counts[group] ?? 0;
    if (count > 0 && before + count > from) {
      const start = Math.max(0, from - before);
      page.push(...slotsInOrder(table, workspace, bitsOf(group), count, order, start, to - before));
    }
    before += count;
  }
  return page;
}
