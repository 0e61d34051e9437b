import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { emptiedDatabase, freshDatabase } from '~test/database';
import { bytes, feed } from '~test/stock/import-stage';
import { createStock, type HeldImport, type Stock, stockMigrations } from '.';

const LIMITS = { removedShare: 1 / 3, refusedShare: 0.1 };
const INDEX = 'automotive-se-cars';

const emptied = emptiedDatabase(() => freshDatabase([stockMigrations]));
let database: Database;
let stock: Stock;
let notified: Omit<HeldImport, 'since'>[];
let notify: (held: Omit<HeldImport, 'since'>) => void;

const open = async (): Promise<Stock> => {
  const opened = createStock({
    database,
    log: nullLog,
    sites: SITES,
    review: { limits: LIMITS, notify: async (_, held) => notify(held) },
  });
  await opened.start();
  return opened;
};

beforeEach(async () => {
  notified = [];
  notify = (held) => void notified.push(held);
  database = emptied();
  stock = await open();
});
afterEach(async () => {
  await stock.stop();
});

const cars = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ id: `c${from + at}` }));
const send = (rows: readonly { id: string; price?: string }[], force = false) =>
  stock.importFeed('automotive-se', bytes(feed(...rows)), { force });
const heldRows = async () =>
  (await database.rows(database.db, sql`SELECT count(*)::int AS rows FROM stock_held_rows`))[0]?.rows;
const onSale = () => stock.count(INDEX);

test('a file that takes half of a store away waits: the old stock stands, and one mail is due', async () => {
  expect((await send(cars(0, 20))).ok).toBe(true);
  const answer = await send(cars(0, 10));
  expect(answer).toMatchObject({ ok: false, error: { code: 'held' } });
  expect(!answer.ok && answer.error.message).toContain('would lose 10 of 20 cars');
  expect(await onSale()).toBe(20);
  expect(notified).toMatchObject([
    { site: 'automotive-se', reasons: { losses: [{ cars: 20, removed: 10 }] } },
  ]);
  expect(await stock.held.list()).toMatchObject([{ id: notified[0]?.id, since: expect.any(Date) }]);
});

test('a person applies it, once; or discards it', async () => {
  await send(cars(0, 20));
  await send(cars(0, 10));
  const [{ id } = { id: 0 }] = await stock.held.list();
  await stock.stop();
  stock = await open();
  expect(await stock.held.apply(id)).toEqual({ ok: true, value: { added: 0, changed: 0, removed: 10 } });
  expect([await onSale(), (await stock.held.list()).length]).toEqual([10, 0]);
  expect(await stock.held.apply(id)).toEqual({ ok: false, error: 'gone' });

  await send(cars(0, 1));
  const [second] = await stock.held.list();
  expect((await stock.held.discard(second?.id ?? 0)).ok).toBe(true);
  expect(await stock.held.discard(second?.id ?? 0)).toEqual({ ok: false, error: 'gone' });
  expect(await stock.held.apply(second?.id ?? 0)).toEqual({ ok: false, error: 'gone' });
  expect(await onSale()).toBe(10);
});

test('what waits outlives a crash of the database, which empties unlogged tables, and one of the process that applies it', async () => {
  await send(cars(0, 20));
  await send(cars(0, 10));
  await stock.stop();
  await database.db.execute(sql`TRUNCATE stock_staging`);
  await database.db.execute(
    sql`UPDATE stock_imports SET state = 'running', heartbeat_at = now() - interval '1 minute' WHERE state = 'held'`,
  );
  stock = await open();
  const [held] = await stock.held.list();
  expect(held).toMatchObject({ reasons: { losses: [{ cars: 20, removed: 10 }] } });
  expect(await stock.held.apply(held?.id ?? 0)).toMatchObject({ ok: true, value: { removed: 10 } });
  expect([await onSale(), await heldRows()]).toEqual([10, 0]);
});

test('a file whose application fails waits on', async () => {
  await send(cars(0, 20));
  await send(cars(0, 10));
  const [held] = await stock.held.list();
  await database.db.execute(sql`ALTER TABLE stock_cars ADD CONSTRAINT fails CHECK (sold_at IS NULL)`);
  await expect(stock.held.apply(held?.id ?? 0)).rejects.toThrow();
  await database.db.execute(sql`ALTER TABLE stock_cars DROP CONSTRAINT fails`);
  expect(await stock.held.list()).toEqual([held]);
  expect(await stock.held.apply(held?.id ?? 0)).toMatchObject({ ok: true });
});

test('a later file takes its place, whether it is applied or waits as well', async () => {
  await send(cars(0, 20));
  await send(cars(0, 10));
  const [first] = await stock.held.list();
  await send(cars(0, 5));
  const [second, ...more] = await stock.held.list();
  expect([more.length, second?.reasons.losses[0]?.removed]).toEqual([0, 15]);
  expect(await stock.held.apply(first?.id ?? 0)).toEqual({ ok: false, error: 'gone' });
  expect((await send(cars(0, 21))).ok).toBe(true);
  expect([await stock.held.list(), await onSale(), await heldRows()]).toEqual([[], 21, 0]);
});

test('force applies a file at once', async () => {
  await send(cars(0, 20));
  expect(await send(cars(0, 2), true)).toMatchObject({ ok: true, value: { removed: 18 } });
  expect([await onSale(), notified.length]).toEqual([2, 0]);
});

test('a file with fifteen of twenty broken rows waits, and says how many are', async () => {
  await send(cars(0, 66));
  const broken = cars(100, 115).map((car) => ({ ...car, price: 'cheap' }));
  const answer = await send([...cars(0, 5), ...broken]);
  expect(!answer.ok && answer.error.message).toContain('15 of 20 rows are refused');
  expect(await onSale()).toBe(66);
});

test('without a receiver of the mail the file is not held: the import fails as a whole and the old stock stays', async () => {
  await send(cars(0, 20));
  notify = () => {
    throw new Error('the queue is away');
  };
  await expect(send(cars(0, 10))).rejects.toThrow('the queue is away');
  expect([await onSale(), await stock.held.list()]).toEqual([20, []]);
  expect((await send(cars(0, 19))).ok).toBe(true);
});
