import { z } from 'zod';
import type { Session } from '~/platform/db';

/** What the job queue calls its schema; everything else of ours lies in the connection's own. */
const QUEUE_SCHEMA = 'pgboss';

/** The queue's own figures, in partitions by day that only it can make. */
const NOT_COPIED = new Set(['pgboss.queue_stats']);

const columnSchema = z.object({ name: z.string(), type: z.string() });

export const tableSchema = z.object({
  /** `leads`, or with its schema `pgboss.job`. */
  name: z.string().regex(/^(pgboss\.)?[a-z_][a-z0-9_]*$/),
  columns: z.array(columnSchema),
});
export type Table = z.infer<typeof tableSchema>;

export const sequenceSchema = z.object({ name: tableSchema.shape.name, last: z.string() });
export type Sequence = z.infer<typeof sequenceSchema>;
const nameSchema = z.object({ name: z.string() });

const LOGICAL_NAME = `CASE WHEN n.nspname = '${QUEUE_SCHEMA}' THEN '${QUEUE_SCHEMA}.' ELSE '' END || c.relname`;
const OUR_SCHEMAS = `n.nspname IN (current_schema(), '${QUEUE_SCHEMA}')`;

/** Tables with their columns, without generated ones; unlogged tables hold nothing that outlives a crash. */
export async function tablesOf(session: Session): Promise<Table[]> {
  const { rows } = await session.execute(`
    SELECT ${LOGICAL_NAME} AS name,
      (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          ORDER BY a.attnum)
        FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE ${OUR_SCHEMAS} AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
    ORDER BY 1`);
  return rows.map((row) => tableSchema.parse(row)).filter(({ name }) => !NOT_COPIED.has(name));
}

const SEQUENCE_NAME = `CASE WHEN schemaname = '${QUEUE_SCHEMA}' THEN '${QUEUE_SCHEMA}.' ELSE '' END || sequencename`;
const OUR_SEQUENCES = `pg_sequences WHERE schemaname IN (current_schema(), '${QUEUE_SCHEMA}')`;

/** Sequences that have given out a number, and the last one. */
export async function sequencesOf(session: Session): Promise<Sequence[]> {
  const { rows } = await session.execute(`
    SELECT ${SEQUENCE_NAME} AS name, last_value::text AS last FROM ${OUR_SEQUENCES} AND last_value IS NOT NULL ORDER BY 1`);
  return rows.map((row) => sequenceSchema.parse(row));
}

export async function namesOfSequences(session: Session): Promise<string[]> {
  const { rows } = await session.execute(`SELECT ${SEQUENCE_NAME} AS name FROM ${OUR_SEQUENCES} ORDER BY 1`);
  return rows.map((row) => nameSchema.parse(row).name);
}

const foreignKeySchema = z.object({ table: z.string(), name: z.string(), definition: z.string() });
export type ForeignKey = z.infer<typeof foreignKeySchema>;

/** Foreign keys, without the copies that partitions have of their parent's. */
export async function foreignKeysOf(session: Session): Promise<ForeignKey[]> {
  const { rows } = await session.execute(`
    SELECT k.conrelid::regclass::text AS table, quote_ident(k.conname) AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE ${OUR_SCHEMAS} AND k.contype = 'f' AND k.conparentid = 0 ORDER BY 1, 2`);
  return rows.map((row) => foreignKeySchema.parse(row));
}

const ledgerRow = z.object({ module: z.string(), name: z.string(), sha256: z.string() });
export const appliedSchema = z.array(ledgerRow);

/** The migrations that the database has had, in the order in which they ran. */
export async function appliedMigrations(session: Session): Promise<z.infer<typeof appliedSchema>> {
  const { rows } = await session.execute(
    'SELECT module, name, sha256 FROM platform_migrations ORDER BY applied_at, module, name',
  );
  return appliedSchema.parse(rows);
}

/** Every table of the connection's schema and of the queue's, also those that are not ours. */
export async function namesOfTables(session: Session): Promise<string[]> {
  const { rows } = await session.execute(`
    SELECT ${LOGICAL_NAME} AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE ${OUR_SCHEMAS} AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`);
  return rows.map((row) => nameSchema.parse(row).name);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A table's or sequence's name as SQL. */
export const nameAsSql = (name: string): string => name.split('.').map(quoted).join('.');

export const columnsAsSql = ({ columns }: Table): string =>
  columns.map(({ name }) => quoted(name)).join(', ');
