import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, platformMigrations } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { type DemoFilling, type FillOptions, fillDemo } from './fill';
import type { FillStep } from './steps';

const NAMES = ['facilities', 'pages', 'first cars', 'more cars', 'all cars'];
const FIRST = 3;
const NOW = new Date('2026-03-02T10:00:00Z');

onBothDatabases(postgresOfFile(), (open) => {
  let database: Database;
  let ran: string[];
  let fillings: DemoFilling[];

  beforeEach(async () => {
    database = await open([platformMigrations]);
    ran = [];
    fillings = [];
  });
  afterEach(async () => {
    for (const filling of fillings) await filling.stop();
    await database.close();
  });

  const steps = (run: (name: string, signal: AbortSignal) => Promise<void>) => (now: Date) =>
    NAMES.map(
      (name, place): FillStep => ({
        name,
        isFirst: place < FIRST,
        async run(signal) {
          await run(name, signal);
          ran.push(now.getTime() === NOW.getTime() ? name : `${name} ${now.toISOString()}`);
        },
      }),
    );

  /** A process. */
  async function process(options: Partial<FillOptions> = {}): Promise<DemoFilling> {
    const filling = await fillDemo({
      database,
      log: nullLog,
      now: NOW,
      steps: steps(async () => undefined),
      isFilled: async () => false,
      always: false,
      retryMs: 10,
      ...options,
    });
    fillings.push(filling);
    return filling;
  }

  const filled = (filling: DemoFilling) =>
    expect.poll(() => filling.progress(), { timeout: 5000 }).toBeNull();

  test('the first steps are done before it is there, the rest on request, and each says how far it is', async () => {
    const filling = await process();
    expect(ran).toEqual(NAMES.slice(0, FIRST));
    expect(filling.progress()).toEqual({ done: 3, of: 5 });
    const seen: unknown[] = [];
    filling.onProgress(() => seen.push(filling.progress()?.done ?? 'all'));
    filling.continue();
    await filled(filling);
    expect(ran).toEqual(NAMES);
    expect(seen).toEqual([4, 5, 'all']);
    // PostgreSQL looks at what is new by itself, in its time; PGlite, where nobody does, has been told to.
    const statistics = await database.driver.execute(
      "SELECT reltuples >= 0 AS known FROM pg_class WHERE relname = 'platform_changes'",
    );
    if (database.kind === 'pglite') expect(statistics.rows).toEqual([{ known: true }]);
    const next = await process({ now: new Date('2026-03-03T10:00:00Z') });
    expect(next.progress()).toBeNull();
    next.continue();
    expect(ran).toEqual(NAMES);
  });

  test.each(NAMES.map((name) => [name]))(
    'a crash in "%s" is gone on from there, on the day it was begun',
    async (fails) => {
      const crashing = steps(async (name) => {
        if (name === fails) throw new Error('the power is cut');
      });
      const isFirst = NAMES.indexOf(fails) < FIRST;
      if (isFirst) await expect(process({ steps: crashing })).rejects.toThrow('the power is cut');
      else {
        const crashed = await process({ steps: crashing });
        crashed.continue();
        await expect.poll(() => ran.length).toBe(NAMES.indexOf(fails));
        await crashed.stop();
      }
      const next = await process({ now: new Date('2026-03-03T10:00:00Z') });
      next.continue();
      await filled(next);
      expect(ran).toEqual(NAMES);
    },
  );

  test('a step that fails is tried again, and a stop breaks it off', async () => {
    let failures = 2;
    const filling = await process({
      steps: steps(async (name, signal) => {
        if (name === 'more cars' && failures-- > 0) throw new Error('busy');
        if (name === 'all cars') await new Promise((_, reject) => signal.addEventListener('abort', reject));
      }),
    });
    filling.continue();
    await expect.poll(() => filling.progress()).toEqual({ done: 4, of: 5 });
    await filling.stop();
    expect(ran).toEqual(NAMES.slice(0, 4));
  });

  test('what another hand, or a release that kept no journal, has filled is left alone, unless it is always to be filled', async () => {
    const isFilled = async () => true;
    expect((await process({ isFilled })).progress()).toBeNull();
    expect(ran).toEqual([]);
    const always = await process({ isFilled, always: true });
    always.continue();
    await filled(always);
    const again = await process({ isFilled, always: true });
    again.continue();
    await filled(again);
    expect(ran).toEqual([...NAMES, ...NAMES]);
  });

  test('of two processes one fills; the other one looks on, and goes on when that is gone', async ({
    skip,
  }) => {
    skip(database.kind === 'pglite', 'PGlite belongs to one process');
    const held = steps(async (name, signal) => {
      if (name === 'more cars') await new Promise((_, reject) => signal.addEventListener('abort', reject));
    });
    const [one, other] = await Promise.all([process({ steps: held }), process()]);
    expect(ran).toEqual(NAMES.slice(0, FIRST));
    one.continue();
    await pause(100);
    other.continue();
    await pause(200);
    expect(ran).toEqual(NAMES.slice(0, FIRST));
    await one.stop();
    await filled(other);
    expect(ran).toEqual(NAMES);
  });
});
