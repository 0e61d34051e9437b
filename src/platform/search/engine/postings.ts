import { type Bits, clearBit, orInto, setBit, wordsFor } from './bitset';

/** From this many slots on a bit set is smaller than a list, and quicker to change. */
const LONGEST_LIST = 64;

/** The slots that hold a word: a short list, or a bit set once it is long. */
export class Postings {
  /** A plain array: most words are rare, and hundreds of thousands of tiny typed arrays choke the garbage collector. */
  #list: number[] = [];
  #bits: Bits | undefined;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The slot must not be in yet. */
  add(slot: number, capacity: number): void {
    if (this.#bits === undefined && this.#length >= Math.max(LONGEST_LIST, capacity >>> 6))
      this.#toBits(capacity);
    if (this.#bits !== undefined) {
      if (slot >>> 5 >= this.#bits.length) this.#bits = longer(this.#bits, capacity);
      setBit(this.#bits, slot);
    } else this.#list.push(slot);
    this.#length++;
  }

  /** The slot must be in. */
  remove(slot: number): void {
    if (this.#bits !== undefined) clearBit(this.#bits, slot);
    else {
      const last = this.#list.pop();
      if (last !== undefined && last !== slot) this.#list[this.#list.indexOf(slot)] = last;
    }
    this.#length--;
  }

  addTo(out: Bits): void {
    if (this.#bits !== undefined) orInto(out, this.#bits, Math.min(this.#bits.length, out.length));
    else for (const slot of this.#list) setBit(out, slot);
  }

  #toBits(capacity: number): void {
    this.#bits = new Int32Array(wordsFor(capacity));
    for (const slot of this.#list) setBit(this.#bits, slot);
    this.#list = [];
  }

  memoryBytes(): number {
    return 64 + this.#list.length * 8 + (this.#bits?.byteLength ?? 0);
  }
}

function longer(bits: Bits, capacity: number): Bits {
  const copy = new Int32Array(wordsFor(capacity));
  copy.set(bits);
  return copy;
}
