import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Db } from '~/platform/db';
import type { JsonObject } from '~/platform/json';
import type { QueueBacklog } from '~/platform/metrics';
import { Alarm } from './alarm';
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
import { orphanAll, type PendingQueue, readBacklog, readPending, reviveLost } from './pending';
import { Schedules } from './schedules';

const DEAD_LETTER_QUEUE = 'dead-letters';
const DAY_SECONDS = 86_400;
const STOP_TIMEOUT_MS = 10_000;
/** Told when a job that begins later is committed: pg-boss itself tells only of what may begin at once. */
const LATER_CHANNEL = 'platform_jobs_later';
/** An arbitrary number for the advisory lock: 'fcjb'. */
const START_LOCK = 0x66_63_6a_62;

const QUEUE_DEFAULTS = {
  retryBackoff: true,
  retryDelayMax: 3_600,
  deadLetter: DEAD_LETTER_QUEUE,
  heartbeatSeconds: 20,
  retentionSeconds: 30 * DAY_SECONDS,
  /** A job's data may be personal: done jobs are deleted soon. */
  deleteAfterSeconds: DAY_SECONDS,
  notify: true,
} as const;

/** Workers are woken: by NOTIFY, and by our own look at all queues. Their own polling is one query per worker. */
const POLLING = {
  pollingIntervalSeconds: 600,
  notifyPollingIntervalSeconds: 600,
  heartbeatRefreshSeconds: 6,
} as const;

/** How often all queues are looked at when nobody announces anything, and no heartbeat is about to be over. */
const CHECK_INTERVAL_MS = 30_000;
/** A job of ours whose announcement is lost begins within so long; a failed one has been put back by then. */
const SOON_MS = 1_000;
const AFTER_FAILURE_MS = 5_000;

/** Statistics and expiry are not urgent; what a dead process held is looked for by ourselves, at any time. */
const CHECKS = {
  superviseIntervalSeconds: 600,
  monitorIntervalSeconds: 1,
  queueCacheIntervalSeconds: 600,
  bamIntervalSeconds: 600,
  // Jobs that wait for other jobs: we have none.
  flowIntervalSeconds: 3_600,
  // Its own clock looks every 30 s and sends late; see Schedules.
  schedule: false,
} as const;

const deadLetterRow = z.object({
  queue: z.string(),
  id: z.string(),
  data: z.unknown(),
  at: z.date(),
  error: z.string().nullable(),
});

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
  readonly #workers = new Map<string, string[]>();
  readonly #schedules = new Schedules(
    (cron, instant) => this.#boss.previewSchedule(cron, { from: instant, count: 1 })[0],
  );
  readonly #alarm: Alarm;
  #unlisten: () => Promise<void> = async () => undefined;
  #started = false;

  constructor({
    database,
    log,
    onAttempt = () => undefined,
    checkIntervalMs = CHECK_INTERVAL_MS,
  }: JobsOptions) {
    this.#database = database;
    this.#onAttempt = onAttempt;
    this.#log = log.child({ part: 'jobs' });
    this.#alarm = new Alarm(checkIntervalMs, () => this.#checkQueues());
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
    // Its instant is read once it is committed: a look before that would not see it.
    if (startAfter) await tx.execute(sql`SELECT pg_notify(${LATER_CHANNEL}, '')`);
    this.#alarm.ringWithin(SOON_MS);
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
          // The store has null for the job of a schedule.
          await handler({ id, data: data ?? {}, attempt });
        } catch (error) {
          const again = retryCount < retryLimit;
          log.warn(
            { err: error, job: id, attempt },
            again ? 'a job failed; it will be tried again' : 'a job was given up',
          );
          this.#onAttempt(queue, again ? 'retried' : 'dead');
          this.#alarm.ringWithin(SOON_MS);
          throw error;
        }
        this.#onAttempt(queue, 'done');
      }
    });
    this.#workers.set(queue, [...(this.#workers.get(queue) ?? []), worker]);
  }

  async schedule(queue: string, cron: string): Promise<void> {
    if (!this.#registrations.has(queue)) throw new UnknownQueue(queue);
    if (this.#started) await this.#boss.schedule(queue, cron);
    this.#schedules.set(queue, cron, Date.now());
    this.#alarm.ringWithin(0);
  }

  /** Adds what the schedules ask for, wakes the workers of what is due, and sets the alarm to what is due next. */
  async #checkQueues(): Promise<void> {
    try {
      await this.#addScheduled();
      const pending = await readPending(this.#database);
      await this.#takeOver(pending);
      for (const { queue, dueInMs, expiresInMs } of pending) {
        this.#alarm.ringWithin(Math.max(SOON_MS, expiresInMs ?? Number.POSITIVE_INFINITY));
        if (dueInMs === null) continue;
        const workers = this.#workers.get(queue) ?? [];
        if (dueInMs > 0) this.#alarm.ringWithin(dueInMs);
        else for (const worker of workers) this.#boss.notifyWorker(worker);
        // Whether it was taken: a worker passes over a row that is locked, and its query may fail.
        if (dueInMs <= 0 && workers.length > 0) this.#alarm.ringWithin(AFTER_FAILURE_MS);
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'the queues could not be looked at');
      this.#alarm.ringWithin(AFTER_FAILURE_MS);
    }
    this.#alarm.ringWithin(this.#schedules.msToNext(Date.now()));
  }

  async #addScheduled(): Promise<void> {
    for (const occurrence of this.#schedules.due(Date.now())) {
      await this.#boss.send(occurrence.queue, null, { id: occurrence.jobId });
      this.#schedules.handled(occurrence);
    }
  }

  /** What dead processes held. */
  async #takeOver(pending: readonly PendingQueue[]): Promise<void> {
    const expired = pending.filter(({ expiresInMs }) => expiresInMs !== null && expiresInMs <= 0);
    if (expired.length === 0 && !pending.some(({ lost }) => lost)) return;
    for (const { queue } of expired) await this.#boss.supervise(queue);
    await reviveLost(this.#database);
    this.#alarm.ringWithin(SOON_MS);
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
    const found = new Map((await readBacklog(this.#database)).map((row) => [row.queue, row]));
    return [...this.#registrations.keys()].map(
      (queue) => found.get(queue) ?? { queue, waiting: 0, oldestSeconds: 0 },
    );
  }

  async start(): Promise<void> {
    if (this.#started) return;
    await this.#inTurn(() => this.#boss.start());
    await orphanAll(this.#database);
    await this.#boss.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: 90 * DAY_SECONDS });
    for (const registration of this.#registrations.values()) await this.#begin(registration);
    for (const [queue, cron] of this.#schedules.entries()) await this.#boss.schedule(queue, cron);
    const look = () => this.#alarm.ringWithin(0);
    this.#unlisten = await this.#database.listen(LATER_CHANNEL, look, look);
    this.#started = true;
    this.#alarm.start();
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
    await this.#unlisten();
    await this.#alarm.stop();
    await this.#boss.stop({ close: false, graceful: true, timeout: STOP_TIMEOUT_MS });
  }

  async health(): Promise<void> {
    if (!this.#started) throw new NotStarted();
    await this.#database.rows(this.#database.db, sql`SELECT version FROM pgboss.version`);
  }
}

/** pg-boss on the application's own database. Nothing happens before `start`. */
export const createJobs = (options: JobsOptions): Jobs => new BossJobs(options);
