import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../../log';
import type { Result } from '../../result';
import { pruneFolder, readIfExists, writeAtomically } from '../files';
import type { UploadProblem } from '../uploads/uploads';
import type { MediaFormat } from '../urls';
import { createConcurrencyLimiter } from './concurrency-limiter';
import { encode, type Haste, isImprovable, type PictureSource } from './encode';
import { createIdleQueue } from './idle-queue';

interface VariantRequest {
  /** Content hash of the source: equal content shares its files. */
  readonly version: string;
  readonly width: number;
  readonly format: MediaFormat;
  load(): Promise<Result<PictureSource, UploadProblem>>;
}

/** `visitor`: somebody waits for it. `background`: only where nobody else's picture is encoded, and small at once. */
export type Urgency = 'visitor' | 'background';

export interface VariantCache {
  /** The bytes; `busy` when the queue is full, the rest when the source could not be loaded. */
  get(
    request: VariantRequest,
    urgency: Urgency,
  ): Promise<{ bytes: Buffer; cached: boolean } | UploadProblem | 'busy'>;
}

const MAX_CONCURRENT = 2;
/** As many as are encoded in about two seconds: whoever would wait longer had better come again. */
const MAX_WAITING = 10 * availableParallelism();
/** What was encoded quickly and is not encoded again when so many wait for it stays as it is. */
const MAX_IMPROVEMENTS = 500;
/** Share of the limit to prune to, so that it does not happen on every write. */
const TARGET_FILL = 0.8;

/** Variants on disk: encoded once; concurrent callers wait for the same file. */
export function createVariantCache(options: {
  readonly folder: string;
  readonly maxBytes: number;
  readonly log: Log;
  readonly write?: typeof writeAtomically;
  readonly maxWaiting?: number;
}): VariantCache {
  const { folder, maxBytes, log, write = writeAtomically, maxWaiting = MAX_WAITING } = options;
  const gate = createConcurrencyLimiter(MAX_CONCURRENT, maxWaiting);
  const pending = new Map<string, Promise<Buffer | UploadProblem>>();
  const improvements = createIdleQueue(MAX_IMPROVEMENTS, log);
  let size: number | undefined;
  let tidying = false;

  const tidy = async (): Promise<void> => {
    if (tidying) return;
    tidying = true;
    try {
      if (size === undefined) size = await pruneFolder(folder, maxBytes);
      if (size > maxBytes) size = await pruneFolder(folder, maxBytes * TARGET_FILL);
    } catch (error) {
      log.warn({ err: error }, 'could not tidy the picture cache');
    } finally {
      tidying = false;
    }
  };

  const make = async (
    request: VariantRequest,
    file: string,
    haste: Haste,
  ): Promise<Buffer | UploadProblem> => {
    const source = await request.load();
    if (!source.ok) return source.error;
    const bytes = await encode(source.value, request.width, request.format, haste);
    try {
      await write(file, bytes);
      if (size !== undefined) size += bytes.byteLength;
    } catch (error) {
      // A full disk costs the next visitor's time, not the picture.
      log.warn({ err: error }, 'a picture could not be kept');
    }
    void tidy();
    return bytes;
  };

  const makeQuickly = async (request: VariantRequest, file: string): Promise<Buffer | UploadProblem> => {
    const made = await make(request, file, 'quick');
    if (typeof made !== 'string' && isImprovable(request.format)) {
      improvements.add(file, async () => {
        // It may have been deleted, or never been written.
        if ((await readIfExists(file))?.byteLength === made.byteLength)
          await gate.runWhenIdle(() => make(request, file, 'small'));
      });
    }
    return made;
  };

  return {
    async get(request, urgency) {
      const { version, width, format } = request;
      const name = `${version}-${width}.${format}`;
      const file = join(folder, version.slice(0, 2), name);
      const onDisk = await readIfExists(file);
      if (onDisk) return { bytes: onDisk, cached: true };
      const joined = pending.get(name);
      const making =
        joined ??
        (urgency === 'visitor'
          ? gate.run(() => makeQuickly(request, file))
          : gate.runWhenIdle(() => make(request, file, 'small')));
      if (!making) return 'busy';
      if (!joined) {
        const settled = making.finally(() => pending.delete(name));
        pending.set(name, settled);
        const made = await settled;
        return typeof made === 'string' ? made : { bytes: made, cached: false };
      }
      const made = await making;
      return typeof made === 'string' ? made : { bytes: made, cached: true };
    },
  };
}
