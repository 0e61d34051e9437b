import { n } from '../geometry';
import type { Body } from './body';
import type { Camera, Dot, Place } from './camera';
import { line } from './panels';
import { clamp } from './spline';

/** Outline of points, the way round that a rubber band would take. */
export function hull(points: readonly Dot[]): Dot[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Dot, a: Dot, b: Dot): number =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Dot[]): Dot[] => {
    const result: Dot[] = [];
    for (const p of list) {
      while (result.length > 1) {
        const [a, b] = [result[result.length - 2], result[result.length - 1]];
        if (a && b && turn(a, b, p) <= 0) result.pop();
        else break;
      }
      result.push(p);
    }
    return result.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const ring = (x: number, y: number, r: number): Place[] =>
  Array.from({ length: 36 }, (_, i) => {
    const turn = (i / 36) * 2 * Math.PI;
    return [x + Math.cos(turn) * r, y, r * 1 + Math.sin(turn) * r];
  });

/** A tyre as the space it takes, from its outer to its inner side. */
export function tyre(camera: Camera, body: Body, x: number, side: 1 | -1): string {
  const r = body.tyre;
  const outer = body.half - 4;
  const places = [
    ...ring(x, side * outer, r * 0.985),
    ...ring(x, side * (outer - 4), r),
    ...ring(x, side * (outer - 21), r),
  ];
  return `${line(hull(places.map((place) => camera.at(place))))}Z`;
}

/** The map of a flat wheel of radius 100 to its place on the car. */
export function wheelPlace(camera: Camera, body: Body, x: number): string {
  const r = body.tyre;
  const y = body.half - 4;
  const [cu, cv] = camera.at([x, y, r]);
  const [xu, xv] = camera.at([x + r, y, r]);
  const [hu, hv] = camera.at([x, y, r * 2]);
  const f = (pixels: number): string => String(Math.round(pixels * 100) / 10_000);
  return `matrix(${f(xu - cu)} ${f(xv - cv)} ${f(cu - hu)} ${f(cv - hv)} ${n(cu)} ${n(cv)})`;
}

/** Places along a wheel arch on the flank, from its front foot over its top to its rear foot. */
export function arch(body: Body, x: number, radius: number, foot = body.sill): Place[] {
  const lift = body.tyre;
  const from = Math.asin(clamp((foot - lift) / radius, -0.98, 0.98));
  return Array.from({ length: 25 }, (_, i) => {
    const turn = Math.PI - from + ((2 * from - Math.PI) * i) / 24;
    const [px, pz] = [x + Math.cos(turn) * radius, lift + Math.sin(turn) * radius];
    const h = Math.max(pz, body.sill);
    // On a car without overhangs the arch runs into the rounded corner.
    return [px, Math.max(body.side(px, h), body.flank(px, h) * 0.84), pz];
  });
}
