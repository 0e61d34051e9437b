import { type Bits, clearBit, hasBit, setBit } from '../bitset';
import { type Sections, type SnapshotSource, textSections } from './snapshot';

const INITIAL_CAPACITY = 1024;

/** Assigns records to rows. Rows of removed records are reused. */
export class Slots {
  readonly #slotOf = new Map<string, number>();
  #ids: (string | undefined)[] = [];
  #free: number[] = [];
  #live: Bits = new Int32Array(INITIAL_CAPACITY >>> 5);
  #capacity = INITIAL_CAPACITY;
  #highWater = 0;

  get size(): number {
    return this.#slotOf.size;
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
    return this.#slotOf.get(id);
  }

  idOf(slot: number): string {
    return this.#ids[slot] ?? '';
  }

  take(id: string): number {
    const slot = this.#nextFree();
    if (slot >= this.#capacity) this.#grow();
    this.#slotOf.set(id, slot);
    this.#ids[slot] = id;
    setBit(this.#live, slot);
    return slot;
  }

  drop(id: string, slot: number): void {
    this.#slotOf.delete(id);
    this.#ids[slot] = undefined;
    clearBit(this.#live, slot);
    this.#free.push(slot);
    while (this.#highWater > 0 && !hasBit(this.#live, this.#highWater - 1)) this.#highWater--;
  }

  /** The last record, when so many rows are empty that scans slow down: it should move to an empty row. */
  highestSlot(): string | undefined {
    const holes = this.#highWater - this.size;
    return holes > INITIAL_CAPACITY && holes > this.size ? this.#ids[this.#highWater - 1] : undefined;
  }

  #nextFree(): number {
    for (let slot = this.#free.pop(); slot !== undefined; slot = this.#free.pop()) {
      if (slot < this.#highWater) return slot;
    }
    return this.#highWater++;
  }

  #grow(): void {
    this.#capacity *= 2;
    const live = new Int32Array(this.#capacity >>> 5);
    live.set(this.#live);
    this.#live = live;
  }

  *save(): Sections {
    yield* textSections(this.#ids.slice(0, this.#highWater));
    yield this.#live;
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#ids = source.texts().map((id) => (id === '' ? undefined : id));
    this.#live = source.int32();
    this.#capacity = this.#live.length << 5;
    this.#highWater = this.#ids.length;
    for (const [slot, id] of this.#ids.entries()) {
      if (id === undefined) this.#free.push(slot);
      else this.#slotOf.set(id, slot);
    }
  }

  memoryBytes(): number {
    return this.#slotOf.size * 96 + this.#live.byteLength;
  }
}
