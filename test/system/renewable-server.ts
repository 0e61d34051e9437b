import { type RunningServer, removeDataDir } from './server';

const renewals = new Set<() => Promise<void>>();

/**
 * A server that `renewServers` puts another in the place of, which nobody has used: another process with a folder and a port
 * of its own. Whoever holds the first speaks to the other from then on.
 */
export async function renewableServer(start: () => Promise<RunningServer>): Promise<RunningServer> {
  let current = await start();
  async function renew(): Promise<void> {
    const used = current;
    current = await start();
    await used.stop();
    await removeDataDir(used.dataDir);
  }
  renewals.add(renew);
  return {
    get url() {
      return current.url;
    },
    get port() {
      return current.port;
    },
    get dataDir() {
      return current.dataDir;
    },
    get pid() {
      return current.pid;
    },
    site: (key, path) => current.site(key, path),
    output: () => current.output(),
    stop() {
      renewals.delete(renew);
      return current.stop();
    },
    kill() {
      renewals.delete(renew);
      return current.kill();
    },
  };
}

/** Puts an unused server in the place of each that this worker has. */
export async function renewServers(): Promise<void> {
  await Promise.all([...renewals].map((renew) => renew()));
}
