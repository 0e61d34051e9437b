import type { Node } from '../geometry';

/**
 * The side of a car that faces left. All measures in centimetres, heights from the ground.
 * The figures follow real cars of the class; they are no particular model.
 */
export interface SideShape {
  length: number;
  height: number;
  /** Width over the body, for the front and rear views. */
  width: number;
  axles: readonly [front: number, rear: number];
  tyre: number;
  /** Height of the underside between the axles. */
  sill: number;
  /** From the lower front corner over nose, roof and tail to the lower rear corner. */
  top: readonly Node[];
  /** The crease that parts surfaces facing the sky from the flank. */
  shoulder: readonly Node[];
  /** The lower crease, above the sill. */
  crease: readonly Node[];
  /** Side windows as one opening. */
  glass: readonly Node[];
  /** Bars over the glass: x at the belt, x at the roof, width; `thin` bars are quarter-light dividers. */
  pillars: readonly (readonly [belt: number, roof: number, width: number])[];
  /** Visible edge of the windscreen, and of the rear window. */
  screens: readonly (readonly Node[])[];
  doors: readonly (readonly Node[])[];
  handles: readonly (readonly [x: number, h: number])[];
  bonnet: readonly Node[];
  headlight: readonly Node[];
  taillight: readonly Node[];
  /** Dark openings and unpainted lower parts. */
  dark: readonly (readonly Node[])[];
  mirror: readonly [x: number, h: number];
  /** Fuel or charging flap. */
  flap: readonly [x: number, h: number];
  /** Unpainted arches and sills. */
  cladding?: boolean;
  /** Roof rails, from x to x. */
  rails?: readonly [from: number, to: number];
  /** Seats seen through the glass: x of each head restraint. */
  seats: readonly number[];
  /** Drawn behind the body: inside of an open car, a load bed. */
  open?: 'cabriolet' | 'bed';
  /** Rail of the sliding door. */
  slide?: readonly Node[];
}
