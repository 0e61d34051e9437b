import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { type Database, endWhenThereIsRoom, isDatabaseUnavailable, openDatabase } from '.';

const MOUNT = ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs'];
const quietly = { stdio: 'ignore' } as const;

function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-mount-'));
  try {
    execFileSync('mount', [...MOUNT, folder], quietly);
    execFileSync('umount', [folder], quietly);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.skipIf(!mayMount())('a disk that is full under the embedded database', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'forecourt-disk-'));
    execFileSync('mount', [...MOUNT, dataDir], quietly);
  });
  afterEach(async () => {
    execFileSync('umount', ['--lazy', dataDir], quietly);
    await rm(dataDir, { recursive: true });
  });

  const insert = (database: Database, id: number) =>
    database.db.execute(
      sql`INSERT INTO marks SELECT ${id}, md5(random()::text) FROM generate_series(1, 3000) AS line`,
    );

  test('stops it without holding up the process, which ends when there is room; then nothing acknowledged is missing', {
    tags: ['sweep'],
  }, async () => {
    let stopped = 0;
    const onStopped = () => {
      stopped += 1;
    };
    const database = await openDatabase({ dataDir, log: nullLog, onStopped });
    await database.driver.execute('CREATE TABLE marks (id int, text text)');
    const ballast = join(dataDir, 'ballast');
    await writeFile(ballast, Buffer.alloc(60e6));
    let acknowledged = 0;
    const failures: unknown[] = [];
    // Two at a time: one waits while the other meets the end of the disk.
    for (let id = 0; id < 4000 && failures.length === 0; id += 2) {
      const both = await Promise.allSettled([insert(database, id), insert(database, id + 1)]);
      for (const each of both) {
        if (each.status === 'fulfilled') acknowledged += 1;
        else failures.push(each.reason);
      }
    }
    expect(acknowledged).toBeGreaterThan(10);
    expect([stopped, failures.every(isDatabaseUnavailable)]).toEqual([1, true]);
    const began = performance.now();
    await expect(database.rows(database.db, sql`SELECT 1`)).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(database.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toThrow();
    await expect(database.ping()).rejects.toThrow('stopped');
    expect(performance.now() - began).toBeLessThan(1000);

    let ended = 0;
    const end = () => {
      ended += 1;
    };
    endWhenThereIsRoom({ dataDir, log: nullLog, checkMs: 20, end });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(ended).toBe(0);
    await rm(ballast);
    await expect.poll(() => ended).toBe(1);
    await database.close();

    const again = await openDatabase({ dataDir, log: nullLog });
    const [row] = await again.rows(again.db, sql`SELECT count(DISTINCT id)::int AS inserts FROM marks`);
    expect(row).toEqual({ inserts: acknowledged });
    await again.close();
  });
});
