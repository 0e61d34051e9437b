import { distanceKm, parseGeocoord } from '~/platform/geo';
import type { NearRequest } from '../contract';
import { andInto, type Bits, wordsFor } from './bitset';
import { scanCodes } from './columns/code-column';
import { slotsByGroup, slotsInOrder } from './page';
import type { SortOrder } from './sort-order';
import type { Table } from './table';
import type { Workspace } from './workspace';

/** Kilometres by code of the index's positions; a code without one, 0 among them, is infinitely far. */
export type Distances = Float64Array;

/** Many records stand in few places: each place is measured once. Undefined where records have no position. */
export function distancesTo(table: Table, near: NearRequest): Distances | undefined {
  const column = table.geo;
  if (column === undefined) return undefined;
  const distances = new Float64Array(column.codeCount).fill(Number.POSITIVE_INFINITY);
  for (let code = 1; code < distances.length; code++) {
    const position = parseGeocoord(column.textOf(code));
    if (position !== undefined) distances[code] = distanceKm(near, position);
  }
  return distances;
}

/** Leaves in `base` what lies within the distance. */
export function filterWithin(
  table: Table,
  workspace: Workspace,
  distances: Distances | undefined,
  km: number,
  base: Bits,
): void {
  const { geo: column, slots } = table;
  if (column === undefined || distances === undefined) {
    base.fill(0);
    return;
  }
  const within = Uint8Array.from(distances, (distance) => (distance <= km ? 1 : 0));
  const matching = workspace.bits();
  scanCodes(column.codes, within, slots.highWater, matching);
  andInto(base, matching, wordsFor(slots.highWater));
}

/** As `slotsInOrder`, the nearest first; the order among equally far ones. */
export function slotsByDistance(
  table: Table,
  workspace: Workspace,
  bits: Bits,
  distances: Distances,
  order: SortOrder,
  from: number,
  to: number,
): number[] {
  const { geo: column, slots } = table;
  if (column === undefined) return slotsInOrder(table, workspace, bits, to, order, from, to);
  const { codes } = column;
  const size = wordsFor(slots.highWater);
  const far = [...new Set(distances)].sort((a, b) => a - b);
  const places = new Map(far.map((distance, place) => [distance, place]));
  const groupOf = Uint32Array.from(distances, (distance) => places.get(distance) ?? 0);
  const counts = new Uint32Array(far.length);
  for (let w = 0; w < size; w++) {
    let word = bits[w] ?? 0;
    const base = (w << 5) + 31;
    while (word !== 0) {
      const lowest = word & -word;
      const group = groupOf[codes[base - Math.clz32(lowest)] ?? 0] ?? 0;
      counts[group] = (counts[group] ?? 0) + 1;
      word ^= lowest;
    }
  }
  const bitsOf = (group: number): Bits => {
    const own = workspace.bits();
    scanCodes(
      codes,
      Uint8Array.from(groupOf, (each) => (each === group ? 1 : 0)),
      slots.highWater,
      own,
    );
    andInto(own, bits, size);
    return own;
  };
  return slotsByGroup(table, workspace, { counts, bitsOf }, order, from, to);
}
