import { type Bits, clearBit, orInto, setBit, wordsFor } from '../bitset';
import type { Sections, SnapshotSource } from '../stored/snapshot';
import { IntLists } from './int-lists';

/** From this many slots on a bit set is smaller than a list, and quicker to change. */
const MAX_LIST_LENGTH = 64;

/** The slots of each posting (a small integer): a short list, or a bit set once it is long. */
export class Postings {
  readonly #lists = new IntLists();
  readonly #long = new Map<number, { bits: Bits; length: number }>();

  lengthOf(posting: number): number {
    return this.#long.get(posting)?.length ?? this.#lists.lengthOf(posting);
  }

  /** The slot must not be in yet. */
  add(posting: number, slot: number, capacity: number): void {
    const known = this.#long.get(posting);
    if (known === undefined && this.#lists.lengthOf(posting) < Math.max(MAX_LIST_LENGTH, capacity >>> 6)) {
      this.#lists.push(posting, slot);
      return;
    }
    const long = known ?? this.#toBits(posting, capacity);
    if (slot >>> 5 >= long.bits.length) long.bits = longer(long.bits, capacity);
    setBit(long.bits, slot);
    long.length++;
  }

  /** The slot must be in. */
  remove(posting: number, slot: number): void {
    const long = this.#long.get(posting);
    if (long === undefined) {
      this.#lists.remove(posting, slot);
      return;
    }
    clearBit(long.bits, slot);
    long.length--;
    if (long.length === 0) this.#long.delete(posting);
  }

  addTo(posting: number, out: Bits): void {
    const long = this.#long.get(posting);
    if (long !== undefined) {
      orInto(out, long.bits, Math.min(long.bits.length, out.length));
      return;
    }
    const { cells } = this.#lists;
    const start = this.#lists.startOf(posting);
    const end = start + this.#lists.lengthOf(posting);
    for (let at = start; at < end; at++) setBit(out, cells[at] ?? 0);
  }

  #toBits(posting: number, capacity: number): { bits: Bits; length: number } {
    const long = { bits: new Int32Array(wordsFor(capacity)), length: this.#lists.lengthOf(posting) };
    this.addTo(posting, long.bits);
    this.#lists.clear(posting);
    this.#long.set(posting, long);
    return long;
  }

  *save(): Sections {
    yield* this.#lists.save();
    const long = [...this.#long];
    yield Uint32Array.from(long.flatMap(([posting, { bits, length }]) => [posting, length, bits.length]));
    const bits = new Int32Array(long.reduce((sum, [, each]) => sum + each.bits.length, 0));
    let at = 0;
    for (const [, each] of long) {
      bits.set(each.bits, at);
      at += each.bits.length;
    }
    yield bits;
  }

  /** Into empty ones. */
  load(source: SnapshotSource): void {
    this.#lists.load(source);
    const long = source.uint32();
    const bits = source.int32();
    let from = 0;
    for (let at = 0; at < long.length; at += 3) {
      const [posting = 0, length = 0, words = 0] = long.subarray(at, at + 3);
      this.#long.set(posting, { bits: bits.slice(from, from + words), length });
      from += words;
    }
  }

  memoryBytes(): number {
    let bytes = this.#lists.memoryBytes();
    for (const { bits } of this.#long.values()) bytes += 200 + bits.byteLength;
    return bytes;
  }
}

function longer(bits: Bits, capacity: number): Bits {
  const copy = new Int32Array(wordsFor(capacity));
  copy.set(bits);
  return copy;
}
