import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';

const LOST = sql`state = 'retry' AND start_after > now() AND output->'value'->>'message' = 'job heartbeat timeout'`;

const pendingRow = z.object({
  queue: z.string(),
  dueInMs: z.number().nullable(),
  expiresInMs: z.number().nullable(),
  lost: z.boolean(),
});

/** What a queue has to do, by the database's clock. */
export interface PendingQueue {
  readonly queue: string;
  /** Until its first waiting job may begin; 0 or less: it may. Null: none waits. */
  readonly dueInMs: number | null;
  /** Until the heartbeat of a job under way is over unless its process sends another; 0 or less: that process is dead. */
  readonly expiresInMs: number | null;
  /** A job that a dead process held waits as if it had failed. */
  readonly lost: boolean;
}

/** One query for all queues. */
export async function readPending(database: Database): Promise<PendingQueue[]> {
  const found = await database.rows(
    database.db,
    sql`SELECT name AS queue,
        (extract(epoch FROM min(start_after) FILTER (WHERE state < 'active') - now()) * 1000)::float8 AS "dueInMs",
        (extract(epoch FROM min(heartbeat_on + heartbeat_seconds * interval '1 s') FILTER (WHERE state = 'active') - now())
          * 1000)::float8 AS "expiresInMs",
        coalesce(bool_or(${LOST}), false) AS lost
      FROM pgboss.job WHERE state <= 'active' GROUP BY name`,
  );
  return found.map((row) => pendingRow.parse(row));
}

const backlogRow = z.object({ queue: z.string(), waiting: z.number(), oldestSeconds: z.number() });

/** What may begin and has not, by queue. */
export async function readBacklog(database: Database): Promise<z.infer<typeof backlogRow>[]> {
  const found = await database.rows(
    database.db,
    sql`SELECT name AS queue, count(*) FILTER (WHERE state = 'retry' OR start_after <= now()) AS waiting,
        greatest(0, coalesce(extract(epoch FROM now() - min(start_after)), 0))::float8 AS "oldestSeconds"
      FROM pgboss.job WHERE state IN ('created', 'retry') GROUP BY name`,
  );
  return found.map((row) => backlogRow.parse(row));
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
