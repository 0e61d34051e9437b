/** A town of the fictional group: a real one with its true position, too coarse for an address. */
export interface Town {
  /** Part of the facility's name and slug. */
  readonly location: string;
  readonly city: string;
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
  readonly zip: string;
}
