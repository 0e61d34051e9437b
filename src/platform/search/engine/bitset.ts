/** A set of slots, one bit each. Signed words: unsigned ones leave the integer range of the compiler. */
export type Bits = Int32Array;

export const wordsFor = (slots: number): number => (slots + 31) >>> 5;

export const hasBit = (bits: Bits, slot: number): boolean =>
  (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

export function andInto(target: Bits, other: Bits, words: number): void {
  for (let w = 0; w < words; w++) target[w] = (target[w] ?? 0) & (other[w] ?? 0);
}

export function andNotInto(target: Bits, other: Bits, words: number): void {
  for (let w = 0; w < words; w++) target[w] = (target[w] ?? 0) & ~(other[w] ?? 0);
}

export function orInto(target: Bits, other: Bits, words: number): void {
  for (let w = 0; w < words; w++) target[w] = (target[w] ?? 0) | (other[w] ?? 0);
}

export function copyInto(target: Bits, source: Bits, words: number): void {
  for (let w = 0; w < words; w++) target[w] = source[w] ?? 0;
}

export function countBits(bits: Bits, words: number): number {
  let total = 0;
  for (let w = 0; w < words; w++) {
    let word = bits[w] ?? 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return total;
}

/** Writes the slots of the set, ascending, to `out`; returns how many. */
export function collect(bits: Bits, words: number, out: Uint32Array): number {
  let length = 0;
  for (let w = 0; w < words; w++) {
    let word = bits[w] ?? 0;
    const base = (w << 5) + 31;
    while (word !== 0) {
      const lowest = word & -word;
      out[length++] = base - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return length;
}

/** A growing set of slots that is listed and emptied at once: what an order or a derived column has to catch up with. */
export class ChangedSlots {
  #bits: Bits = new Int32Array(0);
  #list: number[] = [];

  get size(): number {
    return this.#list.length;
  }

  add(slot: number): void {
    if (slot >>> 5 >= this.#bits.length) {
      const bits = new Int32Array(Math.max(32, (slot >>> 5) * 2));
      bits.set(this.#bits);
      this.#bits = bits;
    }
    if (hasBit(this.#bits, slot)) return;
    setBit(this.#bits, slot);
    this.#list.push(slot);
  }

  /** The others of a list, in their order. */
  without(list: Uint32Array): Uint32Array {
    const bits = this.#bits;
    const others = new Uint32Array(list.length);
    let length = 0;
    for (let i = 0; i < list.length; i++) {
      const slot = list[i] ?? 0;
      if (slot >>> 5 < bits.length && hasBit(bits, slot)) continue;
      others[length++] = slot;
    }
    return others.subarray(0, length);
  }

  get slots(): readonly number[] {
    return this.#list;
  }

  clear(): void {
    for (const slot of this.#list) clearBit(this.#bits, slot);
    this.#list = [];
  }
}
