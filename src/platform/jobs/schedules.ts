import { createHash } from 'node:crypto';

/** An occurrence that came while no process ran, or while the machine slept, counts for so long. */
const WINDOW_MS = 60_000;

export interface Occurrence {
  readonly queue: string;
  readonly at: Date;
  /** The same in every process: of several that add it, one does. */
  readonly jobId: string;
}

interface Schedule {
  readonly cron: string;
  /** Occurrences up to this instant have been handled. */
  handled: number;
  /** After each instant from `from` on and before `next`, `next` is the next occurrence; milliseconds, infinity for none. */
  known: { readonly from: number; readonly next: number } | null;
}

/** The periodic jobs of this process. */
export class Schedules {
  readonly #nextAfter: (cron: string, instant: Date) => Date | undefined;
  readonly #schedules = new Map<string, Schedule>();

  constructor(nextAfter: (cron: string, instant: Date) => Date | undefined) {
    this.#nextAfter = nextAfter;
  }

  /** One per queue: a later one replaces it. */
  set(queue: string, cron: string, now: number): void {
    this.#schedules.set(queue, { cron, handled: now - WINDOW_MS, known: null });
  }

  entries(): [queue: string, cron: string][] {
    return [...this.#schedules].map(([queue, { cron }]) => [queue, cron]);
  }

  /** What is due and not handled yet: of each queue the newest. */
  due(now: number): Occurrence[] {
    return [...this.#schedules].flatMap(([queue, schedule]) => {
      // A clock that was set back must not stop the schedule until it has caught up.
      const from = Math.min(now, Math.max(schedule.handled, now - WINDOW_MS));
      let newest: number | undefined;
      let next = this.#next(schedule, from);
      while (next <= now) {
        newest = next;
        next = this.#next(schedule, next);
      }
      schedule.handled = from;
      if (newest === undefined) return [];
      const at = new Date(newest);
      return [{ queue, at, jobId: jobIdOf(queue, at) }];
    });
  }

  handled({ queue, at }: Occurrence): void {
    const schedule = this.#schedules.get(queue);
    if (schedule) schedule.handled = at.getTime();
  }

  msToNext(now: number): number {
    return Math.min(...[...this.#schedules.values()].map((schedule) => this.#next(schedule, now))) - now;
  }

  /** Each job that is added looks at all schedules, and reading a cron expression takes a millisecond: it is read once an occurrence. */
  #next(schedule: Schedule, after: number): number {
    const { known, cron } = schedule;
    if (known !== null && known.from <= after && after < known.next) return known.next;
    const next = this.#nextAfter(cron, new Date(after))?.getTime() ?? Number.POSITIVE_INFINITY;
    schedule.known = { from: after, next };
    return next;
  }
}

/** A UUID (version 8, its own making) out of queue and instant. */
function jobIdOf(queue: string, at: Date): string {
  const digits = createHash('sha256').update(`${queue} ${at.toISOString()}`).digest('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
  ];
  return [...parts, digits.slice(20, 32)].join('-');
}
