import { n } from '../geometry';
import { CAR_COLORS, type CarColor, mix } from '../palette';
import { type WheelDesign, wheel, wheelDefs } from '../side/wheel';
import { linear } from '../svg';
import { rear } from './back';
import { Body } from './body';
import type { Camera, Place } from './camera';
import { FAMILIES, type FamilyName } from './families';
import type { Measures } from './families/family';
import { arches, flank, mirror, rails } from './flank';
import { type Face, front } from './front/face';
import { archShade, underside } from './ground';
import { type Finish, type Light, rgb } from './light';
import { endPlace, path } from './marks';
import { type Grid, strips } from './panels';
import { type Sign, signs } from './signs';
import { lerp, step } from './spline';
import { tyre, wheelPlace } from './wheels';
import { type Drawn, glare, HOUSE, sideWindows } from './windows';

/** Everything that tells one car from another in a picture. */
export interface SolidCar {
  readonly family: FamilyName;
  readonly measures: Measures;
  readonly face: Face;
  readonly color: CarColor;
  readonly electric: boolean;
  readonly design: WheelDesign;
  readonly darkRims: boolean;
  readonly sign: Sign;
}

/** Where the badge and the plate sit, as shares of the height of nose and tail. */
const BADGE = {
  frame: 0.69,
  kidney: 0.93,
  hexagon: 0.72,
  star: 0.655,
  slim: 0.82,
  bar: 0.93,
  mouth: 0.78,
  tiger: 0.9,
  none: 0.86,
} as const;

const RISE = [0, 0.05, 0.11, 0.17, 0.23, 0.3, 0.4, 0.5, 0.6, 0.68, 0.75, 0.81, 0.86, 0.9, 0.94, 0.97, 1];

/** Stations around the car: right side, nose, left side, tail. */
function ring(place: (station: number, z: number) => Place, rise: readonly number[], ends: number): Grid {
  const stations: number[] = [];
  for (let i = 0; i <= ends; i++) stations.push(-1 + i / ends);
  for (let i = 1; i <= 16; i++) stations.push(i / 16);
  for (let i = 1; i <= ends; i++) stations.push(1 + i / ends);
  const left = stations.map((station) => rise.map((z) => place(station, z)));
  const right = stations
    .slice(0, -1)
    .reverse()
    .map((station) =>
      rise.map((z): Place => {
        const [x, y, h] = place(station, z);
        return [x, -y, h];
      }),
    );
  return [...left, ...right];
}

function sheet(place: (s: number, t: number) => Place, across: number, along: number): Grid {
  return Array.from({ length: across + 1 }, (_, i) =>
    Array.from({ length: along + 1 }, (_, j) => place(-1 + (2 * i) / across, j / along)),
  );
}

/** A pane at the front or rear of the house between shares of its width and height. */
function pane(body: Body, end: 'front' | 'rear', wide: number, [low, high]: readonly [number, number]): Grid {
  const count = 16;
  const columns = Array.from({ length: count + 1 }, (_, i) => {
    const across = lerp(-wide, wide, i / count);
    const station = end === 'front' ? Math.abs(across) - 1 : 2 - Math.abs(across);
    return Array.from({ length: 9 }, (_, j): Place => {
      const [x, y, h] = body.house(station, lerp(low, high, j / 8));
      return [x, Math.sign(across) * y, h];
    });
  });
  return end === 'front' ? columns : columns.reverse();
}

const GLASS: Finish = { color: rgb('#0b1013'), metal: 0, gloss: 0.8 };

function shades(body: Body): (place: Place) => number {
  return ([, , h]) => 0.62 * step(body.sill + 34, body.sill - 4, h);
}

/** The family's body in the model's own measures. */
export const bodyOf = (car: Pick<SolidCar, 'family' | 'measures'>): Body =>
  new Body(FAMILIES[car.family], car.measures);

/** The car as a camera sees it in a light, without the studio around it. Ids begin with `id`. */
export function solidCar(id: string, car: SolidCar, camera: Camera, light: Light): Drawn {
  const body = bodyOf(car);
  const { family } = body;
  const paint = CAR_COLORS[car.color];
  const plain = car.color === 'white' || car.color === 'yellow' || car.color === 'orange';
  const finish: Finish = {
    color: rgb(plain ? paint.base : mix(paint.base, paint.shade, 0.22)),
    metal: plain ? 0.12 : 0.5,
    gloss: 1,
  };
  const cloth: Finish = { color: rgb('#15171a'), metal: 0, gloss: 0.15 };
  const k = camera.scale;
  const scene = { camera, body, id, paint, electric: car.electric };
  const surface = (name: string, coat = finish, shade?: (place: Place) => number) => ({
    camera,
    light,
    finish: coat,
    id: `${id}${name}`,
    ...(shade ? { shade } : {}),
  });
  const work = family.tumble > 0.84;
  const fromFront = camera.sees([0, 0, 60], [-1, 0, 0]);
  const fromRear = camera.sees([body.length, 0, 60], [1, 0, 0]);
  const fromLeft = camera.sees([body.length / 2, body.half, 60], [0, 1, 0]);

  const sides = [-1, 1] as const;
  const lower = strips(
    ring((s, z) => body.lower(s, z), RISE, 14),
    surface('b', finish, shades(body)),
  );
  const hood = strips(
    sheet((s, t) => body.hood(s, t), 18, 10),
    surface('h'),
  );
  const lid =
    family.deck === undefined
      ? ''
      : strips(
          sheet((s, t) => body.lid(s, t), 14, 8),
          surface('l', family.deck === 'bed' ? cloth : finish),
        );
  const top = family.cloth ? cloth : finish;
  const house = strips(
    ring((s, z) => body.house(s, z), HOUSE, 10),
    surface('g', top),
  );
  const roof = strips(
    sheet((s, t) => body.top(s, t), 16, 12),
    surface('r', top),
  );
  const roofGlass =
    car.electric && !work && !family.cloth
      ? strips(
          sheet((s, t) => body.top(s * 0.86, 0.06 + t * 0.8), 14, 10),
          surface('k', GLASS),
        )
      : '';
  const screen = strips(pane(body, 'front', 0.87, [0.015, 0.965]), surface('w', GLASS));
  const rearLow = family.cloth ? 0.22 : work ? 0.08 : family.deck ? 0.05 : 0.1;
  const rearPane =
    work && family.slide && family.glass.length < 8
      ? strips(pane(body, 'rear', 0.66, [0.12, 0.72]), surface('z', GLASS))
      : strips(
          pane(body, 'rear', family.cloth ? 0.62 : 0.84, [rearLow, family.cloth ? 0.8 : 0.9]),
          surface('z', GLASS),
        );

  const arch = arches(scene);
  const windows = fromLeft ? sideWindows(scene, surface('s', GLASS)) : { defs: '', marks: '' };
  const wheels = fromLeft
    ? `<g clip-path="url(#${id}wa)">${body.axles
        .map(
          (x) =>
            `<path d="${tyre(camera, body, x, 1)}" fill="#0d0e10"/><use href="#${id}wh" transform="${wheelPlace(camera, body, x)}"/>`,
        )
        .join('')}${archShade(camera, body)}</g>`
    : body.axles.map((x) => `<path d="${tyre(camera, body, x, 1)}" fill="#0d0e10"/>`).join('');
  const far = body.axles.map((x) => `<path d="${tyre(camera, body, x, -1)}" fill="#08090a"/>`).join('');
  const near = fromLeft ? '' : wheels;
  const behind = fromLeft
    ? fromFront || fromRear
      ? mirror(scene, -1)
      : ''
    : fromFront
      ? ''
      : mirror(scene, 1) + mirror(scene, -1);
  const bonnetLine =
    fromFront || fromLeft
      ? `<path d="${path(
          camera,
          [0.1, 0.3, 0.55, 0.8, 1].map((t) => [body.hood(0.97, t), undefined] as const),
        )}${path(
          camera,
          [0.1, 0.3, 0.55, 0.8, 1].map((t) => [body.hood(-0.97, t), undefined] as const),
        )}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="${n(0.5 * k)}"/>`
      : '';
  const creases =
    fromFront || fromLeft
      ? `<path d="${path(
          camera,
          [0.12, 0.4, 0.7, 0.97].map((t) => [body.hood(0.5, t), undefined] as const),
        )}${path(
          camera,
          [0.12, 0.4, 0.7, 0.97].map((t) => [body.hood(-0.5, t), undefined] as const),
        )}" fill="none" stroke="${paint.hi}" stroke-opacity=".28" stroke-width="${n(0.8 * k)}"/>`
      : '';
  const wiper = `<path d="${path(camera, [
    [body.house(-0.75, 0.04), undefined],
    [body.house(-0.98, 0.09), undefined],
  ])}" fill="none" stroke="#050607" stroke-width="${n(1.1 * k)}"/>`;
  const defs =
    wheelDefs(id, car.darkRims) +
    `<g id="${id}wh">${wheel(id, car.design, { caliper: '#3a3f45', angle: 9 })}</g>` +
    arch.defs +
    windows.defs +
    lampGradients(id, camera, body) +
    mirrorGradient(id, camera, body, paint);
  return {
    defs,
    marks:
      `<path d="${underside(camera, body)}" fill="#050607"/>${far}${near}${behind}${lower}` +
      hood +
      lid +
      bonnetLine +
      creases +
      house +
      roof +
      roofGlass +
      (fromLeft ? rails(scene) : '') +
      (fromFront ? screen + wiper + glare(scene, body.screenEdge()) : '') +
      (fromRear && !fromFront ? rearPane : '') +
      windows.marks +
      (fromLeft ? flank(scene) : '') +
      (fromFront
        ? front(scene, car.face, sides) +
          signs(camera, body, 'front', car.sign, {
            badge: BADGE[car.face.grille],
            number: car.face.grille === 'hexagon' ? 0.38 : 0.4,
          })
        : fromLeft
          ? front(scene, car.face, [1])
          : '') +
      (fromRear
        ? rear(scene, car.face, { work, sides }) +
          signs(camera, body, 'rear', car.sign, { badge: work ? 0.86 : 0.88, number: work ? 0.36 : 0.6 })
        : fromLeft
          ? rear(scene, car.face, { work, sides: [1] })
          : '') +
      (fromLeft ? arch.marks + wheels : '') +
      (fromLeft ? mirror(scene, 1) : fromFront ? mirror(scene, 1) + mirror(scene, -1) : ''),
  };
}

function lampGradients(id: string, camera: Camera, body: Body): string {
  const [, top] = camera.at(endPlace(body, 'front', 0.8, 0.98));
  const [, low] = camera.at(endPlace(body, 'front', 0.8, 0.7));
  const [, rearTop] = camera.at(endPlace(body, 'rear', 0.8, 0.98));
  const [, rearLow] = camera.at(endPlace(body, 'rear', 0.8, 0.66));
  const [, roof] = camera.at([body.header[0], 0, body.header[1]]);
  const [, sill] = camera.at([body.cowl[0], 0, body.cowl[1]]);
  return (
    linear(`${id}go`, [0, roof - 4, 0, sill], '0 #dbe8f1 .3, .35 #b9cad6 .1, .8 #9fb3c1 .03, 1 #9fb3c1 .1') +
    linear(`${id}lg`, [0, top, 0, low], '0 #f2f7fb .6, .35 #8fa1af .34, .7 #2b343b .3, 1 #cfdae2 .3') +
    linear(`${id}tg`, [0, rearTop, 0, rearLow], '0 #ff6a60 .55, .3 #c81f26 .8, 1 #6a0b10 .9')
  );
}

function mirrorGradient(
  id: string,
  camera: Camera,
  body: Body,
  paint: (typeof CAR_COLORS)[CarColor],
): string {
  const [x0 = 0] = body.family.glass[0] ?? [0];
  const [x] = body.point(x0 + 10, 0);
  const h = body.belt(x) + 6;
  const [, top] = camera.at([x, body.half, h + 9]);
  const [, low] = camera.at([x, body.half, h - 7]);
  return linear(
    `${id}mg`,
    [0, top, 0, low],
    `0 ${mix(paint.light, paint.hi, 0.3)}, .3 ${paint.base}, .75 ${paint.shade}, 1 ${paint.deep}`,
  );
}
