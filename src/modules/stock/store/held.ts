import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import type { FileCars } from '../domain/file-cars';
import type { ReviewReasons } from '../domain/review';

/** Cars per statement, as one holds up the whole process on PGlite. */
const CHUNK_SIZE = 1_000;

const ROW_COLUMNS = sql.raw(
  'import_id, car_id, line, kind, store, hash, price_minor, currency, record, price_changed, source_digest, source_notes, words',
);

/** An import that waits for a person. */
export interface HeldImport {
  readonly id: number;
  readonly site: string;
  readonly since: Date;
  readonly reasons: ReviewReasons;
  readonly format: string;
}

const count = z.number().int();
const reasons = z.object({
  losses: z.array(z.object({ store: z.string(), cars: count, removed: count })),
  read: count,
  refused: count,
  tooManyRefused: z.boolean(),
});
const heldRow = z.object({
  id: z.number(),
  site: z.string(),
  since: z.date(),
  summary: z.object({ reasons, format: z.string() }),
});

/** Ends the running import as one that waits. Files of the site that waited already are overtaken by it. */
export async function holdImport(
  database: Database,
  tx: Db,
  held: Pick<HeldImport, 'id' | 'site' | 'reasons' | 'format'>,
  file: FileCars,
): Promise<void> {
  const { id, site, reasons, format } = held;
  await overtakeHeld(database, tx, site);
  await database.rows(
    tx,
    sql`UPDATE stock_imports SET state = 'held', ended_at = now(),
          summary = ${JSON.stringify({ reasons, format })}::jsonb
        WHERE id = ${id} AND state = 'running'`,
  );
  await database.rows(
    tx,
    sql`INSERT INTO stock_held_rows (${ROW_COLUMNS}) SELECT ${ROW_COLUMNS} FROM stock_staging WHERE import_id = ${id}`,
  );
  await holdOthers(database, tx, id, file);
}

/** What the file says without news: cars as the stock has them, and those of refused rows. */
async function holdOthers(database: Database, tx: Db, importId: number, file: FileCars): Promise<void> {
  const cars = [...file.all];
  for (let at = 0; at < cars.length; at += CHUNK_SIZE) {
    const chunk = cars.slice(at, at + CHUNK_SIZE);
    await database.rows(
      tx,
      sql`INSERT INTO stock_held_rows (import_id, car_id, line, store, kind)
          SELECT ${importId}, b.car_id, b.line, b.store, CASE WHEN b.store IS NULL THEN 'kept' ELSE 'unchanged' END
          FROM unnest(
            ${sql.param(chunk.map(([carId]) => carId))}::text[],
            ${sql.param(chunk.map(([, { line }]) => line))}::int[],
            ${sql.param(chunk.map(([, { store }]) => store))}::text[]
          ) AS b(car_id, line, store)
          ON CONFLICT (import_id, car_id) DO NOTHING`,
    );
  }
}

/** What waits was compared with a stock that is another one now. */
export async function overtakeHeld(database: Database, tx: Db, site: string): Promise<void> {
  await database.rows(
    tx,
    sql`WITH gone AS (
          UPDATE stock_imports SET state = 'overtaken' WHERE site = ${site} AND state = 'held' RETURNING id
        ), staged AS (
          DELETE FROM stock_staging WHERE import_id IN (SELECT id FROM gone)
        ) DELETE FROM stock_held_rows WHERE import_id IN (SELECT id FROM gone)`,
  );
}

/** Within the transaction that decides about the file. */
export async function deleteHeldRows(database: Database, tx: Db, importId: number): Promise<void> {
  await database.rows(tx, sql`DELETE FROM stock_held_rows WHERE import_id = ${importId}`);
}

/** The files that wait, the oldest first. */
export async function heldImports(database: Database): Promise<HeldImport[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT id, site, ended_at AS since, summary FROM stock_imports WHERE state = 'held' ORDER BY id`,
  );
  return rows.map((row) => {
    const { summary, ...held } = heldRow.parse(row);
    return { ...held, ...summary };
  });
}

export type ResumeFailure = 'gone' | 'busy';

/** Takes the site's turn for an import that waits. */
export async function resumeImport(
  database: Database,
  importId: number,
): Promise<{ site: string } | ResumeFailure> {
  const rows = await database.rows(
    database.db,
    sql`UPDATE stock_imports held SET state = 'running', heartbeat_at = now()
        WHERE id = ${importId} AND state = 'held' AND NOT EXISTS (
          SELECT 1 FROM stock_imports other WHERE other.site = held.site AND other.state = 'running')
        RETURNING site`,
  );
  if (rows[0] !== undefined) return z.object({ site: z.string() }).parse(rows[0]);
  const waits = await database.rows(
    database.db,
    sql`SELECT 1 FROM stock_imports WHERE id = ${importId} AND state = 'held'`,
  );
  return waits.length > 0 ? 'busy' : 'gone';
}

/** Stages the rows that waited again; false when there are none. Those that an earlier release held are staged already. */
export async function stageHeldRows(database: Database, importId: number): Promise<boolean> {
  await database.rows(
    database.db,
    sql`INSERT INTO stock_staging (${ROW_COLUMNS}) SELECT ${ROW_COLUMNS} FROM stock_held_rows
        WHERE import_id = ${importId} ON CONFLICT (import_id, car_id) DO NOTHING`,
  );
  const rows = await database.rows(
    database.db,
    sql`SELECT 1 FROM stock_staging WHERE import_id = ${importId} LIMIT 1`,
  );
  return rows.length > 0;
}

/** Lets a file whose application failed wait on. */
export async function waitOn(database: Database, importId: number): Promise<void> {
  await database.rows(
    database.db,
    sql`UPDATE stock_imports SET state = 'held' WHERE id = ${importId} AND state = 'running'`,
  );
}

/** False when it does not wait any more. */
export const discardHeld = (database: Database, importId: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    const rows = await database.rows(
      tx,
      sql`UPDATE stock_imports SET state = 'discarded' WHERE id = ${importId} AND state = 'held' RETURNING id`,
    );
    if (rows.length === 1) await deleteHeldRows(database, tx, importId);
    return rows.length === 1;
  });
