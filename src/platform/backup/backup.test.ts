import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '~/app/wiring/migrations';
import { type Database, openDatabase } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { diskUploads } from '~/platform/media';
import { endSessions, freshPostgres, onBothDatabases, postgresOfFile } from '~test/database';
import { BadArchive, type RestoreFailure, restore, writeBackup } from '.';
import { tablesOf } from './catalogue';
import { digestOf } from './table-lines';

const NOW = new Date('2026-05-04T10:00:00Z');
const server = postgresOfFile();
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'forecourt-backup-'));
  undo.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function backup(database: Database, mediaFolder: string): Promise<Buffer> {
  const out = new PassThrough();
  const uploads = diskUploads(mediaFolder, nullLog);
  const [bytes] = await Promise.all([
    buffer(out),
    writeBackup({ database, uploads, release: '0.1.0', now: NOW }, out),
  ]);
  return bytes;
}

async function filled(open: (sets: typeof MIGRATIONS) => Promise<Database>): Promise<Database> {
  const database = await open(MIGRATIONS);
  undo.push(() => database.close());
  await withJobs(database, async () => undefined);
  const { driver } = database;
  await driver.execute(`
    INSERT INTO content_items (id, site, parent_id, name, template, created_at) VALUES
      ('00000000-0000-4000-8000-000000000002', 's', NULL, '', 'page', now());
    INSERT INTO content_items (id, site, parent_id, name, template, shared, created_at) VALUES
      ('00000000-0000-4000-8000-000000000001', 's', '00000000-0000-4000-8000-000000000002', 'a\nb\\"\tå', 'page',
        '{"deep": [1.50, null, "\\u0007 ö\\n"]}', '2026-01-02 03:04:05.678901+00');
    INSERT INTO stock_imports (site, state) VALUES ('s', 'applied'), ('s', 'applied');
    INSERT INTO workshop_resources (site_index, department_id, resource_id) VALUES ('i', 'd', 'bay');
    INSERT INTO workshop_occupations (id, resource_no, starts, ends, hold_hash, held_since, expires_at)
      VALUES (gen_random_uuid(), 1, 10, 20, 'h', now(), now());
    INSERT INTO workshop_price_tables (id, site_index, service_id, brand, fuels, until_mil)
      VALUES (gen_random_uuid(), 'i', 's', 'b', '{petrol,"a,b"}', 5);
    INSERT INTO platform_changes (topic, payload) SELECT 't', to_jsonb(n) FROM generate_series(1, 1234) AS n`);
  return database;
}

async function withJobs(database: Database, work: (jobs: Jobs) => Promise<void>): Promise<void> {
  const jobs = createJobs({ database, log: nullLog });
  await jobs.work('lead-mail', { retryLimit: 0, retryDelaySeconds: 1 }, async () => undefined);
  await jobs.start();
  await work(jobs);
  await jobs.stop();
}

/** By table: number of rows and their digest. The queue's supervisor writes at its own pace. */
const digests = (database: Database) =>
  database.driver.transaction(async (session) => {
    const found: Record<string, unknown> = {};
    for (const table of await tablesOf(session)) found[table.name] = await digestOf(session, table);
    return found;
  });

const restoring = (
  bytes: Uint8Array,
  place: { databaseUrl: string | null; dataDir: string },
  replace = false,
) =>
  restore({
    ...place,
    bucket: null,
    replace,
    sets: MIGRATIONS,
    now: NOW,
    log: nullLog,
    source: Readable.from([bytes.subarray(0, 700), bytes.subarray(700)]),
  });

async function reopened(place: { databaseUrl: string | null; dataDir: string }): Promise<Database> {
  const { databaseUrl, dataDir } = place;
  const database = await openDatabase({ ...(databaseUrl ? { databaseUrl } : {}), dataDir, log: nullLog });
  undo.push(() => database.close());
  return database;
}

onBothDatabases(server, (open) => {
  const emptyPlace = async () => {
    const dataDir = await folder();
    const database = await open([]);
    if (!('url' in database) || typeof database.url !== 'string') return { databaseUrl: null, dataDir };
    undo.push(() => database.close());
    // Nothing is empty that has a ledger of migrations.
    await database.driver.execute('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    return { databaseUrl: database.url, dataDir };
  };

  /** A database in use; of a folder it is enough that something is there. */
  const occupiedPlace = async () => {
    const dataDir = await folder();
    const database = await open(MIGRATIONS);
    undo.push(() => database.close());
    if ('url' in database && typeof database.url === 'string') return { databaseUrl: database.url, dataDir };
    await mkdir(join(dataDir, 'pgdata'));
    return { databaseUrl: null, dataDir };
  };

  test('a backup restored into an empty place has every row of every table, and every upload', async () => {
    const database = await filled(open);
    const media = join(await folder(), 'media');
    await mkdir(join(media, 'files', 'ab'), { recursive: true });
    await mkdir(join(media, 'variants'), { recursive: true });
    const film = Buffer.alloc(300_001, 'film');
    await writeFile(join(media, 'files', 'ab', 'abc.mp4'), film);
    await writeFile(join(media, 'variants', 'made-again.webp'), 'x');
    const before = await digests(database);
    const place = await emptyPlace();
    const restored = await restoring(await backup(database, media), place);
    expect(restored).toMatchObject({ ok: true, value: { mediaFiles: 1, release: '0.1.0' } });
    const copy = await reopened(place);
    expect(await digests(copy)).toEqual(before);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['leads', 'pgboss.job', 'content_items']));
    expect(await readFile(join(place.dataDir, 'media', 'files', 'ab', 'abc.mp4'))).toEqual(film);
    expect(await readdir(join(place.dataDir, 'media'))).toEqual(['files']);

    // Constraints and sequences are those of a database in use.
    await expect(
      copy.driver.execute(
        `INSERT INTO lead_deliveries (lead_id, channel) VALUES (gen_random_uuid(), 'mail')`,
      ),
    ).rejects.toThrow();
    const { rows } = await copy.driver.execute(
      `INSERT INTO stock_imports (site, state) VALUES ('s', 'applied') RETURNING id::int AS id`,
    );
    expect(rows).toEqual([{ id: 3 }]);
  });

  test('jobs that wait are there again, and are done', { tags: ['sweep'] }, async () => {
    const database = await filled(open);
    await withJobs(database, (jobs) =>
      database.transaction((tx) =>
        jobs.enqueue(tx, 'lead-mail', { leadId: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) }),
      ),
    );
    const place = await emptyPlace();
    await restoring(await backup(database, 'nowhere'), place);
    const copy = await reopened(place);
    await copy.driver.execute(`UPDATE pgboss.job SET start_after = now() WHERE name = 'lead-mail'`);
    const done: unknown[] = [];
    const jobs = createJobs({ database: copy, log: nullLog });
    undo.push(() => jobs.stop());
    await jobs.work('lead-mail', { retryLimit: 0, retryDelaySeconds: 1 }, async ({ data }) => {
      done.push(data);
    });
    await jobs.start();
    await expect.poll(() => done, { timeout: 10_000 }).toEqual([{ leadId: 'later' }]);
  });

  test('is one instant while others write: no child without its parent, nothing acknowledged is missing', {
    tags: ['sweep'],
  }, async () => {
    const database = await filled(open);
    let writing = true;
    const acknowledged: string[] = [];
    const write = async () => {
      while (writing) {
        const id = randomUUID();
        await database.transaction(async (tx) => {
          await tx.execute(sql`INSERT INTO leads (id, submission_key, fingerprint, site, language, form_name, form_values,
            receiver, created_at) VALUES (${id}, ${id}, 'f', 's', 'sv', 'F', '{}', '{}', now())`);
          await tx.execute(sql`INSERT INTO lead_deliveries (lead_id, channel) VALUES (${id}, 'mail')`);
        });
        acknowledged.push(id);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    const writers = [write(), write(), write()];
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    const sure = [...acknowledged];
    const bytes = await backup(database, 'nowhere');
    writing = false;
    await Promise.all(writers);
    const place = await emptyPlace();
    expect(await restoring(bytes, place)).toMatchObject({ ok: true });
    const copy = await reopened(place);
    const { rows } = await copy.driver.execute(
      'SELECT l.id, d.lead_id FROM leads l FULL JOIN lead_deliveries d ON d.lead_id = l.id',
    );
    expect(rows.filter(({ id, lead_id: leadId }) => id === null || leadId === null)).toEqual([]);
    const ids = new Set(rows.map(({ id }) => id));
    expect(sure.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('tables of others do not keep a backup from being restored: they are left out by name', {
    tags: ['sweep'],
  }, async () => {
    const [database, place] = [await filled(open), await emptyPlace()];
    const before = await digests(database);
    await database.driver.execute(
      'CREATE TABLE kept (no serial PRIMARY KEY); INSERT INTO kept DEFAULT VALUES',
    );
    const restored = await restoring(await backup(database, 'nowhere'), place);
    expect(restored).toMatchObject({ ok: true, value: { leftOut: ['kept'] } });
    expect(await digests(await reopened(place))).toEqual(before);
  });

  test('does not overwrite an existing file, unless asked to', { tags: ['sweep'] }, async () => {
    const database = await filled(open);
    const bytes = await backup(database, 'nowhere');
    const place = await occupiedPlace();
    expect(await restoring(bytes, place)).toEqual({ ok: false, error: { code: 'database-not-empty' } });
    if (place.databaseUrl !== null) {
      expect(await restoring(bytes, place, true)).toMatchObject({ ok: false, error: { code: 'in-use' } });
      await endSessions(place.databaseUrl);
    }
    expect(await restoring(bytes, place, true)).toMatchObject({ ok: true });
    expect(await digests(await reopened(place))).toEqual(await digests(database));
    const uploads = { databaseUrl: place.databaseUrl, dataDir: await folder() };
    await mkdir(join(uploads.dataDir, 'media', 'files'), { recursive: true });
    const occupied: RestoreFailure = { code: 'uploads-not-empty' };
    expect(await restoring(bytes, uploads)).toEqual({ ok: false, error: occupied });
  });

  test('cut off or changed, it restores nothing', { tags: ['sweep'] }, async () => {
    const database = await filled(open);
    const bytes = await backup(database, 'nowhere');
    const place = await emptyPlace();
    await expect(restoring(bytes.subarray(0, bytes.length - 4000), place)).rejects.toThrow(BadArchive);
    const changed = Buffer.from(bytes);
    changed.write('[null, "x"', changed.indexOf('"applied"') - 30);
    await expect(restoring(changed, place)).rejects.toThrow();
    expect(await restoring(bytes, place)).toMatchObject({ ok: true });
  });
});

describe('an archive', () => {
  const archive = async () => {
    const { freshPglite } = await import('~test/pglite');
    const database = await freshPglite(MIGRATIONS);
    undo.push(() => database.close());
    return backup(database, 'nowhere');
  };

  test('is read by other programs', { tags: ['sweep'] }, async () => {
    const listed = execFileSync('tar', ['-tf', '-'], { input: await archive() })
      .toString()
      .split('\n');
    expect(listed[0]).toBe('schema.json');
    expect(listed).toContain('tables/platform_migrations/000001.jsonl');
    expect(listed.at(-2)).toBe('manifest.json');
  });

  test('of a release that knows more is refused by name', async () => {
    const bytes = await archive();
    const older = MIGRATIONS.filter(({ module }) => module !== 'leads');
    const place = { databaseUrl: null, dataDir: await folder() };
    const options = { ...place, bucket: null, replace: false, sets: older, now: NOW, log: nullLog };
    expect(await restore({ ...options, source: Readable.from([bytes]) })).toEqual({
      ok: false,
      error: { code: 'newer', release: '0.1.0' },
    });
    const noise = createHash('sha512').update('x').digest();
    expect(await restore({ ...options, source: Readable.from([noise]) })).toEqual({
      ok: false,
      error: { code: 'not-a-backup' },
    });
  });

  test.skipIf(server === null)('of PGlite becomes a PostgreSQL', { tags: ['sweep'] }, async () => {
    const { freshPglite } = await import('~test/pglite');
    const database = await filled(freshPglite);
    const empty = await freshPostgres(server?.url ?? '', []);
    undo.push(() => empty.close());
    await empty.driver.execute('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const place = { databaseUrl: empty.url, dataDir: await folder() };
    expect(await restoring(await backup(database, 'nowhere'), place)).toMatchObject({ ok: true });
    expect(await digests(await reopened(place))).toEqual(await digests(database));
  });
});
