import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import {
  bytes,
  count,
  counts,
  database,
  feed,
  INDEX,
  ids,
  importStage,
  load,
  setNow,
  stock,
} from '~test/stock/import-stage';
import { createStock, type StockChange } from '.';

importStage();

describe('a crash', () => {
  test('in the middle of staging leaves the old stock, and the next start clears up', async () => {
    await load(feed({ id: 'a' }));
    await database.db.execute(
      sql`INSERT INTO stock_imports (site, state, heartbeat_at) VALUES ('automotive-se', 'running', now() - interval '1 minute')`,
    );
    await database.db.execute(
      sql`INSERT INTO stock_staging (import_id, car_id, line, kind, store) SELECT max(id), 'half', 2, 'added', 'S1' FROM stock_imports`,
    );
    const next = createStock({ database, log: nullLog, sites: SITES });
    await next.start();
    expect([await ids(next), await count('stock_staging')]).toEqual([['a'], 0]);
    await next.stop();
    expect(await counts(feed({ id: 'b' }))).toContain('added 1');
  });

  test('what is left of it and how old imports went is deleted by the day too; what runs, waits or is younger stays', async () => {
    await load(feed({ id: 'a' }));
    for (const [site, state, age, beat] of [
      ['smart-se', 'running', '1 minute', '1 minute'],
      ['automotive-no', 'running', '200 days', '1 second'],
      ['automotive-fi', 'held', '200 days', '200 days'],
      ['automotive-se', 'applied', '181 days', '181 days'],
      ['automotive-se', 'refused', '179 days', '179 days'],
    ] as const) {
      await database.db.execute(
        sql`WITH import AS (INSERT INTO stock_imports (site, state, started_at, heartbeat_at)
              VALUES (${site}, ${state}, now() - ${age}::interval, now() - ${beat}::interval) RETURNING id),
            refused AS (INSERT INTO stock_refusals (import_id, position, line, reason)
              SELECT id, 1, 1, 'x' FROM import)
          INSERT INTO stock_staging (import_id, car_id, line, kind, store) SELECT id, ${age}, 2, 'added', 'S1' FROM import`,
      );
    }
    await stock.cleanUp();
    const left = (table: SQL) =>
      database.rows(
        database.db,
        sql`SELECT state FROM ${table} WHERE started_at < now() - interval '30 seconds' ORDER BY site`,
      );
    const all = ['held', 'running', 'refused', 'abandoned'].map((state) => ({ state }));
    expect(await left(sql`stock_imports`)).toEqual(all);
    expect(await left(sql`stock_imports JOIN stock_refusals ON import_id = id`)).toEqual(all);
    expect(await left(sql`stock_imports JOIN stock_staging ON import_id = id`)).toEqual(all.slice(0, 2));
  });

  test('while applying rolls everything back', async () => {
    await load(feed({ id: 'a' }, { id: 'b' }));
    const failing: Database = {
      ...database,
      transaction: (work) =>
        database.transaction(async (tx) => {
          const done = await work(tx);
          const isApply =
            (
              await database.rows(
                tx,
                sql`SELECT 1 FROM stock_imports WHERE state = 'applied' AND ended_at = now()`,
              )
            ).length > 0;
          if (isApply) throw new Error('killed');
          return done;
        }),
    };
    const dying = createStock({ database: failing, log: nullLog, sites: SITES });
    await expect(
      dying.importFeed('automotive-se', bytes(feed({ id: 'a', price: '5' }, { id: 'c' }))),
    ).rejects.toThrow('killed');
    await stock.catchUp();
    expect([await ids(), (await stock.car(INDEX, 'a'))?.car_price, await count('stock_prices')]).toEqual([
      ['a', 'b'],
      100_000,
      2,
    ]);
  });
});

describe('the price log', () => {
  test('has every change of a price, and only those', async () => {
    for (const [day, price] of [
      ['03-01', '100000'],
      ['03-05', '100000'],
      ['03-10', '80000'],
      ['03-20', '90000'],
    ] as const) {
      setNow(new Date(`2026-${day}T12:00:00Z`));
      await load(feed({ id: 'a', price }, { id: 'b' }));
    }
    expect(
      (await stock.prices(INDEX, 'a')).map(({ at, minor }) => [at.toISOString().slice(5, 10), minor]),
    ).toEqual([
      ['03-01', 10_000_000],
      ['03-10', 8_000_000],
      ['03-20', 9_000_000],
    ]);
    expect(await stock.prices(INDEX, 'b')).toHaveLength(1);
    expect((await stock.lowestPrice30Days(INDEX, 'a'))?.minor).toBe(8_000_000);
    expect((await stock.lowestPrice30Days(INDEX, 'a', new Date('2026-03-09')))?.minor).toBe(10_000_000);
    expect(await stock.lowestPrice30Days(INDEX, 'b')).toBeNull();
    expect(await stock.lowestPrice30Days('no-index', 'a')).toBeNull();
  });

  test('a car that was sold and comes back is new, with the price it has then', async () => {
    await load(feed({ id: 'a' }, { id: 'b' }));
    await load(feed({ id: 'b' }));
    setNow(new Date('2026-03-04T12:00:00Z'));
    expect(await counts(feed({ id: 'a' }, { id: 'b' }))).toContain('added 1, changed 0, unchanged 1');
    expect((await stock.car(INDEX, 'a'))?.car_publishdate).toBe('2026-03-04T12:00:00.000Z');
    expect((await stock.car(INDEX, 'b'))?.car_publishdate).toBe('2026-03-01T12:00:00.000Z');
    expect(await stock.prices(INDEX, 'a')).toHaveLength(2);
  });
});

describe('the index of another process', () => {
  test('has what was imported within a second, and what was there before it started', async () => {
    await load(feed({ id: 'a' }, { id: 'b' }));
    const other = createStock({ database, log: nullLog, sites: SITES });
    await other.start();
    expect(await ids(other)).toEqual(['a', 'b']);
    const seen: StockChange[] = [];
    other.onChange((change) => seen.push(change));
    await load(feed({ id: 'b', price: '1' }, { id: 'c' }));
    await expect.poll(() => ids(other), { timeout: 1_000, interval: 20 }).toEqual(['b', 'c']);
    expect(seen).toEqual([{ indexName: INDEX, changed: ['b', 'c'], removed: ['a'] }]);
    expect(await other.car(INDEX, 'b')).toEqual(await stock.car(INDEX, 'b'));
    expect(await other.slugOf(INDEX, 'b')).toBe('volvo-v60-car-2020-lund');
    await other.stop();
  });

  test('is one per site with stock of its own, and answers emptily for any other name', async () => {
    expect(stock.indexNames).toHaveLength(7);
    expect([stock.has(INDEX), stock.has('nope')]).toEqual([true, false]);
    expect(await stock.search('nope', { limit: 5 })).toMatchObject({ content: [], total_items: 0 });
    expect([
      await stock.count('nope'),
      await stock.car('nope', 'a'),
      await stock.facetMap('nope', []),
    ]).toEqual([0, undefined, []]);
  });
});
