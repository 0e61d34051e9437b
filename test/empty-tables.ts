import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/db';

/**
 * Empties tables and all that refer to them, as `TRUNCATE … CASCADE` does, in a tenth of its time where they hold little:
 * TRUNCATE makes new files for each table and index. No trigger fires.
 *
 * @param tables their names, with commas between them
 */
export async function emptyTables(database: Database, tables: string): Promise<void> {
  await database.db.execute(
    sql.raw(`DO $$ DECLARE emptied regclass; BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      FOR emptied IN
        WITH RECURSIVE reached (place) AS (
          SELECT unnest('{${tables}}'::regclass[])
          UNION SELECT conrelid::regclass FROM pg_constraint JOIN reached ON confrelid = place WHERE contype = 'f')
        SELECT place FROM reached
      LOOP EXECUTE format('DELETE FROM %s', emptied); END LOOP;
    END $$`),
  );
}

/** Empties all tables but the list of migrations, and what the job queue knows of itself. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.db.execute(
    sql.raw(`DO $$ DECLARE emptied text; BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      FOR emptied IN
        SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
          AND schemaname || '.' || tablename NOT IN ('public.platform_migrations', 'pgboss.version', 'pgboss.queue')
      LOOP EXECUTE 'DELETE FROM ' || emptied; END LOOP;
    END $$`),
  );
}
