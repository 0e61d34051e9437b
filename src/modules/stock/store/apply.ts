import { setImmediate as otherWork } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { readAlongKeys } from './key-order';

/** Cars per statement: on PGlite a statement holds up the whole process, so each stays short. */
const CHUNK_SIZE = 250;
export interface Applying {
  readonly importId: number;
  readonly site: string;
  readonly now: Date;
}

const chunkRow = z.object({ last: z.string().nullable(), cars: z.number(), added: z.number() });
const lastRow = z.object({ last: z.string().nullable() });

/** Writes the staged cars that are new or changed, and logs the prices that are. In the caller's transaction. */
export async function applyStaged(
  database: Database,
  tx: Db,
  applying: Applying,
  progress: (applied: number) => void,
): Promise<{ added: number; changed: number }> {
  await readAlongKeys(database, tx);
  let added = 0;
  let applied = 0;
  for (let last = ''; ; ) {
    const [row] = await database.rows(tx, upsertChunk(applying, last));
    const chunk = chunkRow.parse(row);
    added += chunk.added;
    applied += chunk.cars;
    progress(applied);
    await otherWork();
    if (chunk.last === null || chunk.cars < CHUNK_SIZE) return { added, changed: applied - added };
    last = chunk.last;
  }
}

/** A car that comes back after it was sold is a new one: its day of arrival is today. */
function upsertChunk({ importId, site, now }: Applying, last: string) {
  const at = now.toISOString();
  return sql`WITH chunk AS (
      SELECT car_id, kind, store, hash, price_minor, currency, record, price_changed, source_digest, source_notes, words
      FROM stock_staging
      WHERE import_id = ${importId} AND kind IN ('added', 'changed') AND car_id > ${last}
      ORDER BY car_id LIMIT ${CHUNK_SIZE}
    ), priced AS (
      INSERT INTO stock_prices (site, car_id, at, price_minor, currency)
      SELECT ${site}, car_id, ${at}::timestamptz, price_minor, currency FROM chunk
      WHERE price_changed AND currency IS NOT NULL
      ON CONFLICT (site, car_id, at) DO UPDATE
        SET price_minor = excluded.price_minor, currency = excluded.currency
    ), written AS (
      INSERT INTO stock_cars AS car
        (site, car_id, store, hash, price_minor, currency, record, first_seen_at, indexed_at, import_id,
          source_digest, source_notes, words)
      SELECT ${site}, car_id, store, hash, price_minor, currency, record,
        ${at}::timestamptz, ${at}::timestamptz, ${importId}, source_digest, source_notes, words
      FROM chunk
      ON CONFLICT (site, car_id) DO UPDATE SET
        store = excluded.store, hash = excluded.hash, price_minor = excluded.price_minor,
        currency = excluded.currency, record = excluded.record, indexed_at = excluded.indexed_at,
        first_seen_at = CASE WHEN car.sold_at IS NULL THEN car.first_seen_at ELSE excluded.first_seen_at END,
        sold_at = NULL, import_id = excluded.import_id,
        source_digest = excluded.source_digest, source_notes = excluded.source_notes, words = excluded.words
    )
    SELECT max(car_id) AS last, count(*) AS cars, count(*) FILTER (WHERE kind = 'added') AS added FROM chunk`;
}

/** Notes how the rows of unchanged cars stand in the file now, where that is news. In the caller's transaction. */
export async function applySources(database: Database, tx: Db, applying: Applying): Promise<void> {
  for (let last = ''; ; await otherWork()) {
    const [row] = await database.rows(
      tx,
      sql`WITH chunk AS (
            SELECT car_id, source_digest, source_notes FROM stock_staging
            WHERE import_id = ${applying.importId} AND kind = 'unchanged' AND source_digest IS NOT NULL
              AND car_id > ${last}
            ORDER BY car_id LIMIT ${CHUNK_SIZE}
          ), written AS (
            UPDATE stock_cars car SET source_digest = chunk.source_digest, source_notes = chunk.source_notes
            FROM chunk WHERE car.site = ${applying.site} AND car.car_id = chunk.car_id
          )
          SELECT max(car_id) AS last FROM chunk`,
    );
    const next = lastRow.parse(row).last;
    if (next === null) return;
    last = next;
  }
}

/** Marks cars as sold that the file no longer has. In the caller's transaction. */
export async function applyRemovals(
  database: Database,
  tx: Db,
  { importId, site, now }: Applying,
  gone: readonly string[],
): Promise<number> {
  let removed = 0;
  for (let at = 0; at < gone.length; at += CHUNK_SIZE) {
    const rows = await database.rows(
      tx,
      sql`UPDATE stock_cars SET record = NULL, words = NULL, hash = '', sold_at = ${now.toISOString()}::timestamptz,
            import_id = ${importId}
          WHERE site = ${site} AND car_id = ANY(${sql.param(gone.slice(at, at + CHUNK_SIZE))}::text[]) AND sold_at IS NULL
          RETURNING 1`,
    );
    removed += rows.length;
    await otherWork();
  }
  return removed;
}
