import type { Place } from './camera';
import type { Family, Measures } from './families/family';
import { clamp, lerp, type Pair, spline } from './spline';

const SECTION: readonly Pair[] = [
  [0, 0.93],
  [0.07, 0.958],
  [0.17, 0.98],
  [0.22, 0.974],
  [0.36, 0.975],
  [0.55, 0.987],
  [0.73, 1],
  [0.77, 0.996],
  [0.88, 0.976],
  [0.95, 0.95],
  [1, 0.915],
];

/** Rounding of a corner seen from above: y as a share of the half width at a share of the radius. */
const POWER = 2.3;
const around = (share: number): number =>
  share >= 1 ? 1 : (1 - (1 - Math.max(0, share)) ** POWER) ** (1 / POWER);
/** The inverse: how far back, in radii, the outline is at a share of the half width. */
const back = (share: number): number => 1 - (1 - Math.min(1, Math.abs(share)) ** POWER) ** (1 / POWER);

/** The surface of one car, centimetres. */
export class Body {
  readonly length: number;
  readonly half: number;
  readonly height: number;
  readonly axles: readonly [number, number];
  readonly tyre: number;
  readonly sill: number;
  readonly family: Family;
  readonly belt: (x: number) => number;
  readonly roof: (x: number) => number;
  readonly bonnet: (x: number) => number;
  readonly cowl: Pair;
  readonly header: Pair;
  readonly rearTop: Pair;
  readonly backlight: Pair;
  readonly corner: { nose: number; tail: number; screen: number; rear: number };
  readonly #nose: (h: number) => number;
  readonly #tail: (h: number) => number;
  readonly #section: (z: number) => number;

  constructor(family: Family, measures: Measures) {
    this.family = family;
    this.length = measures.length / 10;
    this.half = measures.width / 20;
    this.height = measures.height / 10;
    const front = measures.overhang / 10;
    this.axles = [front, front + measures.wheelbase / 10];
    this.tyre = measures.wheel / 20;
    this.#measures = measures;
    this.sill = this.h(family.sill);
    const sideways = (pairs: readonly Pair[]) => spline(pairs.map(([x, h]) => this.point(x, h)));
    this.belt = sideways(family.belt);
    this.roof = sideways(family.roof);
    this.bonnet = sideways(family.bonnet);
    this.cowl = this.point(...family.cowl);
    this.backlight = this.point(...family.backlight);
    const first = family.roof[0] ?? [0, 0];
    const last = family.roof[family.roof.length - 1] ?? [0, 0];
    this.header = this.point(...first);
    this.rearTop = this.point(...last);
    const upwards = (pairs: readonly Pair[], from: number, to: number) => {
      const inside = spline(pairs.map(([h, depth]) => [this.h(h), (depth * to) / from]));
      const top = this.h(pairs[pairs.length - 1]?.[0] ?? 0);
      return (h: number): number => inside(Math.min(h, top));
    };
    const own = family.measures;
    this.#nose = upwards(family.nose, own.overhang, measures.overhang);
    this.#tail = upwards(
      family.tail,
      own.length - own.overhang - own.wheelbase,
      measures.length - measures.overhang - measures.wheelbase,
    );
    this.#section = spline(family.section ?? SECTION);
    this.corner = { nose: 58, tail: 42, screen: 25, rear: 22, ...family.corners };
  }

  readonly #measures: Measures;

  /** Where the family's x lies on this car: overhangs and wheelbase stretch on their own. */
  x(x: number): number {
    const own = this.family.measures;
    const front = own.overhang / 10;
    const rear = front + own.wheelbase / 10;
    const [a, b] = this.axles;
    if (x < front) return (x * a) / front;
    if (x < rear) return a + ((x - front) * (b - a)) / (rear - front);
    return b + ((x - rear) * (this.length - b)) / (own.length / 10 - rear);
  }

  h(h: number): number {
    return (h * this.#measures.height) / this.family.measures.height;
  }

  point(x: number, h: number): Pair {
    return [this.x(x), this.h(h)];
  }

  nose(h: number): number {
    return this.#nose(h);
  }

  tail(h: number): number {
    return this.length - this.#tail(h);
  }

  /** Half width of the lower body at a place of its side, its rounded ends left out. */
  flank(x: number, h: number): number {
    const z = clamp((h - this.sill) / (this.belt(x) - this.sill), -0.1, 1);
    const bow = ((x - this.length * 0.52) / (this.length / 2)) ** 2;
    return this.half * this.#section(z) * (1 - 0.035 * bow);
  }

  /** y of the lower body's side at x, h. */
  side(x: number, h: number): number {
    const ahead = (x - this.nose(h)) / this.corner.nose;
    const behind = (this.tail(h) - x) / this.corner.tail;
    return this.flank(x, h) * around(ahead) * around(behind);
  }

  /** The lower body at a station: -1..0 is the nose from its middle to its corner, 0..1 the side, 1..2 the tail. */
  lower(station: number, z: number): Place {
    const at = (x: number): number => this.sill + z * (this.belt(x) - this.sill);
    if (station < 0 || station > 1) {
      const front = station < 0;
      const share = Math.sin((front ? 1 + station : 2 - station) * (Math.PI / 2));
      const radius = front ? this.corner.nose : this.corner.tail;
      const reach = back(share) * radius;
      const h = at(front ? this.nose(this.h(60)) + reach : this.tail(this.h(60)) - reach);
      const x = front ? this.nose(h) + reach : this.tail(h) - reach;
      return [x, this.flank(x, h) * share, h];
    }
    const middle = this.h(60);
    const from = this.nose(middle) + this.corner.nose;
    const to = this.tail(middle) - this.corner.tail;
    const h = at(lerp(from, to, station));
    const x = lerp(this.nose(h) + this.corner.nose, this.tail(h) - this.corner.tail, station);
    return [x, this.flank(x, h), h];
  }

  /** The house of glass at a station (as `lower`), z from its foot (0) to the edge of the roof (1). */
  house(station: number, z: number): Place {
    const low = this.#ring(station, 0);
    const high = this.#ring(station, 1);
    const swell = 4 * z * (1 - z) * 0.026;
    const y = lerp(low[1], high[1], z) * (1 + swell);
    const lean = station < 0 ? -swell * 70 : station > 1 ? swell * 90 : 0;
    return [lerp(low[0], high[0], z) + lean, y, lerp(low[2], high[2], z)];
  }

  #ring(station: number, level: 0 | 1): Place {
    const { screen, rear } = this.corner;
    const from = level === 0 ? this.cowl[0] : this.header[0];
    const to = level === 0 ? this.backlight[0] : this.rearTop[0];
    const [a, b] = level === 0 ? [screen, rear] : [screen * 0.72, rear * 0.8];
    const share =
      station < 0
        ? Math.sin((1 + station) * (Math.PI / 2))
        : station > 1
          ? Math.sin((2 - station) * (Math.PI / 2))
          : 1;
    const x =
      station < 0
        ? from + back(share) * a
        : station > 1
          ? to - back(share) * b
          : lerp(from + a, to - b, station);
    const foot = this.flank(clamp(x, 60, this.length - 20), this.belt(x)) - 0.5;
    const bow = 1 - 0.05 * ((x - this.length * 0.55) / (this.length / 2)) ** 2;
    const half = level === 0 ? foot : this.half * 0.915 * this.family.tumble * bow;
    const [mid, edge] = level === 0 ? [station < 0 ? this.cowl[1] : this.backlight[1], this.belt(x)] : [0, 0];
    const h =
      level === 0
        ? edge + (1 - share ** 2) * Math.max(0, mid - edge)
        : this.roof(clamp(x, this.header[0], this.rearTop[0])) - 4.2 * share ** 2;
    return [x, half * share, h];
  }

  /** Outline of the windscreen. */
  screenEdge(): Place[] {
    const at = (share: number, z: number): Place => {
      const [x, y, h] = this.house(Math.abs(share) - 1, z);
      return [x, Math.sign(share) * y, h];
    };
    const run = Array.from({ length: 13 }, (_, i) => -0.87 + (1.74 * i) / 12);
    return [...run.map((share) => at(share, 0.015)), ...run.reverse().map((share) => at(share, 0.965))];
  }

  /** y of the house's side at x, h. */
  houseSide(x: number, h: number): number {
    const foot = this.belt(x);
    const top = this.roof(clamp(x, this.header[0], this.rearTop[0])) - 4.2;
    const z = clamp((h - foot) / (top - foot), 0, 1);
    const { screen, rear } = this.corner;
    const from = lerp(this.cowl[0], this.header[0], z);
    const to = lerp(this.backlight[0], this.rearTop[0], z);
    const low = this.flank(clamp(x, 60, this.length - 20), foot) - 0.5;
    const bow = 1 - 0.05 * ((x - this.length * 0.55) / (this.length / 2)) ** 2;
    const high = this.half * 0.915 * this.family.tumble * bow;
    const y = lerp(low, high, z) * (1 + 4 * z * (1 - z) * 0.026);
    return (
      y * around((x - from) / lerp(screen, screen * 0.72, z)) * around((to - x) / lerp(rear, rear * 0.8, z))
    );
  }

  /** The place on the left side of the car at x, h, wherever it lies: on the lower body or on the house. */
  onSide(x: number, h: number): Place {
    return [x, h > this.belt(x) && !this.#isOverDeck(x) ? this.houseSide(x, h) : this.side(x, h), h];
  }

  /** The same for a pane of the side: it ends where the posts of the windscreen and the rear window begin. */
  pane(x: number, h: number): Place {
    const foot = this.belt(x);
    const z = clamp((h - foot) / (this.roof(clamp(x, this.header[0], this.rearTop[0])) - 4.2 - foot), 0, 1);
    const { screen, rear } = this.corner;
    const from = lerp(this.cowl[0], this.header[0], z) + lerp(screen, screen * 0.72, z) * 0.78;
    const to = lerp(this.backlight[0], this.rearTop[0], z) - lerp(rear, rear * 0.8, z) * 0.85;
    const at = clamp(x, from, to);
    return [at, this.houseSide(at, h), h];
  }

  #isOverDeck(x: number): boolean {
    return x < this.cowl[0] || x > this.backlight[0];
  }

  /** The bonnet: s across from -1 to 1, t from its leading edge to the windscreen. */
  hood(s: number, t: number): Place {
    const share = Math.min(1, Math.abs(s));
    const [lead, , h0] = this.lower((Math.asin(share) * 2) / Math.PI - 1, 1);
    const end = this.cowl[0] + back(share) * this.corner.screen;
    const x = lerp(lead, end, t);
    const edge = this.belt(x) + (h0 - this.belt(lead)) * (1 - t) ** 2;
    // Near its leading edge the bonnet comes out of the nose.
    const rise =
      (1 - share ** 2.4) * Math.max(0, this.bonnet(clamp(x, 0, this.cowl[0])) - edge) * Math.min(1, t * 5);
    return [x, s * this.flank(x, edge), edge + rise];
  }

  /** The boot lid or the bed: as the bonnet, t from the rear window to the tail. */
  lid(s: number, t: number): Place {
    const share = Math.min(1, Math.abs(s));
    const [tail, , h1] = this.lower(2 - (Math.asin(share) * 2) / Math.PI, 1);
    const start = this.backlight[0] - back(share) * this.corner.rear;
    const x = lerp(start, tail, t);
    const edge = this.belt(x) + (h1 - this.belt(tail)) * t ** 2;
    const rise = (1 - share ** 2) * Math.max(0, this.backlight[1] - edge) * (1 - t);
    return [x, s * this.flank(x, edge), edge + rise];
  }

  /** The roof: s across, t from front to rear. */
  top(s: number, t: number): Place {
    const share = Math.min(1, Math.abs(s));
    const from = this.header[0] + back(share) * this.corner.screen * 0.72;
    const to = this.rearTop[0] - back(share) * this.corner.rear * 0.8;
    const x = lerp(from, to, t);
    const bow = 1 - 0.05 * ((x - this.length * 0.55) / (this.length / 2)) ** 2;
    return [x, s * this.half * 0.915 * this.family.tumble * bow, this.roof(x) - 4.2 * share ** 2];
  }

  /** A place on the nose (`front`) or tail: so many half widths along it from its middle, at a height. */
  onEnd(end: 'front' | 'rear', along: number, h: number): Place {
    const side = Math.sign(along);
    const wanted = Math.abs(along) * this.half;
    const radius = end === 'front' ? this.corner.nose : this.corner.tail;
    const place = (share: number, beyond: number): Place => {
      const reach = back(share) * radius + beyond;
      const x = end === 'front' ? this.nose(h) + reach : this.tail(h) - reach;
      return [x, this.flank(x, h) * share, h];
    };
    let before = place(0, 0);
    let walked = 0;
    for (let i = 1; i <= 40; i++) {
      const next = i <= 24 ? place(Math.sin((i / 24) * (Math.PI / 2)), 0) : place(1, (i - 24) * 6);
      const pace = Math.hypot(next[0] - before[0], next[1] - before[1]);
      if (walked + pace >= wanted) {
        const t = (wanted - walked) / (pace || 1);
        return [lerp(before[0], next[0], t), side * lerp(before[1], next[1], t), h];
      }
      walked += pace;
      before = next;
    }
    return [before[0], side * before[1], h];
  }
}
