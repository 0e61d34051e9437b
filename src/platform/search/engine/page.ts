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
  const list = workspace.list();
  const length = collect(bits, wordsFor(table.slots.highWater), list);
  const groups = workspace.list();
  for (let i = 0; i < length; i++) groups[i] = scores[list[i] ?? 0] ?? 0;
  return slotsByGroup(table, workspace, { list, groups, length, count: 256 }, order, from, to);
}

/** Slots and, at the same place, the number of the group that each belongs to: below `count`. */
export interface GroupedSlots {
  readonly list: Uint32Array;
  readonly groups: Uint32Array;
  readonly length: number;
  readonly count: number;
}

/** As `slotsInOrder`, one group after another, the order within each. */
export function slotsByGroup(
  table: Table,
  workspace: Workspace,
  { list, groups, length, count: groupCount }: GroupedSlots,
  order: SortOrder,
  from: number,
  to: number,
): number[] {
  const size = wordsFor(table.slots.highWater);
  const perGroup = new Uint32Array(groupCount);
  for (let i = 0; i < length; i++) {
    const group = groups[i] ?? 0;
    perGroup[group] = (perGroup[group] ?? 0) + 1;
  }
  const page: number[] = [];
  let before = 0;
  for (let group = 0; group < groupCount && before < to; group++) {
    const count = perGroup[group] ?? 0;
    if (count > 0 && before + count > from) {
      const slots = workspace.bits().fill(0, 0, size);
      for (let i = 0; i < length; i++) if (groups[i] === group) setBit(slots, list[i] ?? 0);
      const start = Math.max(0, from - before);
      page.push(...slotsInOrder(table, workspace, slots, count, order, start, to - before));
    }
    before += count;
  }
  return page;
}
