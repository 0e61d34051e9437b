import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';

/** A table by its name, `pgboss.job` with its schema. */
export const tableSql = (table: string): SQL =>
  sql.join(
    table.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  );

const countRow = z.object({ count: z.number() });

export async function countRows(database: Database, db: Db, table: string, condition: SQL): Promise<number> {
  const rows = await database.rows(
    db,
    sql`SELECT count(*)::int AS count FROM ${tableSql(table)} WHERE ${condition}`,
  );
  return countRow.parse(rows[0]).count;
}

/** Deletes the rows, or writes what `erase` assigns; returns how many. */
export async function eraseRows(
  database: Database,
  db: Db,
  table: string,
  condition: SQL,
  erase: 'delete' | SQL,
): Promise<number> {
  const target = tableSql(table);
  const statement =
    erase === 'delete'
      ? sql`DELETE FROM ${target} WHERE ${condition} RETURNING 1`
      : sql`UPDATE ${target} SET ${erase} WHERE ${condition} RETURNING 1`;
  const rows = await database.rows(
    db,
    sql`WITH changed AS (${statement}) SELECT count(*)::int AS count FROM changed`,
  );
  return countRow.parse(rows[0]).count;
}

const columnRow = z.object({ name: z.string(), type: z.string() });

/** The types of a table's columns that hold text or documents. */
export async function textColumns(
  database: Database,
  db: Db,
  table: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.rows(
    db,
    sql`SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
      WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped
        AND atttypid IN ('text'::regtype, 'jsonb'::regtype)`,
  );
  return new Map(rows.map((row) => columnRow.parse(row)).map(({ name, type }) => [name, type]));
}
