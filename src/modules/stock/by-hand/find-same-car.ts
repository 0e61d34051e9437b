import { err, type Result } from '~/platform/result';
import { type OwnCar, type OwnCarFields, type OwnCarProblem, readOwnCar } from '../domain/by-hand/own-car';
import type { OwnStockSite } from '../domain/site';
import type { CarKey } from '../store/overlays';
import { hiddenCarWith, otherOwnCar, ownCarOf } from '../store/own-cars';
import { receivedCar } from '../store/staff-cars';
import { holdBack } from './meet-own-cars';
import type { OwnCarPorts, OwnCarRefusal, OwnCarScope } from './own-car-scope';

/** Reads what was typed and looks for the same car elsewhere. @param sameAs a car of the file that it may be */
export async function checkOwnCar(
  ports: OwnCarPorts,
  scope: OwnCarScope,
  site: OwnStockSite,
  carId: string,
  typed: OwnCarFields,
  sameAs: string | null,
): Promise<Result<OwnCar, OwnCarRefusal>> {
  const stores = site.siteIndex === null ? new Map() : await ports.stores(site.siteIndex);
  const mayStand = stores.has(typed.store) && (scope.stores?.includes(typed.store) ?? true);
  const maxYear = ports.now().getUTCFullYear() + 2;
  const read = readOwnCar(typed, { carId, site, store: stores.get(typed.store), maxYear });
  const wrongStore: readonly OwnCarProblem[] =
    mayStand || typed.store === '' ? [] : [{ field: 'store', code: 'choice' }];
  const problems = [...wrongStore, ...(read.ok ? [] : read.error)];
  if (!read.ok || problems.length > 0) return err({ code: 'invalid', problems });
  const known = await findSame(ports, site, carId, read.value);
  return known === null || known === sameAs
    ? read
    : err(await knownRefusal(ports, scope, site, read.value, known));
}

/** The same car, of a file or of staff, by its plate or chassis number. */
async function findSame(
  { database, findCar }: OwnCarPorts,
  site: OwnStockSite,
  carId: string,
  own: Pick<OwnCar, 'regno' | 'vin'>,
): Promise<string | null> {
  const car = { site: site.key, carId };
  const { regno, vin } = own;
  if (regno === null && vin === null) return null;
  return (
    (await otherOwnCar(database, car, own)) ??
    (regno === null ? null : await findCar(site.carIndex, 'car_regno', spellings(regno), carId)) ??
    (vin === null ? null : await findCar(site.carIndex, 'car_chassino', [vin], carId)) ??
    (await hiddenCarWith(database, car, own))
  );
}

/** A plate with a space or a hyphen wherever somebody may have put one. */
const spellings = (plate: string): readonly string[] => [
  plate,
  ...[...plate]
    .slice(1)
    .flatMap((_, at) => [' ', '-'].map((mark) => plate.slice(0, at + 1) + mark + plate.slice(at + 1))),
];

/** That it is there already: by which number, and whether it is of those that one may see. */
export async function knownRefusal(
  ports: OwnCarPorts,
  scope: OwnCarScope,
  site: OwnStockSite,
  own: OwnCar,
  found: string | null,
): Promise<OwnCarRefusal> {
  const carId = found ?? (await findSame(ports, site, own.record.car_id, own)) ?? '';
  const mine = await receivedCar(ports.database, { site: site.key, stores: scope.stores }, carId);
  return { code: 'known', field: own.regno === null ? 'vin' : 'regno', carId, mine: mine !== null };
}

/** A file that was applied while the car was being checked may have brought it. */
export async function meetFile(
  ports: OwnCarPorts,
  carIndex: string,
  car: CarKey,
  own: OwnCar,
): Promise<void> {
  const { database, now, findCar, onChange } = ports;
  const { regno, vin } = own;
  const sameAs =
    (regno === null ? null : await findCar(carIndex, 'car_regno', spellings(regno), car.carId)) ??
    (vin === null ? null : await findCar(carIndex, 'car_chassino', [vin], car.carId));
  if (sameAs === null) return;
  const stored = await ownCarOf(database, database.db, car);
  // One that staff show beside it, they do on purpose.
  if (stored === null || stored.sameAs === sameAs) return;
  await database.transaction((tx) => holdBack(database, tx, car.site, { carId: car.carId, sameAs }, now()));
  await onChange(carIndex);
}
