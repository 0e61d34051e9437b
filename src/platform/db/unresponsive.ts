import { Socket } from 'node:net';
import pg from 'pg';
import type { Log } from '~/platform/log';

/** No byte for so long while somebody waits: then a connection of its own asks whether the server is there at all. */
const QUIET_MS = 2000;
const PROBE_MS = 4000;
const LOOK_EVERY_MS = 1000;
/** At once, while the server is silent: one that began before it spoke again waits in vain, the next one does not. */
const MAX_PROBES = 4;

/** What callers of a silent server get, as from one that refuses. */
class DatabaseUnresponsive extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('the database does not answer');
  }
}

/**
 * The sockets of a pool, watched. A server that is lost without a word (a paused machine, a firewall, a lost route) refuses nothing:
 * its callers would wait for minutes. When no socket has received a byte for two seconds while somebody waits, and a new connection gets no
 * answer within four, all sockets are cut and new ones refused until one such connection, of which one is made each second,
 * answers. A server that is only slow answers it.
 */
export class WatchedSockets {
  readonly #probeConfig: pg.ClientConfig;
  readonly #log: Log;
  readonly #sockets = new Set<Socket>();
  #isUnresponsive = false;
  #timer: NodeJS.Timeout | undefined;
  #bytesOfClosed = 0;
  #bytes = 0;
  #lastByteAt = 0;
  #probes = 0;
  #answeredAt = 0;

  /** @param config how the pool connects */
  constructor(config: pg.ClientConfig, log: Log) {
    this.#probeConfig = {
      ...config,
      application_name: 'forecourt probe',
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
    };
    this.#log = log;
  }

  /** A socket for one connection, not connected yet (`stream` of the driver's configuration). */
  create(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => {
      this.#bytesOfClosed += socket.bytesRead;
      this.#sockets.delete(socket);
    });
    if (this.#isUnresponsive) process.nextTick(() => socket.destroy(new DatabaseUnresponsive()));
    return socket;
  }

  /** Watches `pool` while somebody holds one of its connections or waits for one. */
  watch(pool: pg.Pool): void {
    const isBusy = () => pool.totalCount > pool.idleCount || pool.waitingCount > 0;
    const look = () => {
      if (!isBusy() && !this.#isUnresponsive) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      } else if (this.#isUnresponsive || performance.now() - this.#lastReadAt() >= QUIET_MS)
        void this.#probe();
    };
    const begin = () => {
      if (this.#timer !== undefined) return;
      this.#lastByteAt = performance.now();
      this.#timer = setInterval(look, LOOK_EVERY_MS);
      this.#timer.unref();
    };
    const connect = pool.connect;
    pool.connect = new Proxy(connect, {
      apply: (target, _, call: unknown[]) => {
        begin();
        return Reflect.apply(target, pool, call);
      },
    });
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #lastReadAt(): number {
    let bytes = this.#bytesOfClosed;
    for (const socket of this.#sockets) bytes += socket.bytesRead;
    if (bytes !== this.#bytes) this.#lastByteAt = performance.now();
    this.#bytes = bytes;
    return this.#lastByteAt;
  }

  async #probe(): Promise<void> {
    if (this.#probes >= (this.#isUnresponsive ? MAX_PROBES : 1)) return;
    this.#probes += 1;
    const began = performance.now();
    const client = new pg.Client(this.#probeConfig);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      this.#lastByteAt = performance.now();
      this.#answered();
    } catch (error) {
      // What another one has learnt since is newer.
      if (this.#isUnresponsive || began < this.#answeredAt) return;
      if (performance.now() - this.#lastReadAt() >= QUIET_MS) this.#cutOff(error);
    } finally {
      this.#probes -= 1;
      void client.end().catch(() => undefined);
    }
  }

  #cutOff(error: unknown): void {
    this.#isUnresponsive = true;
    this.#log.warn(
      { err: error, connections: this.#sockets.size },
      'the database is silent; its connections are cut',
    );
    for (const socket of this.#sockets) socket.destroy(new DatabaseUnresponsive());
  }

  #answered(): void {
    this.#answeredAt = performance.now();
    if (!this.#isUnresponsive) return;
    this.#isUnresponsive = false;
    this.#log.info({}, 'the database answers again');
  }
}
