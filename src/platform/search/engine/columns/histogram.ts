import { type Bits, ChangedSlots, collect, wordsFor } from '../bitset';
import type { Sections, SnapshotSource } from '../stored/snapshot';
import type { Coded } from './code-column';
import type { NumberColumn } from './number-column';

const TARGET_BUCKETS = 24;
/** Codes of a histogram: 0 is no value, then one per bucket; round steps need at most two buckets more than wanted. */
const HISTOGRAM_CODES = 32;
/** One mistyped price must not squeeze all others into one bucket: the outermost half per cent joins the end buckets. */
const OUTLIERS = 0.005;

const cleaned = (value: number): number => Number(value.toPrecision(12));

/** The smallest of 1, 2, 5 × a power of ten that is at least `width`. */
function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const factor = [1, 2, 5].find((it) => it * power >= width * (1 - 1e-9)) ?? 10;
  return cleaned(factor * power);
}

/**
 * Lower edges of about 24 buckets of a round width, from the sorted values of the whole index (not of one answer, so
 * the bars keep their places while a visitor filters). `at(i)` is the i-th smallest of `count` values.
 */
export function bucketEdges(count: number, at: (place: number) => number): number[] {
  if (count === 0) return [];
  const low = at(Math.floor((count - 1) * OUTLIERS));
  const high = at(Math.ceil((count - 1) * (1 - OUTLIERS)));
  if (!(high > low)) return [low];
  const step = roundStep((high - low) / TARGET_BUCKETS);
  const first = Math.floor(low / step);
  const last = Math.min(Math.floor(high / step), first + HISTOGRAM_CODES - 2);
  return Array.from({ length: last - first + 1 }, (_, i) => cleaned((first + i) * step));
}

/** The bucket of a value, from 0: the last whose edge is not above it; below the first edge it is the first. */
function bucketOf(edges: readonly number[], value: number): number {
  const [first = 0, second] = edges;
  if (second === undefined) return 0;
  const step = second - first;
  let bucket = Math.min(Math.max(Math.floor((value - first) / step), 0), edges.length - 1);
  while (bucket > 0 && value < (edges[bucket] ?? 0)) bucket--;
  while (bucket < edges.length - 1 && value >= (edges[bucket + 1] ?? 0)) bucket++;
  return bucket;
}

/** The bucket of each slot, kept beside its number. */
export class HistogramColumn implements Coded {
  readonly codeCount = HISTOGRAM_CODES;
  readonly #numbers: NumberColumn;
  readonly #changed = new ChangedSlots();
  #codes: Uint16Array = new Uint16Array(0);
  #uses: Uint32Array = new Uint32Array(HISTOGRAM_CODES);
  #edges: readonly number[] = [];

  constructor(numbers: NumberColumn) {
    this.#numbers = numbers;
  }

  get codes(): Uint16Array {
    return this.#codes;
  }

  get uses(): Uint32Array {
    return this.#uses;
  }

  get edges(): readonly number[] {
    return this.#edges;
  }

  reserve(slots: number): void {
    if (this.#codes.length >= slots) return;
    const codes = new Uint16Array(slots);
    codes.set(this.#codes);
    this.#codes = codes;
  }

  touch(slot: number): void {
    this.#changed.add(slot);
  }

  /** Follows the changes; tells `written` each slot whose bucket may be another. Slots without a number come last. */
  refresh(
    slotsByValue: () => Uint32Array,
    live: Bits,
    highWater: number,
    written: (slot: number) => void,
  ): void {
    if (this.#changed.size === 0) return;
    const sorted = slotsByValue();
    const values = this.#numbers.values;
    const edges = bucketEdges(this.#numbers.filled, (place) => values[sorted[place] ?? 0] ?? 0);
    const same = edges.length === this.#edges.length && edges.every((edge, i) => edge === this.#edges[i]);
    this.#edges = edges;
    for (const slot of this.#changed.slots) this.#recode(slot, written);
    if (!same) {
      const all = new Uint32Array(highWater);
      const length = collect(live, wordsFor(highWater), all);
      for (let i = 0; i < length; i++) this.#recode(all[i] ?? 0, written);
    }
    this.#changed.clear();
  }

  #recode(slot: number, written: (slot: number) => void): void {
    const value = this.#numbers.values[slot] ?? Number.NaN;
    const code = Number.isNaN(value) ? 0 : bucketOf(this.#edges, value) + 1;
    const old = this.#codes[slot] ?? 0;
    if (old === code) return;
    this.#uses[old] = Math.max(0, (this.#uses[old] ?? 0) - 1);
    this.#uses[code] = (this.#uses[code] ?? 0) + 1;
    this.#codes[slot] = code;
    written(slot);
  }

  /** After `refresh`. */
  *save(): Sections {
    yield this.#codes;
    yield this.#uses;
    yield Float64Array.from(this.#edges);
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#codes = source.uint16();
    this.#uses = source.uint32();
    this.#edges = [...source.float64()];
  }

  memoryBytes(): number {
    return this.#codes.byteLength;
  }
}
