import { n } from '../geometry';
import type { Body } from './body';
import type { Camera, Place } from './camera';
import { line } from './panels';
import { hull } from './wheels';

/** Places along the outline of the car on the ground, grown outwards. */
export function footprint(body: Body, grow: number): Place[] {
  const places: Place[] = [];
  for (let i = 0; i < 64; i++) {
    const turn = (i / 64) * 2 * Math.PI;
    const sign = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.45;
    const x = body.length / 2 + (sign(Math.cos(turn)) * (body.length - 30 + grow * 1.5)) / 2;
    const y = sign(Math.sin(turn)) * (body.half - 8 + grow);
    places.push([x, y, 0]);
  }
  return places;
}

/** The shadow that a soft box above leaves: many thin layers, dark where the tyres stand. */
export function shadow(camera: Camera, body: Body, strength: number): string {
  const layer = (grow: number, opacity: number): string =>
    `<path d="${line(footprint(body, grow).map((place) => camera.at(place)))}Z" fill="#05070a" fill-opacity="${n(opacity * 10) === '0' ? opacity : Math.round(opacity * 1000) / 1000}"/>`;
  let out = '';
  for (let i = 0; i < 12; i++) out += layer(46 - i * 5.4, strength * (0.025 + i * 0.008));
  for (const x of body.axles) {
    for (const side of [1, -1]) {
      for (let i = 0; i < 5; i++) {
        const spread = 1.22 - i * 0.13;
        const places = Array.from({ length: 20 }, (_, j): Place => {
          const turn = (j / 20) * 2 * Math.PI;
          return [
            x + Math.cos(turn) * body.tyre * 0.8 * spread,
            side * (body.half - 13) + Math.sin(turn) * 14 * spread,
            0,
          ];
        });
        out += `<path d="${line(places.map((place) => camera.at(place)))}Z" fill="#000" fill-opacity="${Math.round(strength * 26) / 100}"/>`;
      }
    }
  }
  return out;
}

/** The dark above each wheel. */
export function archShade(camera: Camera, body: Body): string {
  return body.axles
    .map((x) => {
      const [u, v] = camera.at([x, body.half - 4, body.tyre * 1.9]);
      return `<ellipse cx="${n(u)}" cy="${n(v)}" rx="${n(body.tyre * 1.1 * camera.scale)}" ry="${n(body.tyre * 0.35 * camera.scale)}" fill="#000" fill-opacity=".42"/>`;
    })
    .join('');
}

/** Outline of what is seen of the car's underside. */
export function underside(camera: Camera, body: Body): string {
  const [a, b] = body.axles;
  const places: Place[] = [];
  for (const side of [1, -1]) {
    for (const x of [a - body.tyre * 0.7, (a + b) / 2, b + body.tyre * 0.7]) {
      places.push([x, side * (body.half - 18), body.sill + 12], [x, side * (body.half - 18), 5]);
    }
  }
  return `${line(hull(places.map((place) => camera.at(place))))}Z`;
}
