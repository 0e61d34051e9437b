import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { freshDatabase } from '~test/database';
import { transactWithRetry } from './transaction';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase([]);
});
afterAll(() => database?.close());

/** Work that others are in the way of, so many times. */
function crowded(failures: number, code: string) {
  let tries = 0;
  return {
    tries: () => tries,
    async work(): Promise<string> {
      tries += 1;
      if (tries <= failures) throw Object.assign(new Error('in the way'), { code });
      return 'stored';
    },
  };
}

test.each(['40001', '40P01', '23P01', '23505'])(
  'who meets others nine times in a row is let through at the tenth: %s',
  async (code) => {
    expect(await transactWithRetry(database, crowded(9, code).work)).toBe('stored');
  },
);

test('a fault that a second try does not mend is told at once; one that stays, in the end', async () => {
  const broken = crowded(1, '22P02');
  await expect(transactWithRetry(database, broken.work)).rejects.toThrow('in the way');
  expect(broken.tries()).toBe(1);
  const stuck = crowded(99, '40001');
  await expect(transactWithRetry(database, stuck.work)).rejects.toThrow('in the way');
  expect(stuck.tries()).toBe(10);
});
