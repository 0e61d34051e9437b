import type { Database, Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Arrangement } from '../domain/by-hand/car-pictures';
import type { Overlay } from '../domain/by-hand/overlay';
import { waitForImport } from '../store/imports';
import { announceCar, type CarKey, lockCar, logChange, overlayOf, writeOverlay } from '../store/overlays';
import { deleteOwnCar, lockOwnCar, sameCars } from '../store/own-cars';
import { type By, type OwnCarPorts, type OwnCarScope, ownInScope } from './own-car-scope';

/** Takes a car out of stock for good. */
export async function removeOwnCar(
  { database, now, siteOf, onChange }: OwnCarPorts,
  scope: OwnCarScope,
  carId: string,
  account: string,
): Promise<Result<void, 'unknown'>> {
  const car = { site: siteOf(scope.carIndex)?.key ?? '', carId };
  if ((await ownInScope(database, car, scope)) === null) return err('unknown');
  const waiting = await sameCars(database, { site: car.site, stores: null });
  if (waiting.some((same) => same.carId === carId)) return err('unknown');
  const removed = await database.transaction((tx) => takeAway(database, tx, car, { account, at: now() }));
  await onChange(scope.carIndex);
  return removed === null ? err('unknown') : ok(undefined);
}

/** Gives the place of a car that staff wrote to the file's. */
export async function takeOverOwnCar(
  { database, now, siteOf, onChange }: OwnCarPorts,
  scope: OwnCarScope,
  carId: string,
  account: string,
): Promise<Result<string, 'unknown'>> {
  const car = { site: siteOf(scope.carIndex)?.key ?? '', carId };
  if ((await ownInScope(database, car, scope)) === null) return err('unknown');
  const taken = await database.transaction((tx) => handOver(database, tx, car, { account, at: now() }));
  await onChange(scope.carIndex);
  return taken === null ? err('unknown') : ok(taken);
}

/** What was said of a car as it goes; null where it is gone already. */
async function takeAway(
  database: Database,
  tx: Db,
  car: CarKey,
  { account, at }: By,
): Promise<Overlay | null> {
  await waitForImport(tx, car.site);
  if ((await lockOwnCar(database, tx, car)) === null) return null;
  const overlay = await overlayOf(database, tx, car.site, car.carId);
  await deleteOwnCar(database, tx, car, at);
  const after: Overlay = { ...overlay, visibility: 'sold' };
  await logChange(database, tx, car, { before: overlay, after, account, at });
  await announceCar(database, tx, car, at);
  return overlay;
}

/** The number of the file's car that has taken the place; null where none waits. */
async function handOver(
  database: Database,
  tx: Db,
  car: CarKey,
  { account, at }: By,
): Promise<string | null> {
  await waitForImport(tx, car.site);
  const own = await lockOwnCar(database, tx, car);
  const carId = own?.sameAs ?? null;
  if (own === null || carId === null) return null;
  if ((await lockCar(database, tx, car.site, carId)) === null) return null;
  const left = await takeAway(database, tx, car, { account, at });
  const before = await overlayOf(database, tx, car.site, carId);
  const after: Overlay = {
    visibility: left?.visibility ?? null,
    highlighted: before.highlighted ?? left?.highlighted ?? null,
    description: before.description ?? (own.fields.description || null),
    pictures: before.pictures ?? ownPictures(left?.pictures ?? null),
  };
  await writeOverlay(database, tx, { site: car.site, carId }, { before, after, account, at });
  return carId;
}

const ownPictures = (pictures: Arrangement | null): Arrangement | null =>
  pictures?.some((each) => 'own' in each) ? pictures.filter((each) => 'own' in each) : null;
