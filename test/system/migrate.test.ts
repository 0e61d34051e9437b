/** @module-tag sweep */
import { describe, expect, test } from 'vitest';
import { freshPostgres, postgresOfFile } from '~test/database';
import { freshDataDir, removeDataDir, runProgram } from './server';

const postgres = postgresOfFile();

describe.skipIf(!postgres)(
  postgres ? 'npm run migrate' : 'npm run migrate (skipped: PostgreSQL is not installed)',
  () => {
    test('brings an empty database to the schema of the release, once, and says what it cannot open', async () => {
      const dataDir = await freshDataDir();
      const database = await freshPostgres(postgres?.url ?? '', []);
      const count = async () => {
        const { rows } = await database.driver.execute(
          'SELECT count(*)::int AS count FROM platform_migrations',
        );
        return Number(rows[0]?.count);
      };
      const before = await count();
      const migrated = (url: string, args: readonly string[] = []) =>
        runProgram('migrate.js', { dataDir, args, env: { DATABASE_URL: url } });
      try {
        const first = await migrated(database.url);
        expect(first).toMatchObject({ code: 0, stderr: '' });
        const lines = first.stdout.trimEnd().split('\n');
        expect(lines).toContain('applied stock/0001_stock.sql');
        expect(await count()).toBe(before + lines.length);
        expect(await migrated(database.url)).toMatchObject({ code: 0, stdout: 'nothing to apply\n' });
        await database.driver.execute("UPDATE platform_migrations SET sha256 = 'x' WHERE module = 'stock'");
        const changed = await migrated(database.url);
        expect(changed).toMatchObject({
          code: 1,
          stderr: expect.stringMatching(/^The migration stock\/0001_stock\.sql was changed [^\n]*\n$/),
        });
        expect((await migrated('postgres://nobody@127.0.0.1:1/none')).code).toBe(1);
        expect((await migrated(database.url, ['stock'])).code).toBe(2);
      } finally {
        await database.close();
        await removeDataDir(dataDir);
      }
    });
  },
);
