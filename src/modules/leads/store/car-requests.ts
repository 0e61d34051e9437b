import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';

const countRow = z.object({ car_id: z.string(), requests: z.number() });

/**
 * How many requests came for each car, by its id: numbers, nothing of who asked.
 * @param sites keys of the sites that show the cars
 * @param from first day, `YYYY-MM-DD`, on the clock of `zone` (IANA)
 */
export async function countCarRequests(
  database: Database,
  { sites, from, zone }: { readonly sites: readonly string[]; readonly from: string; readonly zone: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT form_values->>'carId' AS car_id, count(*)::int AS requests FROM leads
        WHERE site = ANY(${sql.param([...sites])}::text[]) AND created_at >= ${from}::timestamp AT TIME ZONE ${zone}
          AND form_values->>'carId' <> '' GROUP BY 1`,
  );
  return new Map(rows.map((row) => countRow.parse(row)).map((each) => [each.car_id, each.requests]));
}
