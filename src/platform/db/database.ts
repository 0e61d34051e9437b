import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A drizzle database, or an open transaction: what every store takes as its first argument. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** One connection for plain SQL. */
export interface Session {
  /**
   * Runs one statement with `$1` parameters, or, without parameters, a script of several statements.
   * Values come as the driver parses them: use {@link Database.rows} where the driver must not show.
   */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * For platform parts that bring their own SQL text (migrations, the job queue). Stores use drizzle. `execute` may take another
 * connection for every call; `transaction` keeps one.
 */
export interface Driver extends Session {
  /** One transaction without a statement timeout. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Outside a transaction. On PGlite, which has one connection, using it while this code holds a transaction
   * would wait for ever, and throws {@link ConnectionHeld} instead: use the transaction's own handle.
   */
  readonly db: Db;
  readonly driver: Driver;
  /** Commits when `work` resolves, rolls back when it throws. Keep it short: PGlite has one connection. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Rows of a raw query, in the same shape from both drivers:
   * int8 (also `count(*)`) is a number, or a bigint where a number would lose digits; `numeric` a string;
   * `timestamptz` a Date; `timestamp`, `date`, `time` and `interval` PostgreSQL's text; json parsed; bytea a Uint8Array.
   */
  rows(db: Db, query: SQL): Promise<Record<string, unknown>[]>;
  /**
   * Calls back for each NOTIFY on the channel (a plain identifier). A notification is a hint: one may be lost while
   * the connection is down, so `onReconnect` tells when to look for what was missed.
   */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Waits for running queries, then closes all connections. Idempotent. */
  close(): Promise<void>;
}

/** Code inside a transaction requested PGlite's only connection again. */
export class ConnectionHeld extends Error {
  override readonly name = 'ConnectionHeld';

  constructor() {
    super(
      'This code holds the only connection in a transaction and asked for it again, which would wait for ever: ' +
        'pass the transaction (tx) on instead of using database.db',
    );
  }
}

/** LISTEN takes no parameters: only a lower-case identifier may pass. */
export function checkChannel(channel: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
  return channel;
}
