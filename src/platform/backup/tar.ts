/** Entries of a POSIX tar archive (ustar): enough for what we write ourselves, and readable by every tar. */

const BLOCK_BYTES = 512;
const MAX_NAME_BYTES = 100;
/** Two blocks of zeros end an archive. */
const END = new Uint8Array(2 * BLOCK_BYTES);

/** The archive is cut off, or is none of ours. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;

/** The block before an entry's bytes. */
export function tarHeader(name: string, size: number, at: Date): Uint8Array {
  const block = Buffer.alloc(BLOCK_BYTES);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new Error(`${name} is too long for an archive`);
  block.write(name, 0);
  block.write(octal(0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  // Eleven octal digits: 8 GB, more than any entry of ours.
  block.write(octal(size, 12), 124);
  block.write(octal(Math.floor(at.getTime() / 1000), 12), 136);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(octal(checksumOf(block), 7), 148);
  return block;
}

/** What fills the last block of an entry. */
export const tarPadding = (size: number): Uint8Array =>
  new Uint8Array((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);

export const tarEnd = (): Uint8Array => END;

/** The sum of the header's bytes, with its own field as spaces. */
function checksumOf(block: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < BLOCK_BYTES; at += 1) sum += at >= 148 && at < 156 ? 0x20 : (block[at] ?? 0);
  return sum;
}

export interface TarEntry {
  readonly name: string;
  readonly size: number;
  /** The entry's bytes, once; what is not read is skipped. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Reads an archive from start to end.
 *
 * @throws BadArchive when it ends in the middle or is no archive
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = new ChunkReader(source);
  for (;;) {
    const block = await reader.exactly(BLOCK_BYTES);
    if (block.every((byte) => byte === 0)) return;
    const header = Buffer.from(block);
    const field = (start: number, end: number) =>
      header.toString('latin1', start, end).replace(/[\0 ].*$/s, '');
    if (Number.parseInt(field(148, 156), 8) !== checksumOf(header)) throw new BadArchive('not an archive');
    const name = header.toString('utf8', 0, MAX_NAME_BYTES).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 136), 8);
    const bytes = reader.parts(size);
    yield { name, size, bytes };
    for await (const _ of bytes) {
      // Skipped: whoever was given the entry did not want the rest.
    }
    await reader.exactly(tarPadding(size).byteLength);
  }
}

/** Bytes in the portions that are asked for, from chunks as they come. */
class ChunkReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async #next(maxBytes: number): Promise<Uint8Array> {
    while (this.#rest.byteLength === 0) {
      const chunk = await this.#chunks.next();
      if (chunk.done === true) throw new BadArchive('the archive is cut off');
      this.#rest = chunk.value;
    }
    const part = this.#rest.subarray(0, maxBytes);
    this.#rest = this.#rest.subarray(part.byteLength);
    return part;
  }

  async exactly(size: number): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for (let left = size; left > 0; ) {
      const part = await this.#next(left);
      parts.push(part);
      left -= part.byteLength;
    }
    return Buffer.concat(parts);
  }

  async *parts(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0; ) {
      const part = await this.#next(left);
      left -= part.byteLength;
      yield part;
    }
  }
}
