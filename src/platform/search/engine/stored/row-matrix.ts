import type { Coded, Codes } from '../columns/code-column';
import { codeSections, numberSection, type Sections, type SnapshotSource } from './snapshot';

/**
 * The codes of all facet columns of one record side by side, each moved up by its column's offset, so that counting
 * every facet of a record is one run over neighbouring cells with no further arithmetic.
 */
export class RowMatrix {
  readonly #columns: readonly Coded[];
  readonly #width: number;
  #rows: Codes = new Uint16Array(0);
  #rowCount = 0;
  #offsets: number[];
  #room: number[];
  #counts: Uint32Array;

  constructor(columns: readonly Coded[]) {
    this.#columns = columns;
    this.#width = columns.length;
    this.#room = columns.map((column) => roomFor(column.codeCount));
    this.#offsets = offsetsOf(this.#room);
    this.#counts = new Uint32Array(sum(this.#room));
  }

  /** Cells of new rows say "none". */
  reserve(slots: number): void {
    if (slots <= this.#rowCount) return;
    const rows = this.#newRows(slots);
    rows.set(this.#rows);
    for (let cell = this.#rowCount * this.#width; cell < rows.length; cell++) {
      rows[cell] = this.#offsets[cell % this.#width] ?? 0;
    }
    this.#rows = rows;
    this.#rowCount = slots;
  }

  write(slot: number, column: number, code: number): void {
    if (code >= (this.#room[column] ?? 0)) this.#widen(column, code + 1);
    this.#rows[slot * this.#width + column] = (this.#offsets[column] ?? 0) + code;
  }

  /** Moves all cells to new offsets that leave the column room to double. */
  #widen(column: number, codes: number): void {
    const before = this.#offsets;
    this.#room = this.#room.map((room, i) => (i === column ? roomFor(codes) : room));
    this.#offsets = offsetsOf(this.#room);
    this.#counts = new Uint32Array(sum(this.#room));
    const old = this.#rows;
    const rows = this.#newRows(this.#rowCount);
    for (let cell = 0; cell < old.length; cell++) {
      const c = cell % this.#width;
      rows[cell] = (old[cell] ?? 0) - (before[c] ?? 0) + (this.#offsets[c] ?? 0);
    }
    this.#rows = rows;
  }

  /** Sixteen bits hold a cell until all columns together have more than 65 535 codes. */
  #newRows(slots: number): Uint16Array | Uint32Array {
    const cells = slots * this.#width;
    return this.#counts.length > 0x10000 ? new Uint32Array(cells) : new Uint16Array(cells);
  }

  /**
   * Counts every column over the listed slots. With `complement` the list is what the answer lacks, and the counts are
   * all uses less the listed ones. The result is scratch: valid until the next call; see `countsOf`.
   */
  count(list: Uint32Array, length: number, complement: boolean): void {
    const counts = this.#counts.fill(0);
    if (this.#rows instanceof Uint16Array) countRows16(this.#rows, this.#width, list, length, counts);
    else countRows32(this.#rows, this.#width, list, length, counts);
    if (!complement) return;
    for (let c = 0; c < this.#width; c++) {
      const offset = this.#offsets[c] ?? 0;
      const column = this.#columns[c];
      if (column === undefined) continue;
      const { uses, codeCount } = column;
      for (let code = 1; code < codeCount; code++) {
        counts[offset + code] = (uses[code] ?? 0) - (counts[offset + code] ?? 0);
      }
    }
  }

  /** The counts of one column by code, of the last `count`. */
  countsOf(column: number): Uint32Array {
    const offset = this.#offsets[column] ?? 0;
    return this.#counts.subarray(offset, offset + (this.#room[column] ?? 0));
  }

  *save(): Sections {
    yield numberSection(this.#rowCount);
    yield Uint32Array.from(this.#room);
    yield* codeSections(this.#rows);
  }

  /** Into an empty one of the same columns. */
  load(source: SnapshotSource): void {
    this.#rowCount = source.number();
    this.#room = [...source.uint32()];
    this.#offsets = offsetsOf(this.#room);
    this.#counts = new Uint32Array(sum(this.#room));
    this.#rows = source.codes();
  }

  memoryBytes(): number {
    return this.#rows.byteLength + this.#counts.byteLength;
  }
}

// Twice the same loop: one that sees both array types runs at half the speed.
function countRows16(
  rows: Uint16Array,
  width: number,
  list: Uint32Array,
  length: number,
  counts: Uint32Array,
): void {
  for (let i = 0; i < length; i++) {
    const start = (list[i] ?? 0) * width;
    for (let cell = start; cell < start + width; cell++) {
      const code = rows[cell] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

function countRows32(
  rows: Uint32Array,
  width: number,
  list: Uint32Array,
  length: number,
  counts: Uint32Array,
): void {
  for (let i = 0; i < length; i++) {
    const start = (list[i] ?? 0) * width;
    for (let cell = start; cell < start + width; cell++) {
      const code = rows[cell] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

const roomFor = (codes: number): number => Math.max(32, codes * 2);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, it) => total + it, 0);

function offsetsOf(room: readonly number[]): number[] {
  let next = 0;
  return room.map((it) => {
    const offset = next;
    next += it;
    return offset;
  });
}
