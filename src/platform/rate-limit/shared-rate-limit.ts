import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createBreaker } from '../breaker';
import type { Database, Db } from '../db';
import type { Log } from '../log';
import { createRateLimit, type RateLimit, type RateLimitOptions, type RateVerdict } from './rate-limit';

/** Makes limits that hold for all processes. */
export interface SharedRateLimits {
  /** @param name tells this limit from others, in every release */
  create(name: string, options: RateLimitOptions): RateLimit;
  /** Deletes what is full again. */
  cleanUp(now: Date): Promise<void>;
}

/** Clocks of processes differ by less; a row further ahead was written by a clock that was set back since. */
const CLOCK_SKEW_MS = 60_000;
const CLEAN_UP_EVERY_MS = 10 * 60_000;

/** A database that cannot be reached lets a connection wait for ten seconds; a visitor waits this long at most, and only the first ones. */
const MAX_WAIT_MS = 2000;
const FAILURES_UNTIL_REST = 2;

const row = z.object({ allowed: z.boolean(), full_at: z.date() });
const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/**
 * Limits counted in the database: one statement each. While it is away or silent each process counts for itself. Rows are deleted by
 * whoever takes, every ten minutes.
 */
export function createSharedRateLimits({
  database,
  log,
}: {
  readonly database: Database;
  readonly log: Log;
}): SharedRateLimits {
  let cleanedAt = 0;
  const breaker = createBreaker({ name: 'limits of clients', log, maxFailures: FAILURES_UNTIL_REST });
  const cleanUp = async (now: Date) => {
    cleanedAt = now.getTime();
    await database.rows(database.db, sql`DELETE FROM platform_rate_limits WHERE full_at <= ${time(now)}`);
  };
  const cleanUpNowAndThen = (now: Date) => {
    if (Math.abs(now.getTime() - cleanedAt) < CLEAN_UP_EVERY_MS) return;
    cleanUp(now).catch((cause: unknown) => log.warn({ err: cause }, 'limits of clients were not cleaned up'));
  };
  return {
    cleanUp,
    create(name, options) {
      const local = createRateLimit(options);
      return {
        async take(key, now, tx) {
          // What fails within a transaction has ended it: then the whole of it fails.
          if (tx !== undefined) return take(database, tx, `${name} ${key}`, options, now);
          const report = breaker.admit();
          if (report === null) return local.take(key, now);
          try {
            const verdict = await inTime(take(database, database.db, `${name} ${key}`, options, now));
            report('answered');
            cleanUpNowAndThen(now);
            return verdict;
          } catch (cause) {
            report('failed');
            log.warn({ err: cause, limit: name }, 'a limit is counted by this process alone');
            return local.take(key, now);
          }
        },
      };
    },
  };
}

/** @throws when it takes longer than a visitor should wait; the statement goes on, and counts when it comes through */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${MAX_WAIT_MS} ms`)), MAX_WAIT_MS);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The bucket as the time at which it is full again: a token moves that time on, and none is left when it is too far ahead. */
async function take(
  database: Database,
  db: Db,
  text: string,
  { burst, perMinute }: RateLimitOptions,
  now: Date,
): Promise<RateVerdict> {
  const key = createHash('sha256').update(text).digest('base64url');
  const tokenMs = 60_000 / perMinute;
  const at = (ms: number) => time(new Date(now.getTime() + ms));
  const isSetBack = sql`known.full_at > ${at(burst * tokenMs + CLOCK_SKEW_MS)}`;
  const [found] = await database.rows(
    db,
    sql`WITH taken AS (
          INSERT INTO platform_rate_limits AS known (key, full_at) VALUES (${key}, ${at(tokenMs)})
          ON CONFLICT (key) DO UPDATE SET full_at =
            CASE WHEN ${isSetBack} THEN ${at(tokenMs)}
              ELSE greatest(known.full_at, ${time(now)}) + make_interval(secs => ${tokenMs / 1000}) END
          WHERE known.full_at <= ${at((burst - 1) * tokenMs)} OR ${isSetBack}
          RETURNING full_at
        )
        SELECT true AS allowed, full_at FROM taken
        UNION ALL
        SELECT false, full_at FROM platform_rate_limits WHERE key = ${key} AND NOT EXISTS (SELECT FROM taken)`,
  );
  const { allowed, full_at } = found === undefined ? { allowed: false, full_at: now } : row.parse(found);
  const aheadMs = full_at.getTime() - now.getTime();
  if (allowed) return { allowed, left: Math.floor(burst - aheadMs / tokenMs) };
  return {
    allowed,
    retryAfterSeconds: Math.max(1, Math.ceil((aheadMs - (burst - 1) * tokenMs) / 1000)),
  };
}
