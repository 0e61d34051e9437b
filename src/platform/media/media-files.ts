import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db';
import type { Log } from '../log';
import { err, ok, type Result } from '../result';
import type { Clock } from '../time';
import { type FileType, fileName, sniffFile } from './file-type';
import { sizeOf, writeAtomically } from './files';
import { contentHash } from './pictures';
import { findFile, newestFiles, saveFile } from './store/file-store';
import type { MediaFileItem } from './store/tables';
import { sanitizeSvg } from './svg-sanitize';

/**
 * unknown-type: not supported, or an Office file with macros. too-large: too many bytes. unsafe-svg: nothing is left after
 * sanitising.
 */
export type FileProblem = 'unknown-type' | 'too-large' | 'unsafe-svg';

/** A file to serve. */
export interface MediaFile {
  readonly type: FileType;
  /** File name with its extension. */
  readonly name: string;
  readonly size: number;
  /** Strong, quoted. */
  readonly etag: string;
  /** Bytes from `start` to `end`, both included. */
  read(start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A file of the product, not of an editor. */
export interface FixedFile {
  readonly type: FileType;
  readonly name: string;
  load(): Promise<Uint8Array>;
}

export interface MediaFiles {
  put(bytes: Uint8Array, about: { name: string }): Promise<Result<MediaFileItem, FileProblem>>;
  register(family: string, find: (id: string) => FixedFile | null): void;
  find(id: string): Promise<MediaFile | null>;
  list(limit: number): Promise<MediaFileItem[]>;
}

const MAX_FILE_BYTES = 60 * 1024 * 1024;

/** Where a file of an upload lies under the media folder. */
const fileOf = (folder: string, { id, type }: Pick<MediaFileItem, 'id' | 'type'>): string =>
  join(folder, 'files', id.slice(0, 2), `${id}.${type}`);

/** Documents, films and drawings: uploads by the hash of their bytes, fixed ones by the family before the first hyphen. */
export function createMediaFiles(options: {
  readonly database: Database;
  readonly folder: string;
  readonly log: Log;
  readonly clock: Clock;
}): MediaFiles {
  const { database, folder, log, clock } = options;
  const families = new Map<string, (id: string) => FixedFile | null>();
  const fixed = new LRUCache<string, Uint8Array>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: (b) => b.byteLength + 1,
  });

  const uploaded = async (item: MediaFileItem): Promise<MediaFile | null> => {
    const path = fileOf(folder, item);
    const size = await sizeOf(path);
    if (size === undefined || size === 0) {
      log.error({ mediaId: item.id }, 'a file is in the database but not on the disk');
      return null;
    }
    const read = (start: number, end: number) => webStream(createReadStream(path, { start, end }));
    return { type: item.type, name: item.name, size, etag: `"${item.id}"`, read };
  };

  const given = async (id: string, { type, name, load }: FixedFile): Promise<MediaFile> => {
    const bytes = fixed.get(id) ?? (await load());
    fixed.set(id, bytes);
    const read = (start: number, end: number) =>
      new Blob([new Uint8Array(bytes.subarray(start, end + 1))]).stream();
    return {
      type,
      name: fileName(type, name),
      size: bytes.byteLength,
      etag: `"${contentHash(bytes)}"`,
      read,
    };
  };

  return {
    async put(bytes, { name }) {
      if (bytes.byteLength > MAX_FILE_BYTES) return err('too-large');
      const type = bytes.byteLength === 0 ? undefined : sniffFile(bytes, name);
      if (type === undefined) return err('unknown-type');
      const safe = type === 'svg' ? safeSvg(bytes) : bytes;
      if (safe === null) return err('unsafe-svg');
      const id = contentHash(safe);
      const item = { id, type, name: fileName(type, name), bytes: safe.byteLength, at: clock.now() };
      await writeAtomically(fileOf(folder, item), safe, true);
      await saveFile(database.db, item);
      return ok(item);
    },
    register(family, find) {
      if (!/^[a-z][a-z0-9]{1,30}$/.test(family))
        throw new Error('a family of files is named by letters and digits');
      if (families.has(family)) throw new Error(`the files ${family} are registered twice`);
      families.set(family, find);
    },
    async find(id) {
      const known = families.get(id.split('-', 1)[0] ?? '')?.(id) ?? null;
      if (known !== null) return given(id, known);
      const item = /^[0-9a-f]{32}$/.test(id) ? await findFile(database.db, id) : undefined;
      return item === undefined ? null : uploaded(item);
    },
    list: (limit) => newestFiles(database.db, Math.max(1, Math.min(500, Math.trunc(limit)))),
  };
}

/** Sanitised on upload: the stored file is a drawing and nothing else. */
function safeSvg(bytes: Uint8Array): Uint8Array | null {
  const clean = sanitizeSvg(new TextDecoder().decode(bytes));
  if (clean === null) return null;
  const standalone = /^<svg[^>]*\sxmlns=/.test(clean)
    ? clean
    : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return new TextEncoder().encode(standalone);
}

function webStream(readable: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = readable.iterator();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(new Uint8Array(next.value));
    },
    cancel: () => void readable.destroy(),
  });
}
