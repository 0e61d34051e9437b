import { type Bits, clearBit, orInto, setBit, wordsFor } from './bitset';

/** From this many slots on a bit set is smaller than a list, and quicker to change. */
const LONGEST_LIST = 64;

/** The slots that hold a word: a short list, or a bit set once it is long. */
export class Postings {
  #list: Uint32Array = new Uint32Array(2);
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
    } else {
      if (this.#length === this.#list.length) {
        const list = new Uint32Array(this.#length * 2);
        list.set(this.#list);
        this.#list = list;
      }
      this.#list[this.#length] = slot;
    }
    this.#length++;
  }

  /** The slot must be in. */
  remove(slot: number): void {
    if (this.#bits !== undefined) clearBit(this.#bits, slot);
    else {
      const at = this.#list.subarray(0, this.#length).indexOf(slot);
      this.#list[at] = this.#list[this.#length - 1] ?? 0;
    }
    this.#length--;
  }

  addTo(out: Bits): void {
    if (this.#bits !== undefined) orInto(out, this.#bits, Math.min(this.#bits.length, out.length));
    else for (let i = 0; i < this.#length; i++) setBit(out, this.#list[i] ?? 0);
  }

  #toBits(capacity: number): void {
    this.#bits = new Int32Array(wordsFor(capacity));
    for (let i = 0; i < this.#length; i++) setBit(this.#bits, this.#list[i] ?? 0);
    this.#list = new Uint32Array(0);
  }

  memoryBytes(): number {
    return 64 + this.#list.byteLength + (this.#bits?.byteLength ?? 0);
  }
}

function longer(bits: Bits, capacity: number): Bits {
  const copy = new Int32Array(wordsFor(capacity));
  copy.set(bits);
  return copy;
}
