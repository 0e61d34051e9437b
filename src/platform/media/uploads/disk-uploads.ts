import { join } from 'node:path';
import type { Log } from '../../log';
import { err, ok } from '../../result';
import { listFolder, readIfExists, readRange, writeAtomically } from '../files';
import { UPLOAD_FOLDERS, type UploadStore } from './uploads';

/** Uploads in a folder of this machine. */
export function diskUploads(folder: string, log: Log): UploadStore {
  const failed = (cause: unknown) => {
    log.error({ err: cause }, 'the folder of uploads cannot be used');
    return err('away' as const);
  };
  return {
    put: (key, bytes) => writeAtomically(join(folder, key), bytes, true).then(() => ok(undefined), failed),
    async read(key, range) {
      try {
        const file = join(folder, key);
        const bytes = range === undefined ? await readIfExists(file) : await readRange(file, range);
        return bytes === undefined ? err('missing') : ok(bytes);
      } catch (cause) {
        return failed(cause);
      }
    },
    async list() {
      try {
        const listed = await Promise.all(UPLOAD_FOLDERS.map((name) => listFolder(join(folder, name))));
        const uploads = UPLOAD_FOLDERS.flatMap((name, at) =>
          (listed[at] ?? []).map(({ path, size }) => ({ key: `${name}/${path}`, size })),
        );
        return ok(uploads.filter(({ key }) => !key.endsWith('.tmp')));
      } catch (cause) {
        return failed(cause);
      }
    },
  };
}
