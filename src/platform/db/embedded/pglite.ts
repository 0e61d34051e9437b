import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { ConnectionHeld, checkChannel, type Database, type Driver, type Session } from '../database';
import { observeConnection, type StatementObserver } from '../observe';
import { normalisedRows } from '../values/rows';

/** Start parameters that override the folder's own configuration. */
export const startParameters = (durable: boolean): string[] => [
  ...PGlite.defaultStartParams.filter((parameter) => !durable || parameter !== '-F'),
  ...['-c', 'shared_buffers=16MB', '-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'],
  ...(durable ? ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'] : []),
];

/**
 * PostgreSQL has panicked, mostly as the disk is full. Within this process it does not come back: the next statement would never
 * return, and hold up the whole process.
 */
class DatabaseStopped extends Error {
  override readonly name = 'DatabaseStopped';
  /** PostgreSQL's own for a server that has crashed. */
  readonly code = '57P02';

  constructor(cause: unknown) {
    super('the embedded database has stopped; it comes back with a new process', { cause });
  }
}

const isPanic = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';

/** A PGlite that refuses to wait for itself (see {@link ConnectionHeld}), and to be asked once it has panicked. */
class GuardedPGlite extends PGlite {
  readonly #holder = new AsyncLocalStorage<{ open: boolean }>();
  readonly #onStopped: () => void;
  #panic: unknown = null;

  constructor(options: PGliteOptions, onStopped: () => void) {
    super(options);
    this.#onStopped = onStopped;
  }

  get isStopped(): boolean {
    return this.#panic !== null;
  }

  /** Notes a panic before the next statement, which waits already, begins. */
  async #watched<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (isPanic(error) && this.#panic === null) {
        this.#panic = error;
        this.#onStopped();
      }
      throw error;
    }
  }

  override execProtocol(...call: Parameters<PGlite['execProtocol']>): ReturnType<PGlite['execProtocol']> {
    return this.#watched(super.execProtocol(...call));
  }

  override execProtocolStream(
    ...call: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return this.#watched(super.execProtocolStream(...call));
  }

  override async execProtocolRaw(
    ...call: Parameters<PGlite['execProtocolRaw']>
  ): ReturnType<PGlite['execProtocolRaw']> {
    if (this.#panic !== null) throw new DatabaseStopped(this.#panic);
    return super.execProtocolRaw(...call);
  }

  #refuseIfHeld(): void {
    if (this.#holder?.getStore()?.open) throw new ConnectionHeld();
  }

  override async query<T>(...call: Parameters<PGlite['query']>): Promise<Results<T>> {
    this.#refuseIfHeld();
    return await super.query<T>(...call);
  }

  override async exec(...call: Parameters<PGlite['exec']>): Promise<Results[]> {
    this.#refuseIfHeld();
    return await super.exec(...call);
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#refuseIfHeld();
    const hold = { open: true };
    try {
      return await this.#holder.run(hold, () => super.transaction(work));
    } finally {
      hold.open = false;
    }
  }
}

const sessionOf = (connection: Pick<Transaction, 'query' | 'exec'>): Session => ({
  async execute(text, values) {
    if (values && values.length > 0) {
      return { rows: (await connection.query<Record<string, unknown>>(text, [...values])).rows };
    }
    const results = await connection.exec(text);
    return { rows: results.flatMap((result) => result.rows) };
  },
});

/** A script that opens its own transaction, as the job queue's do. */
const opensTransaction = (text: string): boolean => /^\s*BEGIN\b/i.test(text);

const driverOf = (client: PGlite): Driver => ({
  execute(text, values) {
    if (!opensTransaction(text)) return sessionOf(client).execute(text, values);
    // No other statement may come between its failure and the rollback.
    return client.transaction((tx) => sessionOf(tx).execute(text));
  },
  transaction: (work) => client.transaction((tx) => work(sessionOf(tx))),
});

/**
 * The fast WebAssembly compiler alone translates PostgreSQL. The optimising one takes 600 MB and seconds for one of its
 * functions, at every start, and keeps 100 MB; it would save a sixth of a short query's time, and a third of a long one's.
 */
function compileQuickly(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

function observePGlite(client: PGlite, observe: StatementObserver): void {
  const transaction = client.transaction.bind(client);
  observeConnection(client, observe);
  client.transaction = (work) => transaction((tx) => work(observeConnection(tx, observe)));
}

/** Of `text[]`: what is in PostgreSQL's binary form already (`textArray`) goes as it is. */
const TEXT_ARRAY_OID = 1009;
function passBinaryArrays({ serializers }: PGlite): void {
  const literalOf = serializers[TEXT_ARRAY_OID];
  const serializer = (value: unknown) => (value instanceof Uint8Array ? value : literalOf?.(value));
  Object.assign(serializers, { [TEXT_ARRAY_OID]: serializer });
}

/** Starts PGlite with the given options. */
export async function openPGlite(
  options: PGliteOptions,
  hooks: {
    beforeClose?: () => Promise<void>;
    afterClose?: () => Promise<void>;
    observe?: StatementObserver | undefined;
    /** Once, when it has panicked. */
    onStopped?: (() => void) | undefined;
  } = {},
): Promise<{ client: PGlite; database: Database }> {
  compileQuickly();
  const client = new GuardedPGlite(options, () => hooks.onStopped?.());
  await client.waitReady;
  passBinaryArrays(client);
  if (hooks.observe !== undefined) observePGlite(client, hooks.observe);
  const db = drizzle({ client });
  let closing: Promise<void> | undefined;
  const closeInOrder = async () => {
    await hooks.beforeClose?.();
    if (!client.isStopped) await client.close();
    await hooks.afterClose?.();
  };
  const database: Database = {
    kind: 'pglite',
    db,
    driver: driverOf(client),
    transaction: (work) => db.transaction(work),
    rows: normalisedRows,
    async listen(channel, onNotify, onReconnect) {
      // Notifications arrive in the transaction that commits: without binding, the callback would count as part of it.
      const stop = await client.listen(checkChannel(channel), AsyncLocalStorage.bind(onNotify));
      onReconnect?.();
      return async () => {
        if (!client.closed) await stop();
      };
    },
    async ping() {
      await client.query('SELECT 1');
    },
    close() {
      closing ??= closeInOrder();
      return closing;
    },
  };
  return { client, database };
}
