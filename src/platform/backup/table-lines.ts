import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Session } from '~/platform/db';
import { columnsAsSql, nameAsSql, type Table } from './catalogue';

const ROWS_PER_READ = 500;
const linesSchema = z.array(z.object({ line: z.string() }));

/**
 * A table's rows, each as one JSON array of texts as PostgreSQL writes them: the same from every version and from PGlite.
 * Within the caller's transaction, a few hundred at a time.
 */
export async function* linesOf(session: Session, table: Table): AsyncGenerator<readonly string[]> {
  const texts = table.columns.map(({ name }) => `"${name.replaceAll('"', '""')}"::text`).join(', ');
  await session.execute(
    `DECLARE table_lines NO SCROLL CURSOR FOR SELECT json_build_array(${texts})::text AS line FROM ${nameAsSql(table.name)}`,
  );
  for (;;) {
    const { rows } = await session.execute(`FETCH ${ROWS_PER_READ} FROM table_lines`);
    if (rows.length === 0) break;
    yield linesSchema.parse(rows).map(({ line }) => line);
  }
  await session.execute('CLOSE table_lines');
}

/** Writes lines back into their table. */
export async function insertLines(session: Session, table: Table, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const values = table.columns.map(({ type }, at) => `(row->>${at})::${type}`).join(', ');
  await session.execute(
    `INSERT INTO ${nameAsSql(table.name)} (${columnsAsSql(table)}) OVERRIDING SYSTEM VALUE
      SELECT ${values} FROM jsonb_array_elements($1::text::jsonb) AS row`,
    [`[${lines.join(',')}]`],
  );
}

const MODULUS = 1n << 256n;

/** A digest of rows in any order: the sum of the digests of its lines. */
export class TableDigest {
  #sum = 0n;
  #rows = 0;

  add(lines: readonly string[]): void {
    for (const line of lines) {
      const digest = createHash('sha256').update(line).digest('hex');
      this.#sum = (this.#sum + BigInt(`0x${digest}`)) % MODULUS;
    }
    this.#rows += lines.length;
  }

  get rows(): number {
    return this.#rows;
  }

  get hex(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

/** Reads a whole table for its digest. */
export async function digestOf(session: Session, table: Table): Promise<{ rows: number; digest: string }> {
  const digest = new TableDigest();
  for await (const lines of linesOf(session, table)) digest.add(lines);
  return { rows: digest.rows, digest: digest.hex };
}
