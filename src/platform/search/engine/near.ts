import { distanceKm, parseGeocoord } from '~/platform/geo';
import type { NearRequest } from '../contract';
import { andInto, type Bits, collect, wordsFor } from './bitset';
import { scanCodes } from './code-column';
import { slotsByGroup } from './page';
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
export function keepWithin(
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
  const codes = table.geo?.codes;
  const far = [...new Set(distances)].sort((a, b) => a - b);
  const places = new Map(far.map((distance, place) => [distance, place]));
  const groupOf = Uint32Array.from(distances, (distance) => places.get(distance) ?? 0);
  const list = workspace.list();
  const length = collect(bits, wordsFor(table.slots.highWater), list);
  const groups = workspace.list();
  for (let i = 0; i < length; i++) groups[i] = groupOf[codes?.[list[i] ?? 0] ?? 0] ?? 0;
  return slotsByGroup(table, workspace, { list, groups, length, count: far.length }, order, from, to);
}
