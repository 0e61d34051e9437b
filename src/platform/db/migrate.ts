import { createHash } from 'node:crypto';
import type { Database, Session } from './database';

export interface MigrationSet {
  /** The module's name, under which applied files are recorded. */
  module: string;
  /** './migrations/0001_x.sql' → its text, as `import.meta.glob` with `?raw` gives them. They run in the order of their names. */
  migrations: Record<string, string>;
}

/** A migration that keeps a database from being used: one that failed, or was edited after it had been applied. */
export class MigrationStopped extends Error {
  override readonly name = 'MigrationStopped';
}

export const platformMigrations: MigrationSet = {
  module: 'platform',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

interface Migration {
  readonly module: string;
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

/** An arbitrary number for the advisory lock: 'fcmg'. */
const MIGRATION_LOCK = 0x66_63_6d_67;

function migrationsOf(sets: readonly MigrationSet[]): Migration[] {
  const others = sets.filter((set) => set.module !== platformMigrations.module);
  const modules = new Set(others.map((set) => set.module));
  if (modules.size !== others.length) throw new Error('Two migration sets carry the same module name');
  const platform = sets.find((set) => set.module === platformMigrations.module) ?? platformMigrations;
  return [platform, ...others].flatMap(({ module, migrations }) =>
    Object.entries(migrations)
      .map(([path, text]) => ({
        module,
        name: path.slice(path.lastIndexOf('/') + 1),
        text,
        // A checkout with other line ends is the same migration.
        sha256: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex'),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
}

/** Processes that start together are serialised. The lock ends with the transaction. */
async function acquireLock(session: Session): Promise<void> {
  await session.execute(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

async function isApplied(session: Session, migration: Migration): Promise<boolean> {
  const { rows } = await session.execute(
    'SELECT sha256 FROM platform_migrations WHERE module = $1 AND name = $2',
    [migration.module, migration.name],
  );
  const applied = rows[0];
  if (applied && applied.sha256 !== migration.sha256) {
    throw new MigrationStopped(
      `The migration ${migration.module}/${migration.name} was changed after it had been applied: restore it and add a new file`,
    );
  }
  return applied !== undefined;
}

async function createLedger(session: Session): Promise<void> {
  await acquireLock(session);
  await session.execute(`CREATE TABLE IF NOT EXISTS platform_migrations (
    module text NOT NULL,
    name text NOT NULL,
    sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (module, name)
  )`);
}

async function apply(session: Session, migration: Migration): Promise<void> {
  await acquireLock(session);
  if (await isApplied(session, migration)) return;
  await session.execute(migration.text);
  await session.execute('INSERT INTO platform_migrations (module, name, sha256) VALUES ($1, $2, $3)', [
    migration.module,
    migration.name,
    migration.sha256,
  ]);
}

/**
 * Brings the database to the state the code expects: the platform's own migrations first, then the sets in the order
 * given. Each file runs once, in a transaction of its own (so no `CREATE INDEX CONCURRENTLY`). Safe when several
 * processes start together.
 *
 * @throws MigrationStopped when a file differs from what was applied, or fails; the files before it stay applied.
 */
export async function migrate(
  database: Pick<Database, 'driver'>,
  sets: readonly MigrationSet[],
): Promise<void> {
  const { driver } = database;
  await driver.transaction(createLedger);
  for (const migration of migrationsOf(sets)) {
    if (await isApplied(driver, migration)) continue;
    try {
      await driver.transaction((session) => apply(session, migration));
    } catch (error) {
      if (error instanceof MigrationStopped) throw error;
      const why = error instanceof Error ? `: ${error.message}` : '';
      throw new MigrationStopped(`The migration ${migration.module}/${migration.name} failed${why}`, {
        cause: error,
      });
    }
  }
}

/** Files of migrations, as `module/name`, by how they stand to what is applied. */
interface MigrationComparison {
  readonly applied: number;
  readonly pending: readonly string[];
  readonly changed: readonly string[];
  /** Applied by a release that had more. */
  readonly unknown: readonly string[];
}

/** Compares what is applied with the sets, and changes nothing. */
export async function compareMigrations(
  { driver }: Pick<Database, 'driver'>,
  sets: readonly MigrationSet[],
): Promise<MigrationComparison> {
  const known = await driver.execute("SELECT to_regclass('platform_migrations') IS NOT NULL AS there");
  const { rows } =
    known.rows[0]?.there === true
      ? await driver.execute('SELECT module, name, sha256 FROM platform_migrations')
      : { rows: [] };
  const applied = new Map(rows.map((row) => [`${row.module}/${row.name}`, row.sha256]));
  const migrations = migrationsOf(sets).map(({ module, name, sha256 }) => ({
    file: `${module}/${name}`,
    sha256,
  }));
  const files = new Set(migrations.map(({ file }) => file));
  return {
    applied: applied.size,
    pending: migrations.filter(({ file }) => !applied.has(file)).map(({ file }) => file),
    changed: migrations
      .filter(({ file, sha256 }) => applied.has(file) && applied.get(file) !== sha256)
      .map(({ file }) => file),
    unknown: [...applied.keys()].filter((file) => !files.has(file)),
  };
}
