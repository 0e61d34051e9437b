import { chargingPort, slidingDoor } from '../closeups';
import { n } from '../geometry';
import { CAR_COLORS } from '../palette';
import { FRAME } from '../studio';
import { linear, svg } from '../svg';
import type { Body } from './body';
import { Camera, type Place } from './camera';
import { loadDoor } from './flank';
import { shadow } from './ground';
import { bodyOf, type SolidCar, solidCar } from './solid-car';
import { room, STUDIOS, type StudioName } from './studio';

/** A camera brought near to a place of the car, which it shows at a dot of the frame. */
function near(
  place: Place,
  options: { turn: number; distance: number; height: number; scale: number; dot: readonly [number, number] },
): Camera {
  const { turn, distance, height, scale, dot } = options;
  const camera = new Camera({ turn, distance, height, aim: place[0] });
  camera.scale = scale;
  const [u, v] = camera.at(place);
  camera.shift = [dot[0] - u, dot[1] - v];
  return camera;
}

interface Extra {
  readonly defs: string;
  readonly marks: string;
}

function closeUp(
  car: SolidCar,
  camera: Camera,
  studio: StudioName,
  label: string,
  extra: Extra = { defs: '', marks: '' },
): string {
  const { light, shadow: strength } = STUDIOS[studio];
  const { defs, marks } = solidCar('c', car, camera, light);
  const body = bodyOf(car);
  const [, foot] = camera.at([body.axles[0], body.half, 0]);
  const back = room(studio, Math.round(Math.min(foot - 170, 900)));
  return svg(
    FRAME.width,
    FRAME.height,
    back.defs + defs + extra.defs,
    back.marks + shadow(camera, body, strength) + marks + extra.marks,
    label,
  );
}

/** The front wheel with what is about it. */
export function wheelPicture(car: SolidCar, studio: StudioName, label: string): string {
  const body = bodyOf(car);
  const place: Place = [body.axles[0] + body.tyre * 0.35, body.half - 4, body.tyre];
  const camera = near(place, {
    turn: 24,
    distance: 520,
    height: 70,
    scale: 320 / body.tyre,
    dot: [FRAME.width / 2, FRAME.height * 0.54],
  });
  return closeUp(car, camera, studio, label);
}

/** Where the flap over the socket or the tank is. */
function flapOf(body: Body): Place {
  const x = body.axles[1] + 2;
  const h = body.belt(x) - 17;
  return [x, body.side(x, h), h];
}

/** The opened flap with its socket. */
export function chargingPicture(car: SolidCar, studio: StudioName, label: string): string {
  const place = flapOf(bodyOf(car));
  const camera = near(place, {
    turn: -14,
    distance: 700,
    height: 112,
    scale: 11.5,
    dot: [FRAME.width * 0.5, FRAME.height * 0.46],
  });
  const port = chargingPort('p', CAR_COLORS[car.color]);
  const [u, v] = camera.at(place);
  return closeUp(car, camera, studio, label, {
    defs: port.defs,
    marks: `<g transform="translate(${n(u)} ${n(v)}) scale(11.5)">${port.marks}</g>`,
  });
}

/** A van with its side door open. */
export function doorPicture(car: SolidCar, studio: StudioName, label: string): string {
  const body = bodyOf(car);
  const paint = CAR_COLORS[car.color];
  const outline = loadDoor(body).map(([x, h]) => body.point(x, h));
  const xs = outline.map(([x]) => x);
  const hs = outline.map(([, h]) => h);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...hs), Math.max(...hs)];
  const middle: Place = [(left + right) / 2, body.half, (low + high) / 2];
  const camera = near(middle, {
    turn: 0,
    distance: 3200,
    height: 110,
    scale: 620 / (high - low),
    dot: [FRAME.width * 0.42, FRAME.height * 0.47],
  });
  // The door is drawn about 120 by 156.5 centimetres and laid on this one.
  const [u, v] = camera.at([left, body.half, low]);
  const kx = (camera.scale * (right - left)) / 120;
  const ky = (camera.scale * (high - low)) / 156.5;
  const door = slidingDoor('d', paint);
  const tones = (id: string): string =>
    linear(id, [0, -190, 0, -30], `0 ${paint.light}, .5 ${paint.base}, 1 ${paint.shade}`);
  return closeUp(car, camera, studio, label, {
    defs: door.defs + tones('dflank') + tones('dsky') + tones('dlow'),
    marks: `<g transform="translate(${n(u - 203 * kx)} ${n(v + 31.5 * ky)}) scale(${Math.round(kx * 1000) / 1000} ${Math.round(ky * 1000) / 1000})">${door.marks}</g>`,
  });
}
