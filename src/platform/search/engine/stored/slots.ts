import { type Bits, clearBit, hasBit, setBit } from '../bitset';
import { numberSection, type Sections, type SnapshotSource } from './snapshot';
import { TextTable } from './text-table';

/** Columns grow by so many rows at least, and by a quarter. */
const CAPACITY_STEP = 1024;

/** Assigns records to rows. Rows of removed records are reused. */
export class Slots {
  /** The id of slot n has the code n + 1. */
  readonly #ids = new TextTable();
  #free: number[] = [];
  #live: Bits = new Int32Array(CAPACITY_STEP >>> 5);
  #capacity = CAPACITY_STEP;
  #highWater = 0;

  get size(): number {
    return this.#ids.size;
  }

  /** All living slots are below this. */
  get highWater(): number {
    return this.#highWater;
  }

  get capacity(): number {
    return this.#capacity;
  }

  get live(): Bits {
    return this.#live;
  }

  slotOf(id: string): number | undefined {
    const code = this.#ids.codeOf(id);
    return code === 0 ? undefined : code - 1;
  }

  /** Order of two records' ids by UTF-16 units. */
  compareIds(a: number, b: number): number {
    return this.#ids.compare(a + 1, b + 1);
  }

  take(id: string): number {
    const slot = this.#nextFree();
    if (slot >= this.#capacity) this.#grow();
    this.#ids.add(slot + 1, id);
    setBit(this.#live, slot);
    return slot;
  }

  drop(slot: number): void {
    this.#ids.delete(slot + 1);
    clearBit(this.#live, slot);
    this.#free.push(slot);
    while (this.#highWater > 0 && !hasBit(this.#live, this.#highWater - 1)) this.#highWater--;
  }

  /** The last record, when so many rows are empty that scans slow down: it should move to an empty row. */
  highestSlot(): string | undefined {
    const holes = this.#highWater - this.size;
    return holes > CAPACITY_STEP && holes > this.size ? this.#ids.textOf(this.#highWater) : undefined;
  }

  #nextFree(): number {
    for (let slot = this.#free.pop(); slot !== undefined; slot = this.#free.pop()) {
      if (slot < this.#highWater) return slot;
    }
    return this.#highWater++;
  }

  #grow(): void {
    this.#capacity += Math.max(1, Math.floor(this.#capacity / CAPACITY_STEP / 4)) * CAPACITY_STEP;
    const live = new Int32Array(this.#capacity >>> 5);
    live.set(this.#live);
    this.#live = live;
  }

  *save(): Sections {
    yield numberSection(this.#highWater);
    yield* this.#ids.save();
    yield this.#live;
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#highWater = source.number();
    this.#ids.load(source);
    this.#live = source.int32();
    this.#capacity = this.#live.length << 5;
    for (let slot = 0; slot < this.#highWater; slot++) if (!hasBit(this.#live, slot)) this.#free.push(slot);
  }

  memoryBytes(): number {
    return this.#ids.memoryBytes() + this.#live.byteLength;
  }
}
