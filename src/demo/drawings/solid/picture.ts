import { n } from '../geometry';
import { FRAME } from '../studio';
import { svg } from '../svg';
import { Camera, type Dot, type Sight } from './camera';
import { footprint, shadow } from './ground';
import { bodyOf, type SolidCar, solidCar } from './solid-car';
import { room, STUDIOS, type StudioName } from './studio';

/** How the outside of a car is photographed. */
export const SIGHTS = {
  'front-left': { turn: 43, distance: 860, height: 132 },
  'rear-left': { turn: -40, distance: 860, height: 138 },
  'side-left': { turn: 0, distance: 3200, height: 92 },
  'side-right': { turn: 0, distance: 3200, height: 92 },
  front: { turn: 90, distance: 1300, height: 112 },
  rear: { turn: -90, distance: 1300, height: 116 },
} as const satisfies Record<string, Omit<Sight, 'aim'>>;

export type OutsideView = keyof typeof SIGHTS;

/** Widest and highest that a car stands in the frame, and where its foot is. */
const WIDE = 1290;
const HIGH = 640;
const FOOT = 858;

/** A camera that has the whole car in the frame. */
export function framed(car: SolidCar, view: OutsideView): Camera {
  const body = bodyOf(car);
  const sight = SIGHTS[view];
  const camera = new Camera({ ...sight, aim: body.length / 2 });
  const dots: Dot[] = [
    ...footprint(body, 8),
    ...[0.5, 1].flatMap((t) => [-1, 0, 1].map((s) => body.top(s, t))),
    ...[-0.9, 0, 0.9].map((a) => body.onEnd('front', a, 60)),
    ...[-0.9, 0, 0.9].map((a) => body.onEnd('rear', a, 60)),
  ].map((place) => camera.at(place));
  const us = dots.map(([u]) => u);
  const vs = dots.map(([, v]) => v);
  const [left, right] = [Math.min(...us), Math.max(...us)];
  const [top, foot] = [Math.min(...vs), Math.max(...vs)];
  // Small cars stay a little smaller in the frame than large ones.
  const modesty = Math.min(1, (body.length / 480) ** 0.62);
  const wide =
    view === 'front' || view === 'rear'
      ? 780 * Math.min(1, body.half / 95)
      : (view.startsWith('side') ? 1390 : WIDE) * modesty;
  camera.scale = Math.min(wide / (right - left), HIGH / (foot - top));
  camera.shift = [
    FRAME.width / 2 - ((left + right) / 2) * camera.scale,
    (view.startsWith('side') ? FOOT - 58 : FOOT) - foot * camera.scale,
  ];
  return camera;
}

/** A car in a studio, 1600 × 1066; deterministic SVG without filters. */
export function studioPicture(car: SolidCar, view: OutsideView, studio: StudioName, label: string): string {
  const camera = framed(car, view);
  const body = bodyOf(car);
  const { light, shadow: strength } = STUDIOS[studio];
  const { defs, marks } = solidCar('c', car, camera, light);
  const [, foot] = camera.at([body.length / 2, 0, 0]);
  const back = room(studio, Math.round(Math.min(foot - 96, 690)));
  const drawn = shadow(camera, body, strength) + marks;
  const turned =
    view === 'side-right' ? `<g transform="translate(${n(FRAME.width)} 0) scale(-1 1)">${drawn}</g>` : drawn;
  return svg(FRAME.width, FRAME.height, back.defs + defs, back.marks + turned, label);
}
