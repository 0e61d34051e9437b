import { BODY_SHAPES, type CarBody } from '../bodies/catalogue';
import { n, n2 } from '../geometry';
import { CAR_COLORS, type CarColor } from '../palette';
import { threeQuarterCar } from '../quarter/three-quarter';
import type { Dice } from '../random';
import { outline, WIDE } from '../side/paint';
import { type CarLook, groundShadow, type Part, sideCar } from '../side/side-car';
import type { WheelDesign } from '../side/wheel';
import { softCone, softEllipse, softLine } from '../soft';
import { linear } from '../svg';

/** Deviation of the light around a lit lamp, in centimetres of the car. */
const GLOW = 9;

/** What a scene is drawn on: a frame 1600 wide and `height` high, with dice of its own. */
export interface Stage {
  readonly width: 1600;
  readonly height: number;
  readonly dice: Dice;
  readonly seed: number | string;
}

/** A car in a scene. */
export interface Actor {
  id: string;
  body: CarBody;
  color: CarColor;
  wheel: WheelDesign;
  /** Left edge and ground line in the frame, and the length of the car there. */
  x: number;
  ground: number;
  length: number;
  /** Facing right. */
  turned?: boolean;
  electric?: boolean;
  /** Colour of the air laid over the car, so that it stands in the light of the scene. */
  air?: readonly [color: string, opacity: number];
  /** Strength of a light that draws the upper edge of the car. */
  edge?: number;
  /** The air lies on the lower parts only: the light comes from above. */
  fall?: boolean;
  /** Head and tail lamps glow. */
  lit?: boolean;
  /** Strength of the shadow; 0 for a car in the air. */
  shadow?: number;
  /** Opacity of the mirror image in a wet or polished floor. */
  mirror?: number;
}

/** A car of the stock pictures, put into a scene. */
export function actor(a: Actor): Part {
  const shape = BODY_SHAPES[a.body];
  const look: CarLook = {
    shape,
    paint: CAR_COLORS[a.color],
    design: a.wheel,
    electric: a.electric ?? false,
    seed: a.id,
  };
  const part = sideCar(a.id, look);
  const shadow = groundShadow(a.id, shape, a.shadow ?? 0.9);
  const k = a.length / shape.length;
  const place = a.turned
    ? `translate(${n(a.x + a.length)} ${n(a.ground)}) scale(${n2(-k)} ${n2(k)})`
    : `translate(${n(a.x)} ${n(a.ground)}) scale(${n2(k)})`;
  const flipped = a.turned
    ? `translate(${n(a.x + a.length)} ${n(a.ground)}) scale(${n2(-k)} ${n2(-k)})`
    : `translate(${n(a.x)} ${n(a.ground)}) scale(${n2(k)} ${n2(-k)})`;
  const discs = shape.axles
    .map((x) => `<circle cx="${n(x)}" cy="${n(-shape.tyre)}" r="${n(shape.tyre)}"/>`)
    .join('');
  const air = a.air
    ? `<g fill="${a.air[0]}" fill-opacity="${n2(a.air[1])}"><path d="${outline(shape)}"/>${discs}</g>`
    : '';
  const [hx, hh] = [6, (shape.headlight[0]?.[1] ?? 70) - 1];
  const tail = shape.taillight[0]?.[1] ?? 90;
  const glow = a.lit
    ? `${softEllipse([hx, -hh, 40, 12], '#fff4d6', 0.7, GLOW)}${softCone({ fill: `url(#${a.id}be)`, opacity: 1, deviation: GLOW }, [-hh, -hh + 12, 2], [-26, 2, -210], 'y')}${softEllipse([-110, 1, 120, 7], '#fff1cc', 0.4, GLOW)}${softEllipse([shape.length - 2, -tail + 6, 24, 10], '#ff3b30', 0.6, GLOW)}`
    : '';
  const edgeLight = (line: string, width: number, opacity: number): string =>
    softLine({ color: '#fff', width, opacity, deviation: WIDE }, `#${a.id}${line}`);
  const edge = a.edge
    ? `<g fill="none" stroke="#fff" clip-path="url(#${a.id}body)"><use href="#${a.id}T" stroke-width="1.6" stroke-opacity="${n2(a.edge * 0.9)}"/>${edgeLight('T', 9, a.edge * 0.4)}<use href="#${a.id}S" stroke-width="1.3" stroke-opacity="${n2(a.edge * 0.8)}"/>${edgeLight('S', 7, a.edge * 0.4)}</g>`
    : '';
  const mirror = a.mirror
    ? `<g mask="url(#${a.id}mm)"><use href="#${a.id}car" transform="${flipped}"/></g>`
    : '';
  const reach = shape.height * k;
  return {
    defs:
      part.defs +
      shadow.defs +
      `<g id="${a.id}car">${part.marks}${air}${edge}</g>` +
      (a.lit ? linear(`${a.id}be`, [4, 0, -210, 0], '0 #fff1cc 0.42, 1 #fff1cc 0') : '') +
      (a.mirror
        ? linear(
            `${a.id}mg`,
            [0, a.ground, 0, a.ground + reach],
            `0 #fff ${a.mirror}, 0.8 #fff ${a.mirror * 0.1}, 1 #fff 0`,
          ) +
          `<mask id="${a.id}mm" maskUnits="userSpaceOnUse" x="${n(a.x - 60)}" y="${n(a.ground)}" width="${n(a.length + 120)}" height="${n(reach)}"><rect x="${n(a.x - 60)}" y="${n(a.ground)}" width="${n(a.length + 120)}" height="${n(reach)}" fill="url(#${a.id}mg)"/></mask>`
        : ''),
    marks: `${mirror}<g transform="${place}">${shadow.marks}</g><use href="#${a.id}car" transform="${place}"/><g transform="${place}">${glow}</g>`,
  };
}

/** A car seen from its front left; `x` and `length` measure it in the frame, `ground` is under its front wheel. */
export function quarterActor(
  a: Pick<
    Actor,
    'id' | 'body' | 'color' | 'wheel' | 'x' | 'ground' | 'length' | 'air' | 'electric' | 'lit' | 'fall'
  >,
): Part {
  const car = threeQuarterCar(a.id, {
    shape: BODY_SHAPES[a.body],
    paint: CAR_COLORS[a.color],
    design: a.wheel,
    electric: a.electric ?? false,
    seed: a.id,
  });
  const k = a.length / (car.right - car.left);
  const air = a.air
    ? `<g fill="${a.fall ? `url(#${a.id}fall)` : a.air[0]}" fill-opacity="${n2(a.air[1])}">${car.cover}</g>`
    : '';
  const glow = a.lit
    ? softEllipse([car.lamp[0], -car.lamp[1], 17, 6], '#f4f8ff', 0.95, 6) +
      softEllipse([car.lamp[0] - 20, -car.lamp[1] + 4, 56, 20], '#f4f8ff', 0.24, 6)
    : '';
  return {
    defs:
      car.defs +
      (a.air && a.fall
        ? linear(
            `${a.id}fall`,
            [0, -BODY_SHAPES[a.body].height * 0.9, 0, -8],
            `0 ${a.air[0]} 0, .3 ${a.air[0]} .3, .55 ${a.air[0]} .62, 1 ${a.air[0]} 1`,
          )
        : ''),
    marks: `<g transform="translate(${n(a.x - car.left * k)} ${n(a.ground + car.floor * k)}) scale(${n2(k)})">${car.marks}${air}${glow}</g>`,
  };
}

/** Several parts, one after the other. */
export function together(...parts: readonly Part[]): Part {
  return { defs: parts.map((p) => p.defs).join(''), marks: parts.map((p) => p.marks).join('') };
}

/** A part without definitions of its own. */
export function marks(...texts: readonly string[]): Part {
  return { defs: '', marks: texts.join('') };
}

/** A rectangle over the whole width. */
export function band(y: number, height: number, fill: string, more = ''): string {
  return `<rect x="-2" y="${n(y)}" width="1604" height="${n(height)}" fill="${fill}" ${more}/>`;
}
