import { sqlState } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { OwnCarFields } from '../domain/by-hand/own-car';
import { waitForImport } from '../store/imports';
import { announceCar } from '../store/overlays';
import { lockOwnCar, updateOwnCar, writeOwnRecord } from '../store/own-cars';
import { checkOwnCar, knownRefusal, meetFile } from './find-same-car';
import { logTyped } from './log-typed';
import { type OwnCarPorts, type OwnCarRefusal, type OwnCarScope, ownInScope } from './own-car-scope';

const UNIQUE_VIOLATION = '23505';

/** Changes a car that staff wrote, unless somebody else has meanwhile. */
export async function editOwnCar(
  ports: OwnCarPorts,
  scope: OwnCarScope,
  carId: string,
  typed: OwnCarFields,
  { account, seen }: { readonly account: string; readonly seen: number },
): Promise<Result<void, OwnCarRefusal>> {
  const { database, now, siteOf, onChange } = ports;
  const site = siteOf(scope.carIndex);
  const car = { site: site?.key ?? '', carId };
  const stored = site === undefined ? null : await ownInScope(database, car, scope);
  if (site === undefined || stored === null) return err({ code: 'unknown' });
  if (stored.revision !== seen) return err({ code: 'stale' });
  const checked = await checkOwnCar(ports, scope, site, carId, typed, stored.sameAs);
  if (!checked.ok) return checked;
  const own = checked.value;
  try {
    const changed = await database.transaction(async (tx) => {
      await waitForImport(tx, car.site);
      const before = await lockOwnCar(database, tx, car);
      if (before === null) return err({ code: 'unknown' as const });
      if (before.revision !== seen) return err({ code: 'stale' as const });
      await updateOwnCar(database, tx, car, typed, own);
      await writeOwnRecord(database, tx, car, own, now());
      await logTyped(database, tx, car, { before: before.fields, after: typed, account, at: now() });
      await announceCar(database, tx, car, now());
      return ok(undefined);
    });
    await onChange(scope.carIndex);
    if (changed.ok) await meetFile(ports, scope.carIndex, car, own);
    return changed;
  } catch (error) {
    // Somebody writes the same car at this moment.
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    return err(await knownRefusal(ports, scope, site, own, null));
  }
}
