import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';

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
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    throw new NotStarted(`DATA_DIR: ${cause instanceof Error ? cause.message : 'unknown error'}`, { cause });
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
