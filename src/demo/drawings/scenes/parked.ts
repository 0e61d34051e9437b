import { BODY_SHAPES, type CarBody } from '../bodies/catalogue';
import { curve, n, n2 } from '../geometry';
import { CAR_COLORS, type CarColor } from '../palette';
import { outline } from '../side/paint';
import type { Part } from '../side/side-car';

type Cars = readonly (readonly [body: CarBody, color: CarColor])[];

interface Row {
  readonly cars: Cars;
  /** Left edge of the first, distance to the next, ground line and length of each in the frame. */
  readonly from: number;
  readonly step: number;
  readonly ground: number;
  readonly length: number;
  /** Colour of the air between them and us, and how much of it. */
  readonly air: readonly [color: string, opacity: number];
}

/** What is drawn once of a body, however many cars have it. */
function pattern(body: CarBody): string {
  const shape = BODY_SHAPES[body];
  const wheel = (at: number, r: number): string =>
    `<circle cx="${n(at)}" cy="${n(-shape.tyre)}" r="${n(r)}"/>`;
  const each = (share: number): string => shape.axles.map((at) => wheel(at, shape.tyre * share)).join('');
  return `<g id="k-${body}"><path d="${outline(shape)}"/>${each(1)}</g><g id="g-${body}"><path d="${curve(shape.shoulder)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/><path d="${curve(shape.glass, { closed: true })}" fill="#1d2a33"/><g fill="#14171a">${each(1)}</g><g fill="#8b939a">${each(0.62)}</g></g>`;
}

function placed({ cars, from, step, ground, length, air }: Row): string {
  return cars
    .map(([body, color], at) => {
      const whole = BODY_SHAPES[body].length;
      return `<g transform="translate(${n(from + step * at)} ${n(ground)}) scale(${n2(length / whole)})"><ellipse cx="${n(whole / 2)}" cy="1" rx="${n(whole * 0.54)}" ry="11" fill-opacity=".34"/><use href="#k-${body}" fill="${CAR_COLORS[color].base}"/><use href="#g-${body}"/><use href="#k-${body}" fill="${air[0]}" fill-opacity="${n2(air[1])}"/></g>`;
    })
    .join('');
}

/** Cars of the background in rows: body, glass and wheels, and no more than the eye sees of them. */
export function parkedRows(...rows: readonly Row[]): Part {
  const bodies = new Set(rows.flatMap(({ cars }) => cars.map(([body]) => body)));
  return { defs: [...bodies].map(pattern).join(''), marks: rows.map(placed).join('') };
}
