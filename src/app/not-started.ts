import { mkdtemp, rmdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { makeFolder } from '~/platform/make-folder';

/** What whoever starts the server can mend: the message begins with the variable, and is all that is said. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

/**
 * Makes the data folder where it is missing: with `DATABASE_URL` nothing else does before it is written to.
 *
 * @throws NotStarted when it cannot be made, or not be written to
 */
export async function readyDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    // To be allowed to write is not enough: root is, also where nothing can be made.
    await rmdir(await mkdtemp(join(dataDir, 'start-')));
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
    // Pages do without the room, and a database that needs it says so.
    if (code === 'ENOSPC' || code === 'EDQUOT') return;
    throw new NotStarted(`DATA_DIR: ${dataDir} cannot be made or written to (${code})`, { cause });
  }
}

/**
 * The port that is listened at: `port`, or a free one for 0.
 *
 * @throws NotStarted when the address is not this machine's, or the port is another process's or not for this user
 */
export function listen(http: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', (cause) => {
      const reason = 'code' in cause ? reasonFor(String(cause.code), port, host) : null;
      reject(reason === null ? cause : new NotStarted(reason, { cause }));
    });
    http.listen(port, host, () => {
      const address = http.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function reasonFor(code: string, port: number, host: string): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: port ${port} on ${host} is in use by another process: stop it or choose another PORT`;
    case 'EACCES':
    case 'EPERM':
      return `PORT: this user may not listen at port ${port} (${code}): choose one from 1024 on`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
      return `HOST: ${host} is no address of this machine (${code})`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: ${host} has no address (${code})`;
    default:
      return null;
  }
}
