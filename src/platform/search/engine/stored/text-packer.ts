import { numberSection, type Sections, type SnapshotSource } from './snapshot';

/** What the addresses of two bytes leave to the dictionary; the rest are distances back within the text itself. */
const DICTIONARY_BYTES = 0xe000;
const MAX_DISTANCE = 0x10000 - DICTIONARY_BYTES;
/** An address and a length take three bytes: shorter repetitions are literals. */
const MIN_MATCH = 5;
/** Shorter new pieces are numbers or names, of no use to later texts. */
const MIN_LEARNT = 6;
/** Places looked at for the longest match: with more, texts get no shorter. */
const MAX_PROBES = 4;
const NIBBLE = 15;
const DICTIONARY_BITS = 15;
const RECORD_BITS = 12;

/** Scratch of all packers, whose code is synchronous. */
let input = Buffer.allocUnsafeSlow(1 << 16);
let output = Buffer.allocUnsafeSlow(1 << 16);
let room = Buffer.allocUnsafeSlow(1 << 16);
/** Last place of a hash in the text being packed, counted from `recordBase` so that nothing has to be cleared. */
const recordHashes = new Uint32Array(1 << RECORD_BITS);
let recordBase = 1;
/** Where the last match is: a second result, which as an object was most of the garbage of an import. */
let matchAddress = 0;

const hashAt = (bytes: Uint8Array, at: number): number =>
  Math.imul(
    (bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24),
    0x9e3779b1,
  );

/** How many bytes are the same from two places on. */
function sameBytes(a: Uint8Array, from: number, endA: number, b: Uint8Array, at: number, endB: number) {
  const max = Math.min(endA - from, endB - at);
  let length = 0;
  while (length < max && a[from + length] === b[at + length]) length++;
  return length;
}

/**
 * Packs texts that resemble each other, such as the descriptions and price tables of one market: a text becomes what is
 * new in it and where the rest already stands, in itself or in a dictionary of what was new in the first texts. Meant
 * for one text at a time, which zlib needs ten times as long to begin with. The dictionary only ever grows (to 56 kB),
 * so that what was packed early stays readable; a packed text is read by the packer that made it.
 */
export class TextPacker {
  #dictionary: Uint8Array = new Uint8Array(1 << 12);
  #learnt = 0;
  /** Last place of a hash in the dictionary, plus one, and of each place the one before it with the same hash. */
  #last: Uint16Array = new Uint16Array(1 << DICTIONARY_BITS);
  #before: Uint16Array = new Uint16Array(1 << 12);

  /** The packed text in a scratch buffer, valid until the next call. */
  pack(text: string): Buffer {
    if (input.length < text.length * 3) input = Buffer.allocUnsafeSlow(text.length * 4);
    const bytes = input.write(text);
    if (room.length < bytes * 2 + 16) room = Buffer.allocUnsafeSlow(bytes * 3 + 16);
    let to = writeCount(0, bytes);
    let written = 0;
    for (let at = 0; at + MIN_MATCH <= bytes; ) {
      const length = this.#findMatch(at, bytes);
      if (length < MIN_MATCH) {
        at++;
        continue;
      }
      to = writeStep(to, written, at, length);
      room[to++] = matchAddress & 0xff;
      room[to++] = matchAddress >>> 8;
      this.#learn(written, at);
      at += length;
      written = at;
    }
    to = writeStep(to, written, bytes, 0);
    this.#learn(written, bytes);
    recordBase += bytes;
    if (recordBase > 0x7fffffff) {
      recordHashes.fill(0);
      recordBase = 1;
    }
    return room.subarray(0, to);
  }

  /** Length of the longest match, its place in `matchAddress`; where both are as long the dictionary wins, which all texts read. */
  #findMatch(at: number, bytes: number): number {
    const hash = hashAt(input, at);
    let length = 0;
    let place = this.#last[hash >>> (32 - DICTIONARY_BITS)] ?? 0;
    for (let tries = MAX_PROBES; place > 0 && tries > 0; tries--) {
      const same = sameBytes(this.#dictionary, place - 1, this.#learnt, input, at, bytes);
      if (same > length) {
        length = same;
        matchAddress = place - 1;
      }
      place = this.#before[place - 1] ?? 0;
    }
    const slot = hash >>> (32 - RECORD_BITS);
    const distance = at - ((recordHashes[slot] ?? 0) - recordBase);
    recordHashes[slot] = recordBase + at;
    if (distance > at || distance > MAX_DISTANCE || distance <= 0) return length;
    const same = sameBytes(input, at - distance, bytes, input, at, bytes);
    if (same <= length) return length;
    matchAddress = DICTIONARY_BYTES + distance - 1;
    return same;
  }

  #learn(from: number, to: number): void {
    const length = to - from;
    if (length < MIN_LEARNT || this.#learnt + length > DICTIONARY_BYTES) return;
    const first = Math.max(0, this.#learnt - 3);
    if (this.#learnt + length > this.#dictionary.length) this.#grow();
    this.#dictionary.set(input.subarray(from, to), this.#learnt);
    this.#learnt += length;
    for (let place = first; place + 4 <= this.#learnt; place++) {
      const slot = hashAt(this.#dictionary, place) >>> (32 - DICTIONARY_BITS);
      this.#before[place] = this.#last[slot] ?? 0;
      this.#last[slot] = place + 1;
    }
  }

  #grow(): void {
    const dictionary = new Uint8Array(DICTIONARY_BYTES);
    dictionary.set(this.#dictionary);
    this.#dictionary = dictionary;
    const before = new Uint16Array(DICTIONARY_BYTES);
    before.set(this.#before);
    this.#before = before;
  }

  /** The text that was packed into these bytes. */
  unpack(packed: Uint8Array, start: number): string {
    reader = start;
    const bytes = readCount(packed);
    if (output.length < bytes) output = Buffer.allocUnsafeSlow(bytes * 2);
    let to = 0;
    while (to < bytes) {
      const token = packed[reader++] ?? 0;
      let literals = token >>> 4;
      if (literals === NIBBLE) literals += readCount(packed);
      for (const end = to + literals; to < end; ) output[to++] = packed[reader++] ?? 0;
      if (to >= bytes) break;
      const length = (token & NIBBLE) + MIN_MATCH + ((token & NIBBLE) === NIBBLE ? readCount(packed) : 0);
      const address = (packed[reader] ?? 0) | ((packed[reader + 1] ?? 0) << 8);
      reader += 2;
      if (address < DICTIONARY_BYTES) to = copyBytes(this.#dictionary, address, length, to);
      else to = copyBytes(output, to - (address - DICTIONARY_BYTES + 1), length, to);
    }
    return output.toString('utf8', 0, bytes);
  }

  *save(): Sections {
    yield numberSection(this.#learnt);
    yield this.#dictionary;
    yield this.#last;
    yield this.#before;
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#learnt = source.number();
    this.#dictionary = source.bytes();
    this.#last = source.uint16();
    this.#before = source.uint16();
  }

  memoryBytes(): number {
    return this.#dictionary.byteLength + this.#last.byteLength + this.#before.byteLength;
  }
}

/** Byte by byte: a match may run into what it is about to write, and most are short. */
function copyBytes(from: Uint8Array, at: number, length: number, to: number): number {
  for (let i = 0; i < length; i++) output[to + i] = from[at + i] ?? 0;
  return to + length;
}

/** Literals of the input and the length of the match after them; 0 is no match, the end. */
function writeStep(to: number, from: number, end: number, match: number): number {
  const literals = end - from;
  const long = Math.max(0, match - MIN_MATCH);
  room[to++] = (Math.min(literals, NIBBLE) << 4) | Math.min(long, NIBBLE);
  if (literals >= NIBBLE) to = writeCount(to, literals - NIBBLE);
  for (let at = from; at < end; at++) room[to++] = input[at] ?? 0;
  return long >= NIBBLE ? writeCount(to, long - NIBBLE) : to;
}

/** Seven bits a byte, the lowest first. */
function writeCount(to: number, count: number): number {
  let left = count;
  for (; left > 0x7f; left >>>= 7) room[to++] = (left & 0x7f) | 0x80;
  room[to++] = left;
  return to;
}

let reader = 0;

function readCount(packed: Uint8Array): number {
  let count = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = packed[reader++] ?? 0;
    count |= (byte & 0x7f) << shift;
    if (byte < 0x80) return count;
  }
}
