import type { Log } from '~/platform/log';

export interface Change {
  readonly id: bigint;
  readonly payload: unknown;
}

export interface Gap {
  readonly from: bigint;
  readonly to: bigint;
}

export interface FollowerPorts {
  readonly position: bigint;
  readonly pollMs: number;
  readonly log: Log;
  /** The next changes after a position, and the id up to which changes after it have been pruned. */
  read(position: bigint): Promise<{ gap: bigint | null; changes: Change[] }>;
  onChange(change: Change): Promise<void>;
  onGap(gap: Gap): Promise<void>;
}

const MIN_RETRY_MS = 100;
const MAX_RETRY_MS = 30_000;

/** Walks a topic of the change log: one pass at a time, never past a change that failed. */
export class Follower {
  readonly #ports: FollowerPorts;
  #position: bigint;
  #failures = 0;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(ports: FollowerPorts) {
    this.#ports = ports;
    this.#position = ports.position;
    this.#schedule();
  }

  get position(): bigint {
    return this.#position;
  }

  /** Something may have changed. While a change keeps failing, its pause is kept. */
  wake(): void {
    if (this.#failures === 0) this.#passQuietly();
  }

  /**
   * Handles everything there is. Callers before a pass begins share it. Rejects when a handler throws. Whoever asked, its end sets
   * when the next look comes: while a change fails no notification wakes the follower, so nothing else would try it again.
   */
  pass(): Promise<void> {
    this.#next ??= this.#running.then(async () => {
      this.#next = undefined;
      clearTimeout(this.#timer);
      await this.#readPages().finally(() => this.#schedule());
    });
    const pass = this.#next;
    this.#running = pass.catch(() => undefined);
    return pass;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #readPages(): Promise<void> {
    try {
      while (!this.#stopped) {
        const { gap, changes } = await this.#ports.read(this.#position);
        if (gap !== null) {
          await this.#ports.onGap({ from: this.#position, to: gap });
          this.#position = gap;
        }
        for (const change of changes) {
          if (this.#stopped) return;
          await this.#ports.onChange(change);
          this.#position = change.id;
        }
        this.#failures = 0;
        if (changes.length === 0) return;
      }
    } catch (error) {
      this.#failures += 1;
      throw error;
    }
  }

  #passQuietly(): void {
    this.pass().catch((error: unknown) => {
      const { log } = this.#ports;
      log.error(
        { err: error, after: `${this.#position}`, attempt: this.#failures },
        'a change was not handled; it will be tried again',
      );
    });
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    const pause =
      this.#failures === 0
        ? this.#ports.pollMs
        : Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** (this.#failures - 1));
    this.#timer = setTimeout(() => this.#passQuietly(), pause);
    this.#timer.unref();
  }
}
