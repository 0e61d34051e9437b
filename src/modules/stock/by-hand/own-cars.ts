import type { Result } from '~/platform/result';
import type { OwnCarFields } from '../domain/by-hand/own-car';
import { sameCars, type WaitingCar } from '../store/own-cars';
import { addOwnCar } from './add-own-car';
import { editOwnCar } from './edit-own-car';
import type { OwnCarPorts, OwnCarRefusal, OwnCarScope } from './own-car-scope';
import { removeOwnCar, takeOverOwnCar } from './take-over-own-car';

/** Cars that staff write themselves: no file has them, and none takes them away. */
export interface OwnCars {
  /**
   * @param key twelve letters and figures of the form: the same form twice is one car
   * @param hidden not shown on the site yet
   * @returns the car's number, at once in the search of this process and within a second in that of others
   */
  add(
    scope: OwnCarScope,
    key: string,
    typed: OwnCarFields,
    by: { readonly account: string; readonly hidden: boolean },
  ): Promise<Result<string, OwnCarRefusal>>;
  /** @param by.seen the revision that was changed */
  edit(
    scope: OwnCarScope,
    carId: string,
    typed: OwnCarFields,
    by: { readonly account: string; readonly seen: number },
  ): Promise<Result<void, OwnCarRefusal>>;
  /** Takes a car out of stock for good; not one that the file has as well, which is taken over. */
  remove(scope: OwnCarScope, carId: string, account: string): Promise<Result<void, 'unknown'>>;
  /** The file's car takes the place of the one that was written: with its pictures, its text and whether it is highlighted. */
  takeOver(scope: OwnCarScope, carId: string, account: string): Promise<Result<string, 'unknown'>>;
  /** Cars that were written and are in the file now as well, at most 50: the file's wait hidden for a person. */
  same(scope: OwnCarScope): Promise<readonly WaitingCar[]>;
}

export const createOwnCars = (ports: OwnCarPorts): OwnCars => ({
  add: (...args) => addOwnCar(ports, ...args),
  edit: (...args) => editOwnCar(ports, ...args),
  remove: (...args) => removeOwnCar(ports, ...args),
  takeOver: (...args) => takeOverOwnCar(ports, ...args),
  async same({ carIndex, stores }) {
    const site = ports.siteOf(carIndex);
    return site === undefined ? [] : sameCars(ports.database, { site: site.key, stores });
  },
});
