import { decodeJson, isJsonObject, type JsonObject } from '~/platform/json';
import { err, ok, type Result } from '~/platform/result';
import type { OwnCarPorts } from './by-hand/own-car-scope';
import { createOwnCars, type OwnCars } from './by-hand/own-cars';
import {
  type Arrangement,
  allPictures,
  changePictures,
  PICTURES_MAX,
  type PictureChange,
} from './domain/by-hand/car-pictures';
import {
  changeOverlay,
  isStale,
  type Overlay,
  type OverlayChange,
  sameOverlay,
} from './domain/by-hand/overlay';
import { carImagesSchema } from './domain/car-record';
import type { LoggedPrice } from './domain/lowest-price';
import type { RefusedRow } from './import-summary';
import { type NumberedCar, numberedCars, storesOfCars, viewsOfStores } from './store/car-views';
import { type LoggedChange, lockCar, overlayChanges, overlayOf, writeOverlay } from './store/overlays';
import { ownCarOf, type StoredOwnCar, writtenAs } from './store/own-cars';
import { pricesOf } from './store/prices';
import { latestImports, refusalsOf, type StockImport } from './store/refusals';
import {
  type CarList,
  type CarQuery,
  type ListedCar,
  listCars,
  receivedCar,
  type StoreFigures,
  storeFigures,
} from './store/staff-cars';

const STAFF_STOCK_LIMITS = { page: 50, imports: 30, changes: 30 } as const;

/** Whose cars somebody may see and change. */
export interface StaffScope {
  readonly carIndex: string;
  /** Facilities by `site_id`; null: all of them. */
  readonly stores: readonly string[] | null;
}

export interface StaffCar {
  readonly carId: string;
  readonly store: string;
  /** As the file says it, or as staff wrote it; null once it is gone. */
  readonly received: JsonObject | null;
  readonly overlay: Overlay;
  /** Of a car that staff wrote themselves. */
  readonly own: StoredOwnCar | null;
  /** The car that staff wrote and that this one of the file is; it was written first. */
  readonly writtenAs: string | null;
  /** All of them in their order, those that are not shown too. */
  readonly pictures: Arrangement;
  readonly arrivedAt: Date;
  readonly goneAt: Date | null;
  /** Oldest first. */
  readonly prices: readonly LoggedPrice[];
  /** Newest first. */
  readonly changes: readonly LoggedChange[];
}

export interface FoundCars {
  readonly cars: readonly ListedCar[];
  readonly hasMore: boolean;
  readonly counts: Readonly<Record<CarList, number>>;
}

/** Of the shown cars of a facility. */
export interface StoreNumbers {
  readonly views: number;
  readonly requests: number;
}

/** What staff see and change of the stock. Everything is bound to the scope of who asks. */
export interface StaffStock {
  /** A page of a list, from 0, and how many cars each list has of those looked for. */
  cars(
    scope: StaffScope,
    page: CarQuery & { readonly list: CarList; readonly page: number },
  ): Promise<FoundCars>;
  figures(scope: StaffScope): Promise<readonly StoreFigures[]>;
  car(scope: StaffScope, carId: string): Promise<StaffCar | null>;
  /** On the site of every process within a second; the same change again changes nothing. */
  change(
    scope: StaffScope,
    carId: string,
    change: OverlayChange,
    account: string,
  ): Promise<Result<void, 'unknown' | 'stale'>>;
  /** Own pictures, and which of the file's are shown in what order. */
  changePictures(
    scope: StaffScope,
    carId: string,
    change: PictureChange,
    account: string,
  ): Promise<Result<void, 'unknown' | 'too-many'>>;
  /** The shown cars of a facility, with their views from a day (`YYYY-MM-DD`) on. */
  numbers(
    scope: StaffScope,
    of: { readonly store: string; readonly from: string },
  ): Promise<readonly NumberedCar[]>;
  /** Views of the shown cars of each facility from a day on, and their requests, which are counted elsewhere. */
  storeNumbers(
    scope: StaffScope,
    of: { readonly from: string; readonly requests: ReadonlyMap<string, number> },
  ): Promise<ReadonlyMap<string, StoreNumbers>>;
  /** Cars that no file has. */
  readonly own: OwnCars;
  imports(scope: StaffScope): Promise<readonly StockImport[]>;
  refusals(scope: StaffScope, importId: number): Promise<readonly RefusedRow[]>;
  /** Names of the facilities, by `site_id`. */
  storeNames(scope: StaffScope): Promise<ReadonlyMap<string, string>>;
}

export function createStaffStock(ports: OwnCarPorts): StaffStock {
  const { database, stores, now, siteOf, onChange } = ports;
  const scopeOf = ({ carIndex, stores: own }: StaffScope) => {
    const site = siteOf(carIndex);
    return { site: site?.key ?? '', stores: site === undefined ? [] : own };
  };

  /** Says something else of a car, which nobody else changes meanwhile. */
  async function say<Problem>(
    scope: StaffScope,
    carId: string,
    account: string,
    changed: (before: Overlay, received: JsonObject | null) => Result<Overlay, Problem>,
  ): Promise<Result<void, Problem | 'unknown'>> {
    const own = scopeOf(scope);
    const car = { site: own.site, carId };
    const changes = await database.transaction(async (tx) => {
      const store = await lockCar(database, tx, own.site, carId);
      if (store === null || (own.stores !== null && !own.stores.includes(store)))
        return err('unknown' as const);
      const before = await overlayOf(database, tx, own.site, carId);
      const record = await receivedCar(database, own, carId, tx);
      const after = changed(before, readRecord(record?.record ?? null));
      if (!after.ok) return after;
      if (!sameOverlay(before, after.value))
        await writeOverlay(database, tx, car, { before, after: after.value, account, at: now() });
      return ok(undefined);
    });
    if (changes.ok) await onChange(scope.carIndex);
    return changes;
  }

  return {
    async cars(scope, { page, ...wanted }) {
      const size = STAFF_STOCK_LIMITS.page;
      const range = { offset: page * size, limit: size + 1 };
      const { cars, counts } = await listCars(database, scopeOf(scope), { ...wanted, ...range });
      return { cars: cars.slice(0, size), hasMore: cars.length > size, counts };
    },
    figures: (scope) => storeFigures(database, scopeOf(scope), now()),
    async car(scope, carId) {
      const own = scopeOf(scope);
      const found = await receivedCar(database, own, carId);
      if (found === null) return null;
      const { record, ...rest } = found;
      const received = readRecord(record);
      const car = { site: own.site, carId };
      const overlay = await overlayOf(database, database.db, own.site, carId);
      return {
        ...rest,
        carId,
        received,
        overlay,
        own: await ownCarOf(database, database.db, car),
        writtenAs: await writtenAs(database, car),
        pictures: allPictures(overlay.pictures, imagesOf(received)),
        prices: await pricesOf(database, own.site, carId),
        changes: await overlayChanges(database, own.site, carId, STAFF_STOCK_LIMITS.changes),
      };
    },
    change: (scope, carId, change, account) =>
      say(scope, carId, account, (before) =>
        isStale(before, change) ? err('stale' as const) : ok(changeOverlay(before, change)),
      ),
    changePictures: (scope, carId, change, account) =>
      say(scope, carId, account, (before, received) => {
        const pictures = changePictures(before.pictures, imagesOf(received), change);
        return (pictures?.length ?? 0) > PICTURES_MAX
          ? err('too-many' as const)
          : ok({ ...before, pictures });
      }),
    numbers: (scope, of) => numberedCars(database, scopeOf(scope), of),
    async storeNumbers(scope, { from, requests }) {
      const own = scopeOf(scope);
      const views = await viewsOfStores(database, own, from);
      const stores = await storesOfCars(database, own, [...requests.keys()]);
      const numbers = new Map<string, StoreNumbers>();
      for (const [store, count] of views) numbers.set(store, { views: count, requests: 0 });
      for (const [carId, store] of stores) {
        const known = numbers.get(store) ?? { views: 0, requests: 0 };
        numbers.set(store, { ...known, requests: known.requests + (requests.get(carId) ?? 0) });
      }
      return numbers;
    },
    own: createOwnCars(ports),
    imports: (scope) => latestImports(database, scopeOf(scope).site, STAFF_STOCK_LIMITS.imports),
    refusals(scope, importId) {
      const own = scopeOf(scope);
      return refusalsOf(database, own.site, importId, own.stores);
    },
    async storeNames({ carIndex }) {
      const siteIndex = siteOf(carIndex)?.siteIndex ?? null;
      const known = siteIndex === null ? new Map() : await stores(siteIndex);
      return new Map([...known].map(([id, store]) => [id, store.name ?? id]));
    },
  };
}

function readRecord(record: string | null): JsonObject | null {
  const decoded = record === null ? null : decodeJson(record);
  return isJsonObject(decoded) ? decoded : null;
}

const imagesOf = (received: JsonObject | null) => carImagesSchema.parse(received?.car_images);
