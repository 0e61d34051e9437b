import { type Bits, setBit, wordsFor } from '../bitset';
import { numberSection, type Sections, type SnapshotSource } from '../stored/snapshot';

/** One number per slot; NaN is no value. */
export class NumberColumn {
  #values: Float64Array = new Float64Array(0);
  #filled = 0;

  get values(): Float64Array {
    return this.#values;
  }

  /** How many slots have a value. */
  get filled(): number {
    return this.#filled;
  }

  reserve(slots: number): void {
    if (this.#values.length >= slots) return;
    const values = new Float64Array(slots).fill(Number.NaN);
    values.set(this.#values);
    this.#values = values;
  }

  /** Whether the number is another than before. */
  write(slot: number, value: number): boolean {
    const old = this.#values[slot] ?? Number.NaN;
    if (Object.is(old, value)) return false;
    if (!Number.isNaN(old)) this.#filled--;
    if (!Number.isNaN(value)) this.#filled++;
    this.#values[slot] = value;
    return true;
  }

  *save(): Sections {
    yield this.#values;
    yield numberSection(this.#filled);
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#values = source.float64();
    this.#filled = source.number();
  }

  memoryBytes(): number {
    return this.#values.byteLength;
  }
}

/** Adds to `out` the slots whose number lies within both ends. */
export function scanRange(values: Float64Array, min: number, max: number, slots: number, out: Bits): void {
  const words = wordsFor(slots);
  for (let w = 0; w < words; w++) {
    const base = w << 5;
    const end = Math.min(32, slots - base);
    let word = 0;
    for (let b = 0; b < end; b++) {
      const value = values[base + b] ?? Number.NaN;
      if (value >= min && value <= max) word |= 1 << b;
    }
    out[w] = (out[w] ?? 0) | word;
  }
}

/**
 * As `scanRange`, by way of the slots sorted by number; false, and nothing done, where so many lie within that a scan
 * is quicker.
 */
export function setSorted(
  numbers: NumberColumn,
  sorted: Uint32Array,
  min: number,
  max: number,
  out: Bits,
): boolean {
  const { values, filled } = numbers;
  const from = firstWhere(values, sorted, filled, (value) => value >= min);
  const to = firstWhere(values, sorted, filled, (value) => value > max);
  if (to - from > filled / 2) return false;
  if (Number.isNaN(min) || Number.isNaN(max)) return true;
  for (let place = from; place < to; place++) setBit(out, sorted[place] ?? 0);
  return true;
}

function firstWhere(
  values: Float64Array,
  sorted: Uint32Array,
  filled: number,
  reached: (value: number) => boolean,
): number {
  let low = 0;
  let high = filled;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (reached(values[sorted[middle] ?? 0] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Adds to `out` the slots whose number is one of these. */
export function scanNumbers(
  values: Float64Array,
  wanted: ReadonlySet<number>,
  slots: number,
  out: Bits,
): void {
  for (let slot = 0; slot < slots; slot++) {
    if (wanted.has(values[slot] ?? Number.NaN)) out[slot >>> 5] = (out[slot >>> 5] ?? 0) | (1 << (slot & 31));
  }
}
