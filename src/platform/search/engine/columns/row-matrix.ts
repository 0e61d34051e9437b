import type { Codes } from '../stored/snapshot';

/** Cells of a row: with a fixed number the loop that counts them runs twice as fast. */
export const CELLS = 4;

/**
 * The codes of four columns of one record side by side, each moved up by its column's offset, so that counting a record
 * is one run over neighbouring cells with no further arithmetic.
 */
export class RowMatrix {
  #rows: Codes = new Uint16Array(0);
  readonly #room: number[];
  #offsets: number[];
  #counts: Uint32Array;

  /** `room`: how many codes each column may have before all cells move. */
  constructor(room: readonly number[]) {
    this.#room = Array.from({ length: CELLS }, (_, cell) => room[cell] ?? 0);
    this.#offsets = offsetsOf(this.#room);
    this.#counts = new Uint32Array(roomOf(this.#room));
  }

  /** Cells that are not written yet, or have no column, hold 0, where no code is. */
  reserve(slots: number): void {
    if (slots * CELLS <= this.#rows.length) return;
    const rows = this.#newRows(slots * CELLS);
    rows.set(this.#rows);
    this.#rows = rows;
  }

  /** For each slot the code at its place; all codes are below `codeCount`. */
  write(cell: number, slots: Uint32Array, codes: Uint32Array, codeCount: number): void {
    if (codeCount > (this.#room[cell] ?? 0)) this.#widen(cell, codeCount);
    const rows = this.#rows;
    const offset = this.#offsets[cell] ?? 0;
    for (let i = 0; i < slots.length; i++) rows[(slots[i] ?? 0) * CELLS + cell] = offset + (codes[i] ?? 0);
  }

  /** Moves all cells to new offsets that leave the column room to double. */
  #widen(cell: number, codes: number): void {
    const before = this.#offsets;
    this.#room[cell] = codes * 2;
    this.#offsets = offsetsOf(this.#room);
    this.#counts = new Uint32Array(roomOf(this.#room));
    const old = this.#rows;
    const rows = this.#newRows(old.length);
    for (let at = 0; at < old.length; at++) {
      const code = old[at] ?? 0;
      if (code !== 0) rows[at] = code - (before[at % CELLS] ?? 0) + (this.#offsets[at % CELLS] ?? 0);
    }
    this.#rows = rows;
  }

  /** Sixteen bits hold a cell until all columns together have more than 65 535 codes. */
  #newRows(cells: number): Codes {
    return this.#counts.length > 0x10000 ? new Uint32Array(cells) : new Uint16Array(cells);
  }

  /** Counts every column over the listed slots. The result is scratch: valid until the next call; see `countsOf`. */
  count(list: Uint32Array, length: number): void {
    const counts = this.#counts.fill(0);
    if (this.#rows instanceof Uint16Array) countRows16(this.#rows, list, length, counts);
    else countRows32(this.#rows, list, length, counts);
  }

  /** The counts of one column by code, of the last `count`. */
  countsOf(cell: number): Uint32Array {
    const offset = this.#offsets[cell] ?? 0;
    return this.#counts.subarray(offset, offset + (this.#room[cell] ?? 0));
  }

  memoryBytes(): number {
    return this.#rows.byteLength + this.#counts.byteLength;
  }
}

// Twice the same loop: one that sees both array types runs at half the speed.
function countRows16(rows: Uint16Array, list: Uint32Array, length: number, counts: Uint32Array): void {
  for (let i = 0; i < length; i++) {
    const at = (list[i] ?? 0) * CELLS;
    const a = rows[at] ?? 0;
    counts[a] = (counts[a] ?? 0) + 1;
    const b = rows[at + 1] ?? 0;
    counts[b] = (counts[b] ?? 0) + 1;
    const c = rows[at + 2] ?? 0;
    counts[c] = (counts[c] ?? 0) + 1;
    const d = rows[at + 3] ?? 0;
    counts[d] = (counts[d] ?? 0) + 1;
  }
}

function countRows32(rows: Uint32Array, list: Uint32Array, length: number, counts: Uint32Array): void {
  for (let i = 0; i < length; i++) {
    const at = (list[i] ?? 0) * CELLS;
    const a = rows[at] ?? 0;
    counts[a] = (counts[a] ?? 0) + 1;
    const b = rows[at + 1] ?? 0;
    counts[b] = (counts[b] ?? 0) + 1;
    const c = rows[at + 2] ?? 0;
    counts[c] = (counts[c] ?? 0) + 1;
    const d = rows[at + 3] ?? 0;
    counts[d] = (counts[d] ?? 0) + 1;
  }
}

/** The first one counts cells without a code. */
const roomOf = (room: readonly number[]): number => room.reduce((total, it) => total + it, 1);

function offsetsOf(room: readonly number[]): number[] {
  let next = 1;
  return room.map((it) => {
    const offset = next;
    next += it;
    return offset;
  });
}
