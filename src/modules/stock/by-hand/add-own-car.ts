import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { NO_OVERLAY, type Overlay } from '../domain/by-hand/overlay';
import type { OwnCar, OwnCarFields } from '../domain/by-hand/own-car';
import { waitForImport } from '../store/imports';
import { announceCar, type CarKey, writeOverlay } from '../store/overlays';
import { insertOwnCar, ownCarOf, writeOwnRecord } from '../store/own-cars';
import { checkOwnCar, knownRefusal, meetFile } from './find-same-car';
import { logTyped } from './log-typed';
import type { OwnCarPorts, OwnCarRefusal, OwnCarScope } from './own-car-scope';

const KEY = /^[a-z0-9]{12}$/;

/** Writes a car that is in no file; the same form twice is one car. */
export async function addOwnCar(
  ports: OwnCarPorts,
  scope: OwnCarScope,
  key: string,
  typed: OwnCarFields,
  { account, hidden }: { readonly account: string; readonly hidden: boolean },
): Promise<Result<string, OwnCarRefusal>> {
  const { database, siteOf, onChange } = ports;
  const site = siteOf(scope.carIndex);
  if (site === undefined || !KEY.test(key)) return err({ code: 'unknown' });
  const car = { site: site.key, carId: `own-${key}` };
  // The form has come before.
  if ((await ownCarOf(database, database.db, car)) !== null) return ok(car.carId);
  const checked = await checkOwnCar(ports, scope, site, car.carId, typed, null);
  if (!checked.ok) return checked;
  const isFirst = await database.transaction((tx) =>
    writeNew(ports, tx, car, { typed, own: checked.value, account, hidden }),
  );
  await onChange(scope.carIndex);
  if (!isFirst && (await ownCarOf(database, database.db, car)) === null)
    return err(await knownRefusal(ports, scope, site, checked.value, null));
  await meetFile(ports, scope.carIndex, car, checked.value);
  return ok(car.carId);
}

/** False where the number is taken, by this form or by another car of staff. */
async function writeNew(
  { database, now }: OwnCarPorts,
  tx: Db,
  car: CarKey,
  {
    typed,
    own,
    account,
    hidden,
  }: {
    readonly typed: OwnCarFields;
    readonly own: OwnCar;
    readonly account: string;
    readonly hidden: boolean;
  },
): Promise<boolean> {
  const at = now();
  await waitForImport(tx, car.site);
  if (!(await insertOwnCar(database, tx, car, typed, own))) return false;
  await writeOwnRecord(database, tx, car, own, at);
  await logTyped(database, tx, car, { before: {}, after: typed, account, at });
  const after: Overlay = { ...NO_OVERLAY, visibility: 'hidden' };
  if (hidden) await writeOverlay(database, tx, car, { before: NO_OVERLAY, after, account, at });
  else await announceCar(database, tx, car, at);
  return true;
}
