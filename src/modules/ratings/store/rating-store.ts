import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import type { Rating } from '../ratings';

/** Keeps a rating; one of the same key gives way to it. */
export async function keepRating(database: Database, rating: Rating, at: Date): Promise<void> {
  const { key, site, departmentId, source, stars, comment } = rating;
  await database.db.execute(
    sql`INSERT INTO ratings (key, site, site_index, department_id, source, stars, comment, rated_at)
        VALUES (${key}, ${site.key}, ${site.siteIndex ?? ''}, ${departmentId}, ${source}, ${stars}, ${comment},
          ${at.toISOString()}::timestamptz)
        ON CONFLICT (key) DO UPDATE SET stars = excluded.stars, comment = excluded.comment, rated_at = excluded.rated_at`,
  );
}

const averageSchema = z.object({ departmentId: z.string(), count: z.number(), sum: z.number() });

/** Number and sum of the stars of each workshop of an index. */
export async function sumsOf(
  database: Database,
  siteIndex: string,
): Promise<z.infer<typeof averageSchema>[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT department_id AS "departmentId", count(*) AS count, sum(stars) AS sum FROM ratings
        WHERE site_index = ${siteIndex} AND department_id IS NOT NULL GROUP BY department_id`,
  );
  return rows.map((row) => averageSchema.parse(row));
}
