import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { REQUEST_ACTS } from '../domain/progress';

const ENTRY_KINDS = [...REQUEST_ACTS, 'resend'] as const;

const DELIVERIES = ['pending', 'waiting', 'delivered', 'dead'] as const;
type AnswerDelivery = (typeof DELIVERIES)[number];

const entryRow = z.object({
  id: z.string(),
  lead_id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  account: z.string(),
  body: z.string(),
  delivery: z.enum(DELIVERIES).nullable(),
  created_at: z.date(),
});

/** One thing that staff did to a request. */
export interface RequestEntry {
  readonly id: string;
  readonly leadId: string;
  readonly kind: (typeof ENTRY_KINDS)[number];
  /** Who did it. */
  readonly account: string;
  /** Of a note or an answer. */
  readonly body: string;
  /** Of an answer on its way by mail; null for everything else. */
  readonly delivery: AnswerDelivery | null;
  readonly createdAt: Date;
}

function readEntry(row: unknown): RequestEntry {
  const { lead_id, created_at, ...entry } = entryRow.parse(row);
  return { ...entry, leadId: lead_id, createdAt: created_at };
}

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** Writes an entry; false where one with its id is there. */
export async function insertEntry(database: Database, tx: Db, entry: RequestEntry): Promise<boolean> {
  const { id, leadId, kind, account, body, delivery, createdAt } = entry;
  const rows = await database.rows(
    tx,
    sql`INSERT INTO lead_entries (id, lead_id, kind, account, body, delivery, created_at)
      VALUES (${id}::uuid, ${leadId}::uuid, ${kind}, ${account}, ${body}, ${delivery}, ${time(createdAt)})
      ON CONFLICT (id) DO NOTHING RETURNING id`,
  );
  return rows.length > 0;
}

/** What happened to a request, oldest first. */
export async function entriesOf(database: Database, leadId: string): Promise<readonly RequestEntry[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT * FROM lead_entries WHERE lead_id = ${leadId}::uuid ORDER BY created_at, id`,
  );
  return rows.map(readEntry);
}

export async function findEntry(
  database: Database,
  id: string,
  db: Db = database.db,
): Promise<RequestEntry | null> {
  const rows = await database.rows(db, sql`SELECT * FROM lead_entries WHERE id = ${id}::uuid`);
  return rows[0] === undefined ? null : readEntry(rows[0]);
}

/** Only of one that is still on its way. */
export async function setAnswerDelivery(db: Db, id: string, delivery: AnswerDelivery): Promise<void> {
  await db.execute(
    sql`UPDATE lead_entries SET delivery = ${delivery} WHERE id = ${id}::uuid AND delivery IN ('pending', 'waiting')`,
  );
}

const idRow = z.object({ id: z.string() });

/** Opens the answers of a request that were given up, for another round of attempts. */
export async function reopenDeadAnswers(
  database: Database,
  tx: Db,
  leadId: string,
): Promise<readonly string[]> {
  const rows = await database.rows(
    tx,
    sql`UPDATE lead_entries SET delivery = 'pending' WHERE lead_id = ${leadId}::uuid AND delivery = 'dead' RETURNING id`,
  );
  return rows.map((row) => idRow.parse(row).id);
}

/** A look of somebody at requests. */
export interface Look {
  readonly account: string;
  readonly act: 'list' | 'request' | 'export';
  readonly at: Date;
}

export async function insertLook(
  db: Db,
  { account, act, at }: Look,
  leadIds: readonly string[],
): Promise<void> {
  if (leadIds.length === 0) return;
  await db.execute(
    sql`INSERT INTO lead_looks (id, lead_id, account, act, at)
      SELECT gen_random_uuid(), lead_id, ${account}, ${act}, ${time(at)} FROM unnest(${sql.param([...leadIds])}::uuid[]) AS lead_id`,
  );
}

const lookRow = z.object({ account: z.string(), act: z.enum(['list', 'request', 'export']), at: z.date() });

/** Who looked at a request, newest first. */
export async function looksAt(database: Database, leadId: string, limit: number): Promise<readonly Look[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT account, act, at FROM lead_looks WHERE lead_id = ${leadId}::uuid ORDER BY at DESC LIMIT ${limit}`,
  );
  return rows.map((row) => lookRow.parse(row));
}
