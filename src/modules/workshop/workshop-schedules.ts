import { z } from 'zod';
import type { Facilities } from '~/modules/facilities';
import { appendChange, type Database, followChanges, latestChange } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import { isZone } from '~/platform/time';
import { SITES } from '~/sites';
import { type WorkshopSchedule, workshopScheduleSchema } from './domain/model';
import { ambiguousTable, type PriceTable, priceTableSchema } from './domain/prices/price-table';
import { loadCapacityOverrides } from './store/capacity-store';
import { loadPriceTables, writePriceTables } from './store/price-store';
import { type LoadedSchedule, loadSchedule, writeSchedule } from './store/schedule-store';
import {
  buildSnapshot,
  EMPTY_SNAPSHOT,
  resourceKey,
  type ScheduleSources,
  type WorkshopLocation,
  type WorkshopSnapshot,
} from './workshop-locations';

/** In the change log: the schedule of an index, its price tables, or what staff say of its workshops. */
export const SCHEDULES_TOPIC = 'workshop-books';
const changePayload = z.object({ index: z.string() });

export type ReplaceScheduleFailure =
  | { readonly code: 'unknown-index' }
  /** The document is no schedule; `field` is the path of what is wrong. */
  | { readonly code: 'invalid-schedule'; readonly field: string }
  /** `field` refers to something unknown: a department, a service, a category, a zone. */
  | { readonly code: 'unknown'; readonly field: string; readonly value: string }
  | { readonly code: 'duplicate'; readonly field: string; readonly value: string };

export type ReplacePricesFailure =
  | { readonly code: 'unknown-index' }
  /** The document is no list of tables; `field` is the path of what is wrong. */
  | { readonly code: 'invalid-prices'; readonly field: string }
  /** `field` names a service or a workshop that the schedule does not have. */
  | { readonly code: 'unknown'; readonly field: string; readonly value: string }
  /** Two tables for the same car: ambiguous. */
  | { readonly code: 'ambiguous'; readonly table: PriceTable };

/** The schedules of all indexes in this process's memory, joined with the facilities. */
export interface WorkshopSchedules {
  snapshot(siteIndex: string | null): WorkshopSnapshot;
  /** Every workshop of every index. */
  locations(): readonly WorkshopLocation[];
  replace(siteIndex: string, document: unknown): Promise<Result<null, ReplaceScheduleFailure>>;
  prices(siteIndex: string): readonly PriceTable[];
  replacePrices(siteIndex: string, tables: unknown): Promise<Result<null, ReplacePricesFailure>>;
  /** Resolves when all that was committed before the call can be read here. */
  catchUp(): Promise<void>;
  /** Calls back after each change of an index that this process has followed; returns how to end it. */
  onChange(callback: (siteIndex: string) => void): () => void;
  stop(): Promise<void>;
}

const INDEXES: readonly string[] = [...new Set(SITES.flatMap(({ siteIndex }) => siteIndex ?? []))];

/** What a schema cannot check: duplicates, and references to unknown ids. */
function checkSchedule(
  { workshops, services, categories }: WorkshopSchedule,
  isDepartment: (departmentId: string) => boolean,
): ReplaceScheduleFailure | null {
  const serviceIds = services.map(({ id }) => id);
  const categoryIds = categories.map(({ id }) => id);
  const lists: [field: string, values: readonly string[]][] = [
    ['workshops.departmentId', workshops.map(({ departmentId }) => departmentId)],
    ['services.id', serviceIds],
    ['categories.id', categoryIds],
    ...workshops.map(({ departmentId, resources }): [string, readonly string[]] => [
      `workshops.${departmentId}.resources.id`,
      resources.map(({ id }) => id),
    ]),
  ];
  for (const [field, values] of lists) {
    const duplicate = values.find((value, at) => values.indexOf(value) !== at);
    if (duplicate !== undefined) return { code: 'duplicate', field, value: duplicate };
  }
  const unknown = (field: string, values: readonly string[], isKnown: (value: string) => boolean) => {
    const value = values.find((each) => !isKnown(each));
    return value === undefined ? null : { code: 'unknown' as const, field, value };
  };
  const isService = (id: string) => serviceIds.includes(id);
  return (
    unknown(
      'workshops.departmentId',
      workshops.map(({ departmentId }) => departmentId),
      isDepartment,
    ) ??
    unknown(
      'workshops.zone',
      workshops.map(({ zone }) => zone),
      isZone,
    ) ??
    unknown(
      'workshops.services',
      workshops.flatMap((workshop) => workshop.services ?? []),
      isService,
    ) ??
    unknown(
      'workshops.prices',
      workshops.flatMap(({ prices }) => Object.keys(prices)),
      isService,
    ) ??
    unknown(
      'services.category',
      services.filter(({ kind }) => kind === 'service').map(({ category }) => category),
      (id) => categoryIds.includes(id),
    )
  );
}

/** What a schema cannot check: references to unknown ids, and ambiguous tables. */
function checkPriceTables(
  tables: readonly PriceTable[],
  schedule: WorkshopSchedule | undefined,
): ReplacePricesFailure | null {
  const services = new Set(schedule?.services.map(({ id }) => id));
  const departments = new Set(schedule?.workshops.map(({ departmentId }) => departmentId));
  for (const { serviceId, departmentId } of tables) {
    if (!services.has(serviceId)) return { code: 'unknown', field: 'serviceId', value: serviceId };
    if (departmentId !== null && !departments.has(departmentId)) {
      return { code: 'unknown', field: 'departmentId', value: departmentId };
    }
  }
  const table = ambiguousTable(tables);
  return table === null ? null : { code: 'ambiguous', table };
}

type Loaded = LoadedSchedule & ScheduleSources;

/** Loads every schedule and follows its changes, and those of the facilities, until `stop`. */
export async function openWorkshopSchedules({
  database,
  facilities,
  log,
  pollMs,
}: {
  readonly database: Database;
  readonly facilities: Facilities;
  readonly log: Log;
  readonly pollMs?: number;
}): Promise<WorkshopSchedules> {
  const loaded = new Map<string, Loaded>();
  const snapshots = new Map<string, WorkshopSnapshot>();
  const followers = new Set<(siteIndex: string) => void>();
  const rebuild = (siteIndex: string): void => {
    const found = loaded.get(siteIndex);
    if (found === undefined) return;
    const numbers = new Map(
      found.resources.map(({ no, departmentId, resourceId }) => [resourceKey(departmentId, resourceId), no]),
    );
    snapshots.set(siteIndex, buildSnapshot(siteIndex, found, numbers, facilities.all(siteIndex)));
    for (const tell of followers) tell(siteIndex);
  };
  const reload = async (siteIndex: string): Promise<void> => {
    const found = await loadSchedule(database, database.db, siteIndex);
    const tables = await loadPriceTables(database, database.db, siteIndex);
    const overrides = await loadCapacityOverrides(database, siteIndex);
    if (found !== null) loaded.set(siteIndex, { ...found, tables, overrides });
    rebuild(siteIndex);
  };
  const reloadAll = async (): Promise<void> => {
    for (const siteIndex of INDEXES) await reload(siteIndex);
  };
  // The position first: a change that commits while the schedules are loaded is then loaded again, never missed.
  const from = await latestChange(database.db, SCHEDULES_TOPIC);
  await reloadAll();
  const following = await followChanges(database, SCHEDULES_TOPIC, {
    from,
    log,
    ...(pollMs === undefined ? {} : { pollMs }),
    onChange: ({ payload }) => reload(changePayload.parse(payload).index),
    onGap: reloadAll,
  });
  const unfollow = facilities.onChange(rebuild);
  return {
    snapshot: (siteIndex) => (siteIndex === null ? undefined : snapshots.get(siteIndex)) ?? EMPTY_SNAPSHOT,
    locations: () => [...snapshots.values()].flatMap(({ locations }) => locations),
    async replace(siteIndex, document) {
      if (!INDEXES.includes(siteIndex)) return err({ code: 'unknown-index' });
      const parsed = workshopScheduleSchema.safeParse(document);
      if (!parsed.success) {
        return err({ code: 'invalid-schedule', field: parsed.error.issues[0]?.path.join('.') ?? '' });
      }
      const departments = new Set(
        facilities
          .all(siteIndex)
          .flatMap(({ site_departments }) =>
            site_departments.filter(({ group }) => group === 'Workshop').map(({ erp_id }) => erp_id),
          ),
      );
      const fault = checkSchedule(parsed.data, (id) => departments.has(id));
      if (fault !== null) return err(fault);
      await database.transaction(async (tx) => {
        await writeSchedule(tx, siteIndex, parsed.data);
        await appendChange(tx, SCHEDULES_TOPIC, { index: siteIndex });
      });
      await following.catchUp();
      return ok(null);
    },
    prices: (siteIndex) => loaded.get(siteIndex)?.tables ?? [],
    async replacePrices(siteIndex, document) {
      if (!INDEXES.includes(siteIndex)) return err({ code: 'unknown-index' });
      const parsed = z.array(priceTableSchema).safeParse(document);
      if (!parsed.success) {
        return err({ code: 'invalid-prices', field: parsed.error.issues[0]?.path.join('.') ?? '' });
      }
      const fault = checkPriceTables(parsed.data, loaded.get(siteIndex)?.schedule);
      if (fault !== null) return err(fault);
      await database.transaction(async (tx) => {
        await writePriceTables(tx, siteIndex, parsed.data);
        await appendChange(tx, SCHEDULES_TOPIC, { index: siteIndex });
      });
      await following.catchUp();
      return ok(null);
    },
    catchUp: () => following.catchUp(),
    onChange(callback) {
      followers.add(callback);
      return () => void followers.delete(callback);
    },
    async stop() {
      unfollow();
      await following.stop();
    },
  };
}
