/** One timer for many instants: rings at the earliest of them, and at the latest when `maxPauseMs` are over. */
export class Alarm {
  readonly #maxPauseMs: number;
  readonly #ring: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #ringing: Promise<void> | undefined;
  /** By the monotonic clock: the system's may be set back. */
  #due = Number.POSITIVE_INFINITY;
  #started = false;

  /** `ring` handles its own failures. */
  constructor(maxPauseMs: number, ring: () => Promise<void>) {
    this.#maxPauseMs = maxPauseMs;
    this.#ring = ring;
  }

  start(): void {
    this.#started = true;
    this.ringWithin(0);
  }

  /** Rings in `ms` milliseconds or earlier. While it rings, the instant counts for the next time. */
  ringWithin(ms: number): void {
    const due = performance.now() + ms;
    if (!this.#started || due >= this.#due) return;
    this.#due = due;
    if (this.#ringing === undefined) this.#arm();
  }

  /** Waits for a ring under way. */
  async stop(): Promise<void> {
    this.#started = false;
    clearTimeout(this.#timer);
    await this.#ringing;
  }

  #arm(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), Math.max(0, Math.ceil(this.#due - performance.now())));
    this.#timer.unref();
  }

  #run(): void {
    this.#due = performance.now() + this.#maxPauseMs;
    this.#ringing = this.#ring().finally(() => {
      this.#ringing = undefined;
      if (this.#started) this.#arm();
    });
  }
}
