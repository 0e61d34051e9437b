import { randomUUID } from 'node:crypto';
import { access, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, failure, fine, reasonOf, warning } from '~/platform/examine';
import { makeFolder } from '~/platform/make-folder';

const GIGABYTE = 1024 ** 3;
const MIN_FREE_BYTES = GIGABYTE;

/** Whether DATA_DIR can be written to, and has room for the pictures that it may hold. */
export async function examineDataFolder(
  dataDir: string,
  mediaCacheBytes: number,
): Promise<readonly Finding[]> {
  const part = 'DATA_DIR';
  const existed = await access(dataDir).then(
    () => true,
    () => false,
  );
  const probe = join(dataDir, `doctor-${randomUUID()}`);
  try {
    await makeFolder(dataDir);
    const file = await open(probe, 'wx', 0o600);
    await file.writeFile('x');
    await file.sync();
    await file.close();
  } catch (cause) {
    return [failure(part, `${dataDir} cannot be written to: ${reasonOf(cause)}`)];
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${dataDir} is writable${existed ? '' : ', and was made'}; ${inGigabytes(free)} free`;
  if (free < MIN_FREE_BYTES) return [failure(part, `${text}: less than ${inGigabytes(MIN_FREE_BYTES)}`)];
  if (free < mediaCacheBytes)
    return [warning(part, `${text}: less than MEDIA_CACHE_MB may take (${inGigabytes(mediaCacheBytes)})`)];
  return [fine(part, text)];
}

const inGigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`;
