import { n } from '../geometry';
import { type Camera, cross, type Dot, minus, type Place, unit } from './camera';
import { type Finish, hex, type Light, lit, type Rgb } from './light';

/** A grid of places: columns of equal length, each from its foot to its head. */
export type Grid = readonly (readonly Place[])[];

export interface Surface {
  readonly light: Light;
  readonly camera: Camera;
  readonly finish: Finish;
  /** Ids of the gradients begin with it. */
  readonly id: string;
  /** Darkening of a place, 0 to 1. */
  readonly shade?: (place: Place) => number;
}

export const line = (dots: readonly Dot[]): string =>
  dots.map(([u, v], i) => `${i === 0 ? 'M' : 'L'}${n(u)} ${n(v)}`).join('');

interface Stop {
  at: number;
  color: Rgb;
}

/** Leaves out stops that lie on the straight line between their neighbours. */
function thinned(stops: readonly Stop[]): Stop[] {
  const result: Stop[] = [];
  stops.forEach((stop, i) => {
    const before = result[result.length - 1];
    const after = stops[i + 1];
    if (before && after) {
      const t = (stop.at - before.at) / (after.at - before.at || 1);
      const off = Math.max(
        ...[0, 1, 2].map((c) => {
          const [a = 0, b = 0, s = 0] = [before.color[c], after.color[c], stop.color[c]];
          return Math.abs(a + (b - a) * t - s) / (0.04 + s);
        }),
      );
      if (off < 0.025) return;
    }
    result.push(stop);
  });
  return result;
}

/** Direction of a strip's gradient, square to its rows, so that a light runs on from strip to strip; and its length. */
function across(left: readonly Dot[], right: readonly Dot[]): [axis: Dot, length: number] {
  let [u, v] = [0, 0];
  left.forEach(([lu, lv], j) => {
    const [ru, rv] = right[j] ?? [lu, lv];
    u += ru - lu;
    v += rv - lv;
  });
  const [fu, fv] = left[0] ?? [0, 0];
  const [tu, tv] = left[left.length - 1] ?? [0, 0];
  const width = Math.hypot(u, v);
  let axis: Dot = width > 0.01 ? [-v / width, u / width] : [0, -1];
  let length = (tu - fu) * axis[0] + (tv - fv) * axis[1];
  if (length < 0) {
    axis = [-axis[0], -axis[1]];
    length = -length;
  }
  // A strip seen almost along its rows: its own direction serves better.
  const own = Math.hypot(tu - fu, tv - fv) || 1;
  return length < own * 0.3 ? [[(tu - fu) / own, (tv - fv) / own], own] : [axis, length];
}

/**
 * A curved surface as narrow strips, each with a gradient along it, so that reflections run over it without facets and
 * without blurs. Strips that look away are left out; each reaches a little under the next, so that no seam shows.
 */
export function strips(grid: Grid, surface: Surface): string {
  const { camera, light, finish, id } = surface;
  const at = (i: number, j: number): Place => {
    const column = grid[Math.max(0, Math.min(grid.length - 1, i))] ?? [];
    return column[Math.max(0, Math.min(column.length - 1, j))] ?? [0, 0, 0];
  };
  const rows = grid[0]?.length ?? 0;
  const normal = (i: number, j: number): Place => {
    const along = minus(at(i + 1, j), at(i, j));
    const up = minus(
      [0, 1, 2].map((c) => ((at(i, j + 1)[c] ?? 0) + (at(i + 1, j + 1)[c] ?? 0)) / 2) as unknown as Place,
      [0, 1, 2].map((c) => ((at(i, j - 1)[c] ?? 0) + (at(i + 1, j - 1)[c] ?? 0)) / 2) as unknown as Place,
    );
    return unit(cross(up, along));
  };
  let out = '';
  for (let i = 0; i < grid.length - 1; i++) {
    const left = Array.from({ length: rows }, (_, j) => camera.at(at(i, j)));
    const next = Array.from({ length: rows }, (_, j) => camera.at(at(i + 1, j)));
    const [axis, length] = across(left, next);
    const [fu, fv] = left[0] ?? [0, 0];
    const places = Array.from({ length: rows }, (_, j): Place => {
      const [a, b] = [at(i, j), at(i + 1, j)];
      return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
    });
    const normals = places.map((_, j) => normal(i, j));
    const seen = places.flatMap((place, j) => (camera.sees(place, normals[j] ?? [0, 0, 1]) ? [j] : []));
    const [lowest, highest] = [seen[0], seen[seen.length - 1]];
    if (lowest === undefined || highest === undefined) continue;
    let reach = 0;
    const stops = places.map((place, j): Stop => {
      const facing = normals[j] ?? [0, 0, 1];
      const [u, v] = left[j] ?? [fu, fv];
      reach = Math.max(reach, Math.min(1, ((u - fu) * axis[0] + (v - fv) * axis[1]) / length));
      return { at: reach, color: lit(light, finish, facing, camera.towards(place), surface.shade?.(place)) };
    });
    const right = next.map(([u, v], j): Dot => {
      const [lu, lv] = left[j] ?? [u, v];
      const over = i < grid.length - 2 ? Math.min(0.9, 2.8 / (Math.hypot(u - lu, v - lv) || 1)) : 0;
      return [u + (u - lu) * over, v + (v - lv) * over];
    });
    const tags = thinned(stops)
      .map(
        ({ at: offset, color }) =>
          `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${hex(color)}"/>`,
      )
      .join('');
    // What turns away would lie over what is seen and undo it.
    const shown = (dots: readonly Dot[]): Dot[] => dots.slice(Math.max(0, lowest - 1), highest + 2);
    out += `<linearGradient id="${id}${i}" gradientUnits="userSpaceOnUse" x1="${n(fu)}" y1="${n(fv)}" x2="${n(fu + axis[0] * length)}" y2="${n(fv + axis[1] * length)}">${tags}</linearGradient><path d="${line([...shown(left), ...shown(right).reverse()])}Z" fill="url(#${id}${i})"/>`;
  }
  return out;
}
