import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RETENTION_DEFAULTS } from '~/platform/config';
import { type Database, platformMigrations } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { enforceRetention } from '~/platform/personal-data';
import { siteByKey } from '~/sites';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { createRatings, type Rating, type Ratings, ratingData, ratingMigrations } from '.';

const server = postgresOfFile();
const site = siteByKey('automotive-se');
const INDEX = site.siteIndex ?? '';

onBothDatabases(server, (open) => {
  let database: Database;
  let ratings: Ratings;
  let now: Date;

  beforeAll(async () => {
    database = await open([platformMigrations, ratingMigrations]);
    ratings = await createRatings({ database, clock: { now: () => now }, log: nullLog });
  });
  afterAll(async () => {
    await ratings.stop();
    await database.close();
  });
  beforeEach(async () => {
    now = new Date('2026-11-23T07:00:00Z');
    await database.db.execute(sql`TRUNCATE ratings`);
    await ratings.importAll([]);
  });

  const rating = (key: string, stars: number, fields: Partial<Rating> = {}): Rating => ({
    key,
    site,
    departmentId: '10.1',
    source: 'visit',
    stars,
    comment: 'Bra.',
    ...fields,
  });
  const average = async () => (await ratings.averages(INDEX)).get('10.1');
  const five = async () => {
    for (const [at, stars] of [5, 4, 4, 3, 5].entries()) await ratings.save(rating(`k${at}`, stars));
  };

  test('four ratings say nothing yet, five have an average; the same key again is the same vote', async () => {
    for (const [at, stars] of [5, 4, 4, 3].entries()) await ratings.save(rating(`k${at}`, stars));
    await ratings.save(rating('k3', 2));
    expect(await average()).toBeUndefined();
    await ratings.save(rating('k4', 5));
    expect(await average()).toEqual({ average: 4, count: 5 });
    await ratings.save(rating('k5', 5));
    expect(await average()).toEqual({ average: 4.2, count: 6 });
    expect(await ratings.find('k3')).toEqual({ stars: 2, comment: 'Bra.', at: now });
    expect(await ratings.find('none')).toBeNull();
  });

  test('only completed visits count in the average, not bookings', async () => {
    await five();
    for (const source of ['booking', 'tyre-hotel'] as const)
      for (const departmentId of ['10.1', null])
        await ratings.save(rating(`${source} ${departmentId}`, 1, { source, departmentId }));
    await ratings.save(rating('elsewhere', 1, { departmentId: '10.2' }));
    expect(await average()).toEqual({ average: 4.2, count: 5 });
  });

  test.each([0, 6])('W-643: %i stars are none', async (stars) => {
    await expect(ratings.save(rating('odd', stars))).rejects.toThrow();
    expect(await ratings.find('odd')).toBeNull();
  });

  test('staff see every rating of their own workshop only, however few, newest first', async () => {
    await ratings.save(rating('first', 2, { comment: 'Sen.' }));
    now = new Date('2026-11-24T07:00:00Z');
    await ratings.save(rating('second', 5, { source: 'booking', comment: '' }));
    await ratings.save(rating('other', 1, { departmentId: '10.2' }));
    const seen = await ratings.ofWorkshop({ siteIndex: INDEX, departmentId: '10.1' });
    expect(seen.visits).toEqual({ average: 2, count: 1 });
    expect(seen.byStars).toEqual([0, 1, 0, 0, 0]);
    expect(seen.latest.map(({ stars, comment, source }) => [stars, comment, source])).toEqual([
      [5, '', 'booking'],
      [2, 'Sen.', 'visit'],
    ]);
    expect(await ratings.ofWorkshop({ siteIndex: INDEX, departmentId: '99.1' })).toEqual({
      visits: null,
      byStars: [0, 0, 0, 0, 0],
      latest: [],
    });
  });

  test('another process hears of a visit’s rating, and its averages are new; of a booking’s there is nothing to hear', async () => {
    await five();
    const other = await createRatings({ database, clock: { now: () => now }, log: nullLog });
    const received = vi.fn();
    const unsubscribe = other.onChange(received);
    expect((await other.averages(INDEX)).get('10.1')).toEqual({ average: 4.2, count: 5 });
    await ratings.save(rating('booked', 1, { source: 'booking' }));
    await ratings.save(rating('k9', 1));
    await vi.waitFor(() => expect(received).toHaveBeenCalled(), { timeout: 5_000 });
    expect(received.mock.calls).toEqual([[{ siteIndex: INDEX, departmentId: '10.1' }]]);
    expect((await other.averages(INDEX)).get('10.1')).toEqual({ average: 3.7, count: 6 });
    unsubscribe();
    await ratings.save(rating('k9', 2));
    await other.stop();
    expect(received).toHaveBeenCalledTimes(1);
  });

  test('what is imported again stays as it is; what is old has no words left', async () => {
    const at = new Date('2025-10-01T07:00:00Z');
    await ratings.importAll([{ ...rating('old', 4), at }]);
    await ratings.importAll([
      { ...rating('old', 1), at: now },
      { ...rating('new', 5), at: now },
    ]);
    expect(await ratings.find('old')).toEqual({ stars: 4, comment: 'Bra.', at });
    await enforceRetention(database, ratingData, { days: RETENTION_DEFAULTS, now, dryRun: false });
    expect(await ratings.find('old')).toEqual({ stars: 4, comment: '', at });
    expect((await ratings.find('new'))?.comment).toBe('Bra.');
  });
});
