import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '~/platform/log';

const INTERVAL_MS = 5 * 60_000;
const LOG_BYTES = 16 * 1024 * 1024;

/** Autovacuum's own thresholds for vacuum and analyze. */
const TABLES = `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

const LOG_SINCE_CHECKPOINT =
  'SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()';

/**
 * The background work of a server that PGlite, being one process, does not do: vacuum, analyze, checkpoint. Without it dead
 * rows and the write-ahead log grow for as long as the process runs. Returns the tables vacuumed and whether a checkpoint was
 * made.
 */
export async function runUpkeep(client: PGlite): Promise<{ vacuumed: string[]; checkpoint: boolean }> {
  // Statistics are written once a second at most; this forces it.
  await client.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await client.query<{ name: string }>(TABLES);
  // One statement each, so that requests run in between.
  for (const { name } of rows) await client.exec(`VACUUM (ANALYZE) ${name}`);
  const log = await client.query<{ bytes: number }>(LOG_SINCE_CHECKPOINT);
  const checkpoint = (log.rows[0]?.bytes ?? 0) > LOG_BYTES;
  if (checkpoint) await client.exec('CHECKPOINT');
  return { vacuumed: rows.map(({ name }) => name), checkpoint };
}

/** Runs the upkeep every five minutes. Returns the function that stops it. */
export function scheduleUpkeep(client: PGlite, log: Log): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => runUpkeep(client))
      .then(
        (done) => log.debug(done, 'database upkeep'),
        (error: unknown) => log.error({ err: error }, 'the database upkeep failed'),
      );
  }, INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
