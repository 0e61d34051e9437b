/** A place on or about the car, centimetres: x back from the nose, y towards its left side, z up from the ground. */
export type Place = readonly [x: number, y: number, z: number];
/** A place in the picture, pixels. */
export type Dot = readonly [u: number, v: number];

export const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(a: Place): Place {
  const length = Math.hypot(...a) || 1e-9;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** How a car is looked at. */
export interface Sight {
  /** Degrees from the normal of the car's left side: 90 is from the front, -90 from the rear. */
  readonly turn: number;
  /** Distance of the eye from the middle of the car and its height above the ground, centimetres. */
  readonly distance: number;
  readonly height: number;
  /** What the eye aims at: x along the car. */
  readonly aim: number;
}

/** A view camera with an upright film: verticals stay vertical, as in a studio. */
export class Camera {
  readonly eye: Place;
  readonly #forward: Place;
  readonly #right: Place;
  readonly #sight: Sight;
  /** Pixels per centimetre at the aim, and where the aim's foot stands in the frame. */
  scale = 1;
  shift: Dot = [0, 0];

  constructor(sight: Sight) {
    const turn = (sight.turn * Math.PI) / 180;
    this.#sight = sight;
    this.#forward = [Math.sin(turn), -Math.cos(turn), 0];
    this.#right = [Math.cos(turn), Math.sin(turn), 0];
    this.eye = [
      sight.aim - this.#forward[0] * sight.distance,
      -this.#forward[1] * sight.distance,
      sight.height,
    ];
  }

  /** Picture of a place. */
  at(place: Place): Dot {
    const from = minus(place, this.eye);
    const k = (this.#sight.distance / dot(from, this.#forward)) * this.scale;
    return [
      this.shift[0] + dot(from, this.#right) * k,
      this.shift[1] - from[2] * k - this.#sight.height * this.scale,
    ];
  }

  /** From a place towards the eye. */
  towards(place: Place): Place {
    return unit(minus(this.eye, place));
  }

  /** Whether a surface with this outward normal is seen. */
  sees(place: Place, normal: Place): boolean {
    return dot(normal, minus(this.eye, place)) > 0;
  }

  depth(place: Place): number {
    return dot(minus(place, this.eye), this.#forward);
  }
}
