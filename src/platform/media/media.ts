import { join } from 'node:path';
import sharp from 'sharp';
import type { Database } from '../db';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { ok, type Result } from '../result';
import { type Clock, systemClock } from '../time';
import { createMediaFiles, type FileProblem, type FixedFile, type MediaFile } from './media-files';
import { contentHash, createPictures, type Drawing, masterKey } from './pictures';
import { findPath, newestMedia, saveMedia, savePath } from './store/media-store';
import type { MediaFileItem, MediaItem } from './store/tables';
import { createTransfer, type MediaTransfer } from './transfer';
import { type MediaProblem, readUpload } from './uploads/read-upload';
import type { UploadStore } from './uploads/uploads';
import { type MediaFormat, type MediaImage, type MediaWidth, mediaSrc } from './urls';
import { createVariantCache, type Urgency } from './variants/variant-cache';

export interface Variant {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Strong, quoted. */
  readonly etag: string;
}

export interface Media {
  /**
   * Stores an upload. Its id is the hash of its bytes: the same file is the same picture. `path` is its name below
   * `/-/jssmedia/`.
   */
  put(
    bytes: Uint8Array,
    about: { name: string; alt: string; path?: string },
  ): Promise<Result<MediaItem, MediaProblem | 'away'>>;
  /**
   * Draws every picture whose id begins with `{family}-`. `draw` gets the whole id and answers null for ids it does not know.
   * Addresses are immutable: a drawing that changes needs another id.
   */
  registerDrawings(family: string, draw: (id: string) => Drawing | null): void;
  /**
   * One variant, never wider than the original; `away` when it has to be made and its original cannot be read now. Urgency:
   * `visitor` without it. `goneSignal`: aborted when whoever asks has gone.
   */
  variant(
    id: string,
    width: MediaWidth,
    format: MediaFormat,
    urgency?: Urgency,
    goneSignal?: () => AbortSignal,
  ): Promise<Variant | 'unknown' | 'busy' | 'away'>;
  /** Size of the original in pixels. */
  dimensions(id: string): Promise<{ width: number; height: number } | null>;
  /** A WebP data URL of at most 300 characters. */
  blurDataUrl(id: string): Promise<string | null>;
  /** Everything a view needs to show the picture; `alt` replaces the picture's own text. */
  image(id: string, alt?: string): Promise<MediaImage | null>;
  /** The id behind a path of `/-/jssmedia/`: a kept path, or an id, with or without extension. */
  resolve(path: string): Promise<string | null>;
  /** Uploaded pictures, newest first, at most 500. */
  list(limit: number): Promise<MediaItem[]>;
  /** Stores a document, film or drawing that is served as it is; a drawing (SVG) is sanitised first. */
  putFile(bytes: Uint8Array, about: { name: string }): Promise<Result<MediaFileItem, FileProblem>>;
  /** Files that come with the product, under ids that begin with `{family}-`. */
  registerFiles(family: string, find: (id: string) => FixedFile | null): void;
  /** A file by its id, or null. */
  file(id: string): Promise<MediaFile | null>;
  /** Uploaded files, newest first, at most 500. */
  listFiles(limit: number): Promise<MediaFileItem[]>;
  readonly transfer: MediaTransfer;
}

export interface MediaOptions {
  readonly database: Database;
  readonly uploads: UploadStore;
  /** Variants lie in its `media/variants`. */
  readonly dataDir: string;
  readonly log: Log;
  readonly clock?: Clock;
  readonly metrics?: Pick<Metrics, 'mediaVariant'>;
  /** Limit of variants on disk; 2 GiB without it. */
  readonly cacheBytes?: number;
  /** Whether variants that somebody waited for are encoded again, smaller, in idle times; they are without this. */
  readonly improves?: boolean;
}

const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const satisfies Record<
  MediaFormat,
  string
>;

/** Uploads in their store, their metadata in the database, variants on this machine's disk. */
export function createMedia(options: MediaOptions): Media {
  const { database, uploads, log, clock = systemClock, metrics } = options;
  const pictures = createPictures({ database, uploads, log });
  const files = createMediaFiles({ database, uploads, log, clock });
  const maxBytes = options.cacheBytes ?? 2 * 1024 ** 3;
  const folder = join(options.dataDir, 'media', 'variants');
  const cache = createVariantCache({ folder, maxBytes, log, improves: options.improves ?? true });
  // Encodings run concurrently already; more threads each would only take the server's processors.
  sharp.concurrency(1);
  sharp.cache({ memory: 16, files: 0, items: 32 });

  return {
    async put(bytes, about) {
      const stored = await putUpload({ database, uploads, clock }, bytes, about);
      if (stored.ok) pictures.remove(stored.value.id);
      return stored;
    },
    registerDrawings: (family, draw) => pictures.register(family, draw),
    async variant(id, width, format, urgency = 'visitor', goneSignal) {
      const picture = await pictures.find(id);
      if (!picture) return 'unknown';
      const { version } = picture;
      const shown = Math.min(width, picture.width);
      const request = { version, width: shown, format, load: () => picture.load() };
      const made = await cache.get(request, urgency, goneSignal);
      if (made === 'missing') return 'unknown';
      if (typeof made === 'string') return made;
      metrics?.mediaVariant(made.cached ? 'cached' : 'encoded');
      return {
        bytes: made.bytes,
        contentType: CONTENT_TYPES[format],
        // A quick encoding and the small one that replaces it differ in length.
        etag: `"${version}-${shown}-${format}-${made.bytes.byteLength.toString(36)}"`,
      };
    },
    async dimensions(id) {
      const picture = await pictures.find(id);
      return picture ? { width: picture.width, height: picture.height } : null;
    },
    async blurDataUrl(id) {
      return (await pictures.find(id))?.blur() ?? null;
    },
    async image(id, alt) {
      const picture = await pictures.find(id);
      if (!picture) return null;
      const { width, height } = picture;
      const blur = await picture.blur();
      return { src: mediaSrc(id), width, height, alt: alt ?? picture.alt, ...(blur ? { blur } : {}) };
    },
    async resolve(path) {
      const plain = plainPath(path);
      const found = await findPath(database.db, plain);
      if (found) return found;
      const id = plain.slice(plain.lastIndexOf('/') + 1);
      return (await pictures.find(id)) ? id : null;
    },
    list: (limit) => newestMedia(database.db, Math.max(1, Math.min(500, Math.trunc(limit)))),
    putFile: (bytes, about) => files.put(bytes, about),
    registerFiles: (family, find) => files.register(family, find),
    file: (id) => files.find(id),
    listFiles: (limit) => files.list(limit),
    transfer: createTransfer({ database, uploads, pictures, files, clock }),
  };
}

/** The master is stored before its row is written. */
async function putUpload(
  { database, uploads, clock }: { database: Database; uploads: Pick<UploadStore, 'put'>; clock: Clock },
  bytes: Uint8Array,
  { name, alt, path }: { name: string; alt: string; path?: string },
): Promise<Result<MediaItem, MediaProblem | 'away'>> {
  const read = await readUpload(bytes);
  if (!read.ok) return read;
  const { type, extension, width, height, blur, bytes: master } = read.value;
  const id = contentHash(bytes);
  const item: MediaItem = {
    id,
    type,
    extension,
    name,
    alt,
    width,
    height,
    blur,
    bytes: master.byteLength,
    at: clock.now(),
  };
  const put = await uploads.put(masterKey(item), new Uint8Array(master));
  if (!put.ok) return put;
  await database.transaction(async (tx) => {
    await saveMedia(tx, item);
    if (path) await savePath(tx, plainPath(path), id);
  });
  return ok(item);
}

/** Paths are compared in lower case, without slashes around them and without extension. */
const plainPath = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/^\/+|\/+$/g, '')
    .replace(/\.[a-z0-9]{1,5}$/, '');
