import type { BrandClass, Fuel } from './model';

/** A car as the register of vehicles knows it. */
export interface Vehicle {
  /** Upper case, without spaces and hyphens. */
  readonly registrationNumber: string;
  readonly brand: string;
  readonly model: string;
  readonly buildYear: number | null;
  /** null: not known. */
  readonly fuel: Fuel | null;
  readonly hasServiceAgreement: boolean;
  /** A class of its own, shown on the car card (SUMMARY-4); null for every other car. */
  readonly carClass: string | null;
  /** null: that of the brand. */
  readonly brandClass: BrandClass | null;
}

export type VehicleAnswer =
  | { readonly kind: 'found'; readonly vehicle: Vehicle }
  | { readonly kind: 'unknown' }
  /** The register does not answer, or not in time. */
  | { readonly kind: 'unavailable' };

/** Port: who knows which car carries a plate. The number is normalised; `find` does not throw. */
export interface VehicleRegistry {
  find(registrationNumber: string): Promise<VehicleAnswer>;
}
