import { type Bits, wordsFor } from '../bitset';
import { type Codes, codeSections, type Sections, type SnapshotSource } from '../stored/snapshot';
import { Dictionary } from './dictionary';
import { IntLists } from './int-lists';
import { Ranks, type TextCompare } from './ranks';

/** Anything with one small integer per slot: 0 is none, `uses` counts the slots of each code. */
export interface Coded {
  readonly codes: Codes;
  readonly codeCount: number;
  readonly uses: Uint32Array;
}

/**
 * The values of one field, a code per slot. Of a field with several values per record each distinct *set* of values has
 * a code, so that counting and filtering stay one array read per record; `members` tells the values of a code.
 */
export class CodeColumn implements Coded {
  readonly several: boolean;
  readonly ranks: Ranks;
  #codes: Codes = new Uint16Array(0);
  readonly #keys = new Dictionary();
  readonly #values: Dictionary;
  readonly #members = new IntLists();

  constructor(several: boolean, compare: TextCompare) {
    this.several = several;
    this.#values = several ? new Dictionary() : this.#keys;
    this.ranks = new Ranks(this.#values, compare);
  }

  get codes(): Codes {
    return this.#codes;
  }

  get codeCount(): number {
    return this.#keys.codeCount;
  }

  get uses(): Uint32Array {
    return this.#keys.uses;
  }

  /** Value codes are below this. With one value per record the value codes are the codes. */
  get valueCount(): number {
    return this.#values.codeCount;
  }

  textOf(valueCode: number): string {
    return this.#values.textOf(valueCode) ?? '';
  }

  /** Order of two values' texts by UTF-16 units. */
  compareCodes(a: number, b: number): number {
    return this.#values.compare(a, b);
  }

  valueCodeOf(text: string): number {
    return this.#values.codeOf(text);
  }

  /** The value codes behind a code. */
  members(code: number): readonly number[] {
    if (!this.several) return code === 0 ? [] : [code];
    const start = this.#members.startOf(code);
    return Array.from(this.#members.cells.subarray(start, start + this.#members.lengthOf(code)));
  }

  /** Counts by value code, from counts by code: each value once per record, as sets hold distinct values. */
  countMembers(counts: Uint32Array): Uint32Array {
    const byValue = new Uint32Array(this.valueCount);
    const { cells } = this.#members;
    for (let code = 1; code < this.codeCount; code++) {
      const count = counts[code] ?? 0;
      if (count === 0) continue;
      const start = this.#members.startOf(code);
      const end = start + this.#members.lengthOf(code);
      for (let at = start; at < end; at++) {
        const value = cells[at] ?? 0;
        byValue[value] = (byValue[value] ?? 0) + count;
      }
    }
    return byValue;
  }

  reserve(slots: number): void {
    if (this.#codes.length >= slots) return;
    const codes = this.#codes instanceof Uint16Array ? new Uint16Array(slots) : new Uint32Array(slots);
    codes.set(this.#codes);
    this.#codes = codes;
  }

  /** Replaces the slot's value, '' for none; whether it is another than before. Of a column with one value per record. */
  write(slot: number, text: string): boolean {
    return this.#replace(slot, text === '' ? 0 : this.#keys.retain(text));
  }

  /** As `write`, of a column with several values per record: distinct texts. */
  writeSeveral(slot: number, texts: readonly string[]): boolean {
    return this.#replace(slot, texts.length === 0 ? 0 : this.#retainSet(texts));
  }

  #replace(slot: number, code: number): boolean {
    const old = this.#codes[slot] ?? 0;
    if (old !== 0 && this.#keys.release(old)) this.#forget(old);
    if (code > 0xffff && this.#codes instanceof Uint16Array) this.#codes = Uint32Array.from(this.#codes);
    this.#codes[slot] = code;
    return code !== old;
  }

  #retainSet(texts: readonly string[]): number {
    const values = texts.map((text) => this.#values.retain(text)).sort((a, b) => a - b);
    const key = keyOf(values);
    const isNew = this.#keys.codeOf(key) === 0;
    const code = this.#keys.retain(key);
    for (const value of values) {
      // The set itself is the use that counts, however many records have it.
      if (isNew) this.#members.push(code, value);
      else this.#values.release(value);
    }
    return code;
  }

  #forget(code: number): void {
    if (!this.several) return;
    for (const value of this.members(code)) this.#values.release(value);
    this.#members.clear(code);
  }

  /** Which codes hold one of the texts: 1 by code. */
  accepting(texts: Iterable<string>): Uint8Array {
    const wanted = new Uint8Array(this.valueCount);
    for (const text of texts) wanted[this.#values.codeOf(text)] = 1;
    wanted[0] = 0;
    if (!this.several) return wanted;
    const accepted = new Uint8Array(this.codeCount);
    const { cells } = this.#members;
    for (let code = 1; code < accepted.length; code++) {
      const start = this.#members.startOf(code);
      const end = start + this.#members.lengthOf(code);
      for (let at = start; at < end; at++) if (wanted[cells[at] ?? 0] === 1) accepted[code] = 1;
    }
    return accepted;
  }

  *save(): Sections {
    yield* codeSections(this.#codes);
    yield* this.#keys.save();
    if (!this.several) return;
    yield* this.#values.save();
    yield* this.#members.save();
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#codes = source.codes();
    this.#keys.load(source);
    if (!this.several) return;
    this.#values.load(source);
    this.#members.load(source);
  }

  memoryBytes(): number {
    const bytes = this.#codes.byteLength + this.#keys.memoryBytes();
    return this.several ? bytes + this.#values.memoryBytes() + this.#members.memoryBytes() : bytes;
  }
}

/** A set of value codes as a short text: a character for each below 0x8000, two for the others. */
function keyOf(values: readonly number[]): string {
  const units = values.flatMap((it) => (it < 0x8000 ? it : [0x8000 | (it >>> 15), it & 0x7fff]));
  return String.fromCharCode(...units);
}

/**
 * Sets the bits of the slots whose code is accepted, and no others, in every word up to `slots`. The code of a slot that
 * is empty is 0, and columns have room for whole words.
 */
export function scanCodes(codes: Codes, accepted: Uint8Array, slots: number, out: Bits): void {
  const words = wordsFor(slots);
  for (let w = 0; w < words; w++) {
    const first = w << 5;
    let word = 0;
    for (let slot = first + 31; slot >= first; slot--) word = (word << 1) | (accepted[codes[slot] ?? 0] ?? 0);
    out[w] = word;
  }
}

/** Adds one to `counts[code]` for each slot of the list. */
export function countCodes(codes: Codes, list: Uint32Array, length: number, counts: Uint32Array): void {
  for (let i = 0; i < length; i++) {
    const code = codes[list[i] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}
