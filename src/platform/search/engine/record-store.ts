import type { JsonObject } from '~/platform/json';

const CHUNK_BYTES = 1 << 18;

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
    [this.#chunkOf, this.#start, this.#length] = [chunkOf, start, length];
  }

  textOf(slot: number): string | undefined {
    const chunk = this.#chunks[this.#chunkOf[slot] ?? -1];
    if (chunk === undefined) return undefined;
    const start = this.#start[slot] ?? 0;
    return chunk.bytes.toString('utf8', start, start + (this.#length[slot] ?? 0));
  }

  /** The record, or of it only the named keys that it has. */
  read(slot: number, fields: readonly string[]): JsonObject {
    const record: JsonObject = JSON.parse(this.textOf(slot) ?? '{}');
    if (fields.length === 0) return record;
    return Object.fromEntries(
      fields.flatMap((field) => (Object.hasOwn(record, field) ? [[field, record[field]]] : [])),
    );
  }

  write(slot: number, text: string): void {
    this.clear(slot);
    this.#place(slot, Buffer.from(text, 'utf8'));
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
    let bytes = this.#chunkOf.byteLength * 3;
    for (const chunk of this.#chunks) bytes += chunk?.bytes.length ?? 0;
    return bytes;
  }
}
