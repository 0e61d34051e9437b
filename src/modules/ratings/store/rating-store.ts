import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { type GivenRating, type PastRating, RATING_SOURCES, type RatedPlace } from '../rating';

const INTO = sql`INSERT INTO ratings (key, site, site_index, department_id, source, stars, comment, rated_at) VALUES`;

const rowOf = ({ key, site, departmentId, source, stars, comment, at }: PastRating): SQL =>
  sql`(${key}, ${site.key}, ${site.siteIndex ?? ''}, ${departmentId}, ${source}, ${stars}, ${comment},
    ${at.toISOString()}::timestamptz)`;

/** Keeps a rating; one of the same key gives way to it. */
export async function upsertRating(db: Db, rating: PastRating): Promise<void> {
  await db.execute(
    sql`${INTO} ${rowOf(rating)}
        ON CONFLICT (key) DO UPDATE SET stars = excluded.stars, comment = excluded.comment, rated_at = excluded.rated_at`,
  );
}

const BATCH_SIZE = 500;

/** Stores many; those whose key is there stay as they are. */
export async function importRatings(database: Database, ratings: readonly PastRating[]): Promise<void> {
  await database.transaction(async (tx) => {
    for (let at = 0; at < ratings.length; at += BATCH_SIZE) {
      const rows = ratings.slice(at, at + BATCH_SIZE).map(rowOf);
      await tx.execute(sql`${INTO} ${sql.join(rows, sql`, `)} ON CONFLICT (key) DO NOTHING`);
    }
  });
}

const givenRow = z.object({ stars: z.number(), comment: z.string(), at: z.date() });

export async function findRating(database: Database, key: string): Promise<GivenRating | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT stars, comment, rated_at AS at FROM ratings WHERE key = ${key}`,
  );
  return rows[0] === undefined ? null : givenRow.parse(rows[0]);
}

const sumRow = z.object({ departmentId: z.string(), count: z.number(), sum: z.number() });

/** Number and sum of the stars of the visits of each workshop of an index. */
export async function sumsOf(database: Database, siteIndex: string): Promise<z.infer<typeof sumRow>[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT department_id AS "departmentId", count(*)::int AS count, sum(stars)::int AS sum FROM ratings
        WHERE site_index = ${siteIndex} AND department_id IS NOT NULL AND source = 'visit' GROUP BY department_id`,
  );
  return rows.map((row) => sumRow.parse(row));
}

const ofPlace = ({ siteIndex, departmentId }: RatedPlace): SQL =>
  sql`site_index = ${siteIndex} AND department_id = ${departmentId}`;

const countRow = z.object({ stars: z.int().min(1).max(5), count: z.number() });

/** How many visits of a workshop were given 1, 2, 3, 4 and 5 stars. */
export async function starsOf(database: Database, place: RatedPlace): Promise<readonly number[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT stars, count(*)::int AS count FROM ratings WHERE ${ofPlace(place)} AND source = 'visit' GROUP BY stars`,
  );
  const counts = new Map(rows.map((row) => countRow.parse(row)).map(({ stars, count }) => [stars, count]));
  return [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0);
}

/** So many are listed for the staff of a workshop. */
const LATEST = 50;

const latestRow = givenRow.extend({
  key: z.string(),
  source: z.enum(RATING_SOURCES),
});

export async function latestRatings(
  database: Database,
  place: RatedPlace,
): Promise<readonly z.infer<typeof latestRow>[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT key, stars, comment, rated_at AS at, source FROM ratings WHERE ${ofPlace(place)}
        ORDER BY rated_at DESC, key LIMIT ${LATEST}`,
  );
  return rows.map((row) => latestRow.parse(row));
}
