import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Db } from '~/platform/db';
import type { JsonObject } from '~/platform/json';
import type { QueueBacklog } from '~/platform/metrics';
import { bossDatabase, bossTransaction } from './boss-database';
import { boundedClock } from './bounded-clock';
import {
  type DeadLetter,
  type EnqueueOptions,
  type JobHandler,
  type Jobs,
  type JobsOptions,
  NotStarted,
  UnknownQueue,
  type WorkOptions,
} from './jobs';

const DEAD_LETTER_QUEUE = 'dead-letters';
const DAY_SECONDS = 86_400;
const STOP_TIMEOUT_MS = 10_000;
/** An arbitrary number for the advisory lock: 'fcjb'. */
const START_LOCK = 0x66_63_6a_62;

const QUEUE_DEFAULTS = {
  retryBackoff: true,
  retryDelayMax: 3_600,
  deadLetter: DEAD_LETTER_QUEUE,
  heartbeatSeconds: 30,
  retentionSeconds: 30 * DAY_SECONDS,
  /** A job's data may be personal: done jobs are deleted soon. */
  deleteAfterSeconds: DAY_SECONDS,
  notify: true,
} as const;

/** NOTIFY wakes the workers; polling finds what is due later (retries, startAfter). */
const POLLING = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 2,
  heartbeatRefreshSeconds: 10,
} as const;

/** A job whose process died is done by another within a minute: 30 s without a heartbeat, one check, one poll. */
const CHECKS = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 } as const;
const REVIVE_INTERVAL_MS = 5000;

const deadLetterRow = z.object({
  queue: z.string(),
  id: z.string(),
  data: z.unknown(),
  at: z.date(),
  error: z.string().nullable(),
});

const backlogRow = z.object({ queue: z.string(), waiting: z.number(), oldest: z.number() });

interface Registration {
  readonly queue: string;
  readonly options: WorkOptions;
  readonly handler: JobHandler;
}

class BossJobs implements Jobs {
  readonly #database: JobsOptions['database'];
  readonly #log: JobsOptions['log'];
  readonly #onAttempt: NonNullable<JobsOptions['onAttempt']>;
  readonly #boss: PgBoss;
  readonly #registrations = new Map<string, Registration>();
  readonly #schedules = new Map<string, string>();
  #started = false;
  #reviving: NodeJS.Timeout | undefined;

  constructor({ database, log, onAttempt = () => undefined }: JobsOptions) {
    this.#database = database;
    this.#onAttempt = onAttempt;
    this.#log = log.child({ part: 'jobs' });
    const embedded = database.kind === 'pglite';
    this.#boss = new PgBoss({
      db: bossDatabase(database),
      backend: embedded ? 'pglite' : 'postgres',
      useListenNotify: true,
      ...CHECKS,
      clock: boundedClock,
      // PGlite's vacuum is our own upkeep, and indexes of a small site need no rebuild.
      ...(embedded ? { monitorVacuum: false, reindex: false } : {}),
    });
    this.#boss.on('error', (error) => this.#log.error({ err: error }, 'the job queue reported an error'));
    this.#boss.on('warning', ({ message }) => this.#log.warn({ warning: message }, 'the job queue warned'));
  }

  async enqueue(tx: Db, queue: string, data: JsonObject, options: EnqueueOptions = {}): Promise<void> {
    if (!this.#started) throw new NotStarted();
    if (!this.#registrations.has(queue)) throw new UnknownQueue(queue);
    const { singletonKey = randomUUID(), startAfter } = options;
    const send = () =>
      this.#boss.send(queue, data, {
        db: bossTransaction(tx),
        singletonKey,
        ...(startAfter ? { startAfter } : {}),
      });
    while ((await send()) === null) {
      if (await this.#lockWaitingJob(tx, queue, singletonKey)) return;
    }
  }

  /**
   * A job with this key waits already. It is locked until the caller's transaction ends: started earlier, it would not see what
   * the caller has written. False when a worker was faster.
   */
  async #lockWaitingJob(tx: Db, queue: string, singletonKey: string): Promise<boolean> {
    const held = await this.#database.rows(
      tx,
      sql`SELECT id FROM pgboss.job
        WHERE name = ${queue} AND singleton_key = ${singletonKey} AND state = 'created' FOR UPDATE`,
    );
    return held.length > 0;
  }

  async work(queue: string, options: WorkOptions, handler: JobHandler): Promise<void> {
    if (this.#registrations.has(queue)) throw new Error(`The queue ${queue} has a worker already`);
    const registration = { queue, options, handler };
    this.#registrations.set(queue, registration);
    if (this.#started) await this.#begin(registration);
  }

  async #begin({ queue, options, handler }: Registration): Promise<void> {
    const settings = {
      ...QUEUE_DEFAULTS,
      retryLimit: options.retryLimit,
      retryDelay: options.retryDelaySeconds,
    };
    // 'short': at most one job per key waits; see EnqueueOptions.singletonKey.
    await this.#boss.createQueue(queue, { ...settings, policy: 'short' });
    await this.#boss.updateQueue(queue, settings);
    // pg-boss reads the queue's settings on first use, on a connection of its own: not inside a caller's transaction.
    await this.#boss.findJobs(queue, { id: randomUUID() });
    for (let count = 0; count < (options.concurrency ?? 1); count += 1) await this.#addWorker(queue, handler);
  }

  async #addWorker(queue: string, handler: JobHandler): Promise<void> {
    const log = this.#log.child({ queue });
    let worker: string | undefined;
    worker = await this.#boss.work(queue, { ...POLLING, includeMetadata: true }, async (jobs) => {
      // Where one job waited, more may: poll again at once.
      if (worker) this.#boss.notifyWorker(worker);
      for (const { id, data, retryCount, retryLimit } of jobs) {
        const attempt = retryCount + 1;
        try {
          await handler({ id, data, attempt });
        } catch (error) {
          const again = retryCount < retryLimit;
          log.warn(
            { err: error, job: id, attempt },
            again ? 'a job failed; it will be tried again' : 'a job was given up',
          );
          this.#onAttempt(queue, again ? 'retried' : 'dead');
          throw error;
        }
        this.#onAttempt(queue, 'done');
      }
    });
  }

  async schedule(queue: string, cron: string): Promise<void> {
    if (!this.#registrations.has(queue)) throw new UnknownQueue(queue);
    this.#schedules.set(queue, cron);
    if (this.#started) await this.#boss.schedule(queue, cron);
  }

  async deadLetters(): Promise<DeadLetter[]> {
    const rows = await this.#database.rows(
      this.#database.db,
      sql`SELECT source_name AS queue, source_id AS id, data, created_on AS at, output->>'message' AS error
        FROM pgboss.job WHERE name = ${DEAD_LETTER_QUEUE} AND source_name IS NOT NULL
        ORDER BY created_on DESC LIMIT 500`,
    );
    return rows.map((row) => deadLetterRow.parse(row));
  }

  async backlog(): Promise<readonly QueueBacklog[]> {
    if (!this.#started) return [];
    const rows = await this.#database.rows(
      this.#database.db,
      sql`SELECT name AS queue, count(*) FILTER (WHERE state = 'retry' OR start_after <= now()) AS waiting,
          greatest(0, coalesce(extract(epoch FROM now() - min(start_after)), 0))::float8 AS oldest
        FROM pgboss.job WHERE state IN ('created', 'retry') GROUP BY name`,
    );
    const found = new Map(rows.map((row) => backlogRow.parse(row)).map((row) => [row.queue, row]));
    return [...this.#registrations.keys()].map((queue) => ({
      queue,
      waiting: found.get(queue)?.waiting ?? 0,
      oldestSeconds: found.get(queue)?.oldest ?? 0,
    }));
  }

  async start(): Promise<void> {
    if (this.#started) return;
    await this.#inTurn(() => this.#boss.start());
    await this.#orphanAll();
    await this.#boss.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: 90 * DAY_SECONDS });
    for (const registration of this.#registrations.values()) await this.#begin(registration);
    for (const [queue, cron] of this.#schedules) await this.#boss.schedule(queue, cron);
    this.#started = true;
    this.#reviving = setInterval(() => void this.#revive(), REVIVE_INTERVAL_MS);
    this.#reviving.unref();
  }

  /** An embedded database has one process: what is under way at its start was another's, which is dead. */
  async #orphanAll(): Promise<void> {
    if (this.#database.kind !== 'pglite') return;
    await this.#database.rows(
      this.#database.db,
      sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 day' WHERE state = 'active'`,
    );
  }

  /** What a dead process held did not fail by itself: it is tried at once, not after the pause of a failure. */
  async #revive(): Promise<void> {
    try {
      await this.#database.rows(
        this.#database.db,
        sql`UPDATE pgboss.job SET start_after = now()
          WHERE state = 'retry' AND start_after > now() AND output->'value'->>'message' = 'job heartbeat timeout'`,
      );
    } catch (error) {
      this.#log.warn({ err: error }, 'jobs of dead processes were not looked for');
    }
  }

  /** Processes that start together on an empty database create the queue's tables one after the other. */
  async #inTurn(start: () => Promise<unknown>): Promise<void> {
    const { kind, driver } = this.#database;
    // An embedded database has one process, and one connection, which `start` needs.
    if (kind === 'pglite') return void (await start());
    await driver.transaction(async (session) => {
      await session.execute(`SELECT pg_advisory_xact_lock(${START_LOCK})`);
      await start();
    });
  }

  async stop(): Promise<void> {
    this.#started = false;
    clearInterval(this.#reviving);
    await this.#boss.stop({ close: false, graceful: true, timeout: STOP_TIMEOUT_MS });
  }

  async health(): Promise<void> {
    if (!this.#started) throw new NotStarted();
    await this.#database.rows(this.#database.db, sql`SELECT version FROM pgboss.version`);
  }
}

/** pg-boss on the application's own database. Nothing happens before `start`. */
export const createJobs = (options: JobsOptions): Jobs => new BossJobs(options);
