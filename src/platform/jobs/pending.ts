import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';

const LOST = sql`state = 'retry' AND start_after > now() AND output->'value'->>'message' = 'job heartbeat timeout'`;

const pendingRow = z.object({
  queue: z.string(),
  dueInMs: z.number().nullable(),
  expired: z.boolean(),
  lost: z.boolean(),
});

/** What a queue has to do, by the database's clock. */
export interface PendingQueue {
  readonly queue: string;
  /** Until its first waiting job may begin; 0 or less: it may. Null: none waits. */
  readonly dueInMs: number | null;
  /** A process holds a job and has given no sign of life for too long. */
  readonly expired: boolean;
  /** A job that a dead process held waits as if it had failed. */
  readonly lost: boolean;
}

/** One query for all queues. */
export async function readPending(database: Database): Promise<PendingQueue[]> {
  const found = await database.rows(
    database.db,
    sql`SELECT name AS queue,
        (extract(epoch FROM min(start_after) FILTER (WHERE state < 'active') - now()) * 1000)::float8 AS "dueInMs",
        coalesce(bool_or(state = 'active' AND heartbeat_on + heartbeat_seconds * interval '1 s' < now()), false) AS expired,
        coalesce(bool_or(${LOST}), false) AS lost
      FROM pgboss.job WHERE state <= 'active' GROUP BY name`,
  );
  return found.map((row) => pendingRow.parse(row));
}

/** What a dead process held did not fail by itself: it is tried at once, not after the pause of a failure. */
export async function reviveLost(database: Database): Promise<void> {
  await database.rows(database.db, sql`UPDATE pgboss.job SET start_after = now() WHERE ${LOST}`);
}

/** An embedded database has one process: what is under way at its start was another's, which is dead. */
export async function orphanAll(database: Database): Promise<void> {
  if (database.kind !== 'pglite') return;
  await database.rows(
    database.db,
    sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 day' WHERE state = 'active'`,
  );
}
