import type { Log } from '~/platform/log';
import type { Database, Session } from '../database';

const INTERVAL_MS = 5 * 60_000;
/** After a start: its first pages have been answered. */
const FIRST_MS = 60_000;
const LOG_BYTES = 16 * 1024 * 1024;

/**
 * Autovacuum's own thresholds for vacuum and analyze, and tables that nobody has looked at yet: what was counted is gone with the
 * process, and what it had filled in less than five minutes would be planned without statistics for good.
 */
const TABLES = `SELECT format('%I.%I', schemaname, s.relname) AS name FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_mod_since_analyze > 50 + 0.1 * n_live_tup
    OR (c.reltuples < 0 AND pg_relation_size(c.oid) > 0)`;

const LOG_SINCE_CHECKPOINT =
  'SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()';

/**
 * The background work of a server that PGlite, being one process, does not do: vacuum, analyze, checkpoint. Without it dead
 * rows and the write-ahead log grow for as long as the process runs. Returns the tables vacuumed and whether a checkpoint was
 * made.
 */
export async function runUpkeep(
  session: Session,
): Promise<{ vacuumed: readonly unknown[]; checkpoint: boolean }> {
  // Statistics are written once a second at most; this forces it.
  await session.execute('SELECT pg_stat_force_next_flush()');
  const { rows } = await session.execute(TABLES);
  // One statement each, so that requests run in between.
  for (const { name } of rows) await session.execute(`VACUUM (ANALYZE) ${name}`);
  const log = await session.execute(LOG_SINCE_CHECKPOINT);
  const checkpoint = Number(log.rows[0]?.bytes ?? 0) > LOG_BYTES;
  if (checkpoint) await session.execute('CHECKPOINT');
  return { vacuumed: rows.map(({ name }) => name), checkpoint };
}

/**
 * The upkeep now, after much has been written at once: the next pages are planned by what there is. Nothing on PostgreSQL, which
 * does so by itself.
 */
export async function tidyDatabase({ kind, driver }: Database): Promise<void> {
  if (kind === 'pglite') await runUpkeep(driver);
}

/** Runs the upkeep after a minute, and then every five. Returns the function that stops it. */
export function scheduleUpkeep(session: Session, log: Log): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    timer = setTimeout(run, INTERVAL_MS).unref();
    running = running
      .then(() => runUpkeep(session))
      .then(
        (done) => log.debug(done, 'database upkeep'),
        (error: unknown) => log.error({ err: error }, 'the database upkeep failed'),
      );
  };
  let timer = setTimeout(run, FIRST_MS).unref();
  return () => {
    clearTimeout(timer);
    return running;
  };
}
