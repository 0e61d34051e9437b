import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type FeedLimits, FeedRefused, RATIO_FLOOR } from './limits';

export type Bytes = AsyncIterable<Uint8Array>;

/** A stream's first bytes, read without losing them. */
export async function peek(source: Bytes, wanted: number): Promise<{ head: Uint8Array; all: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  let done = false;
  while (size < wanted && !done) {
    const next = await iterator.next();
    if (next.done) done = true;
    else if (next.value.length > 0) {
      read.push(next.value);
      size += next.value.length;
    }
  }
  return { head: Buffer.concat(read), all: replay(read, iterator) };
}

async function* replay(read: Uint8Array[], iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* read.splice(0);
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}

const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/**
 * The file's plain bytes: counted against the limits and decompressed where the content is gzip (a `.gz` file sent
 * with `Content-Encoding: gzip` is twice so). Throws `FeedRefused`.
 */
export async function* plainBytes(source: Bytes, limits: FeedLimits): AsyncGenerator<Uint8Array> {
  let bytes: Bytes = bounded(source, limits.maxBytes);
  for (let layer = 0; layer < 2; layer++) {
    const { head, all } = await peek(bytes, 2);
    bytes = all;
    if (!isGzip(head)) break;
    bytes = inflated(all, limits);
  }
  yield* bytes;
}

async function* bounded(source: Bytes, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes) throw new FeedRefused('file-too-large', `the file is larger than ${maxBytes} bytes`);
    yield chunk;
  }
}

async function* inflated(source: Bytes, limits: FeedLimits): AsyncGenerator<Uint8Array> {
  let compressed = 0;
  let size = 0;
  const counted = async function* () {
    for await (const chunk of source) {
      compressed += chunk.length;
      yield chunk;
    }
  };
  const gunzip = createGunzip();
  let failure: unknown;
  const feeding = pipeline(Readable.from(counted(), { objectMode: false }), gunzip).catch(
    (error: unknown) => {
      failure = error;
    },
  );
  try {
    for await (const chunk of gunzip) {
      if (!(chunk instanceof Uint8Array)) continue;
      size += chunk.length;
      refuseBomb(size, compressed, limits);
      yield chunk;
    }
  } catch (error) {
    throw asRefusal(failure ?? error);
  } finally {
    gunzip.destroy();
    await feeding;
  }
}

function refuseBomb(size: number, compressed: number, limits: FeedLimits): void {
  const ratio = size > RATIO_FLOOR && size > compressed * limits.maxInflateRatio;
  if (ratio || size > limits.maxInflatedBytes) {
    throw new FeedRefused('decompression-bomb', 'the compressed file inflates beyond every honest size');
  }
}

/** Errors of zlib say that the file is broken; any other (the sender went away) stays what it is. */
function asRefusal(error: unknown): unknown {
  const zlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
  return zlib ? new FeedRefused('broken-compression', 'the file is not whole, or no valid gzip') : error;
}
