import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';

/** What became of the visits of a time, of a workshop or of all. */
export interface VisitFigures {
  /** Booked, and not cancelled. */
  readonly visits: number;
  readonly cancelled: number;
  readonly missed: number;
  /** Hours of work that are booked. */
  readonly hours: number;
}

export interface VisitReport {
  readonly total: VisitFigures;
  /** By the first day of each week or month of the visits, `YYYY-MM-DD`; those with visits only. */
  readonly periods: ReadonlyMap<string, VisitFigures>;
  /** By department, those with visits only. */
  readonly workshops: ReadonlyMap<string, VisitFigures>;
}

export const NO_VISITS: VisitFigures = { visits: 0, cancelled: 0, missed: 0, hours: 0 };

const figuresRow = z.object({
  period: z.string().nullable(),
  workshop: z.string().nullable(),
  is_period: z.boolean(),
  is_workshop: z.boolean(),
  visits: z.number(),
  cancelled: z.number(),
  missed: z.number(),
  minutes: z.number(),
});

/**
 * Counts the visits of workshops.
 * @param from first day, `YYYY-MM-DD`, and `until`, the day after the last
 */
export async function reportVisits(
  database: Database,
  { siteIndex, departmentIds }: { readonly siteIndex: string; readonly departmentIds: readonly string[] },
  { unit, from, until }: { readonly unit: 'week' | 'month'; readonly from: string; readonly until: string },
): Promise<VisitReport> {
  const rows = await database.rows(
    database.db,
    sql`WITH visit AS (
        SELECT date_trunc(${unit}, visit_date)::date::text AS period, department_id AS workshop, state, minutes
        FROM workshop_bookings
        WHERE site_index = ${siteIndex} AND department_id = ANY (${sql.param([...departmentIds])}::text[])
          AND visit_date >= ${from}::date AND visit_date < ${until}::date
      )
      SELECT period, workshop, GROUPING(period) = 0 AS is_period, GROUPING(workshop) = 0 AS is_workshop,
        count(*) FILTER (WHERE state <> 'cancelled') AS visits,
        count(*) FILTER (WHERE state = 'cancelled') AS cancelled,
        count(*) FILTER (WHERE state = 'no-show') AS missed,
        coalesce(sum(minutes) FILTER (WHERE state NOT IN ('cancelled', 'no-show')), 0) AS minutes
      FROM visit GROUP BY GROUPING SETS ((period), (workshop), ())`,
  );
  const read = rows.map((row) => figuresRow.parse(row));
  const figures = ({ visits, cancelled, missed, minutes }: (typeof read)[number]): VisitFigures => ({
    visits,
    cancelled,
    missed,
    hours: minutes / 60,
  });
  const total = read.find((row) => !row.is_period && !row.is_workshop);
  return {
    total: total === undefined ? NO_VISITS : figures(total),
    periods: new Map(read.flatMap((row) => (row.is_period ? [[row.period ?? '', figures(row)]] : []))),
    workshops: new Map(read.flatMap((row) => (row.is_workshop ? [[row.workshop ?? '', figures(row)]] : []))),
  };
}
