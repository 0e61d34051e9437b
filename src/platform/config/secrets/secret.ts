import { createHash, timingSafeEqual } from 'node:crypto';
import { inspect } from 'node:util';

const HIDDEN = '[secret]';

/** A value that printing, JSON, logging and string building do not show: only `reveal()` does. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  /** Constant-time comparison, whatever the lengths. */
  matches(text: string): boolean {
    return timingSafeEqual(digest(text), digest(this.#value));
  }

  toString(): string {
    return HIDDEN;
  }

  toJSON(): string {
    return HIDDEN;
  }

  [inspect.custom](): string {
    return HIDDEN;
  }
}

/** The first signs, all verify: the others are those that were first before. */
export type SigningSecrets = readonly [Secret, ...Secret[]];

const digest = (text: string) => createHash('sha256').update(text).digest();
