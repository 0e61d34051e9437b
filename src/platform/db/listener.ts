import pg from 'pg';
import type { Log } from '~/platform/log';
import { checkChannel } from './database';

interface Subscriber {
  readonly onNotify: (payload: string) => void;
  readonly onReconnect: (() => void) | undefined;
}

const HEARTBEAT_MS = 15_000;
const MIN_RETRY_MS = 250;
const MAX_RETRY_MS = 15_000;

/** One connection outside the pool for LISTEN, which reconnects by itself. */
export class Listener {
  readonly #config: pg.ClientConfig;
  readonly #log: Log;
  readonly #channels = new Map<string, Set<Subscriber>>();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #failures = 0;
  #closed = false;
  /** A connection takes one query at a time. */
  #queue: Promise<void> = Promise.resolve();

  constructor(config: pg.ClientConfig, log: Log) {
    this.#config = { ...config, application_name: 'forecourt listener', query_timeout: 5_000 };
    this.#log = log;
  }

  /** @throws when the first connection cannot be made */
  async listen(
    channel: string,
    onNotify: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>> {
    const subscriber: Subscriber = { onNotify, onReconnect };
    const subscribers = this.#channels.get(checkChannel(channel)) ?? new Set();
    this.#channels.set(channel, subscribers.add(subscriber));
    const removeListener = () => {
      subscribers.delete(subscriber);
      if (subscribers.size === 0 && this.#channels.get(channel) === subscribers)
        this.#channels.delete(channel);
    };
    try {
      await this.#enqueue(async () => {
        if (this.#client) await this.#client.query(`LISTEN ${channel}`);
        else if (!this.#retry) await this.#connect();
      });
    } catch (error) {
      removeListener();
      throw error;
    }
    onReconnect?.();
    return async () => {
      removeListener();
      await this.#enqueue(async () => {
        if (this.#closed || this.#channels.has(channel)) return;
        await this.#client?.query(`UNLISTEN ${channel}`);
      }).catch((error: unknown) => {
        // The connection broke: the next one does not listen to this channel any more.
        this.#log.debug({ err: error }, 'not unlistened');
      });
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#heartbeat);
    await this.#enqueue(async () => {
      await this.#client?.end();
    });
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #connect(): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client(this.#config);
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the connection ended')));
    client.on('notification', ({ channel, payload }) => {
      for (const subscriber of this.#channels.get(channel) ?? []) subscriber.onNotify(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of this.#channels.keys()) await client.query(`LISTEN ${channel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    this.#failures = 0;
    this.#scheduleHeartbeat(client);
  }

  #scheduleHeartbeat(client: pg.Client): void {
    this.#heartbeat = setTimeout(() => {
      // A connection that a firewall dropped gives no sign until it is used.
      this.#enqueue(async () => {
        if (this.#client !== client || this.#closed) return;
        await client.query('SELECT 1');
        this.#scheduleHeartbeat(client);
      }).catch((error: unknown) => this.#lost(client, error));
    }, HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#heartbeat);
    client.end().catch((late: unknown) => this.#log.debug({ err: late }, 'the broken listener did not end'));
    this.#log.warn({ err: error }, 'the listening connection broke; connecting again');
    this.#scheduleRetry();
  }

  #scheduleRetry(): void {
    const delay = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => {
      this.#enqueue(async () => {
        this.#retry = undefined;
        await this.#connect();
      }).then(
        () => this.#announce(),
        (error: unknown) => {
          this.#log.warn({ err: error }, 'the listening connection is still down');
          if (!this.#closed) this.#scheduleRetry();
        },
      );
    }, delay);
  }

  #announce(): void {
    for (const subscribers of this.#channels.values()) {
      for (const subscriber of subscribers) subscriber.onReconnect?.();
    }
  }
}
