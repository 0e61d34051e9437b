import type { JsonObject } from '~/platform/json';

const CHUNK_BYTES = 1 << 18;
const OFFSET_BYTES = 4;

/** A record as JSON text, with where each of its keys begins. */
export interface EncodedRecord {
  readonly text: string;
  readonly keys: readonly string[];
  /** `"key":value` of each key. */
  readonly parts: readonly string[];
}

export function encodeRecord(record: JsonObject): EncodedRecord {
  const keys = Object.keys(record).filter((key) => record[key] !== undefined);
  const parts = keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(record[key])}`);
  return { text: `{${parts.join(',')}}`, keys, parts };
}

interface Chunk {
  readonly bytes: Buffer;
  used: number;
  alive: number;
}

/**
 * Records as JSON text in large buffers outside the garbage-collected heap: as objects, or even as strings, tens of
 * thousands of them were the slowest per cent of queries. Space of replaced records is won back chunk by chunk.
 */
export class RecordStore {
  readonly #chunks: (Chunk | undefined)[] = [];
  readonly #shapes: ReadonlyMap<string, number>[] = [];
  readonly #shapeNames = new Map<string, number>();
  #shapeOf = new Uint32Array(0);
  #current = -1;
  #chunkOf = new Int32Array(0);
  #start = new Uint32Array(0);
  #length = new Uint32Array(0);

  reserve(slots: number): void {
    const old = this.#chunkOf.length;
    if (old >= slots) return;
    const chunkOf = new Int32Array(slots).fill(-1);
    chunkOf.set(this.#chunkOf);
    const start = new Uint32Array(slots);
    start.set(this.#start);
    const length = new Uint32Array(slots);
    length.set(this.#length);
    const shapeOf = new Uint32Array(slots);
    shapeOf.set(this.#shapeOf);
    [this.#chunkOf, this.#start, this.#length, this.#shapeOf] = [chunkOf, start, length, shapeOf];
  }

  textOf(slot: number): string | undefined {
    const chunk = this.#chunks[this.#chunkOf[slot] ?? -1];
    if (chunk === undefined) return undefined;
    const start = this.#start[slot] ?? 0;
    const head = (this.#shapeAt(slot)?.size ?? 0) * OFFSET_BYTES;
    return chunk.bytes.toString('utf8', start + head, start + (this.#length[slot] ?? 0));
  }

  /** The record, or of it only the named keys that it has. */
  read(slot: number, fields: readonly string[]): JsonObject {
    if (fields.length === 0) {
      const record: JsonObject = JSON.parse(this.textOf(slot) ?? '{}');
      return record;
    }
    const part: JsonObject = JSON.parse(this.#partsOf(slot, fields));
    return part;
  }

  /** JSON of only these keys, cut from the record's text: a card needs a tenth of a record, parsing all took longest. */
  #partsOf(slot: number, fields: readonly string[]): string {
    const chunk = this.#chunks[this.#chunkOf[slot] ?? -1];
    const shape = this.#shapeAt(slot);
    if (chunk === undefined || shape === undefined) return '{}';
    const start = this.#start[slot] ?? 0;
    const end = start + (this.#length[slot] ?? 0);
    const textAt = start + shape.size * OFFSET_BYTES;
    let json = '';
    for (const field of fields) {
      const place = shape.get(field);
      if (place === undefined) continue;
      const from = textAt + chunk.bytes.readUInt32LE(start + place * OFFSET_BYTES);
      const isLast = place === shape.size - 1;
      const to = isLast ? end : textAt + chunk.bytes.readUInt32LE(start + (place + 1) * OFFSET_BYTES);
      // Each part is followed by one character: the comma before the next or the closing brace.
      json += `${json === '' ? '{' : ','}${chunk.bytes.toString('utf8', from, to - 1)}`;
    }
    return json === '' ? '{}' : `${json}}`;
  }

  /** The places of the keys of a slot's record. Records with the same keys in the same order share one shape. */
  #shapeAt(slot: number): ReadonlyMap<string, number> | undefined {
    return this.#shapes[this.#shapeOf[slot] ?? 0];
  }

  write(slot: number, { text, keys, parts }: EncodedRecord): void {
    this.clear(slot);
    const name = keys.join('\u0000');
    let shape = this.#shapeNames.get(name);
    if (shape === undefined) {
      shape = this.#shapes.length;
      this.#shapes.push(new Map(keys.map((key, place) => [key, place])));
      this.#shapeNames.set(name, shape);
    }
    const textBytes = Buffer.byteLength(text);
    const bytes = Buffer.allocUnsafe(keys.length * OFFSET_BYTES + textBytes);
    let at = 1;
    parts.forEach((part, place) => {
      bytes.writeUInt32LE(at, place * OFFSET_BYTES);
      at += 1 + (textBytes === text.length ? part.length : Buffer.byteLength(part));
    });
    bytes.write(text, keys.length * OFFSET_BYTES);
    this.#shapeOf[slot] = shape;
    this.#place(slot, bytes);
  }

  clear(slot: number): void {
    const at = this.#chunkOf[slot] ?? -1;
    const chunk = this.#chunks[at];
    if (chunk === undefined) return;
    this.#chunkOf[slot] = -1;
    chunk.alive -= this.#length[slot] ?? 0;
    if (at === this.#current) return;
    if (chunk.alive === 0) this.#chunks[at] = undefined;
    else if (chunk.alive < chunk.bytes.length / 4) this.#evacuate(at, chunk);
  }

  #evacuate(at: number, chunk: Chunk): void {
    for (let slot = 0; slot < this.#chunkOf.length; slot++) {
      if (this.#chunkOf[slot] !== at) continue;
      const start = this.#start[slot] ?? 0;
      this.#place(slot, chunk.bytes.subarray(start, start + (this.#length[slot] ?? 0)));
    }
    this.#chunks[at] = undefined;
  }

  #place(slot: number, bytes: Buffer): void {
    const chunk = this.#roomFor(bytes.length);
    bytes.copy(chunk.bytes, chunk.used);
    this.#chunkOf[slot] = this.#current;
    this.#start[slot] = chunk.used;
    this.#length[slot] = bytes.length;
    chunk.used += bytes.length;
    chunk.alive += bytes.length;
  }

  #roomFor(bytes: number): Chunk {
    const current = this.#chunks[this.#current];
    if (current !== undefined && current.used + bytes <= current.bytes.length) return current;
    if (current?.alive === 0) this.#chunks[this.#current] = undefined;
    const chunk = { bytes: Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, bytes)), used: 0, alive: 0 };
    const hole = this.#chunks.indexOf(undefined);
    this.#current = hole >= 0 ? hole : this.#chunks.length;
    this.#chunks[this.#current] = chunk;
    return chunk;
  }

  memoryBytes(): number {
    let bytes = this.#chunkOf.byteLength * 4;
    for (const chunk of this.#chunks) bytes += chunk?.bytes.length ?? 0;
    return bytes;
  }
}
