import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { mentionsOf, referencesTo } from './erase-person';
import type { Person } from './person';
import type { Register, TableEntry } from './register';
import { tableSql } from './table-sql';

/** All that is known of a person: by table its purpose and the rows, without digests and what opens something. */
export interface PersonExport {
  readonly at: string;
  readonly tables: readonly {
    readonly table: string;
    readonly why: string;
    readonly rows: readonly unknown[];
  }[];
}

const exportedRow = z.object({ row: z.record(z.string(), z.unknown()) });

/** Reads everything about a person, in one transaction. */
export async function exportPerson(
  database: Database,
  register: Register,
  person: Person,
  now: Date,
): Promise<PersonExport> {
  const tables = await database.transaction(async (tx) => {
    const ids = await referencesTo(database, tx, register, person);
    const found: PersonExport['tables'][number][] = [];
    for (const entry of register) {
      const condition = conditionOf(entry, person, ids);
      if (condition === null) continue;
      const rows = await rowsOf(database, tx, entry, condition);
      if (rows.length > 0) found.push({ table: entry.table, why: entry.why, rows });
    }
    return found;
  });
  return { at: now.toISOString(), tables };
}

function conditionOf({ rows, refers }: TableEntry, person: Person, ids: readonly string[]): SQL | null {
  const parts = [
    rows?.of(person) ?? null,
    refers && ids.length > 0 ? mentionsOf(refers.column, ids) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : sql`(${sql.join(parts, sql` OR `)})`;
}

async function rowsOf(database: Database, db: Db, entry: TableEntry, condition: SQL): Promise<unknown[]> {
  const hidden = Object.entries(entry.personal ?? {})
    .filter(([, kind]) => kind === 'credential' || kind === 'reference')
    .map(([column]) => column);
  const row = sql.identifier(entry.table.slice(entry.table.lastIndexOf('.') + 1));
  const rows = await database.rows(
    db,
    sql`SELECT to_jsonb(${row}) - ${sql.param(hidden)}::text[] AS row FROM ${tableSql(entry.table)} WHERE ${condition}`,
  );
  return rows.map((row) => exportedRow.parse(row).row);
}
