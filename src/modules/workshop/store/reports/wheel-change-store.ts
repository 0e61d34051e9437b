import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import { TYRE_HOTEL_SERVICE } from '../../domain/model';

/** A wheel change of the tyre hotel that is booked. */
export interface ComingWheelChange {
  /** `YYYY-MM-DD` on the workshop's clock. */
  readonly date: string;
  /** `HH:mm`; null: an all-day drop-off. */
  readonly time: string | null;
}

const IS_WHEEL_CHANGE = sql`lines @> ${JSON.stringify([{ id: TYRE_HOTEL_SERVICE }])}::jsonb`;

const comingRow = z.object({ plate: z.string(), date: z.string(), time: z.string().nullable() });

/** The first coming wheel change of each car that has one, by plate, from a day (`YYYY-MM-DD`) on. */
export async function listWheelChanges(
  database: Database,
  siteIndex: string,
  plates: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, ComingWheelChange>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT DISTINCT ON (registration_number) registration_number AS plate,
        to_char(visit_date, 'YYYY-MM-DD') AS date, to_char(visit_time, 'HH24:MI') AS time
      FROM workshop_bookings
      WHERE site_index = ${siteIndex} AND registration_number = ANY (${sql.param([...plates])}::text[])
        AND visit_date >= ${from}::date AND state IN ('booked', 'arrived', 'in-work') AND ${IS_WHEEL_CHANGE}
      ORDER BY registration_number, visit_date, visit_time`,
  );
  return new Map(
    rows.map((row) => {
      const { plate, ...coming } = comingRow.parse(row);
      return [plate, coming];
    }),
  );
}

const countRow = z.object({ count: z.number() });

/** How many of the cars had a wheel change booked after an instant of their own, and not cancelled since. */
export async function countWheelChangesBooked(
  database: Database,
  siteIndex: string,
  cars: readonly { readonly plate: string; readonly since: Date }[],
): Promise<number> {
  if (cars.length === 0) return 0;
  const since = JSON.stringify(cars.map((car) => ({ plate: car.plate, since: car.since.toISOString() })));
  const rows = await database.rows(
    database.db,
    sql`SELECT count(*) AS count FROM jsonb_to_recordset(${since}::jsonb) AS car (plate text, since timestamptz)
      WHERE EXISTS (SELECT FROM workshop_bookings WHERE site_index = ${siteIndex}
        AND registration_number = car.plate AND booked_at >= car.since AND state <> 'cancelled' AND ${IS_WHEEL_CHANGE})`,
  );
  return countRow.parse(rows[0]).count;
}
