import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, platformMigrations } from '~/platform/db';
import { fixedClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { freshDatabase } from '~test/database';
import { createRatings, type Rating, type Ratings, ratingMigrations } from '.';

const site = siteByKey('automotive-se');
let database: Database;
let ratings: Ratings;

beforeAll(async () => {
  database = await freshDatabase([platformMigrations, ratingMigrations]);
  ratings = createRatings({ database, clock: fixedClock('2026-11-23T07:00:00Z') });
});
afterAll(() => database.close());

const rating = (key: string, stars: number, departmentId: string | null = '10.1'): Rating => ({
  ...{ key, site, departmentId, source: 'visit', stars, comment: 'Bra.' },
});
const average = async () => (await ratings.averages(site.siteIndex ?? '')).get('10.1');

test('four ratings say nothing yet, five have an average; the same key again is the same vote', async () => {
  for (const [at, stars] of [5, 4, 4, 3].entries()) await ratings.keep(rating(`k${at}`, stars));
  await ratings.keep(rating('flow', 1, null));
  await ratings.keep(rating('k3', 2));
  expect(await average()).toBeUndefined();
  await ratings.keep(rating('k4', 5));
  expect(await average()).toEqual({ average: 4, count: 5 });
  await ratings.keep(rating('k5', 5));
  expect(await average()).toEqual({ average: 4.2, count: 6 });
});

test.each([0, 6])('W-643: %i stars are none', async (stars) => {
  await expect(ratings.keep(rating('odd', stars))).rejects.toThrow();
});
