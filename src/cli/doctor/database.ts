import { MIGRATIONS } from '~/app/wiring/migrations';
import type { Config } from '~/platform/config';
import { compareMigrations, type Database, DataDirLocked, openDatabase } from '~/platform/db';
import { type Finding, failure, fine, reasonOf, skewFinding, warning } from '~/platform/examine';
import { nullLog } from '~/platform/log';
import { hasEmbedded } from '../place';

const PART = 'database';

/** Reach, version, rights, migrations and clock of the database. Changes nothing, and makes no embedded database. */
export async function examineDatabase({ databaseUrl, dataDir }: Config): Promise<readonly Finding[]> {
  if (databaseUrl === null && !(await hasEmbedded(dataDir)))
    return [warning(PART, `none in ${dataDir} yet: the first start makes it`)];
  let database: Database;
  try {
    const place = databaseUrl === null ? {} : { databaseUrl: databaseUrl.reveal() };
    database = await openDatabase({ ...place, dataDir, log: nullLog });
  } catch (cause) {
    if (cause instanceof DataDirLocked)
      return [warning(PART, 'a running server holds it: its /healthz says how it is')];
    return [failure(PART, `cannot be opened: ${reasonOf(cause)}`)];
  }
  try {
    return [
      ...(await versionOf(database)),
      ...(await rightsOf(database)),
      ...(await migrationsOf(database)),
      await clockOf(database),
      ...(await waitingMail(database)),
    ];
  } catch (cause) {
    return [failure(PART, `a query failed: ${reasonOf(cause)}`)];
  } finally {
    await database.close();
  }
}

/** Connections of one process: its pool, and one that listens. */
const CONNECTIONS = 11;

async function versionOf({ driver, kind }: Database): Promise<readonly Finding[]> {
  const { rows } = await driver.execute(
    `SELECT current_setting('server_version') AS version, current_setting('max_connections')::int AS connections,
      pg_is_in_recovery() AS standby`,
  );
  const server = rows[0];
  const findings = [fine(PART, `${kind === 'pglite' ? 'embedded ' : ''}PostgreSQL ${server?.version}`)];
  if (kind === 'pglite') return findings;
  if (server?.standby === true) findings.push(failure(PART, 'is a standby: it cannot be written to'));
  const connections = Number(server?.connections);
  if (connections < 2 * CONNECTIONS)
    findings.push(
      warning(
        PART,
        `allows ${connections} connections: one process takes up to ${CONNECTIONS}, two ${2 * CONNECTIONS}`,
      ),
    );
  return findings;
}

/** Tables are made in the current schema; the job queue makes a schema of its own. */
async function rightsOf({ driver }: Database): Promise<readonly Finding[]> {
  const { rows } = await driver.execute(
    `SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS tables,
      has_database_privilege(current_database(), 'CREATE') AS schemas,
      to_regnamespace('pgboss') IS NOT NULL AS queue`,
  );
  const rights = rows[0];
  const missing: Finding[] = [];
  if (rights?.tables !== true)
    missing.push(failure(PART, 'its user may not make tables (GRANT CREATE ON SCHEMA)'));
  if (rights?.schemas !== true && rights?.queue !== true)
    missing.push(
      failure(PART, 'its user may not make the schema of the job queue (GRANT CREATE ON DATABASE)'),
    );
  return missing.length > 0 ? missing : [fine(PART, 'its user may make and change tables')];
}

async function migrationsOf(database: Database): Promise<readonly Finding[]> {
  const { applied, pending, changed, unknown } = await compareMigrations(database, MIGRATIONS);
  const findings: Finding[] = [];
  if (changed.length > 0)
    findings.push(failure(PART, `migrations changed after they had been applied: ${changed.join(', ')}`));
  if (unknown.length > 0)
    findings.push(
      warning(PART, `migrations of a later release: ${unknown.join(', ')}; this one runs if they only added`),
    );
  if (pending.length > 0)
    findings.push(
      warning(PART, `${pending.length} migrations are applied at the next start: ${pending.join(', ')}`),
    );
  return findings.length > 0 ? findings : [fine(PART, `all ${applied} migrations are applied`)];
}

/** A database that no release with this table has seen has none. */
async function waitingMail({ driver }: Database): Promise<readonly Finding[]> {
  const { rows } = await driver.execute(`SELECT to_regclass('platform_outbox_mail') IS NOT NULL AS is_there`);
  if (rows[0]?.is_there !== true) return [];
  const { rows: counted } = await driver.execute(
    `SELECT count(*)::int AS mails FROM platform_outbox_mail WHERE state IN ('waiting', 'queued')`,
  );
  const mails = Number(counted[0]?.mails);
  return mails === 0 ? [] : [warning('mail', `${mails} mails wait for a mail server: nobody has got them`)];
}

async function clockOf({ driver }: Database): Promise<Finding> {
  const before = Date.now();
  const { rows } = await driver.execute(
    `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`,
  );
  return skewFinding('the database', Number(rows[0]?.now), before, Date.now());
}
