import { expect, test } from 'vitest';
import { createLog, nullLog } from '~/platform/log';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { type Database, observeStatements, openDatabase } from '.';
import { shownStatement } from './statements';

const server = postgresOfFile();

test('what a statement was given is not shown', () => {
  expect(
    shownStatement("SELECT *\n  FROM leads WHERE email = 'astrid@nordhem.example' AND name = 'O''Hara' "),
  ).toBe("SELECT * FROM leads WHERE email = '…' AND name = '…'");
  expect(shownStatement('x'.repeat(900))).toHaveLength(500);
});

const lines = () => {
  const written: string[] = [];
  const log = createLog({ destination: { write: (line) => void written.push(line) } });
  return { log, written };
};

onBothDatabases(server, (open) => {
  /** The same database, opened with what is observed. */
  const observedBy = async (options: Parameters<typeof observeStatements>[0]) => {
    const first = await open();
    const observe = observeStatements(options);
    const url = 'url' in first && typeof first.url === 'string' ? first.url : null;
    if (url === null) {
      const database = await openDatabase({ dataDir: 'memory', log: nullLog, observe });
      return { database, close: () => Promise.all([first.close(), database.close()]) };
    }
    const database = await openDatabase({ databaseUrl: url, dataDir: 'memory', log: nullLog, observe });
    return { database, close: async () => [await database.close(), await first.close()] };
  };

  const SLOW = "SELECT pg_sleep(0.06), $1::text AS name, 'planted literal' AS literal";
  const ways: readonly (readonly [string, (database: Database) => Promise<unknown>])[] = [
    ['plainly', (database) => database.driver.execute(SLOW, ['Astrid Planted'])],
    [
      'in a transaction',
      (database) => database.driver.transaction((session) => session.execute(SLOW, ['Astrid Planted'])),
    ],
    [
      'as a script',
      (database) => database.driver.execute("SELECT pg_sleep(0.06), 'planted literal'; SELECT 1"),
    ],
  ];

  test.each(ways)('a slow statement is logged once, without its parameters: %s', async (_, run) => {
    const { log, written } = lines();
    let slow = 0;
    const { database, close } = await observedBy({ log, slowMs: 50, onSlow: () => (slow += 1) });
    try {
      await database.ping();
      await run(database);
      await expect(database.driver.execute('SELECT 1/0')).rejects.toThrow();
    } finally {
      await close();
    }
    const slowLines = written.filter((line) => line.includes('pg_sleep'));
    expect([slowLines.length, slow]).toEqual([1, written.length]);
    expect(JSON.parse(slowLines[0] ?? '')).toMatchObject({
      level: 'warn',
      msg: 'slow statement',
      failed: false,
    });
    expect(slowLines.join()).toContain("'…'");
    expect(written.join()).not.toMatch(/planted/i);
  });

  test('nothing is logged where that is off', async () => {
    const { log, written } = lines();
    const { database, close } = await observedBy({ log, slowMs: 0, onSlow: () => undefined });
    await database.driver.execute('SELECT pg_sleep(0.06)');
    await database.transaction((tx) => tx.execute('SELECT 1'));
    await close();
    expect(written).toEqual([]);
  });
});
