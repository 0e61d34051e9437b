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
  /**
   * The bytes; `busy` when the queue is full, the rest when the source could not be loaded. What all who asked have gone away
   * from while it waited is not made.
   *
   * @param goneSignal aborted when whoever asks has gone; called only where the variant has to be made
   */
  get(
    request: VariantRequest,
    urgency: Urgency,
    goneSignal?: () => AbortSignal,
  ): Promise<{ bytes: Buffer; cached: boolean } | UploadProblem | 'busy'>;
}

/** A variant that is being made, or waits for its turn. */
interface PendingVariant {
  readonly made: Promise<Buffer | UploadProblem | 'abandoned'>;
  /** How many wait for it. */
  callers: number;
  /** Aborted once all of them have gone. */
  readonly abandon: AbortController;
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
  /** Whether what was encoded quickly is encoded again, smaller, in idle times. */
  readonly improves: boolean;
  readonly write?: typeof writeAtomically;
  readonly maxWaiting?: number;
}): VariantCache {
  const { folder, maxBytes, log, improves, write = writeAtomically, maxWaiting = MAX_WAITING } = options;
  const gate = createConcurrencyLimiter(MAX_CONCURRENT, maxWaiting);
  const pending = new Map<string, PendingVariant>();
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
    if (improves && typeof made !== 'string' && isImprovable(request.format)) {
      improvements.add(file, async () => {
        // It may have been deleted, or never been written.
        if ((await readIfExists(file))?.byteLength === made.byteLength)
          await gate.runWhenIdle(() => make(request, file, 'small'));
      });
    }
    return made;
  };

  const begin = (
    name: string,
    request: VariantRequest,
    file: string,
    urgency: Urgency,
  ): PendingVariant | undefined => {
    const abandon = new AbortController();
    const running =
      urgency === 'visitor'
        ? gate.run(() => makeQuickly(request, file), abandon.signal)
        : gate.runWhenIdle(() => make(request, file, 'small'));
    if (running === undefined) return undefined;
    const made = running
      .catch((cause: unknown) => {
        if (cause === abandon.signal.reason) return 'abandoned' as const;
        throw cause;
      })
      .finally(() => pending.delete(name));
    const making: PendingVariant = { made, callers: 0, abandon };
    pending.set(name, making);
    return making;
  };

  return {
    async get(request, urgency, goneSignal) {
      const { version, width, format } = request;
      const name = `${version}-${width}.${format}`;
      const file = join(folder, version.slice(0, 2), name);
      const onDisk = await readIfExists(file);
      if (onDisk) return { bytes: onDisk, cached: true };
      const joined = pending.get(name);
      const making = joined ?? begin(name, request, file, urgency);
      if (making === undefined) return 'busy';
      const signal = goneSignal?.();
      if (signal?.aborted !== true) making.callers += 1;
      // Gone while the disk was read, and nobody else waits.
      else if (making.callers === 0) making.abandon.abort();
      signal?.addEventListener('abort', () => {
        making.callers -= 1;
        if (making.callers === 0) making.abandon.abort();
      });
      const made = await making.made;
      // Asked for just after the last of the others had gone.
      if (made === 'abandoned')
        return signal?.aborted === true ? 'busy' : this.get(request, urgency, goneSignal);
      return typeof made === 'string' ? made : { bytes: made, cached: joined !== undefined };
    },
  };
}
