import { BODY_SHAPES, type CarBody } from './bodies/catalogue';
import { cabin } from './cabin';
import { chargingPort, slidingDoor } from './closeups';
import { frontCar } from './front';
import { n, n2 } from './geometry';
import { CAR_COLORS, type CarColor } from './palette';
import { rearCar } from './rear';
import { type CarLook, groundShadow, type Part, sideCar } from './side-car';
import { FRAME, reflection, studio, yard } from './studio';
import { svg } from './svg';
import { threeQuarterCar } from './three-quarter';
import { type WheelDesign, wheelFor } from './wheel';

export const CAR_VIEWS = [
  'front-left',
  'side-left',
  'side-right',
  'front',
  'rear',
  'cabin',
  'wheel',
  'charging',
  'doors',
] as const;
export type CarView = (typeof CAR_VIEWS)[number];

/** The views that make sense for a car, in the order of its gallery; the first is its main picture. */
export function carViews(car: { body: CarBody; electric: boolean }): CarView[] {
  return CAR_VIEWS.filter(
    (view) => (view !== 'charging' || car.electric) && (view !== 'doors' || car.body === 'van'),
  );
}

/** What a stock picture shows. `wheel` left out follows the seed. */
export interface CarDrawing {
  body: CarBody;
  color: CarColor;
  view: CarView;
  wheel?: WheelDesign;
  electric?: boolean;
  seed: number | string;
}

function lookOf(car: CarDrawing): CarLook {
  const electric = car.electric ?? false;
  const work = car.body === 'van';
  return {
    shape: BODY_SHAPES[car.body],
    paint: CAR_COLORS[car.color],
    design: car.wheel ?? wheelFor(car.seed, { electric, work }),
    electric,
    seed: car.seed,
  };
}

interface Placed {
  part: Part;
  shadow: Part;
  k: number;
  x: number;
  ground: number;
  turned: boolean;
}

function stage(car: CarDrawing, placed: Placed): string {
  const { part, shadow, k, x, ground, turned } = placed;
  const outside = car.view === 'side-left' || car.view === 'doors';
  const room = outside ? yard(car.seed, ground) : studio(car.seed, { horizon: ground - 132 });
  const sx = turned ? -k : k;
  const place = `translate(${n(x)} ${n(ground)}) scale(${n2(sx)} ${n2(k)})`;
  const mirror = reflection('car', `translate(${n(x)} ${n(ground)}) scale(${n2(sx)} ${n2(-k)})`, ground);
  return svg(
    FRAME.width,
    FRAME.height,
    `${room.defs}${part.defs}${shadow.defs}${mirror.defs}<g id="car">${part.marks}</g>`,
    `${room.marks}${outside ? '' : mirror.marks}<g transform="${place}">${shadow.marks}</g><use href="#car" transform="${place}"/>`,
    `${car.body}, ${car.color}, ${car.view}`,
  );
}

function drawSide(car: CarDrawing): string {
  const look = lookOf(car);
  const { shape } = look;
  const k = Math.min(1330 / shape.length, 2.82);
  const left = (FRAME.width - shape.length * k) / 2;
  const turned = car.view === 'side-right';
  return stage(car, {
    part: sideCar('c', look),
    shadow: groundShadow('c', shape),
    k,
    x: turned ? FRAME.width - left : left,
    ground: FRAME.ground,
    turned,
  });
}

function drawEnd(car: CarDrawing): string {
  const look = lookOf(car);
  const part = car.view === 'front' ? frontCar('c', look) : rearCar('c', look);
  const k = Math.min(4.15, 690 / look.shape.height);
  const w = look.shape.width / 2;
  const marks = `<ellipse rx="${n(w * 1.5)}" ry="${n(w * 0.18)}" fill="url(#csh)"/><g filter="url(#cb3)" fill="#000" fill-opacity=".8"><ellipse cx="${n(-w + 24)}" rx="15" ry="3"/><ellipse cx="${n(w - 24)}" rx="15" ry="3"/></g>`;
  return stage(car, {
    part,
    shadow: { defs: '', marks },
    k,
    x: FRAME.width / 2,
    ground: FRAME.ground + 82,
    turned: false,
  });
}

function drawThreeQuarter(car: CarDrawing): string {
  const look = lookOf(car);
  const part = threeQuarterCar('c', look);
  // Short cars stay a little shorter in the frame.
  const k = (1280 / (part.right - part.left)) * Math.min(1, (look.shape.length / 470) ** 0.7);
  const x = FRAME.width / 2 - ((part.left + part.right) / 2) * k;
  const ground = FRAME.ground + 60 + part.floor * k;
  const room = studio(car.seed, { horizon: FRAME.ground - 132 });
  return svg(
    FRAME.width,
    FRAME.height,
    room.defs + part.defs,
    `${room.marks}<g transform="translate(${n(x)} ${n(ground)}) scale(${n2(k)})">${part.marks}</g>`,
    `${car.body}, ${car.color}, ${car.view}`,
  );
}

/** A van with its sliding door open; another car is shown from its side. */
function drawDoors(car: CarDrawing): string {
  if (car.body !== 'van') return drawSide({ ...car, view: 'side-left' });
  return drawNear(car, [286, 96], 3.5, slidingDoor('c', CAR_COLORS[car.color]));
}

/** The side view brought near, about a point of the car in its own centimetres. */
function drawNear(car: CarDrawing, [x, h]: readonly [number, number], k: number, extra: Part | null): string {
  const look = lookOf(car);
  const part = sideCar('c', look);
  const shadow = groundShadow('c', look.shape);
  const ground = Math.min(FRAME.height / 2 + h * k, 5000);
  return stage(car, {
    part: extra ? { defs: part.defs + extra.defs, marks: part.marks + extra.marks } : part,
    shadow,
    k,
    x: FRAME.width / 2 - x * k,
    ground,
    turned: false,
  });
}

/** A stock picture, 1600 × 1066, as SVG text; the same arguments give the same text. */
export function drawCar(car: CarDrawing): string {
  switch (car.view) {
    case 'front-left':
      return drawThreeQuarter(car);
    case 'front':
    case 'rear':
      return drawEnd(car);
    case 'cabin': {
      const look = lookOf(car);
      const inside = cabin({ paint: look.paint, electric: look.electric, seed: car.seed });
      return svg(FRAME.width, FRAME.height, inside.defs, inside.marks, `${car.body}, ${car.view}`);
    }
    case 'wheel': {
      const shape = BODY_SHAPES[car.body];
      return drawNear(car, [shape.axles[0] + 22, shape.tyre + 12], 9.4, null);
    }
    case 'charging': {
      const { shape, paint } = lookOf({ ...car, electric: true });
      const [x, h] = shape.flap;
      return drawNear(car, [x - 2, h - 4], 13, chargingPort('c', shape, paint));
    }
    case 'doors':
      return drawDoors(car);
    default:
      return drawSide(car);
  }
}
