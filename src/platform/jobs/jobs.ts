import type { Database, Db } from '~/platform/db';
import type { JsonObject } from '~/platform/json';
import type { Log } from '~/platform/log';
import type { JobOutcome, QueueBacklog } from '~/platform/metrics';

export interface EnqueueOptions {
  /**
   * While a job with this key waits in the queue, another one is not added. A running one, or one that waits for a retry, does
   * not count: later changes are processed again.
   */
  singletonKey?: string;
  /** Not before this instant. Default: at once. */
  startAfter?: Date;
}

export interface WorkOptions {
  /** How often a job that failed is tried again; 0 = one attempt only. */
  retryLimit: number;
  /** The first pause; it doubles with each attempt, with jitter, up to an hour. At least 1. */
  retryDelaySeconds: number;
  /** Concurrent jobs of the queue in this process. Default 1. */
  concurrency?: number;
}

export interface Job {
  readonly id: string;
  /** The enqueued data as JSON: parse it. An empty object for the job of a schedule. */
  readonly data: unknown;
  /** 1 the first time. */
  readonly attempt: number;
}

/** Throwing means "again later". A job may be delivered twice (a crash after the work): handlers are idempotent. */
export type JobHandler = (job: Job) => Promise<void>;

export interface DeadLetter {
  readonly queue: string;
  readonly id: string;
  readonly data: unknown;
  /** When it failed for good. */
  readonly at: Date;
  /** The message of the last error. */
  readonly error: string | null;
}

/** Work that outlives its request, stored in the same database as its data. */
export interface Jobs {
  /**
   * Adds a job in the caller's transaction: it exists if, and only if, that commits.
   *
   * @throws UnknownQueue when nothing in this process works the queue; NotStarted before `start`
   */
  enqueue(tx: Db, queue: string, data: JsonObject, options?: EnqueueOptions): Promise<void>;
  /** Registers the queue and its handler. Before or after `start`; once per queue. */
  work(queue: string, options: WorkOptions, handler: JobHandler): Promise<void>;
  /** Enqueues an empty job at the times of a cron expression (five fields, UTC); never a second one while one waits. */
  schedule(queue: string, cron: string): Promise<void>;
  /** The newest 500 jobs that failed for good, newest first. They are kept for 90 days. */
  deadLetters(): Promise<DeadLetter[]>;
  /** What waits in each queue of this process, in this and all other processes. */
  backlog(): Promise<readonly QueueBacklog[]>;
  start(): Promise<void>;
  /** Takes no more jobs and waits up to ten seconds for those running; after that they count as failed attempts. */
  stop(): Promise<void>;
  /** Resolves when workers run and the queue's tables answer. */
  health(): Promise<void>;
}

export interface JobsOptions {
  database: Database;
  log: Log;
  /** Called after each attempt. */
  onAttempt?: (queue: string, outcome: JobOutcome) => void;
  /** How often all queues are looked at when nothing is announced. Default 30 s. */
  checkIntervalMs?: number;
}

/** A queue without a registered worker: a typing mistake, or a job that would never run. */
export class UnknownQueue extends Error {
  override readonly name = 'UnknownQueue';

  constructor(queue: string) {
    super(`No worker is registered for the queue ${queue}`);
  }
}

export class NotStarted extends Error {
  override readonly name = 'NotStarted';

  constructor() {
    super('The jobs have not been started');
  }
}
