import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { appendChange, type Database, type Db } from '~/platform/db';
import { arrangementSchema } from '../domain/by-hand/car-pictures';
import { NO_OVERLAY, type Overlay, sameOverlay } from '../domain/by-hand/overlay';
import { stockTopic } from '../stock-topic';
import { holdNumber } from './imports';

const overlaySchema = z.object({
  visibility: z.enum(['hidden', 'sold']).nullable(),
  highlighted: z.boolean().nullable(),
  description: z.string().nullable(),
  pictures: arrangementSchema.nullish().transform((pictures) => pictures ?? null),
});
/** As it is logged: of a car that staff wrote, also what was typed. */
const loggedSchema = overlaySchema.extend({
  typed: z
    .record(z.string(), z.string())
    .nullish()
    .transform((typed) => typed ?? null),
});
type LoggedOverlay = z.infer<typeof loggedSchema>;

const storeRow = z.object({ store: z.string() });

/** Holds a car that the file has for the rest of the transaction; the store it stands at, or null where there is none. */
export async function lockCar(
  database: Database,
  tx: Db,
  site: string,
  carId: string,
): Promise<string | null> {
  const rows = await database.rows(
    tx,
    sql`SELECT store FROM stock_cars WHERE site = ${site} AND car_id = ${carId} AND sold_at IS NULL FOR UPDATE`,
  );
  return rows[0] === undefined ? null : storeRow.parse(rows[0]).store;
}

export async function overlayOf(database: Database, db: Db, site: string, carId: string): Promise<Overlay> {
  const rows = await database.rows(
    db,
    sql`SELECT visibility, highlighted, description, pictures FROM stock_overlays WHERE site = ${site} AND car_id = ${carId}`,
  );
  return rows[0] === undefined ? NO_OVERLAY : overlaySchema.parse(rows[0]);
}

const idRow = z.object({ id: z.number() });

/** A car of a site. */
export interface CarKey {
  readonly site: string;
  readonly carId: string;
}

/** Writes what staff say of a car, and makes it news. */
export async function writeOverlay(
  database: Database,
  tx: Db,
  car: CarKey,
  change: { readonly before: Overlay; readonly after: Overlay; readonly account: string; readonly at: Date },
): Promise<void> {
  const { site, carId } = car;
  const { after } = change;
  if (sameOverlay(after, NO_OVERLAY))
    await database.rows(tx, sql`DELETE FROM stock_overlays WHERE site = ${site} AND car_id = ${carId}`);
  else
    await database.rows(
      tx,
      sql`INSERT INTO stock_overlays (site, car_id, visibility, highlighted, description, pictures)
          VALUES (${site}, ${carId}, ${after.visibility}, ${after.highlighted}, ${after.description},
            ${jsonOf(after.pictures)}::jsonb)
          ON CONFLICT (site, car_id) DO UPDATE SET visibility = excluded.visibility,
            highlighted = excluded.highlighted, description = excluded.description, pictures = excluded.pictures`,
    );
  await logChange(database, tx, car, change);
  await announceCar(database, tx, car, change.at);
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Notes who changed what of a car. */
export async function logChange(
  database: Database,
  tx: Db,
  { site, carId }: CarKey,
  { before, after, account, at }: Omit<LoggedChange, 'id' | 'before' | 'after'> & LoggedStates,
): Promise<void> {
  await database.rows(
    tx,
    sql`INSERT INTO stock_overlay_changes (site, car_id, account, before, after, at) VALUES (${site}, ${carId}, ${account},
          ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, ${at.toISOString()}::timestamptz)`,
  );
}

interface LoggedStates {
  readonly before: Overlay & Partial<LoggedOverlay>;
  readonly after: Overlay & Partial<LoggedOverlay>;
}

/**
 * Makes a car news, as an import of this one car: whoever follows the stock, in whatever process and release, knows what to do with
 * that.
 */
export async function announceCar(
  database: Database,
  tx: Db,
  { site, carId }: CarKey,
  at: Date,
): Promise<void> {
  await holdNumber(tx, site);
  const [row] = await database.rows(
    tx,
    sql`INSERT INTO stock_imports (site, state, ended_at, summary) VALUES (${site}, 'applied', now(),
          '{"format": "staff"}'::jsonb) RETURNING id`,
  );
  const importId = idRow.parse(row).id;
  await database.rows(
    tx,
    sql`UPDATE stock_cars SET import_id = ${importId}, indexed_at = ${at.toISOString()}::timestamptz
        WHERE site = ${site} AND car_id = ${carId}`,
  );
  await appendChange(tx, stockTopic(site), { import: importId });
}

/** A change by hand, with what was before and after. */
export interface LoggedChange {
  readonly id: number;
  readonly account: string;
  readonly at: Date;
  readonly before: LoggedOverlay;
  readonly after: LoggedOverlay;
}

const changeRow = z.object({
  id: z.number(),
  account: z.string(),
  at: z.date(),
  before: loggedSchema,
  after: loggedSchema,
});

/** What staff changed of a car, the newest first. */
export async function overlayChanges(
  database: Database,
  site: string,
  carId: string,
  limit: number,
): Promise<readonly LoggedChange[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT id, account, at, before, after FROM stock_overlay_changes
        WHERE site = ${site} AND car_id = ${carId} ORDER BY id DESC LIMIT ${limit}`,
  );
  return rows.map((row) => changeRow.parse(row));
}
