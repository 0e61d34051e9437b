import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nullLog } from '~/platform/log';
import { freshPostgres, onBothDatabases, postgresOfFile } from '~test/database';
import { freshPglite } from '~test/pglite';
import { type Database, type MigrationSet, migrate, openDatabase, sqlState } from '.';

const server = postgresOfFile();

const cars: MigrationSet = {
  module: 'cars',
  migrations: {
    './migrations/0002_color.sql':
      "ALTER TABLE cars ADD color text NOT NULL DEFAULT 'red; -- not a comment';",
    './migrations/0001_cars.sql': `-- two statements
      CREATE TABLE cars (id bigint PRIMARY KEY, price integer NOT NULL, at timestamptz);
      INSERT INTO cars VALUES (1, 100, '2026-03-29T01:30:00.123456+02:00');`,
  },
};
const table = pgTable('cars', {
  id: bigint({ mode: 'bigint' }).primaryKey(),
  price: integer().notNull(),
  at: timestamp({ withTimezone: true }),
  color: text().notNull().default('red'),
});

onBothDatabases(server, (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open([cars]);
  });
  afterEach(() => database.close());

  test('raw rows have one shape', async () => {
    const query = sql`SELECT count(*) AS n, 9007199254740993::int8 AS big, ARRAY[1, 2]::int8[] AS many, 1.50::numeric AS price,
      0.5::float8 AS part, '2026-03-29T01:30:00.123456+02:00'::timestamptz AS at, 'infinity'::timestamptz AS ever,
      '2026-03-29'::date AS day, '2026-03-29 01:30:00'::timestamp AS wall, '{"a": [1, null]}'::jsonb AS doc,
      '\\x00ff'::bytea AS bytes, NULL::int8 AS nothing, true AS yes, ARRAY['a', 'b,"c'] AS words FROM cars`;
    expect(await database.rows(database.db, query)).toEqual([
      {
        n: 1,
        big: 9_007_199_254_740_993n,
        many: [1, 2],
        price: '1.50',
        part: 0.5,
        at: new Date('2026-03-28T23:30:00.123Z'),
        ever: 'infinity',
        day: '2026-03-29',
        wall: '2026-03-29 01:30:00',
        doc: { a: [1, null] },
        bytes: new Uint8Array([0, 255]),
        nothing: null,
        yes: true,
        words: ['a', 'b,"c'],
      },
    ]);
  });

  test('drizzle reads and writes through the database and through a transaction', async () => {
    await database.transaction(async (tx) => {
      await tx.insert(table).values({ id: 2n, price: 200, at: new Date('2026-01-01T00:00:00Z') });
      expect(await tx.select().from(table)).toHaveLength(2);
    });
    expect(await database.db.select().from(table).orderBy(table.id)).toEqual([
      { id: 1n, price: 100, at: new Date('2026-03-28T23:30:00.123Z'), color: 'red; -- not a comment' },
      { id: 2n, price: 200, at: new Date('2026-01-01T00:00:00Z'), color: 'red; -- not a comment' },
    ]);
  });

  test('a transaction that throws leaves nothing, and the connection goes on', async () => {
    const undone = database.transaction(async (tx) => {
      await tx.insert(table).values({ id: 2n, price: 200 });
      await tx.insert(table).values({ id: 2n, price: 200 });
    });
    expect(sqlState(await undone.catch((error: unknown) => error))).toBe('23505');
    expect(await database.db.select().from(table)).toHaveLength(1);
  });

  test('a script that fails in its own transaction leaves no connection behind that is unusable', async () => {
    const failing = Array.from({ length: 12 }, () =>
      database.driver.execute('BEGIN; SELECT 1; SELECT 1/0; COMMIT'),
    );
    for (const outcome of await Promise.allSettled(failing)) expect(outcome.status).toBe('rejected');
    for (let count = 0; count < 12; count += 1) await database.ping();
    expect(await database.driver.execute('BEGIN; SELECT 7 AS n; COMMIT')).toEqual({ rows: [{ n: 7 }] });
  });

  test('a notification arrives after the commit, on its own channel only, and not after the end of listening', async () => {
    const received: string[] = [];
    const stop = await database.listen('prices', (payload) => received.push(payload));
    const other = await database.listen('others', () => received.push('wrong'));
    await database.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_notify('prices', 'lower')`);
      expect(received).toEqual([]);
    });
    await vi.waitFor(() => expect(received).toEqual(['lower']));
    await stop();
    await database.driver.execute("NOTIFY prices, 'late'");
    await other();
    expect(received).toEqual(['lower']);
    await expect(database.listen('prices; DROP TABLE cars', () => undefined)).rejects.toThrow(
      'Not a channel name',
    );
  });

  test('migrations run once, in the order of their names, the platform first', async () => {
    await migrate(database, [cars]);
    const applied = await database.rows(
      database.db,
      sql`SELECT module || '/' || name AS file FROM platform_migrations ORDER BY applied_at, module DESC, name`,
    );
    expect(applied.map((row) => row.file)).toEqual([
      'platform/0001_changes.sql',
      'platform/0002_plain_letters.sql',
      'cars/0001_cars.sql',
      'cars/0002_color.sql',
    ]);
  });

  test('an older release starts on the database of a newer one, and leaves what it does not know', async () => {
    const newer: MigrationSet = {
      module: 'cars',
      migrations: {
        ...cars.migrations,
        './migrations/0003_seats.sql': 'ALTER TABLE cars ADD COLUMN seats int',
      },
    };
    await migrate(database, [newer]);
    await migrate(database, [cars]);
    await database.rows(database.db, sql`SELECT seats FROM cars`);
  });

  test('an applied migration that was edited stops the start; other line ends are no edit', async () => {
    const edited = (change: (text: string) => string): MigrationSet => ({
      module: 'cars',
      migrations: Object.fromEntries(
        Object.entries(cars.migrations).map(([path, text]) => [path, change(text)]),
      ),
    });
    await migrate(database, [edited((text) => text.replaceAll('\n', '\r\n'))]);
    await expect(migrate(database, [edited((text) => text.replace('red', 'blue'))])).rejects.toMatchObject({
      name: 'MigrationStopped',
      message: expect.stringContaining('cars/0002_color.sql'),
    });
  });

  test('a failed migration is rolled back and named', async () => {
    const broken: MigrationSet = {
      module: 'broken',
      migrations: { './migrations/0001_half.sql': 'CREATE TABLE half (id int); SELECT 1/0;' },
    };
    await expect(migrate(database, [cars, broken])).rejects.toThrow('broken/0001_half.sql');
    expect(await database.rows(database.db, sql`SELECT to_regclass('half') AS half`)).toEqual([
      { half: null },
    ]);
    await expect(migrate(database, [cars, cars])).rejects.toThrow('same module name');
  });

  test('closing twice is closing once', async () => {
    await Promise.all([database.close(), database.close()]);
    await expect(database.ping()).rejects.toThrow();
  });
});

describe('PGlite alone', () => {
  test('code that would wait for itself fails at once, and later code may go on', async () => {
    const database = await freshPglite([]);
    let late: Promise<void> | undefined;
    await database.transaction(async (tx) => {
      await expect(database.ping()).rejects.toMatchObject({ name: 'ConnectionHeld' });
      await expect(database.transaction(async () => 1)).rejects.toMatchObject({ name: 'ConnectionHeld' });
      await tx.execute(sql`SELECT 1`);
      late = new Promise((resolve) => setTimeout(resolve, 100)).then(() => database.ping());
    });
    await late;
    await database.close();
  });

  test('two transactions at a time take turns', async () => {
    const database = await freshPglite([cars]);
    const raise = () =>
      database.transaction(async (tx) => {
        const [car] = await tx.select().from(table);
        await tx.update(table).set({ price: (car?.price ?? 0) + 1 });
      });
    await Promise.all([raise(), raise(), raise()]);
    expect(await database.db.select({ price: table.price }).from(table)).toEqual([{ price: 103 }]);
    await database.close();
  });
});

describe.skipIf(!server)('PostgreSQL alone', () => {
  const opened: Database[] = [];
  const another = async (databaseUrl: string) => {
    const database = await openDatabase({ databaseUrl, dataDir: 'memory', log: nullLog });
    opened.push(database);
    return database;
  };
  afterEach(async () => {
    for (const database of opened.splice(0).reverse()) await database.close();
  });
  const fresh = async () => {
    const database = await freshPostgres(server?.url ?? '', []);
    opened.push(database);
    return database;
  };

  test('processes that migrate at the same moment apply each file once', async () => {
    const { url } = await fresh();
    const processes = await Promise.all([another(url), another(url), another(url), another(url)]);
    await processes[0]?.driver.execute(
      'DROP TABLE platform_migrations, platform_changes, platform_change_floors',
    );
    const slow: MigrationSet = {
      module: 'slow',
      migrations: {
        './migrations/0001_slow.sql':
          'CREATE TABLE slow (id int); SELECT pg_sleep(0.2); INSERT INTO slow VALUES (1);',
        './migrations/0002_more.sql': 'INSERT INTO slow VALUES (2);',
      },
    };
    await Promise.all(processes.map((process) => migrate(process, [slow])));
    const [first] = processes;
    const rows = first && (await first.rows(first.db, sql`SELECT id FROM slow ORDER BY id`));
    expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('the sessions carry our name, speak UTC and end what hangs', async () => {
    const database = await another(
      `${(await fresh()).url}?options=-c%20TimeZone%3DAsia/Tokyo%20-c%20work_mem%3D8MB`,
    );
    const settings = await database.rows(
      database.db,
      sql`SELECT current_setting('application_name') AS name, current_setting('work_mem') AS memory,
        current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle`,
    );
    expect(settings).toEqual([{ name: 'forecourt', memory: '8MB', statement: '30s', idle: '1min' }]);
  });

  test('a connection that is cut while its holder waits for something else fails that transaction, and nothing more', async () => {
    const database = await freshPostgres(server?.url ?? '', []);
    const cut = database.transaction(async (tx) => {
      const [row] = await database.rows(tx, sql`SELECT pg_backend_pid() AS pid`);
      await database.rows(database.db, sql`SELECT pg_terminate_backend(${row?.pid})`);
      await pause(300);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(cut).rejects.toThrow();
    await database.ping();
    await database.close();
  });

  test('a listener whose connection is cut comes back by itself and says so', async () => {
    const database = await fresh();
    const received: string[] = [];
    let reconnects = 0;
    await database.listen(
      'prices',
      (payload) => received.push(payload),
      () => {
        reconnects += 1;
      },
    );
    expect(reconnects).toBe(1);
    await database.driver.execute(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'forecourt listener' AND datname = current_database()",
    );
    await vi.waitFor(() => expect(reconnects).toBe(2), { timeout: 5_000 });
    await database.driver.execute("NOTIFY prices, 'again'");
    await vi.waitFor(() => expect(received).toEqual(['again']));
  });

  test('a server that is not there, or a database that will not do, is refused with a reason', async () => {
    await expect(another('postgresql://postgres@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
    const database = await fresh();
    await database.driver.execute(
      "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'",
    );
    const latin = new URL(database.url);
    latin.pathname = '/latin';
    await expect(another(latin.href)).rejects.toThrow(
      'DATABASE_URL: the database must have the encoding UTF8',
    );
  });
});
