import { setImmediate as otherWork } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import { decodeJson } from '~/platform/json';
import type { CarsOnSale } from '../domain/file-cars';
import { rowsAlongKey } from './key-order';
import { NO_NOTES, notesSchema, type RowNotes } from './staging';

/** Cars per look, as one statement holds up the whole process on PGlite. */
const PAGE_SIZE = 2_000;

/** A car on sale whose row in a file has been read before. */
interface KnownCar {
  readonly carId: string;
  readonly store: string;
  readonly notes: RowNotes;
}

/** The cars on sale, and those of them that a row of a file is known by, by its digest. */
export interface KnownCars extends CarsOnSale {
  readonly byDigest: ReadonlyMap<string, KnownCar>;
}

const carRow = z.object({
  car_id: z.string(),
  store: z.string(),
  source_digest: z.string().nullable(),
  source_notes: z.string().nullable(),
  is_own: z.boolean(),
});

/** All of a site, read once for a file: asked for by the row, they cost more than all else of a row that is known. */
export async function carsOnSale(database: Database, site: string): Promise<KnownCars> {
  const stores = new Map<string, string | null>();
  const byDigest = new Map<string, KnownCar>();
  const names = new Map<string, string>();
  for (let last = ''; ; await otherWork()) {
    const page = await rowsAlongKey(
      database,
      sql`SELECT c.car_id, c.store, c.source_digest, c.source_notes,
            EXISTS (SELECT FROM stock_own_cars o WHERE o.site = c.site AND o.car_id = c.car_id) AS is_own
          FROM stock_cars c WHERE c.site = ${site} AND c.car_id > ${last} AND c.sold_at IS NULL
          ORDER BY c.car_id LIMIT ${PAGE_SIZE}`,
    );
    for (const row of page) {
      const { car_id: carId, source_digest: digest, source_notes: notes, ...car } = carRow.parse(row);
      const store = names.get(car.store) ?? car.store;
      names.set(store, store);
      stores.set(carId, car.is_own ? null : store);
      if (digest !== null) byDigest.set(digest, { carId, store, notes: notesOf(notes) });
      last = carId;
    }
    if (page.length < PAGE_SIZE) return { stores, byDigest };
  }
}

/** Most rows have none, and share them. */
const notesOf = (text: string | null): RowNotes =>
  text === null ? NO_NOTES : notesSchema.parse(decodeJson(text));
