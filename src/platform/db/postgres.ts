import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '~/platform/log';
import type { Database, Driver, Session } from './database';
import { Listener } from './listener';
import { DatabaseNotOpened } from './not-opened';
import { observePool, type StatementObserver } from './observe';
import { WatchedSockets } from './unresponsive';
import { normalisedRows } from './values/rows';

/** Every session uses UTC and ISO dates, whatever the server's settings. */
const SESSION_OPTIONS = '-c TimeZone=UTC -c DateStyle=ISO';

/** One page of a busy site needs few connections at a time; the rest queue. A server's default allows 100 in all. */
const POOL_SIZE = 10;

function withSessionOptions(databaseUrl: string): string {
  const given = /[?&]options=([^&]*)/.exec(databaseUrl)?.[1] ?? '';
  const options = `${SESSION_OPTIONS} ${decodeURIComponent(given.replaceAll('+', ' '))}`.trim();
  return `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`;
}

const connectionConfig = (databaseUrl: string): pg.ClientConfig => ({
  connectionString: withSessionOptions(databaseUrl),
  application_name: 'forecourt',
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
});

const sessionOf = (client: pg.ClientBase): Session => ({
  async execute(text, values) {
    if (values && values.length > 0) return { rows: (await client.query(text, [...values])).rows };
    // A script answers with one result per statement, which the types do not say.
    const answer: unknown = await client.query(text);
    const results: unknown[] = Array.isArray(answer) ? answer : [answer];
    return { rows: results.flatMap((result) => (result instanceof pg.Result ? result.rows : [])) };
  },
});

async function inTransaction<T>(pool: pg.Pool, work: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0');
    const result = await work(sessionOf(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

const driverOf = (pool: pg.Pool): Driver => ({
  async execute(text, values) {
    const client = await pool.connect();
    let failed = true;
    try {
      const result = await sessionOf(client).execute(text, values);
      failed = false;
      return result;
    } finally {
      // A script that opened its own transaction and failed leaves it open: that connection is thrown away.
      client.release(failed && !values?.length);
    }
  },
  transaction: (work) => inTransaction(pool, work),
});

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string; encoding: string }>(
    "SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding",
  );
  const server = rows[0];
  if (!server || Number(server.version) < 150_000) {
    throw new Error('PostgreSQL 15 or later is needed');
  }
  if (server.encoding !== 'UTF8') throw new Error('the database must have the encoding UTF8');
}

/**
 * A pool on a PostgreSQL server, and one more connection for LISTEN as soon as someone listens.
 *
 * @throws DatabaseNotOpened when the server lets nobody in, does not answer within 10 s, or is older than 15, or not UTF8
 */
export async function openPostgres(
  databaseUrl: string,
  log: Log,
  observe?: StatementObserver,
): Promise<Database> {
  const config = connectionConfig(databaseUrl);
  const sockets = new WatchedSockets(config, log);
  const pool = new pg.Pool({
    ...config,
    max: POOL_SIZE,
    idleTimeoutMillis: 30_000,
    stream: () => sockets.create(),
  });
  // A connection that breaks while somebody holds it and waits for something else tells only its own listeners; without one the
  // process ends.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  });
  // What the pool says of idle connections they have said themselves.
  pool.on('error', () => undefined);
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw new DatabaseNotOpened('DATABASE_URL', error);
  }
  sockets.watch(pool);
  if (observe !== undefined) observePool(pool, observe);
  const db = drizzle({ client: pool });
  const listener = new Listener(config, log);
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    db,
    driver: driverOf(pool),
    transaction: (work) => db.transaction(work),
    rows: normalisedRows,
    listen: (channel, onNotify, onReconnect) => listener.listen(channel, onNotify, onReconnect),
    async ping() {
      await pool.query('SELECT 1');
    },
    close() {
      closing ??= listener
        .close()
        .then(() => pool.end())
        .finally(() => sockets.close());
      return closing;
    },
  };
}
