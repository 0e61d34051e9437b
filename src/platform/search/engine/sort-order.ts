import { type Bits, ChangedSlots, collect, wordsFor } from './bitset';
import type { Sections, SnapshotSource } from './stored/snapshot';

export type SlotCompare = (a: number, b: number) => number;

/**
 * All living slots in one order. Changed slots are taken out and merged back in when the order is next needed: a few
 * thousand changes cost their own sorting plus one copy, not a sort of everything.
 */
export class SortOrder {
  readonly #compare: SlotCompare;
  readonly #changed = new ChangedSlots();
  #slots: Uint32Array = new Uint32Array(0);
  #ranks: Uint32Array | undefined;

  /** The comparison must be total: never 0 for two slots. */
  constructor(compare: SlotCompare) {
    this.#compare = compare;
  }

  touch(slot: number): void {
    this.#changed.add(slot);
  }

  /** The slots in order, brought up to date. */
  slots(live: Bits, highWater: number): Uint32Array {
    if (this.#changed.size > 0) {
      this.#merge(live, highWater);
      this.#changed.clear();
      this.#ranks = undefined;
    }
    return this.#slots;
  }

  /** The place of each slot in the order; places of dead slots mean nothing. */
  ranks(live: Bits, highWater: number): Uint32Array {
    const slots = this.slots(live, highWater);
    if (this.#ranks !== undefined) return this.#ranks;
    const ranks = new Uint32Array(highWater);
    for (let place = 0; place < slots.length; place++) ranks[slots[place] ?? 0] = place;
    this.#ranks = ranks;
    return ranks;
  }

  /** Starts over from the living slots. */
  fill(live: Bits, highWater: number): this {
    const all = new Uint32Array(highWater);
    this.#slots = all.slice(0, collect(live, wordsFor(highWater), all)).sort(this.#compare);
    this.#changed.clear();
    this.#ranks = undefined;
    return this;
  }

  #merge(live: Bits, highWater: number): void {
    if (this.#changed.size > this.#slots.length / 4) {
      this.fill(live, highWater);
      return;
    }
    const unchanged = this.#changed.without(this.#slots);
    const coming = this.#changed.slots.filter((slot) => isLive(live, slot)).sort(this.#compare);
    const merged = new Uint32Array(unchanged.length + coming.length);
    let from = 0;
    let to = 0;
    for (const slot of coming) {
      const at = this.#placeIn(unchanged, from, slot);
      merged.set(unchanged.subarray(from, at), to);
      to += at - from;
      merged[to++] = slot;
      from = at;
    }
    merged.set(unchanged.subarray(from), to);
    this.#slots = merged;
  }

  #placeIn(unchanged: Uint32Array, from: number, slot: number): number {
    let low = from;
    let high = unchanged.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(unchanged[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Once nothing has changed since the order was last needed. */
  *save(): Sections {
    yield this.#slots;
  }

  /** Into an empty one. */
  load(source: SnapshotSource): this {
    this.#slots = source.uint32();
    return this;
  }

  memoryBytes(): number {
    return this.#slots.byteLength + (this.#ranks?.byteLength ?? 0);
  }
}

const isLive = (live: Bits, slot: number): boolean => (((live[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
