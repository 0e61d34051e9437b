import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { addViews, type CountedViews } from './store/car-views';

/** Cars of a day that wait to be written: whoever asks for ever more costs neither memory nor writes. */
const MAX_WAITING = 20_000;
const FLUSH_MS = 30_000;

/**
 * Counts how often cars are looked at: in memory, written in one statement half a minute after the first. A process that is killed
 * loses that half minute.
 */
export class CarViews {
  #waiting = new Map<string, CountedViews>();
  #timer: NodeJS.Timeout | undefined;
  readonly #database: Database;
  readonly #log: Log;

  constructor({ database, log }: { readonly database: Database; readonly log: Log }) {
    this.#database = database;
    this.#log = log;
  }

  /** @param day of the site, `YYYY-MM-DD` */
  count(site: string, carId: string, day: string): void {
    const key = JSON.stringify([site, carId, day]);
    const known = this.#waiting.get(key);
    if (known === undefined && this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(key, { site, carId, day, views: (known?.views ?? 0) + 1 });
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was counted since the last time. What cannot be written is lost and logged: it is no reason to fail. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      await addViews(this.#database, counted);
    } catch (error) {
      this.#log.warn({ err: error, cars: counted.length }, 'views of cars were not counted');
    }
  }
}
