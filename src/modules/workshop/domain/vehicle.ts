import type { BrandClass, Fuel } from './model';

/** A car in the vehicle registry. */
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

/** A car that no register says more of: as staff typed it, or as it was booked. */
export const unregisteredVehicle = (
  car: Pick<Vehicle, 'registrationNumber' | 'brand' | 'model' | 'buildYear'>,
): Vehicle => ({
  ...car,
  fuel: null,
  hasServiceAgreement: false,
  carClass: null,
  brandClass: null,
});

export type VehicleAnswer =
  | { readonly kind: 'found'; readonly vehicle: Vehicle }
  | { readonly kind: 'unknown' }
  /** The registry did not answer in time. */
  | { readonly kind: 'unavailable' };

/** Port: the car of a plate. The plate is normalised; `find` does not throw. */
export interface VehicleRegistry {
  find(registrationNumber: string): Promise<VehicleAnswer>;
}
