import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import type { RefusedRow } from '../import-summary';

/** The refused rows of so many imports of a site are kept. */
const IMPORTS = 20;

/** Keeps the refused rows of a file, and forgets those of files long ago. */
export async function keepRefusals(
  database: Database,
  { importId, site }: { readonly importId: number; readonly site: string },
  rows: readonly RefusedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await database.rows(
    database.db,
    sql`INSERT INTO stock_refusals (import_id, position, line, reason, car_id)
        SELECT ${importId}, b.position, b.line, b.reason, b.car_id FROM unnest(
          ${sql.param(rows.map((_, position) => position))}::int[], ${sql.param(rows.map(({ line }) => line))}::int[],
          ${sql.param(rows.map(({ reason }) => reason))}::text[], ${sql.param(rows.map(({ carId }) => carId))}::text[]
        ) AS b(position, line, reason, car_id) ON CONFLICT (import_id, position) DO NOTHING`,
  );
  await database.rows(
    database.db,
    sql`DELETE FROM stock_refusals WHERE import_id IN (
          SELECT import_id FROM (SELECT DISTINCT r.import_id FROM stock_refusals r
            JOIN stock_imports i ON i.id = r.import_id WHERE i.site = ${site}) AS latest
          ORDER BY import_id DESC OFFSET ${IMPORTS})`,
  );
}

/** A file that was read, with what became of its rows; null where that is not known. */
export interface StockImport {
  readonly id: number;
  readonly state: string;
  readonly startedAt: Date;
  readonly counts: {
    readonly read: number;
    readonly added: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly removed: number;
    readonly refused: number;
  } | null;
  /** Refused rows that are kept. */
  readonly refusals: number;
}

const count = z.number().int();
const counts = z.object({
  read: count,
  added: count,
  changed: count,
  unchanged: count,
  removed: count,
  refused: count,
});
const importRow = z.object({
  id: z.number(),
  state: z.string(),
  started_at: z.date(),
  summary: z.unknown(),
  refusals: z.number(),
});

/** The latest files of a site, the newest first; what staff changed by hand is none. */
export async function latestImports(
  database: Database,
  site: string,
  limit: number,
): Promise<readonly StockImport[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT i.id, i.state, i.started_at, i.summary,
          (SELECT count(*)::int FROM stock_refusals r WHERE r.import_id = i.id) AS refusals
        FROM stock_imports i
        WHERE i.site = ${site} AND (i.summary->>'format') IS DISTINCT FROM 'staff'
        ORDER BY i.id DESC LIMIT ${limit}`,
  );
  return rows.map((row) => {
    const { id, state, started_at, summary, refusals } = importRow.parse(row);
    const read = counts.safeParse(summary);
    return { id, state, startedAt: started_at, counts: read.success ? read.data : null, refusals };
  });
}

const refusalRow = z.object({ line: z.number(), reason: z.string(), car_id: z.string().nullable() });

/**
 * The refused rows of a file in its order.
 * @param stores those of the cars that are told of; null: every row, also of no known car
 */
export async function refusalsOf(
  database: Database,
  site: string,
  importId: number,
  stores: readonly string[] | null,
): Promise<readonly RefusedRow[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT r.line, r.reason, r.car_id FROM stock_refusals r
        JOIN stock_imports i ON i.id = r.import_id AND i.site = ${site}
        WHERE r.import_id = ${importId} AND (${stores === null} OR EXISTS (
          SELECT FROM stock_cars c WHERE c.site = ${site} AND c.car_id = r.car_id
            AND c.store = ANY(${sql.param([...(stores ?? [])])}::text[])))
        ORDER BY r.line, r.position`,
  );
  return rows.map((row) => {
    const { car_id: carId, ...rest } = refusalRow.parse(row);
    return { ...rest, carId };
  });
}
