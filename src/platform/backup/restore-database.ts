import { z } from 'zod';
import type { Database, MigrationSet, Session } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { nameAsSql, namesOfTables } from './catalogue';
import type { OpenArchive, RestoreSummary } from './read-archive';

/** Why a database is no place for a backup; nothing in it has been touched. */
export type OccupiedDatabase =
  | { readonly code: 'database-not-empty' }
  /** Servers work on it. */
  | { readonly code: 'in-use'; readonly sessions: number }
  /** It has tables that are not ours, which `replace` would have to spare. */
  | { readonly code: 'other-tables'; readonly tables: readonly string[] };

export interface DatabaseTarget {
  readonly database: Pick<Database, 'kind' | 'driver'>;
  readonly archive: OpenArchive;
  readonly sets: readonly MigrationSet[];
  /** Where uploads are written to. */
  readonly mediaFolder: string;
  /** Drops what is there. */
  readonly replace: boolean;
  /** Called when everything has been compared with the archive, before it counts: what it throws undoes the restore. */
  onCompared(): Promise<void>;
}

/** Fills a database from an archive, in one transaction: all of it, or nothing has happened. */
export function restoreDatabase(target: DatabaseTarget): Promise<Result<RestoreSummary, OccupiedDatabase>> {
  const { database, archive, sets, mediaFolder, replace } = target;
  return database.driver.transaction(async (session) => {
    if (database.kind === 'postgres')
      await session.execute('SET LOCAL idle_in_transaction_session_timeout = 0');
    const present = await namesOfTables(session);
    if (present.length > 0) {
      if (!replace) return err({ code: 'database-not-empty' });
      const others = present.filter((name) => !isOurs(name, sets));
      if (others.length > 0) return err({ code: 'other-tables', tables: others });
      const sessions = database.kind === 'postgres' ? await otherSessions(session) : 0;
      if (sessions > 0) return err({ code: 'in-use', sessions });
      await dropAll(session, present);
    }
    const summary = await archive.load(session, mediaFolder);
    await target.onCompared();
    return ok(summary);
  });
}

const CREATED = /create (?:unlogged )?table (?:if not exists )?(\w+)/gi;

function isOurs(table: string, sets: readonly MigrationSet[]): boolean {
  if (table === 'platform_migrations' || table.startsWith('pgboss.')) return true;
  return sets.some(({ migrations }) =>
    Object.values(migrations).some((text) => [...text.matchAll(CREATED)].some(([, name]) => name === table)),
  );
}

async function otherSessions(session: Session): Promise<number> {
  const { rows } = await session.execute(`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'forecourt%' AND pid <> pg_backend_pid()`);
  return z.object({ count: z.number() }).parse(rows[0]).count;
}

async function dropAll(session: Session, tables: readonly string[]): Promise<void> {
  await session.execute(`DROP TABLE ${tables.map(nameAsSql).join(', ')} CASCADE`);
  await session.execute('DROP SCHEMA IF EXISTS pgboss CASCADE');
}
