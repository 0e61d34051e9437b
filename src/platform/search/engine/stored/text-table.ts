import type { Sections, SnapshotSource } from './snapshot';
import { numberSection } from './snapshot';

/** A place of the hash table holds a code and, above it, eight bits of its text's hash: few other texts are looked at. */
const CODE_BITS = 24;
const CODE_MASK = (1 << CODE_BITS) - 1;
const INITIAL_PLACES = 16;
/** Of five places of the hash table four may be taken. */
const MAX_LOAD = 0.8;
/** Less than this is not worth moving all texts. */
const MIN_LOST_BYTES = 1 << 14;

// A second and a third result of `readHead`: an object for each text that is looked at would be garbage.
let headLength = 0;
let headIsWide = false;

/** Where the units of the text begin whose head stands at a place: twice its length, plus one where a unit has two bytes. */
function readHead(bytes: Uint8Array, start: number): number {
  let at = start;
  let head = 0;
  let shift = 0;
  let byte = 0x80;
  for (; byte >= 0x80; shift += 7) {
    byte = bytes[at++] ?? 0;
    head |= (byte & 0x7f) << shift;
  }
  headLength = head >>> 1;
  headIsWide = (head & 1) === 1;
  return at;
}

const unitAt = (bytes: Uint8Array, from: number, isWide: boolean, unit: number): number =>
  isWide
    ? (bytes[from + unit * 2] ?? 0) | ((bytes[from + unit * 2 + 1] ?? 0) << 8)
    : (bytes[from + unit] ?? 0);

const mixed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

function finished(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  const second = Math.imul(first ^ (first >>> 15), 0x846ca68b);
  return (second ^ (second >>> 16)) >>> 0;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let unit = 0; unit < text.length; unit++) hash = mixed(hash, text.charCodeAt(unit));
  return finished(hash);
}

const isWideText = (text: string): boolean => /[^\0-\u00ff]/.test(text);

/**
 * Texts by code and codes by text in three arrays outside the garbage-collected heap. A `Map` with its strings takes
 * three to four times the memory, and is gone through at every major collection. Any UTF-16 text, half a character
 * too, comes back as it was given. Codes are the owner's: whole numbers from 1 to 16 777 215.
 */
export class TextTable {
  #bytes: Buffer = Buffer.allocUnsafeSlow(256);
  /** No text begins at 0. */
  #used = 1;
  #lost = 0;
  /** By code: where its text stands; 0 for no text. */
  #starts: Uint32Array = new Uint32Array(INITIAL_PLACES);
  #places: Uint32Array = new Uint32Array(INITIAL_PLACES);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The code of a text, 0 for one that is not there. */
  codeOf(text: string): number {
    const hash = hashOf(text);
    const mask = this.#places.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const entry = this.#places[place] ?? 0;
      if (entry === 0) return 0;
      const code = entry & CODE_MASK;
      if (entry >>> CODE_BITS === hash >>> CODE_BITS && this.#isText(code, text)) return code;
    }
  }

  has(code: number): boolean {
    return (this.#starts[code] ?? 0) !== 0;
  }

  textOf(code: number): string | undefined {
    const start = this.#starts[code] ?? 0;
    if (start === 0) return undefined;
    const from = readHead(this.#bytes, start);
    return headIsWide
      ? this.#bytes.toString('utf16le', from, from + headLength * 2)
      : this.#bytes.toString('latin1', from, from + headLength);
  }

  /** Order by UTF-16 units, as `<` has it, of two codes' texts. */
  compare(a: number, b: number): number {
    const bytes = this.#bytes;
    const fromA = readHead(bytes, this.#starts[a] ?? 0);
    const [lengthA, isWideA] = [headLength, headIsWide];
    const fromB = readHead(bytes, this.#starts[b] ?? 0);
    const [lengthB, isWideB] = [headLength, headIsWide];
    const shared = Math.min(lengthA, lengthB);
    for (let unit = 0; unit < shared; unit++) {
      const difference = unitAt(bytes, fromA, isWideA, unit) - unitAt(bytes, fromB, isWideB, unit);
      if (difference !== 0) return difference;
    }
    return lengthA - lengthB;
  }

  /** A text that is not there yet, under a code that has none. */
  add(code: number, text: string): void {
    if (code > CODE_MASK) throw new RangeError(`more than ${CODE_MASK} texts`);
    if (code >= this.#starts.length) this.#starts = grown(this.#starts, roomFor(code + 1));
    if ((this.#size + 1) / this.#places.length > MAX_LOAD) this.#rehash(this.#places.length * 2);
    this.#starts[code] = this.#write(text);
    this.#size++;
    this.#place(code, hashOf(text));
  }

  delete(code: number): void {
    const start = this.#starts[code] ?? 0;
    if (start === 0) return;
    this.#unplace(code);
    const from = readHead(this.#bytes, start);
    this.#lost += from - start + headLength * (headIsWide ? 2 : 1);
    this.#starts[code] = 0;
    this.#size--;
    if (this.#lost > MIN_LOST_BYTES && this.#lost * 2 > this.#used) this.#compact();
  }

  /** Codes that have a text, ascending. */
  *codes(): Generator<number, void> {
    for (let code = 1; code < this.#starts.length; code++) if (this.has(code)) yield code;
  }

  #isText(code: number, text: string): boolean {
    const bytes = this.#bytes;
    const from = readHead(bytes, this.#starts[code] ?? 0);
    if (headLength !== text.length) return false;
    for (let unit = 0; unit < text.length; unit++)
      if (unitAt(bytes, from, headIsWide, unit) !== text.charCodeAt(unit)) return false;
    return true;
  }

  #hashAt(code: number): number {
    const from = readHead(this.#bytes, this.#starts[code] ?? 0);
    let hash = 0x811c9dc5;
    for (let unit = 0; unit < headLength; unit++)
      hash = mixed(hash, unitAt(this.#bytes, from, headIsWide, unit));
    return finished(hash);
  }

  /** Where it now stands. */
  #write(text: string): number {
    const isWide = isWideText(text);
    const start = this.#used;
    const needed = start + 5 + text.length * 2;
    if (needed > this.#bytes.length) {
      const bytes = Buffer.allocUnsafeSlow(roomFor(needed));
      this.#bytes.copy(bytes, 0, 0, start);
      this.#bytes = bytes;
    }
    let at = start;
    let head = text.length * 2 + (isWide ? 1 : 0);
    for (; head >= 0x80; head >>>= 7) this.#bytes[at++] = (head & 0x7f) | 0x80;
    this.#bytes[at++] = head;
    this.#used = at + this.#bytes.write(text, at, isWide ? 'utf16le' : 'latin1');
    return start;
  }

  #place(code: number, hash: number): void {
    const mask = this.#places.length - 1;
    let place = hash & mask;
    while (this.#places[place] !== 0) place = (place + 1) & mask;
    this.#places[place] = ((hash >>> CODE_BITS) << CODE_BITS) | code;
  }

  /** Takes the code out, and moves back those behind it that would no longer be found. */
  #unplace(code: number): void {
    const places = this.#places;
    const mask = places.length - 1;
    let hole = this.#hashAt(code) & mask;
    while (((places[hole] ?? 0) & CODE_MASK) !== code) hole = (hole + 1) & mask;
    for (let place = (hole + 1) & mask; places[place] !== 0; place = (place + 1) & mask) {
      const entry = places[place] ?? 0;
      const first = this.#hashAt(entry & CODE_MASK) & mask;
      if (((place - first) & mask) < ((place - hole) & mask)) continue;
      places[hole] = entry;
      hole = place;
    }
    places[hole] = 0;
  }

  #rehash(places: number): void {
    this.#places = new Uint32Array(places);
    for (const code of this.codes()) this.#place(code, this.#hashAt(code));
  }

  /** Texts move together over the room of those that are gone. */
  #compact(): void {
    const old = this.#bytes;
    this.#bytes = Buffer.allocUnsafeSlow(roomFor(this.#used - this.#lost));
    let used = 1;
    for (const code of this.codes()) {
      const start = this.#starts[code] ?? 0;
      const end = readHead(old, start) + headLength * (headIsWide ? 2 : 1);
      old.copy(this.#bytes, used, start, end);
      this.#starts[code] = used;
      used += end - start;
    }
    [this.#used, this.#lost] = [used, 0];
  }

  *save(): Sections {
    yield numberSection(this.#size);
    yield numberSection(this.#lost);
    yield this.#bytes.subarray(0, this.#used);
    yield this.#starts;
    yield this.#places;
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#size = source.number();
    this.#lost = source.number();
    this.#bytes = source.bytes();
    this.#used = this.#bytes.length;
    this.#starts = source.uint32();
    this.#places = source.uint32();
  }

  memoryBytes(): number {
    return this.#bytes.length + this.#starts.byteLength + this.#places.byteLength;
  }
}

/** A quarter more than is needed now. */
export const roomFor = (needed: number): number => Math.ceil(needed * 1.25);

/** The numbers in an array of another length. */
export function grown(array: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(length);
  longer.set(array);
  return longer;
}
