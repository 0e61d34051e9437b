import type { Database } from '~/platform/db';
import type { OwnCarProblem } from '../domain/by-hand/own-car';
import type { OwnStockSite, StoreDirectory } from '../domain/site';
import type { CarKey } from '../store/overlays';
import { ownCarOf, type StoredOwnCar } from '../store/own-cars';
import { receivedCar } from '../store/staff-cars';

/** Whose cars somebody may write. */
export interface OwnCarScope {
  readonly carIndex: string;
  readonly stores: readonly string[] | null;
}

/** Why a car is not written. `known`: it is in stock already. `stale`: somebody has changed it meanwhile. */
export type OwnCarRefusal =
  | { readonly code: 'invalid'; readonly problems: readonly OwnCarProblem[] }
  | {
      readonly code: 'known';
      readonly field: 'regno' | 'vin';
      readonly carId: string;
      readonly mine: boolean;
    }
  | { readonly code: 'stale' }
  | { readonly code: 'unknown' };

/** What the use cases work with. */
export interface OwnCarPorts {
  readonly database: Database;
  readonly stores: StoreDirectory;
  readonly now: () => Date;
  siteOf(carIndex: string): OwnStockSite | undefined;
  onChange(carIndex: string): Promise<void>;
  /** A car on sale that has one of these in this field. */
  findCar(
    carIndex: string,
    field: 'car_regno' | 'car_chassino',
    values: readonly string[],
    except: string,
  ): Promise<string | null>;
}

/** Who does it, and when. */
export interface By {
  readonly account: string;
  readonly at: Date;
}

/** The car as staff wrote it; null where it is not theirs, or no longer in stock. */
export async function ownInScope(
  database: Database,
  car: CarKey,
  { stores }: OwnCarScope,
): Promise<StoredOwnCar | null> {
  const found = await receivedCar(database, { site: car.site, stores }, car.carId);
  return found === null || found.record === null ? null : ownCarOf(database, database.db, car);
}
