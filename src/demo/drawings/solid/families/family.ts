import type { Pair } from '../spline';

/** The real measures of a model, millimetres. */
export interface Measures {
  readonly length: number;
  /** Without mirrors. */
  readonly width: number;
  readonly height: number;
  readonly wheelbase: number;
  /** From the nose to the front axle. */
  readonly overhang: number;
  /** Outer diameter of the tyre. */
  readonly wheel: number;
}

/** A corner or smooth point of a line on the side of the car: x, h in centimetres. */
export type SideNode = readonly [x: number, h: number, kind?: 'c'];

/**
 * A family of bodies, drawn about one real car of it, in centimetres: x from the nose, h from the ground. A model of the
 * family stretches it, each part by its own measures: overhangs, wheelbase, height, width.
 */
export interface Family {
  readonly measures: Measures;
  /** Profile of the nose and the tail on the middle line, upwards: h, and how far it lies inside the length. */
  readonly nose: readonly Pair[];
  readonly tail: readonly Pair[];
  /** Height of the body's upper edge along the car: fender, window sill, deck. */
  readonly belt: readonly Pair[];
  /** Height of the middle of the bonnet, from its leading edge to the windscreen. */
  readonly bonnet: readonly Pair[];
  /** Foot of the windscreen on the middle line. */
  readonly cowl: Pair;
  /** The roof on the middle line, from the upper edge of the windscreen to that of the rear window. */
  readonly roof: readonly Pair[];
  /** Foot of the rear window. */
  readonly backlight: Pair;
  /** Where the lower body ends behind: a boot lid, an open bed, or nothing but the tailgate. */
  readonly deck?: 'boot' | 'bed';
  /** Half width of the roof as a share of the half width at the window sill. */
  readonly tumble: number;
  /** How far the corners of nose, tail, windscreen and rear window are rounded, seen from above. */
  readonly corners?: {
    readonly nose?: number;
    readonly tail?: number;
    readonly screen?: number;
    readonly rear?: number;
  };
  readonly sill: number;
  /** Outline of the side windows. */
  readonly glass: readonly SideNode[];
  /** Posts over the glass: x at the sill, x at the roof, width. */
  readonly posts: readonly (readonly [low: number, high: number, width: number])[];
  /** Front edge, middle post, rear edge of the doors. */
  readonly doors: readonly number[];
  /** Shares of the half width from the sill (0) to the window sill (1). */
  readonly section?: readonly Pair[];
  readonly cladding?: boolean;
  readonly rails?: boolean;
  /** Vans: the side door's rail. */
  readonly slide?: readonly [from: number, to: number, h: number];
  /** The roof is of cloth. */
  readonly cloth?: boolean;
}
