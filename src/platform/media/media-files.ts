import { LRUCache } from 'lru-cache';
import type { Database } from '../db';
import type { Log } from '../log';
import { err, ok, type Result } from '../result';
import type { Clock } from '../time';
import { type FileType, fileName, sniffFile } from './file-type';
import { contentHash } from './pictures';
import { findFile, newestFiles, saveFile } from './store/file-store';
import type { MediaFileItem } from './store/tables';
import { sanitizeSvg } from './svg/svg-sanitize';
import { openUpload, type UploadProblem, type UploadStore } from './uploads/uploads';

/**
 * unknown-type: not supported, or an Office file with macros. too-large: too many bytes. unsafe-svg: nothing is left after
 * sanitising. away: the store of uploads cannot be used now.
 */
export type FileProblem = 'unknown-type' | 'too-large' | 'unsafe-svg' | 'away';

/** A file to serve. */
export interface MediaFile {
  readonly type: FileType;
  /** File name with its extension. */
  readonly name: string;
  readonly size: number;
  /** Strong, quoted. */
  readonly etag: string;
  /** Bytes from `start` to `end`, both included. */
  open(start: number, end: number): Promise<Result<ReadableStream<Uint8Array<ArrayBuffer>>, UploadProblem>>;
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

const fileKey = ({ id, type }: Pick<MediaFileItem, 'id' | 'type'>): string =>
  `files/${id.slice(0, 2)}/${id}.${type}`;

/** Documents, films and drawings: uploads by the hash of their bytes, fixed ones by the family before the first hyphen. */
export function createMediaFiles(options: {
  readonly database: Database;
  readonly uploads: Pick<UploadStore, 'put' | 'read'>;
  readonly log: Log;
  readonly clock: Clock;
}): MediaFiles {
  const { database, uploads, log, clock } = options;
  const families = new Map<string, (id: string) => FixedFile | null>();
  const fixed = new LRUCache<string, Uint8Array>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: (b) => b.byteLength + 1,
  });

  const uploaded = (item: MediaFileItem): MediaFile => ({
    type: item.type,
    name: item.name,
    size: item.bytes,
    etag: `"${item.id}"`,
    async open(start, end) {
      const opened = await openUpload(uploads, fileKey(item), { start, end });
      if (!opened.ok && opened.error === 'missing')
        log.error({ mediaId: item.id }, 'a file is in the database but not among the uploads');
      return opened;
    },
  });

  const given = async (id: string, { type, name, load }: FixedFile): Promise<MediaFile> => {
    const bytes = fixed.get(id) ?? (await load());
    fixed.set(id, bytes);
    const open = async (start: number, end: number) =>
      ok(new Blob([new Uint8Array(bytes.subarray(start, end + 1))]).stream());
    return {
      type,
      name: fileName(type, name),
      size: bytes.byteLength,
      etag: `"${contentHash(bytes)}"`,
      open,
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
      const put = await uploads.put(fileKey(item), new Uint8Array(safe));
      if (!put.ok) return put;
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
