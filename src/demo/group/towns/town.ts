/** A place where the fictional group has a facility: a real town with its true position, coarse enough to be nobody's house. */
export interface Town {
  /** Part of the facility's name and slug. */
  readonly location: string;
  readonly city: string;
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
  readonly zip: string;
}
