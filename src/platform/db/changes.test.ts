import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nullLog } from '~/platform/log';
import { freshPostgres, onBothDatabases, postgresOfFile } from '~test/database';
import { appendChange, type Database, followChanges, latestChange, openDatabase, pruneChanges } from '.';

const server = postgresOfFile();

const log = nullLog;
const append = (database: Database, topic: string, payload: number) =>
  database.transaction((tx) => appendChange(tx, topic, payload));

/** Eight writers, each in its own pace, on two topics; some give up at the end. Returns how many committed to 'stock'. */
async function writeFromEight(databases: readonly Database[], each: number): Promise<number> {
  let committed = 0;
  const write = async (database: Database | undefined, writer: number) => {
    for (let count = 0; count < each; count += 1) {
      const fails = (writer + count) % 5 === 0;
      const work = database?.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`);
        await appendChange(tx, 'stock', { writer, count });
        if (count % 3 === 0) await pause(Math.random() * 4);
        if (fails) throw new Error('gave up');
        committed += 1;
      });
      await work?.catch((error: unknown) => {
        if (!fails) throw error;
      });
      if (database && count % 4 === 0) await append(database, 'other', count);
    }
  };
  await Promise.all(
    Array.from({ length: 8 }, (_, writer) => write(databases[writer % databases.length], writer)),
  );
  return committed;
}

onBothDatabases(server, (open) => {
  let database: Database;
  const stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    database = await open();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await database.close();
  });
  const follow = async (options: Partial<Parameters<typeof followChanges>[2]>, topic = 'stock') => {
    const following = await followChanges(database, topic, {
      from: 0n,
      pollMs: 60_000,
      log,
      onChange: () => undefined,
      ...options,
    });
    stops.push(() => following.stop());
    return following;
  };

  test('with eight writers a follower sees every change once, in order', async () => {
    const ids: bigint[] = [];
    const payloads = new Set<string>();
    const following = await follow({
      onChange: ({ id, payload }) => {
        ids.push(id);
        payloads.add(JSON.stringify(payload));
      },
    });
    const committed = await writeFromEight([database], 30);
    await following.catchUp();
    expect(ids).toHaveLength(committed);
    expect(payloads.size).toBe(committed);
    expect(ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? id))).toBe(true);
    expect(following.position()).toBe(await latestChange(database.db, 'stock'));
  });

  test('a follower is woken by the commit, long before it would look by itself', async () => {
    const seen: unknown[] = [];
    await follow({ onChange: ({ payload }) => void seen.push(payload) });
    await append(database, 'other', 1);
    await append(database, 'stock', 2);
    await vi.waitFor(() => expect(seen).toEqual([2]), { timeout: 500, interval: 5 });
  });

  test('a follower looks by itself where no notification comes', async () => {
    const seen: unknown[] = [];
    await follow({ pollMs: 50, onChange: ({ payload }) => void seen.push(payload) });
    await database.driver.execute(
      `INSERT INTO platform_changes (topic, payload) VALUES ('stock', '"quiet"')`,
    );
    await vi.waitFor(() => expect(seen).toEqual(['quiet']), { timeout: 1_000 });
  });

  test("'now' leaves out what was, a position begins after it", async () => {
    for (const payload of [1, 2, 3]) await append(database, 'stock', payload);
    const third = await latestChange(database.db, 'stock');
    const fromNow: unknown[] = [];
    const fromTwo: unknown[] = [];
    const now = await follow({ from: 'now', onChange: ({ payload }) => void fromNow.push(payload) });
    const two = await follow({ from: third - 1n, onChange: ({ payload }) => void fromTwo.push(payload) });
    await append(database, 'stock', 4);
    await Promise.all([now.catchUp(), two.catchUp()]);
    expect(fromNow).toEqual([4]);
    expect(fromTwo).toEqual([3, 4]);
    expect(await latestChange(database.db, 'nothing')).toBe(0n);
  });

  test('more changes than one batch all arrive', async () => {
    await database.driver.execute(
      `INSERT INTO platform_changes (topic, payload) SELECT 'stock', to_jsonb(n) FROM generate_series(1, 1234) AS n`,
    );
    const seen: unknown[] = [];
    const following = await follow({ onChange: ({ payload }) => void seen.push(payload) });
    await following.catchUp();
    expect(seen).toEqual(Array.from({ length: 1234 }, (_, at) => at + 1));
  });

  test('a change whose handler fails comes again before any other, and catching up reports the error', async () => {
    const seen: unknown[] = [];
    let failures = 3;
    const following = await follow({
      onChange: ({ payload }) => {
        if (payload === 2 && failures > 0) {
          failures -= 1;
          throw new Error('the index is busy');
        }
        seen.push(payload);
      },
    });
    for (const payload of [1, 2, 3]) await append(database, 'stock', payload);
    await expect(following.catchUp()).rejects.toThrow('the index is busy');
    expect(seen).toEqual([1]);
    await vi.waitFor(() => expect(seen).toEqual([1, 2, 3]), { timeout: 5_000 });
  });

  test('a change that fails only as somebody catches up is tried again as soon', async () => {
    const quietly = (payload: number) =>
      database.driver.execute(`INSERT INTO platform_changes (topic, payload) VALUES ('stock', '${payload}')`);
    const seen: unknown[] = [];
    let fails = false;
    const following = await follow({
      onChange: ({ payload }) => {
        if (fails) throw new Error('the index is busy');
        seen.push(payload);
      },
    });
    await quietly(1);
    await following.catchUp();
    fails = true;
    await quietly(2);
    await expect(following.catchUp()).rejects.toThrow('the index is busy');
    fails = false;
    await vi.waitFor(() => expect(seen).toEqual([1, 2]), { timeout: 5_000 });
  });

  test('one that cannot listen does not go on by itself', async () => {
    const seen: unknown[] = [];
    const deaf = { ...database, listen: () => Promise.reject(new Error('refused')) };
    const onChange = ({ payload }: { payload: unknown }) => void seen.push(payload);
    await expect(followChanges(deaf, 'stock', { from: 0n, pollMs: 20, log, onChange })).rejects.toThrow(
      'refused',
    );
    await append(database, 'stock', 1);
    await pause(200);
    expect(seen).toEqual([]);
  });

  test('stopping waits for the handler that runs, and nothing comes after it', async () => {
    const started: unknown[] = [];
    const seen: unknown[] = [];
    const may = Promise.withResolvers<void>();
    const following = await follow({
      onChange: async ({ payload }) => {
        started.push(payload);
        await may.promise;
        seen.push(payload);
      },
    });
    for (const payload of [1, 2]) await append(database, 'stock', payload);
    await vi.waitFor(() => expect(started).toEqual([1]), { timeout: 5_000 });
    let stopped = false;
    const stopping = following.stop().then(() => {
      stopped = true;
    });
    await pause(50);
    expect([stopped, seen]).toEqual([false, []]);
    may.resolve();
    await stopping;
    expect(seen).toEqual([1]);
    await append(database, 'stock', 3);
    await pause(150);
    expect(seen).toEqual([1]);
  });

  test('stopping after the database was closed does no harm', async () => {
    const following = await follow({});
    await database.close();
    await following.stop();
  });

  test('changes older than a week are pruned, and a follower that missed them is notified', async () => {
    for (const payload of [1, 2, 3]) await append(database, 'stock', payload);
    await append(database, 'other', 9);
    const [first = 0n, second = 0n] = (
      await database.rows(database.db, sql`SELECT id FROM platform_changes WHERE topic = 'stock' ORDER BY id`)
    ).map((row) => BigInt(String(row.id)));
    await database.driver.execute(
      `UPDATE platform_changes SET at = now() - interval '8 days' WHERE payload IN ('1', '2')`,
    );
    expect(await pruneChanges(database, new Date())).toBe(2);
    expect(await pruneChanges(database, new Date())).toBe(0);
    const received: unknown[] = [];
    const late = await follow({
      from: first,
      onGap: (gap) => void received.push(gap),
      onChange: ({ payload }) => void received.push(payload),
    });
    await late.catchUp();
    expect(received).toEqual([{ from: first, to: second }, 3]);
    const inTime: unknown[] = [];
    const following = await follow({
      from: second,
      onGap: (gap) => void inTime.push(gap),
      onChange: ({ payload }) => void inTime.push(payload),
    });
    await following.catchUp();
    expect(inTime).toEqual([3]);
    await database.driver.execute(`UPDATE platform_changes SET at = now() - interval '8 days'`);
    const latest = await latestChange(database.db, 'stock');
    expect(await pruneChanges(database, new Date())).toBe(2);
    expect(await latestChange(database.db, 'stock')).toBe(latest);
  });
});

describe.skipIf(!server)('between processes on PostgreSQL', () => {
  test('followers in another process see every change of eight writers in two processes once, in order', async () => {
    const first = await freshPostgres(server?.url ?? '', []);
    const second = await openDatabase({ databaseUrl: first.url, dataDir: 'memory', log });
    const ids: bigint[] = [];
    const following = await followChanges(second, 'stock', {
      from: 'now',
      log,
      onChange: async ({ id }) => {
        ids.push(id);
        if (ids.length % 10 === 0) await pause(1);
      },
    });
    const committed = await writeFromEight([first, second], 60);
    await following.catchUp();
    await following.stop();
    expect(ids).toHaveLength(committed);
    expect([...ids].sort((a, b) => (a < b ? -1 : 1))).toEqual(ids);
    await second.close();
    await first.close();
  });
});
