import { type Bits, collect, copyInto, countBits, wordsFor } from './bitset';
import type { Slots } from './stored/slots';

/** Buffers of one search, reused by the next: a search allocates next to nothing. Not re-entrant; searches are synchronous. */
export class Workspace {
  readonly #bits: Bits[] = [];
  readonly #lists: Uint32Array[] = [];
  #usedBits = 0;
  #usedLists = 0;
  #scores = new Uint8Array(0);
  #capacity = 0;

  start(capacity: number): void {
    if (capacity !== this.#capacity) {
      this.#bits.length = 0;
      this.#lists.length = 0;
      this.#scores = new Uint8Array(capacity);
      this.#capacity = capacity;
    }
    this.#usedBits = 0;
    this.#usedLists = 0;
  }

  /** Not cleared. */
  bits(): Bits {
    const bits = this.#bits[this.#usedBits] ?? new Int32Array(wordsFor(this.#capacity));
    this.#bits[this.#usedBits++] = bits;
    return bits;
  }

  list(): Uint32Array {
    const list = this.#lists[this.#usedLists] ?? new Uint32Array(this.#capacity);
    this.#lists[this.#usedLists++] = list;
    return list;
  }

  /** One byte per slot, all 0. */
  scores(): Uint8Array {
    return this.#scores.fill(0);
  }
}

/** Slots to count over: the matching ones, or (`complement`) the living ones that do not match. */
export interface Counting {
  readonly slots: Uint32Array;
  readonly length: number;
  readonly complement: boolean;
}

/** A set of matching slots and what counting needs of it. */
export class Matches {
  readonly bits: Bits;
  readonly total: number;
  readonly #slots: Slots;
  readonly #workspace: Workspace;
  #counting: Counting | undefined;

  constructor(bits: Bits, slots: Slots, workspace: Workspace) {
    this.bits = bits;
    this.#slots = slots;
    this.#workspace = workspace;
    this.total = countBits(bits, wordsFor(slots.highWater));
  }

  /** More than half of all match: counting the others and subtracting is less work. */
  counting(): Counting {
    if (this.#counting !== undefined) return this.#counting;
    const size = wordsFor(this.#slots.highWater);
    const complement = this.total * 2 > this.#slots.size;
    let counted = this.bits;
    if (complement) {
      counted = this.#workspace.bits();
      copyInto(counted, this.#slots.live, size);
      for (let w = 0; w < size; w++) counted[w] = (counted[w] ?? 0) & ~(this.bits[w] ?? 0);
    }
    const slots = this.#workspace.list();
    this.#counting = { slots, length: collect(counted, size, slots), complement };
    return this.#counting;
  }
}
