import { setTimeout as pause } from 'node:timers/promises';
import { type Database, tidyDatabase, workExclusively } from '~/platform/db';
import type { Log } from '~/platform/log';
import { type Filling, lastFilling, noteDone, noteStart } from './journal';
import type { FillStep } from './steps';

export interface FillOptions {
  readonly database: Database;
  readonly log: Log;
  readonly now: Date;
  /** The steps of a demo as it is at an instant. */
  steps(now: Date): readonly FillStep[];
  /** Whether there is something already, of another hand or of a release that kept no journal. */
  isFilled(): Promise<boolean>;
  /** Fill up even a database that has content already; what editors made stays. */
  readonly always: boolean;
  readonly retryMs?: number;
}

/** How many steps are done, of how many. */
interface DemoProgress {
  readonly done: number;
  readonly of: number;
}

export interface DemoFilling {
  /** Null when all is there. */
  progress(): DemoProgress | null;
  /** Called after each step. Returns the way to stop. */
  onProgress(listener: () => void): () => void;
  /** Fills the rest beside other work. */
  continue(): void;
  /** Breaks off; the next process goes on from there. */
  stop(): Promise<void>;
}

/** Of processes on one database one fills it. */
const LOCK = 'demo';
const RETRY_MS = 2000;

/**
 * Fills an empty database: the first steps now, the rest by `continue`. Each step that is over is noted, so that a process that
 * comes after a stop or a crash goes on with the step that was not.
 */
export async function fillDemo(options: FillOptions): Promise<DemoFilling> {
  const filler = new Filler(options);
  await filler.begin();
  return filler;
}

class Filler implements DemoFilling {
  readonly #options: FillOptions;
  readonly #stopping = new AbortController();
  readonly #listeners = new Set<() => void>();
  #running: Promise<void> = Promise.resolve();
  #progress: DemoProgress | null = null;

  constructor(options: FillOptions) {
    this.#options = options;
  }

  progress(): DemoProgress | null {
    return this.#progress;
  }

  onProgress(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #setProgress(progress: DemoProgress | null): void {
    if (progress?.done === this.#progress?.done) return;
    this.#progress = progress;
    for (const listener of this.#listeners) listener();
  }

  async begin(): Promise<void> {
    while (!(await this.#isToBeSeen()) && !(await this.#alone((keepAlive) => this.#fillFirst(keepAlive))))
      await this.#wait();
    await this.#look();
  }

  continue(): void {
    if (this.#progress !== null) this.#running = this.#fillRest();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** An earlier process, or another one, has begun, and done the first steps. */
  async #isToBeSeen(): Promise<boolean> {
    const filling = await lastFilling(this.#options.database);
    if (filling === null) return false;
    const missing = this.#missing(filling);
    return missing.length > 0 && !missing.some(({ isFirst }) => isFirst);
  }

  async #fillFirst(keepAlive: () => Promise<void>): Promise<void> {
    const { database, log, now, always, isFilled } = this.#options;
    let filling = await lastFilling(database);
    const isOver = filling !== null && this.#missing(filling).length === 0;
    if (isOver || filling === null) {
      if (!always && (isOver || (await isFilled()))) return;
      log.info('filling the demo');
      await noteStart(database, now);
      filling = { startedAt: now, done: new Set() };
    }
    const missing = this.#missing(filling).filter(({ isFirst }) => isFirst);
    await this.#run(missing, keepAlive);
  }

  async #fillRest(): Promise<void> {
    const { database, log } = this.#options;
    // Whoever has waited for the start gets the first page first.
    await this.#wait();
    while (this.#progress !== null && !this.#stopping.signal.aborted) {
      try {
        await this.#alone(async (keepAlive) => {
          const filling = await lastFilling(database);
          if (filling === null) return;
          await this.#run(this.#missing(filling), keepAlive);
          if (!this.#stopping.signal.aborted) await tidyDatabase(database);
        });
        // Another process may be the one that fills.
        await this.#look();
      } catch (cause) {
        if (!this.#stopping.signal.aborted)
          log.warn({ err: cause }, 'a step of filling the demo failed and is tried again');
      }
      if (this.#progress !== null) await this.#wait();
    }
    if (this.#progress === null) log.info('the demo is filled');
  }

  async #run(steps: readonly FillStep[], keepAlive: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    for (const step of steps) {
      if (signal.aborted) return;
      await keepAlive();
      await step.run(signal);
      await noteDone(this.#options.database, step.name);
      if (this.#progress !== null) this.#setProgress({ ...this.#progress, done: this.#progress.done + 1 });
    }
  }

  #missing({ startedAt, done }: Filling): FillStep[] {
    return this.#options.steps(startedAt).filter(({ name }) => !done.has(name));
  }

  async #look(): Promise<void> {
    const filling = await lastFilling(this.#options.database);
    if (filling === null) return;
    const of = this.#options.steps(filling.startedAt).length;
    const missing = this.#missing(filling).length;
    this.#setProgress(missing === 0 ? null : { done: of - missing, of });
  }

  #alone(work: (keepAlive: () => Promise<void>) => Promise<void>): Promise<boolean> {
    return workExclusively(this.#options.database, LOCK, work);
  }

  async #wait(): Promise<void> {
    const { retryMs = RETRY_MS } = this.#options;
    await pause(retryMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }
}
