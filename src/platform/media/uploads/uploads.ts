import type { Result } from '../../result';
import type { ByteRange } from '../../s3';

/** missing: nothing has that key. away: the store cannot be reached or used. */
export type UploadProblem = 'missing' | 'away';

export interface StoredUpload {
  readonly key: string;
  readonly size: number;
}

/**
 * Where the bytes of uploads lie: a folder, or a bucket that several machines share. Keys are `masters/…` for pictures and
 * `files/…` for the rest, with the hash of the content: what has a key never changes.
 */
export interface UploadStore {
  /** Durable when it resolves with ok. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<Result<undefined, 'away'>>;
  /** All bytes, or those of the range; `missing` also where there are fewer. */
  read(key: string, range?: ByteRange): Promise<Result<Uint8Array<ArrayBuffer>, UploadProblem>>;
  list(): Promise<Result<readonly StoredUpload[], 'away'>>;
}

/** What keys begin with. */
export const UPLOAD_FOLDERS = ['masters', 'files'] as const;

const PIECE_BYTES = 1024 * 1024;

/** A part of an upload in pieces of at most a megabyte; a problem ends it. */
export async function* uploadPieces(
  store: Pick<UploadStore, 'read'>,
  key: string,
  { start, end }: ByteRange,
): AsyncGenerator<Result<Uint8Array<ArrayBuffer>, UploadProblem>> {
  for (let at = start; at <= end; at += PIECE_BYTES) {
    const piece = await store.read(key, { start: at, end: Math.min(end, at + PIECE_BYTES - 1) });
    yield piece;
    if (!piece.ok) return;
  }
}

/**
 * A part of an upload as a stream. Its first piece has been read by then, so that a problem can still be answered; a later
 * one breaks the stream. However slow the reader is, it holds no connection to the store.
 */
export async function openUpload(
  store: Pick<UploadStore, 'read'>,
  key: string,
  range: ByteRange,
): Promise<Result<ReadableStream<Uint8Array<ArrayBuffer>>, UploadProblem>> {
  const pieces = uploadPieces(store, key, range);
  let next = await pieces.next();
  if (next.done !== true && !next.value.ok) return next.value;
  return {
    ok: true,
    value: new ReadableStream({
      async pull(controller) {
        if (next.done === true) return controller.close();
        if (!next.value.ok) return controller.error(new Error(`an upload is ${next.value.error}`));
        controller.enqueue(next.value.value);
        next = await pieces.next();
      },
    }),
  };
}
