/** How long after the first choice of the visitor the rotation stops, in milliseconds (CAROUSEL-3). */
const SETTLE = 400;

export interface RotationState {
  /** It goes on when nothing holds it up. */
  readonly wanted: boolean;
  readonly running: boolean;
}

interface RotationOptions {
  /** Milliseconds that a slide is in view. */
  readonly delay: number;
  advance(): void;
  show(state: RotationState): void;
}

/**
 * When a carousel moves by itself: every `delay` ms, unless the visitor stopped it, chose a slide, came into it by
 * keyboard, or holds it up for a while: with the pointer on it, in a drag, from another tab. Only the control starts it
 * again.
 */
export class Rotation {
  readonly #options: RotationOptions;
  readonly #holds = new Set<string>();
  #wanted = false;
  /** Milliseconds that the slide in view still has when nothing holds it up. */
  #left: number;
  #since: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: RotationOptions) {
    this.#options = options;
    this.#left = options.delay;
  }

  get wanted(): boolean {
    return this.#wanted;
  }

  start(): void {
    this.#wanted = true;
    this.#left = this.#options.delay;
    this.#holds.clear();
    this.#follow();
  }

  stop(): void {
    this.#wanted = false;
    this.#holds.clear();
    this.#follow();
  }

  /** The visitor has chosen a slide. */
  chosen(): void {
    if (this.#wanted) setTimeout(() => this.stop(), SETTLE);
  }

  /** Another slide is in view, whatever brought it there: it has its whole time. */
  turned(): void {
    this.#pause();
    this.#left = this.#options.delay;
    this.#follow();
  }

  /** What holds it up, by name, and whether it still does. */
  hold(by: string, holds: boolean): void {
    if (holds) this.#holds.add(by);
    else this.#holds.delete(by);
    this.#follow();
  }

  isHeldBy(name: string): boolean {
    return this.#holds.has(name);
  }

  #follow(): void {
    const running = this.#wanted && this.#holds.size === 0;
    if (running && this.#since === null) {
      this.#since = performance.now();
      this.#timer = setTimeout(() => this.#options.advance(), this.#left);
    } else if (!running) this.#pause();
    this.#options.show({ wanted: this.#wanted, running });
  }

  #pause(): void {
    clearTimeout(this.#timer);
    if (this.#since !== null) this.#left = Math.max(0, this.#left - (performance.now() - this.#since));
    this.#since = null;
  }
}
