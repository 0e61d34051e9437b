import type { SideShape } from '../bodies/shape';
import type { Node } from '../geometry';

/** Angle between the line of sight and the car's flank normal, eye distance and eye height in centimetres. */
const TURN = (34 * Math.PI) / 180;
const DISTANCE = 1350;
const EYE = 152;

/** A car looked at from its front left: maps places on the car to places in the picture. */
export interface View {
  /** A place in space: x backwards, y to the left of the car (towards the eye), h up. */
  at(x: number, y: number, h: number): Node;
  /** A place on the flank. */
  side(x: number, h: number): Node;
  /** A place on the front: y as a share of the half width, positive towards the eye. */
  front(share: number, h: number): Node;
  /** Half width of the body at a height. */
  half(h: number): number;
}

/** Share of the full width at a distance from the end: the corners are rounded like a superellipse. */
function rounding(distance: number, radius: number): number {
  const t = Math.max(0, Math.min(1, distance / radius));
  return (1 - (1 - t) ** 2.7) ** (1 / 2.7);
}

/** Sets up the view of one car. `edge` is the height where the bonnet begins. */
export function threeQuarterView(shape: SideShape, edge: number, belt: number): View {
  const middle = shape.length * 0.47;
  const w = shape.width / 2;
  const tumble = shape.height > 190 ? 0.13 : shape.height > 176 ? 0.26 : 0.34;
  const at = (x: number, y: number, h: number): Node => {
    const u = (x - middle) * Math.cos(TURN) + y * Math.sin(TURN);
    const depth = y * Math.cos(TURN) - (x - middle) * Math.sin(TURN);
    const k = DISTANCE / (DISTANCE - depth);
    return [u * k, EYE + (h - EYE) * k];
  };
  const half = (h: number): number => {
    if (h <= belt)
      return w * (1 - 0.05 * Math.max(0, (38 - h) / 38) - 0.02 * Math.max(0, (h - belt + 14) / 14));
    return w * (0.965 - tumble * ((h - belt) / (shape.height - belt)));
  };
  const nose = shape.top.filter(([x], i) => i < 8 && x < 40);
  const noseAt = (h: number): number => {
    const capped = Math.min(h, edge);
    for (let i = 0; i < nose.length - 1; i++) {
      const a = nose[i];
      const b = nose[i + 1];
      if (a && b && capped >= a[1] && capped <= b[1])
        return a[0] + ((b[0] - a[0]) * (capped - a[1])) / (b[1] - a[1] || 1);
    }
    return nose[0]?.[0] ?? 0;
  };
  const radius = 62;
  const front = (share: number, h: number): Node => {
    const s = Math.min(0.999, Math.abs(share));
    const back = radius * (1 - (1 - s ** 2.7) ** (1 / 2.7));
    return at(noseAt(h) + back, share * half(Math.min(h, belt)), h);
  };
  const side = (x: number, h: number): Node => {
    const ahead = Math.max(0, x - noseAt(Math.min(h, edge)));
    const behind = shape.length + 6 - x;
    return at(x, half(h) * Math.max(0.72, rounding(ahead, radius)) * (0.9 + 0.1 * rounding(behind, 46)), h);
  };
  return { at, side, front, half };
}
