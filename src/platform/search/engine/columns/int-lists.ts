import {
  type Codes,
  codeSections,
  listSections,
  type Sections,
  type SnapshotSource,
} from '../stored/snapshot';
import { grown, roomFor } from '../stored/text-table';

/**
 * Many short lists of integers in one typed array, each list named by a small integer. As arrays of their own, a
 * hundred thousand lists of one or two numbers took more memory than all numbers together. A list has room for a power
 * of two; the room of one that moved is given to the next of that size.
 */
export class IntLists {
  #cells: Codes = new Uint16Array(1024);
  #used = 0;
  #starts: Uint32Array = new Uint32Array(256);
  #lengths: Uint32Array = new Uint32Array(256);
  /** Starts of rooms that are free, by the power of two. */
  #free: number[][] = [];

  /** Where all numbers are: see {@link startOf}. Another array after every `push` or `set`. */
  get cells(): Codes {
    return this.#cells;
  }

  startOf(list: number): number {
    return this.#starts[list] ?? 0;
  }

  lengthOf(list: number): number {
    return this.#lengths[list] ?? 0;
  }

  push(list: number, value: number): void {
    if (list >= this.#lengths.length) this.#growLists(list);
    const length = this.#lengths[list] ?? 0;
    // Lists with a power of two as length are full, and the empty list has no room.
    if ((length & (length - 1)) === 0) this.#move(list, length);
    if (value > 0xffff && this.#cells instanceof Uint16Array) this.#cells = Uint32Array.from(this.#cells);
    this.#cells[(this.#starts[list] ?? 0) + length] = value;
    this.#lengths[list] = length + 1;
  }

  /** Takes one number out, wherever it stands; the last takes its place. */
  remove(list: number, value: number): void {
    const start = this.#starts[list] ?? 0;
    const last = (this.#lengths[list] ?? 0) - 1;
    let at = 0;
    while (at <= last && this.#cells[start + at] !== value) at++;
    if (at > last) return;
    this.#cells[start + at] = this.#cells[start + last] ?? 0;
    this.#lengths[list] = last;
    // Its room is now twice what it needs, or empty.
    if ((last & (last - 1)) === 0) this.#shrink(list, start, last);
  }

  clear(list: number): void {
    const length = this.#lengths[list] ?? 0;
    if (length === 0) return;
    this.#freeRoom(this.#starts[list] ?? 0, powerFor(length));
    this.#lengths[list] = 0;
  }

  /** From a full room (or none) into one of twice the size. */
  #move(list: number, length: number): void {
    const start = this.#starts[list] ?? 0;
    const room = this.#roomOf(powerFor(length + 1));
    this.#cells.copyWithin(room, start, start + length);
    if (length > 0) this.#freeRoom(start, powerFor(length));
    this.#starts[list] = room;
  }

  #shrink(list: number, start: number, length: number): void {
    const before = powerFor(length + 1);
    if (length === 0) {
      this.#freeRoom(start, before);
      return;
    }
    const room = this.#roomOf(powerFor(length));
    this.#cells.copyWithin(room, start, start + length);
    this.#freeRoom(start, before);
    this.#starts[list] = room;
  }

  #roomOf(power: number): number {
    const free = this.#free[power]?.pop();
    if (free !== undefined) return free;
    const start = this.#used;
    this.#used += 1 << power;
    if (this.#used > this.#cells.length) {
      const length = Math.ceil(this.#used * 1.25);
      const cells = this.#cells instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);
      cells.set(this.#cells);
      this.#cells = cells;
    }
    return start;
  }

  #freeRoom(start: number, power: number): void {
    const free = this.#free[power];
    if (free !== undefined) free.push(start);
    else {
      for (let i = this.#free.length; i < power; i++) this.#free.push([]);
      this.#free[power] = [start];
    }
  }

  #growLists(list: number): void {
    this.#starts = grown(this.#starts, roomFor(list + 1));
    this.#lengths = grown(this.#lengths, roomFor(list + 1));
  }

  *save(): Sections {
    yield* codeSections(this.#cells.subarray(0, this.#used));
    yield this.#starts;
    yield this.#lengths;
    yield* listSections(this.#free);
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#cells = source.codes();
    this.#used = this.#cells.length;
    this.#starts = source.uint32();
    this.#lengths = source.uint32();
    this.#free = source.lists().map((list) => [...list]);
  }

  memoryBytes(): number {
    return this.#cells.byteLength + this.#starts.byteLength + this.#lengths.byteLength;
  }
}

/** The power of two that has room for `length` numbers (at least 1). */
const powerFor = (length: number): number => 32 - Math.clz32(length - 1);
