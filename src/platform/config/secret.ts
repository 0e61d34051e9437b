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
