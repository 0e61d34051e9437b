import type { Database } from '~/platform/db';
import { decodeJson, isJsonObject, type JsonObject } from '~/platform/json';
import { err, ok, type Result } from '~/platform/result';
import type { LoggedPrice } from './domain/lowest-price';
import { changeOverlay, type Overlay, type OverlayChange, sameOverlay } from './domain/overlay';
import type { OwnStockSite, StoreDirectory } from './domain/site';
import type { RefusedRow } from './import-summary';
import { type LoggedChange, lockCar, overlayChanges, overlayOf, writeOverlay } from './store/overlays';
import { pricesOf } from './store/prices';
import { latestImports, refusalsOf, type StockImport } from './store/refusals';
import {
  type CarList,
  countLists,
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
  /** As the file says it; null once the file lacks it. */
  readonly received: JsonObject | null;
  readonly overlay: Overlay;
  readonly arrivedAt: Date;
  readonly goneAt: Date | null;
  /** Oldest first. */
  readonly prices: readonly LoggedPrice[];
  /** Newest first. */
  readonly changes: readonly LoggedChange[];
}

/** What staff see and change of the stock. Everything is bound to the scope of who asks. */
export interface StaffStock {
  cars(
    scope: StaffScope,
    page: { readonly list: CarList; readonly search: string; readonly page: number },
  ): Promise<{ readonly cars: readonly ListedCar[]; readonly hasMore: boolean }>;
  counts(scope: StaffScope): Promise<Readonly<Record<CarList, number>>>;
  figures(scope: StaffScope): Promise<readonly StoreFigures[]>;
  car(scope: StaffScope, carId: string): Promise<StaffCar | null>;
  /** On the site of every process within a second; the same change again changes nothing. */
  change(
    scope: StaffScope,
    carId: string,
    change: OverlayChange,
    account: string,
  ): Promise<Result<void, 'unknown'>>;
  imports(scope: StaffScope): Promise<readonly StockImport[]>;
  refusals(scope: StaffScope, importId: number): Promise<readonly RefusedRow[]>;
  /** Names of the facilities, by `site_id`. */
  storeNames(scope: StaffScope): Promise<ReadonlyMap<string, string>>;
}

export function createStaffStock(ports: {
  readonly database: Database;
  readonly stores: StoreDirectory;
  readonly now: () => Date;
  siteOf(carIndex: string): OwnStockSite | undefined;
  /** After a change, so that this process shows it at once. */
  onChange(carIndex: string): Promise<void>;
}): StaffStock {
  const { database, stores, now, siteOf, onChange } = ports;
  const scopeOf = ({ carIndex, stores: own }: StaffScope) => {
    const site = siteOf(carIndex);
    return { site: site?.key ?? '', stores: site === undefined ? [] : own };
  };
  return {
    async cars(scope, { list, search, page }) {
      const size = STAFF_STOCK_LIMITS.page;
      const range = { offset: page * size, limit: size + 1 };
      const found = await listCars(database, scopeOf(scope), { list, search, ...range });
      return { cars: found.slice(0, size), hasMore: found.length > size };
    },
    counts: (scope) => countLists(database, scopeOf(scope)),
    figures: (scope) => storeFigures(database, scopeOf(scope), now()),
    async car(scope, carId) {
      const own = scopeOf(scope);
      const found = await receivedCar(database, own, carId);
      if (found === null) return null;
      const { record, ...rest } = found;
      const decoded = record === null ? null : decodeJson(record);
      return {
        ...rest,
        carId,
        received: isJsonObject(decoded) ? decoded : null,
        overlay: await overlayOf(database, database.db, own.site, carId),
        prices: await pricesOf(database, own.site, carId),
        changes: await overlayChanges(database, own.site, carId, STAFF_STOCK_LIMITS.changes),
      };
    },
    async change(scope, carId, change, account) {
      const { site, stores: own } = scopeOf(scope);
      const changed = await database.transaction(async (tx) => {
        const store = await lockCar(database, tx, site, carId);
        if (store === null || (own !== null && !own.includes(store))) return err('unknown' as const);
        const before = await overlayOf(database, tx, site, carId);
        const after = changeOverlay(before, change);
        if (sameOverlay(before, after)) return ok(undefined);
        await writeOverlay(database, tx, { site, carId }, { before, after, account, at: now() });
        return ok(undefined);
      });
      if (changed.ok) await onChange(scope.carIndex);
      return changed;
    },
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
