import { decodeJson, isJsonObject, type JsonObject, type JsonValue } from '~/platform/json';
import { RecentRecords } from './recent-records';
import { SharedValues } from './shared-values';
import { listSections, numberSection, type Sections, type SnapshotSource, textSections } from './snapshot';
import { TextPacker } from './text-packer';

const CHUNK_BYTES = 1 << 18;
/** Values of more characters than these are packed. */
const MAX_PLAIN_LENGTH = 63;
/** Stands before a packed value; no JSON begins with it. */
const PACKED = 1;
/** The first byte of a shared value's code; neither does JSON begin with this or one up to a space. */
const SHARED = 2;
/** The length of a value stands in one byte; this says that it stands in the four before the value. */
const LONG = 0xff;

/** A record's keys in their order and the JSON text of each value. */
export interface EncodedRecord {
  readonly keys: readonly string[];
  readonly values: readonly string[];
}

export function encodeRecord(record: JsonObject): EncodedRecord {
  const all = Object.keys(record);
  const keys = all.some((key) => record[key] === undefined)
    ? all.filter((key) => record[key] !== undefined)
    : all;
  return { keys, values: keys.map((key) => jsonOf(record[key] ?? null)) };
}

/** `JSON.stringify` with a fast path: most values are a number, a boolean or null. */
function jsonOf(value: JsonValue): string {
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  return value === null ? 'null' : JSON.stringify(value);
}

/** The keys that some records have, in their order. */
interface Shape {
  readonly keys: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  /** `"key":` of each. */
  readonly labels: readonly string[];
}

interface Chunk {
  readonly bytes: Buffer;
  used: number;
  alive: number;
}

/** Scratch of all stores: one record's values. */
let body: Buffer = Buffer.allocUnsafeSlow(1 << 16);

/**
 * Records in large buffers outside the garbage-collected heap: as objects, or even as strings, tens of thousands of
 * them were the slowest per cent of queries. Of a record stands how long each value is, then the values one after
 * another as JSON: short ones as they are, or as the code of a text that many records have, long ones packed, `null` as
 * nothing at all; the keys stand once per shape. Space of replaced records is won back chunk by chunk.
 */
export class RecordStore {
  #chunks: (Chunk | undefined)[] = [];
  readonly #shapes: Shape[] = [];
  readonly #shapeNames = new Map<string, number>();
  readonly #packer = new TextPacker();
  readonly #shared = new SharedValues();
  readonly #recent = new RecentRecords();
  #shapeOf: Uint32Array = new Uint32Array(0);
  #lastShape = -1;
  #current = -1;
  #chunkOf: Int32Array = new Int32Array(0);
  #start: Uint32Array = new Uint32Array(0);
  #length: Uint32Array = new Uint32Array(0);

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

  /** Whether the slot holds just this record. */
  holds(slot: number, { keys, values }: EncodedRecord): boolean {
    const shape = this.#shapeAt(slot);
    if (shape === undefined || !isShape(shape, keys)) return false;
    return values.every((value, place) => this.#valueAt(slot, shape, place) === value);
  }

  /** The record, or of it only the named keys that it has; no names at all: the whole record. */
  read(slot: number, fields: readonly string[]): JsonObject {
    const known = this.#recent.get(slot, fields);
    if (known !== undefined) return known;
    const record = this.#decode(slot, fields);
    if (fields.length > 0) this.#recent.set(slot, fields, record);
    return record;
  }

  #decode(slot: number, fields: readonly string[]): JsonObject {
    const shape = this.#shapeAt(slot);
    if (shape === undefined) return {};
    let json = '';
    const add = (place: number): void => {
      json += `${json === '' ? '{' : ','}${shape.labels[place] ?? ''}${this.#valueAt(slot, shape, place)}`;
    };
    if (fields.length === 0) for (let place = 0; place < shape.labels.length; place++) add(place);
    for (const field of fields) {
      const place = shape.places.get(field);
      if (place !== undefined) add(place);
    }
    const record = decodeJson(json === '' ? '{}' : `${json}}`);
    return isJsonObject(record) ? record : {};
  }

  #shapeAt(slot: number): Shape | undefined {
    return (this.#chunkOf[slot] ?? -1) < 0 ? undefined : this.#shapes[this.#shapeOf[slot] ?? 0];
  }

  /** JSON of the value at a place of the record's shape. */
  #valueAt(slot: number, shape: Shape, place: number): string {
    const chunk = this.#chunks[this.#chunkOf[slot] ?? -1];
    if (chunk === undefined) return 'null';
    const { bytes } = chunk;
    const head = this.#start[slot] ?? 0;
    let from = head + shape.labels.length;
    for (let before = head; before < head + place; before++) {
      const length = bytes[before] ?? 0;
      from += length === LONG ? 4 + bytes.readUInt32LE(from) : length;
    }
    const isLong = bytes[head + place] === LONG;
    const to = from + (isLong ? 4 + bytes.readUInt32LE(from) : (bytes[head + place] ?? 0));
    if (isLong) from += 4;
    if (from === to) return 'null';
    const first = bytes[from] ?? 0;
    if (first === PACKED) return this.#packer.unpack(bytes, from + 1);
    if (first <= 0x1f) return this.#shared.textOf(((first - SHARED) << 8) | (bytes[from + 1] ?? 0));
    return bytes.toString('utf8', from, to);
  }

  write(slot: number, { keys, values }: EncodedRecord): void {
    this.clear(slot);
    const lengths: number[] = [];
    let used = 0;
    for (const value of values) {
      if (body.length < used + value.length * 4 + 64) body = doubled(body, used + value.length * 4 + 64);
      const end = this.#writeValue(value, used);
      lengths.push(Math.min(end - used, LONG));
      used = end;
    }
    const chunk = this.#roomFor(lengths.length + used);
    chunk.bytes.set(lengths, chunk.used);
    body.copy(chunk.bytes, chunk.used + lengths.length, 0, used);
    this.#shapeOf[slot] = this.#shapeFor(keys);
    this.#take(slot, chunk, lengths.length + used);
  }

  /** Writes a value to the scratch; where it ends. */
  #writeValue(value: string, at: number): number {
    if (value === 'null') return at;
    if (value.length <= MAX_PLAIN_LENGTH) return this.#writeShort(value, at);
    const packed = this.#packer.pack(value);
    const start = packed.length + 1 < LONG ? at : body.writeUInt32LE(packed.length + 1, at);
    body[start] = PACKED;
    return start + 1 + packed.copy(body, start + 1);
  }

  #writeShort(value: string, at: number): number {
    const code = this.#shared.codeFor(value);
    if (code === 0) return at + body.write(value, at);
    body[at] = SHARED + (code >>> 8);
    body[at + 1] = code & 0xff;
    return at + 2;
  }

  #shapeFor(keys: readonly string[]): number {
    // Mostly the shape of the record before: naming a hundred keys takes longer than comparing them.
    const last = this.#shapes[this.#lastShape];
    if (last !== undefined && isShape(last, keys)) return this.#lastShape;
    this.#lastShape = this.#namedShape(keys);
    return this.#lastShape;
  }

  #namedShape(keys: readonly string[]): number {
    const known = this.#shapeNames.get(keys.join('\u0000'));
    if (known !== undefined) return known;
    return this.#addShape(keys);
  }

  #addShape(keys: readonly string[]): number {
    const shape = this.#shapes.length;
    this.#shapes.push({
      keys,
      places: new Map(keys.map((key, place) => [key, place])),
      labels: keys.map((key) => `${JSON.stringify(key)}:`),
    });
    this.#shapeNames.set(keys.join('\u0000'), shape);
    return shape;
  }

  clear(slot: number): void {
    this.#recent.delete(slot);
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
      const length = this.#length[slot] ?? 0;
      const target = this.#roomFor(length);
      chunk.bytes.copy(target.bytes, target.used, start, start + length);
      this.#take(slot, target, length);
    }
    this.#chunks[at] = undefined;
  }

  /** The bytes that now stand at the end of the current chunk belong to the slot. */
  #take(slot: number, chunk: Chunk, length: number): void {
    this.#chunkOf[slot] = this.#current;
    this.#start[slot] = chunk.used;
    this.#length[slot] = length;
    chunk.used += length;
    chunk.alive += length;
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

  *save(): Sections {
    yield* this.#packer.save();
    yield* this.#shared.save();
    yield numberSection(this.#shapes.length);
    for (const { keys } of this.#shapes) yield* textSections(keys);
    for (const numbers of [this.#shapeOf, this.#chunkOf, this.#start, this.#length]) yield numbers;
    yield numberSection(this.#current);
    yield* listSections([this.#chunks.map((chunk) => chunk?.alive ?? 0)]);
    for (const chunk of this.#chunks) yield chunk?.bytes.subarray(0, chunk.used) ?? new Uint8Array(0);
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#packer.load(source);
    this.#shared.load(source);
    for (let left = source.number(); left > 0; left--) this.#addShape(source.texts());
    this.#shapeOf = source.uint32();
    this.#chunkOf = source.int32();
    this.#start = source.uint32();
    this.#length = source.uint32();
    this.#current = source.number();
    const [alive = new Uint32Array(0)] = source.lists();
    this.#chunks = Array.from(alive, (bytesAlive, at) => {
      // Only the last one is written on.
      const bytes = source.bytes();
      if (at !== this.#current)
        return bytesAlive === 0 ? undefined : { bytes, used: bytes.length, alive: bytesAlive };
      const roomy = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, bytes.length));
      bytes.copy(roomy);
      return { bytes: roomy, used: bytes.length, alive: bytesAlive };
    });
  }

  memoryBytes(): number {
    let bytes = this.#chunkOf.byteLength * 4 + this.#packer.memoryBytes() + this.#shared.memoryBytes();
    for (const chunk of this.#chunks) bytes += chunk?.bytes.length ?? 0;
    return bytes;
  }
}

const isShape = (shape: Shape, keys: readonly string[]): boolean =>
  shape.keys.length === keys.length && keys.every((key, place) => shape.keys[place] === key);

function doubled(bytes: Buffer, needed: number): Buffer {
  const longer = Buffer.allocUnsafeSlow(Math.max(needed, bytes.length * 2));
  bytes.copy(longer);
  return longer;
}
