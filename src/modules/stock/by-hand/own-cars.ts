import { type Database, type Db, sqlState } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Arrangement } from '../domain/by-hand/car-pictures';
import { NO_OVERLAY, type Overlay } from '../domain/by-hand/overlay';
import { type OwnCar, type OwnCarFields, type OwnCarProblem, readOwnCar } from '../domain/by-hand/own-car';
import type { OwnStockSite, StoreDirectory } from '../domain/site';
import { announceCar, type CarKey, lockCar, logChange, overlayOf, writeOverlay } from '../store/overlays';
import {
  deleteOwnCar,
  hiddenCarWith,
  insertOwnCar,
  lockOwnCar,
  otherOwnCar,
  ownCarOf,
  type StoredOwnCar,
  sameCars,
  updateOwnCar,
  type WaitingCar,
  waitForImport,
  writeOwnRecord,
} from '../store/own-cars';
import { receivedCar } from '../store/staff-cars';
import { holdBack } from './meet-own-cars';

interface OwnCarScope {
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

const KEY = /^[a-z0-9]{12}$/;
const UNIQUE_VIOLATION = '23505';

export function createOwnCars(ports: OwnCarPorts): OwnCars {
  const { database, now, siteOf, onChange } = ports;

  /** Reads what was typed and looks for the same car elsewhere. */
  async function check(
    scope: OwnCarScope,
    site: OwnStockSite,
    carId: string,
    typed: OwnCarFields,
    sameAs: string | null,
  ): Promise<Result<OwnCar, OwnCarRefusal>> {
    const stores = site.siteIndex === null ? new Map() : await ports.stores(site.siteIndex);
    const mayStand = stores.has(typed.store) && (scope.stores?.includes(typed.store) ?? true);
    const maxYear = now().getUTCFullYear() + 2;
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

  return {
    async add(scope, key, typed, { account, hidden }) {
      const site = siteOf(scope.carIndex);
      if (site === undefined || !KEY.test(key)) return err({ code: 'unknown' });
      const car = { site: site.key, carId: `own-${key}` };
      // The form has come before.
      if ((await ownCarOf(database, database.db, car)) !== null) return ok(car.carId);
      const checked = await check(scope, site, car.carId, typed, null);
      if (!checked.ok) return checked;
      const isFirst = await database.transaction((tx) =>
        writeNew(ports, tx, car, { typed, own: checked.value, account, hidden }),
      );
      await onChange(scope.carIndex);
      if (!isFirst && (await ownCarOf(database, database.db, car)) === null)
        return err(await knownRefusal(ports, scope, site, checked.value, null));
      await meetFile(ports, scope.carIndex, car, checked.value);
      return ok(car.carId);
    },
    async edit(scope, carId, typed, { account, seen }) {
      const site = siteOf(scope.carIndex);
      const car = { site: site?.key ?? '', carId };
      const stored = site === undefined ? null : await ownInScope(database, car, scope);
      if (site === undefined || stored === null) return err({ code: 'unknown' });
      if (stored.revision !== seen) return err({ code: 'stale' });
      const checked = await check(scope, site, carId, typed, stored.sameAs);
      if (!checked.ok) return checked;
      const own = checked.value;
      try {
        const changed = await database.transaction(async (tx) => {
          await waitForImport(database, tx, car.site);
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
    },
    async remove(scope, carId, account) {
      const car = { site: siteOf(scope.carIndex)?.key ?? '', carId };
      if ((await ownInScope(database, car, scope)) === null) return err('unknown');
      const waiting = await sameCars(database, { site: car.site, stores: null });
      if (waiting.some((same) => same.carId === carId)) return err('unknown');
      const removed = await database.transaction((tx) => takeAway(database, tx, car, { account, at: now() }));
      await onChange(scope.carIndex);
      return removed === null ? err('unknown') : ok(undefined);
    },
    async takeOver(scope, carId, account) {
      const car = { site: siteOf(scope.carIndex)?.key ?? '', carId };
      if ((await ownInScope(database, car, scope)) === null) return err('unknown');
      const taken = await database.transaction((tx) => handOver(database, tx, car, { account, at: now() }));
      await onChange(scope.carIndex);
      return taken === null ? err('unknown') : ok(taken);
    },
    async same({ carIndex, stores }) {
      const site = siteOf(carIndex);
      return site === undefined ? [] : sameCars(database, { site: site.key, stores });
    },
  };
}

async function ownInScope(
  database: Database,
  car: CarKey,
  { stores }: OwnCarScope,
): Promise<StoredOwnCar | null> {
  const found = await receivedCar(database, { site: car.site, stores }, car.carId);
  return found === null || found.record === null ? null : ownCarOf(database, database.db, car);
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
  await waitForImport(database, tx, car.site);
  if (!(await insertOwnCar(database, tx, car, typed, own))) return false;
  await writeOwnRecord(database, tx, car, own, at);
  await logTyped(database, tx, car, { before: {}, after: typed, account, at });
  const after: Overlay = { ...NO_OVERLAY, visibility: 'hidden' };
  if (hidden) await writeOverlay(database, tx, car, { before: NO_OVERLAY, after, account, at });
  else await announceCar(database, tx, car, at);
  return true;
}

/** Notes what was typed otherwise than before. */
async function logTyped(
  database: Database,
  tx: Db,
  car: CarKey,
  {
    before,
    after,
    account,
    at,
  }: {
    readonly before: Readonly<Record<string, string>>;
    readonly after: OwnCarFields;
    readonly account: string;
    readonly at: Date;
  },
): Promise<void> {
  const overlay = await overlayOf(database, tx, car.site, car.carId);
  const changed = Object.entries(after).filter(([field, text]) => (before[field] ?? '') !== text);
  if (changed.length === 0) return;
  await logChange(database, tx, car, {
    before: { ...overlay, typed: Object.fromEntries(changed.map(([field]) => [field, before[field] ?? ''])) },
    after: { ...overlay, typed: Object.fromEntries(changed) },
    account,
    at,
  });
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

async function knownRefusal(
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
async function meetFile(ports: OwnCarPorts, carIndex: string, car: CarKey, own: OwnCar): Promise<void> {
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

interface By {
  readonly account: string;
  readonly at: Date;
}

/** What was said of a car as it goes; null where it is gone already. */
async function takeAway(
  database: Database,
  tx: Db,
  car: CarKey,
  { account, at }: By,
): Promise<Overlay | null> {
  await waitForImport(database, tx, car.site);
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
  await waitForImport(database, tx, car.site);
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
