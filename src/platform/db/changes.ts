import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { JsonValue } from '~/platform/json';
import type { Log } from '~/platform/log';
import { daysBefore } from '../time/calendar';
import type { Database, Db } from './database';
import { type Change, Follower, type Gap } from './follower';
import { normalisedRows } from './values/rows';

const CHANNEL = 'platform_changes';
const BATCH_SIZE = 500;
/** How long changes are kept: a process that was away longer reloads everything. */
const RETENTION_DAYS = 7;

/**
 * Adds a change to a topic, in the caller's transaction. Until that transaction ends, other writers of the topic wait: so ids
 * become visible in order, and a follower that has seen id 7 never misses a 6. Append last in a transaction; one that appends
 * to several topics does so in alphabetical order, to avoid deadlocks.
 */
export async function appendChange(tx: Db, topic: string, payload: JsonValue): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${CHANNEL}:${topic}`}, 0))`);
  await tx.execute(sql`
    WITH appended AS (
      INSERT INTO platform_changes (topic, payload) VALUES (${topic}, ${JSON.stringify(payload)}::jsonb)
      RETURNING topic
    )
    SELECT pg_notify(${CHANNEL}, topic) FROM appended`);
}

const numberRow = z.object({ id: z.string().transform(BigInt) });

/** The id of the topic's newest change, 0 when there has been none. */
export async function latestChange(db: Db, topic: string): Promise<bigint> {
  const rows = await normalisedRows(
    db,
    sql`SELECT GREATEST(
      (SELECT max(id) FROM platform_changes WHERE topic = ${topic}),
      (SELECT pruned_to FROM platform_change_floors WHERE topic = ${topic}),
      0)::text AS id`,
  );
  return numberRow.parse(rows[0]).id;
}

/**
 * Deletes changes older than seven days (before `now`); run it once a day. A follower that is further behind gets `onGap`.
 * Returns how many were deleted.
 */
export async function pruneChanges(database: Database, now: Date): Promise<number> {
  const before = daysBefore(now, RETENTION_DAYS).toISOString();
  const rows = await database.rows(
    database.db,
    sql`WITH gone AS (
        DELETE FROM platform_changes WHERE at < ${before}::timestamptz RETURNING topic, id
      ), floors AS (
        INSERT INTO platform_change_floors (topic, pruned_to)
        SELECT topic, max(id) FROM gone GROUP BY topic
        ON CONFLICT (topic) DO UPDATE
          SET pruned_to = GREATEST(platform_change_floors.pruned_to, excluded.pruned_to)
      )
      SELECT count(*) AS deleted FROM gone`,
  );
  return z.object({ deleted: z.number() }).parse(rows[0]).deleted;
}

const changeRow = z.object({ id: z.string().transform(BigInt), payload: z.unknown(), gap: z.boolean() });

/**
 * The next changes of a topic after a position, 500 at most (`more`: there may be others), and the id up to which changes after it
 * have been pruned.
 */
export async function changesAfter(
  db: Db,
  topic: string,
  position: bigint,
): Promise<{ gap: bigint | null; changes: Change[]; more: boolean }> {
  const rows = await normalisedRows(
    db,
    sql`SELECT pruned_to::text AS id, NULL::jsonb AS payload, true AS gap FROM platform_change_floors
        WHERE topic = ${topic} AND pruned_to > ${position.toString()}::bigint
      UNION ALL
      (SELECT id::text, payload, false FROM platform_changes
        WHERE topic = ${topic} AND id > ${position.toString()}::bigint ORDER BY platform_changes.id LIMIT ${BATCH_SIZE})`,
  );
  const parsed = rows.map((row) => changeRow.parse(row));
  const changes = parsed.filter((row) => !row.gap).map(({ id, payload }) => ({ id, payload }));
  return {
    gap: parsed.find((row) => row.gap)?.id ?? null,
    changes,
    more: changes.length === BATCH_SIZE,
  };
}

export interface FollowOptions {
  /** 'now': only new changes. A position: everything after that id. */
  from: 'now' | bigint;
  /** The safety net besides LISTEN, for a notification that was lost. Default 30 s. */
  pollMs?: number;
  log: Log;
  /** Throwing means "again": the same change is retried after a pause of 0.1 s, doubling up to 30 s. */
  onChange(change: Change): Promise<void> | void;
  /**
   * Changes after `from` up to `to` were pruned before this follower saw them: reload everything. Without it, an error is
   * logged.
   */
  onGap?(gap: Gap): Promise<void> | void;
}

export interface Following {
  /** The id of the last change handled. */
  position(): bigint;
  /** Resolves when everything committed before the call has been handled; rejects with the error if a handler throws. */
  catchUp(): Promise<void>;
  /** Waits for a running handler. */
  stop(): Promise<void>;
}

/** Passes every change of a topic to `onChange`, one at a time, once, in order. */
export async function followChanges(
  database: Database,
  topic: string,
  options: FollowOptions,
): Promise<Following> {
  const { log, onChange, from, pollMs = 30_000 } = options;
  const follower = new Follower({
    position: from === 'now' ? await latestChange(database.db, topic) : from,
    pollMs,
    log: log.child({ topic }),
    read: (position) => changesAfter(database.db, topic, position),
    onChange: async (change) => onChange(change),
    onGap: async (gap) => {
      if (options.onGap) await options.onGap(gap);
      else
        log.error(
          { topic, from: `${gap.from}`, to: `${gap.to}` },
          'changes were pruned before they were seen',
        );
    },
  });
  const onNotify = (changed: string) => {
    if (changed === topic) follower.wake();
  };
  const listening = database.listen(CHANNEL, onNotify, () => follower.wake());
  // Whoever tries again follows with another one.
  const unlisten = await listening.catch(async (error: unknown) => {
    await follower.stop();
    throw error;
  });
  return {
    position: () => follower.position,
    catchUp: () => follower.pass(),
    async stop() {
      await follower.stop();
      await unlisten();
    },
  };
}
