import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it that are missing, one at a time: Node's `recursive` never ends below /proc, where what is
 * made is not found afterwards.
 *
 * @throws what the system says of the folder that cannot be made, or is a file
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw cause;
    await makeFolder(dirname(path));
    await mkdir(path).catch((second: unknown) => {
      // Another process may have been first.
      if (!(second instanceof Error && 'code' in second && second.code === 'EEXIST')) throw second;
    });
  }
}
