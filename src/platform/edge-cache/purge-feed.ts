import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { changesAfter, type Database, type Db, latestChange } from '../db';
import type { Jobs } from '../jobs';
import type { Log } from '../log';
import type { EdgeCache, PurgeProblem } from './edge-cache';
import { EVERYTHING, keysToPurge } from './surrogate-keys';

/** A topic of the change log, and what its changes make stale. */
export interface PurgeSource {
  readonly topic: string;
  /** @throws when it is none of the topic's changes */
  tagsOf(payload: unknown): readonly string[];
}

export interface PurgeFeed {
  /** This process has voided its pages because of a change of the topic: the edge is told soon. */
  announce(topic: string): void;
  /** Empties the edge once for all processes if it may hold pages of another build. */
  release(build: string): Promise<void>;
  /** Purges that wait to be tried again, or are due. */
  waiting(): Promise<{ readonly waiting: number; readonly oldestSeconds: number }>;
  /** Call it once the jobs run; what changed while no process did is caught up with. */
  start(): void;
  stop(): Promise<void>;
}

const PURGE_QUEUE = 'edge-purge';

/** From two seconds, doubling, for more than an hour: a page that is not purged is fetched again long before. */
const RETRIES = { retryLimit: 12, retryDelaySeconds: 1, concurrency: 1 } as const;

/** Other processes void their pages meanwhile, and changes that follow at once go with this one. */
const GATHER_MS = 100;
const MIN_PAUSE_MS = 500;
/** After a failure, doubling up to `CHECK_MS`: the edge has old pages until the database takes the purge. */
const AFTER_FAILURE_MS = 1000;
/** Finds what a process could not tell before it died. */
const CHECK_MS = 30_000;
/**
 * A purge is repeated: what the edge was fetching meanwhile, or fetched from a process that had not heard of the change yet,
 * is old.
 */
const AGAIN_AFTER_MS = { change: 5000, release: 60_000 } as const;
/** Whoever hears of a change this late may have given the edge an old page after the last purge, and purges once more. */
const LATE_SECONDS = 4;

const BUILD = 'build';

export interface PurgeFeedOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly edge: EdgeCache;
  readonly sources: readonly PurgeSource[];
  readonly log: Log;
  readonly now: () => Date;
}

/** A purge that the edge did not take; the job is tried again. */
class PurgeFailed extends Error {
  override readonly name = 'PurgeFailed';

  constructor({ server, cause }: PurgeProblem) {
    super(`${server}: ${cause}`);
  }
}

/**
 * Tells the edge of every change once, whichever processes there are: whoever moves the mark of a topic forward adds the
 * purge, as a job, in the same transaction.
 */
export async function openPurgeFeed(options: PurgeFeedOptions): Promise<PurgeFeed> {
  const { database, jobs, edge, sources, log, now } = options;
  /** What is to be looked at, and when by the monotonic clock. */
  const timers = new Map<string, { readonly timer: NodeJS.Timeout; readonly due: number }>();
  const failures = new Map<string, number>();
  const drainedAt = new Map<string, number>();
  const running = new Set<Promise<void>>();
  /** Topics of which this process has voided pages since it last looked. */
  const hasVoided = new Set<string>();
  /** The newest change by topic that this process has voided its pages for, or was started after. */
  const voided = new Map<string, bigint>();
  let started = false;
  let checking: NodeJS.Timeout | undefined;

  for (const { topic } of sources) {
    const newest = await latestChange(database.db, topic);
    voided.set(topic, newest);
    const value = `${newest}`;
    await database.db.execute(
      sql`INSERT INTO edge_marks (name, value) VALUES (${topic}, ${value}) ON CONFLICT DO NOTHING`,
    );
  }
  await jobs.work(PURGE_QUEUE, RETRIES, async ({ data }) => {
    const purged = await edge.purge(jobData.parse(data).keys);
    if (!purged.ok) throw new PurgeFailed(purged.error);
  });

  const enqueue = async (tx: Db, keys: readonly string[], againAfterMs: number) => {
    await jobs.enqueue(tx, PURGE_QUEUE, { keys });
    const startAfter = new Date(now().getTime() + againAfterMs);
    await jobs.enqueue(tx, PURGE_QUEUE, { keys }, { startAfter });
  };

  const tagsOf = (source: PurgeSource, payload: unknown): readonly string[] => {
    try {
      return source.tagsOf(payload);
    } catch (error) {
      log.error({ err: error, topic: source.topic }, 'a change that the edge cannot be told of');
      return [EVERYTHING];
    }
  };

  /** True where there may be more; what is added meanwhile is announced, and goes with the next purge. */
  const drainOnce = (source: PurgeSource): Promise<boolean> =>
    database.transaction(async (tx) => {
      const { topic } = source;
      const rows = await database.rows(
        tx,
        sql`SELECT value FROM edge_marks WHERE name = ${topic} FOR UPDATE`,
      );
      const { gap, changes, more } = await changesAfter(tx, topic, BigInt(markRow.parse(rows[0]).value));
      const newest = changes.at(-1)?.id ?? gap;
      if (newest === null) return false;
      const tags = changes.flatMap(({ payload }) => tagsOf(source, payload));
      await enqueue(tx, keysToPurge(gap === null ? tags : [EVERYTHING]), AGAIN_AFTER_MS.change);
      await tx.execute(sql`UPDATE edge_marks SET value = ${`${newest}`} WHERE name = ${topic}`);
      return more;
    });

  /** Purges again what this process has voided long after the others. */
  const repeatLate = async (source: PurgeSource): Promise<void> => {
    const { topic } = source;
    const rows = await database.rows(
      database.db,
      sql`SELECT id::text, payload, at < now() - make_interval(secs => ${LATE_SECONDS}) AS late FROM platform_changes
        WHERE topic = ${topic} AND id > ${`${voided.get(topic) ?? 0n}`}::bigint ORDER BY platform_changes.id`,
    );
    const changes = rows.map((row) => changeRow.parse(row));
    const newest = changes.at(-1);
    if (newest === undefined) return;
    const tags = changes.filter(({ late }) => late).flatMap(({ payload }) => tagsOf(source, payload));
    if (tags.length > 0)
      await database.transaction((tx) =>
        jobs.enqueue(
          tx,
          PURGE_QUEUE,
          { keys: keysToPurge(tags) },
          { singletonKey: `late:${topic}:${newest.id}` },
        ),
      );
    voided.set(topic, newest.id);
  };

  const drain = async (source: PurgeSource, mayBeLate: boolean): Promise<void> => {
    const { topic } = source;
    drainedAt.set(topic, performance.now());
    try {
      while (started && (await drainOnce(source)));
      if (mayBeLate && started) await repeatLate(source);
      failures.delete(topic);
    } catch (error) {
      log.warn({ err: error, topic }, 'the edge was not told of a change; tried again soon');
      if (mayBeLate) hasVoided.add(topic);
      const earlier = failures.get(topic) ?? 0;
      failures.set(topic, earlier + 1);
      schedule(source, Math.min(CHECK_MS, AFTER_FAILURE_MS * 2 ** earlier));
    }
  };

  const track = (work: Promise<void>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  /** Looks at a topic in so long after it was looked at last, or earlier where that is planned. */
  const schedule = (source: PurgeSource, pauseMs = MIN_PAUSE_MS) => {
    if (!started) return;
    const { topic } = source;
    const now = performance.now();
    const due = Math.max(now + GATHER_MS, (drainedAt.get(topic) ?? Number.NEGATIVE_INFINITY) + pauseMs);
    const planned = timers.get(topic);
    if (planned !== undefined && planned.due <= due) return;
    clearTimeout(planned?.timer);
    const timer = setTimeout(() => {
      timers.delete(topic);
      track(drain(source, hasVoided.delete(topic)));
    }, due - now);
    timers.set(topic, { timer, due });
  };
  const scheduleAll = () => {
    for (const source of sources) schedule(source);
  };

  return {
    announce(topic) {
      const source = sources.find((each) => each.topic === topic);
      if (source === undefined) return;
      hasVoided.add(topic);
      schedule(source);
    },
    async release(build) {
      await database.transaction(async (tx) => {
        const moved = await database.rows(
          tx,
          sql`INSERT INTO edge_marks (name, value) VALUES (${BUILD}, ${build})
            ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE edge_marks.value <> excluded.value
            RETURNING name`,
        );
        if (moved.length > 0) await enqueue(tx, [EVERYTHING], AGAIN_AFTER_MS.release);
      });
    },
    async waiting() {
      const found = (await jobs.backlog()).find(({ queue }) => queue === PURGE_QUEUE);
      return { waiting: found?.waiting ?? 0, oldestSeconds: Math.round(found?.oldestSeconds ?? 0) };
    },
    start() {
      started = true;
      scheduleAll();
      checking = setInterval(scheduleAll, CHECK_MS);
      checking.unref();
    },
    async stop() {
      started = false;
      clearInterval(checking);
      for (const { timer } of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(running);
    },
  };
}

const changeRow = z.object({ id: z.string().transform(BigInt), payload: z.unknown(), late: z.boolean() });
const markRow = z.object({ value: z.string().regex(/^\d+$/) });
const jobData = z.object({ keys: z.array(z.string()).min(1) });
