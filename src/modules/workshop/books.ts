import { z } from 'zod';
import type { Facilities } from '~/modules/facilities';
import { appendChange, type Database, followChanges, latestChange } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import { SITES } from '~/sites';
import { type WorkshopBook, workshopBookSchema } from './domain/model';
import { ambiguousTable, type PriceTable, priceTableSchema } from './domain/price-table';
import { EMPTY_SHELF, type Place, resourceKey, type Shelf, shelve } from './places';
import { type LoadedBook, loadBook, writeBook } from './store/book-store';
import { loadPriceTables, writePriceTables } from './store/price-store';

const TOPIC = 'workshop-books';
const changePayload = z.object({ index: z.string() });

export type ReplaceBookFailure =
  | { readonly code: 'unknown-index' }
  /** The document is no book; `field` is the path of what is wrong. */
  | { readonly code: 'invalid-book'; readonly field: string }
  /** `field` names something that is not there: a department, a service, a category, a zone. */
  | { readonly code: 'unknown'; readonly field: string; readonly value: string }
  | { readonly code: 'duplicate'; readonly field: string; readonly value: string };

export type ReplacePricesFailure =
  | { readonly code: 'unknown-index' }
  /** These are no tables; `field` is the path of what is wrong. */
  | { readonly code: 'invalid-prices'; readonly field: string }
  /** `field` names a service or a workshop that the book does not have. */
  | { readonly code: 'unknown'; readonly field: string; readonly value: string }
  /** Two tables for the same car: nobody could tell which counts. */
  | { readonly code: 'ambiguous'; readonly table: PriceTable };

/** The books of all indexes in this process's memory, together with the register of facilities. */
export interface Books {
  shelf(siteIndex: string | null): Shelf;
  /** Every workshop of every index. */
  places(): readonly Place[];
  replace(siteIndex: string, document: unknown): Promise<Result<null, ReplaceBookFailure>>;
  prices(siteIndex: string): readonly PriceTable[];
  replacePrices(siteIndex: string, tables: unknown): Promise<Result<null, ReplacePricesFailure>>;
  stop(): Promise<void>;
}

const INDEXES: readonly string[] = [...new Set(SITES.flatMap(({ siteIndex }) => siteIndex ?? []))];

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What no schema sees: names that stand twice, and names of nothing. */
function faultOf(
  { workshops, services, categories }: WorkshopBook,
  isDepartment: (departmentId: string) => boolean,
): ReplaceBookFailure | null {
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
    const twice = values.find((value, at) => values.indexOf(value) !== at);
    if (twice !== undefined) return { code: 'duplicate', field, value: twice };
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

/** What no schema sees of tables: names of nothing, and two for one car. */
function faultOfPrices(
  tables: readonly PriceTable[],
  book: WorkshopBook | undefined,
): ReplacePricesFailure | null {
  const services = new Set(book?.services.map(({ id }) => id));
  const departments = new Set(book?.workshops.map(({ departmentId }) => departmentId));
  for (const { serviceId, departmentId } of tables) {
    if (!services.has(serviceId)) return { code: 'unknown', field: 'serviceId', value: serviceId };
    if (departmentId !== null && !departments.has(departmentId)) {
      return { code: 'unknown', field: 'departmentId', value: departmentId };
    }
  }
  const table = ambiguousTable(tables);
  return table === null ? null : { code: 'ambiguous', table };
}

type Loaded = LoadedBook & { readonly tables: readonly PriceTable[] };

/** Reads every book and follows its changes, and those of the register, until `stop`. */
export async function openBooks({
  database,
  facilities,
  log,
  pollMs,
}: {
  readonly database: Database;
  readonly facilities: Facilities;
  readonly log: Log;
  readonly pollMs?: number;
}): Promise<Books> {
  const loaded = new Map<string, Loaded>();
  const shelves = new Map<string, Shelf>();
  const arrange = (siteIndex: string): void => {
    const found = loaded.get(siteIndex);
    if (found === undefined) return;
    const numbers = new Map(
      found.resources.map(({ no, departmentId, resourceId }) => [resourceKey(departmentId, resourceId), no]),
    );
    shelves.set(siteIndex, shelve(siteIndex, found, numbers, facilities.all(siteIndex)));
  };
  const reload = async (siteIndex: string): Promise<void> => {
    const found = await loadBook(database, database.db, siteIndex);
    const tables = await loadPriceTables(database, database.db, siteIndex);
    if (found !== null) loaded.set(siteIndex, { ...found, tables });
    arrange(siteIndex);
  };
  const reloadAll = async (): Promise<void> => {
    for (const siteIndex of INDEXES) await reload(siteIndex);
  };
  // The position first: a change that commits while the books are read is then read again, never missed.
  const from = await latestChange(database.db, TOPIC);
  await reloadAll();
  const following = await followChanges(database, TOPIC, {
    from,
    log,
    ...(pollMs === undefined ? {} : { pollMs }),
    onChange: ({ payload }) => reload(changePayload.parse(payload).index),
    onGap: reloadAll,
  });
  const unfollow = facilities.onChange(arrange);
  return {
    shelf: (siteIndex) => (siteIndex === null ? undefined : shelves.get(siteIndex)) ?? EMPTY_SHELF,
    places: () => [...shelves.values()].flatMap(({ places }) => places),
    async replace(siteIndex, document) {
      if (!INDEXES.includes(siteIndex)) return err({ code: 'unknown-index' });
      const parsed = workshopBookSchema.safeParse(document);
      if (!parsed.success) {
        return err({ code: 'invalid-book', field: parsed.error.issues[0]?.path.join('.') ?? '' });
      }
      const departments = new Set(
        facilities
          .all(siteIndex)
          .flatMap(({ site_departments }) =>
            site_departments.filter(({ group }) => group === 'Workshop').map(({ erp_id }) => erp_id),
          ),
      );
      const fault = faultOf(parsed.data, (id) => departments.has(id));
      if (fault !== null) return err(fault);
      await database.transaction(async (tx) => {
        await writeBook(tx, siteIndex, parsed.data);
        await appendChange(tx, TOPIC, { index: siteIndex });
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
      const fault = faultOfPrices(parsed.data, loaded.get(siteIndex)?.book);
      if (fault !== null) return err(fault);
      await database.transaction(async (tx) => {
        await writePriceTables(tx, siteIndex, parsed.data);
        await appendChange(tx, TOPIC, { index: siteIndex });
      });
      await following.catchUp();
      return ok(null);
    },
    async stop() {
      unfollow();
      await following.stop();
    },
  };
}
