import { statfs } from 'node:fs/promises';
import type { Log } from '~/platform/log';

const CHECK_MS = 5000;
/** Two files of the write-ahead log. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/**
 * Ends the process once its embedded database can start anew: at once where there is room on the disk, else as soon as there is.
 * Until then kept pages and search go on.
 */
export function endWhenThereIsRoom(options: {
  readonly dataDir: string;
  readonly log: Log;
  end(): void;
  readonly checkMs?: number;
}): void {
  const { dataDir, log, end, checkMs = CHECK_MS } = options;
  const check = async () => {
    const { bavail, bsize } = await statfs(dataDir);
    const freeBytes = bavail * bsize;
    if (freeBytes >= MIN_FREE_BYTES) {
      log.error(
        { dataDir, freeBytes },
        'the embedded database had stopped: this process ends to be started anew',
      );
      end();
      return;
    }
    setTimeout(watch, checkMs);
  };
  const watch = () =>
    void check().catch((cause: unknown) => {
      log.error({ err: cause, dataDir }, 'the folder of the embedded database cannot be looked at');
      setTimeout(watch, checkMs);
    });
  log.error({ dataDir }, 'the embedded database has stopped; is the disk full?');
  watch();
}
