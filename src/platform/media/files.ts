import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ByteRange } from '../s3';

/** The file's bytes; undefined when it does not exist or was truncated by a power failure. */
export async function readIfExists(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    const bytes = await readFile(file);
    return bytes.byteLength > 0 ? bytes : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Bytes of a file; undefined when it does not exist or ends before the range does. */
export async function readRange(
  file: string,
  { start, end }: ByteRange,
): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    const handle = await open(file, 'r');
    try {
      const bytes = Buffer.alloc(end - start + 1);
      const { bytesRead } = await handle.read(bytes, 0, bytes.byteLength, start);
      return bytesRead === bytes.byteLength ? bytes : undefined;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes a temporary file and renames it: readers see the whole file or none. `durable` waits for fsync. */
export async function writeAtomically(file: string, bytes: Uint8Array, durable = false): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(bytes);
      if (durable) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Deletes the oldest files under a folder until at most `maxBytes` are left. Returns the bytes left. */
export async function pruneFolder(folder: string, maxBytes: number): Promise<number> {
  const files = await listFolder(folder);
  let left = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.toSorted((a, b) => a.changed - b.changed)) {
    if (left <= maxBytes) break;
    await rm(join(folder, path), { force: true });
    left -= size;
  }
  return left;
}

/** Every file under a folder, by its path there with `/`; none where there is no folder. */
export async function listFolder(folder: string): Promise<{ path: string; size: number; changed: number }[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files: { path: string; size: number; changed: number }[] = [];
  for (const name of names) {
    if (!name.isFile()) continue;
    const file = join(name.parentPath, name.name);
    const found = await stat(file).catch(() => undefined);
    const path = relative(folder, file).replaceAll(sep, '/');
    if (found) files.push({ path, size: found.size, changed: found.mtimeMs });
  }
  return files;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
