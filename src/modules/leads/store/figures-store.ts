import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import { type InboxScope, isInScope } from './inbox-store';

/** How requests of a time, of a facility or of all were answered. */
export interface RequestFigures {
  readonly received: number;
  readonly answered: number;
  /** Nobody has answered or closed them yet. */
  readonly open: number;
  /** Answered, or still open, after the time that the visitor was promised. */
  readonly late: number;
  /** Half of the answers came within so many hours; null without any. */
  readonly medianHours: number | null;
}

export interface RequestReport {
  readonly total: RequestFigures;
  /** By the first day of each week or month, `YYYY-MM-DD`; those with requests only. */
  readonly periods: ReadonlyMap<string, RequestFigures>;
  readonly facilities: readonly (RequestFigures & { readonly name: string })[];
}

export const NO_REQUESTS: RequestFigures = { received: 0, answered: 0, open: 0, late: 0, medianHours: null };

const figuresRow = z.object({
  period: z.string().nullable(),
  place: z.string().nullable(),
  name: z.string().nullable(),
  is_period: z.boolean(),
  is_place: z.boolean(),
  received: z.number(),
  answered: z.number(),
  open: z.number(),
  late: z.number(),
  median_hours: z.number().nullable(),
});

/**
 * Counts what was received from a day on.
 * @param from first day, `YYYY-MM-DD`, on the clock of `zone` (IANA)
 * @param now instant after which what is not answered is late
 */
export async function reportRequests(
  database: Database,
  scopes: readonly InboxScope[],
  {
    unit,
    from,
    zone,
    now,
  }: { readonly unit: 'week' | 'month'; readonly from: string; readonly zone: string; readonly now: Date },
): Promise<RequestReport> {
  const rows = await database.rows(
    database.db,
    sql`WITH request AS (
        SELECT date_trunc(${unit}, l.created_at AT TIME ZONE ${zone})::date::text AS period,
          coalesce(l.site_id, '') AS place, l.context->'place'->>'name' AS name, l.state, l.created_at, l.due_at,
          (SELECT min(e.created_at) FROM lead_entries e WHERE e.lead_id = l.id AND e.kind IN ('answer', 'answered')) AS answered_at
        FROM leads l
        WHERE ${isInScope(scopes)} AND l.created_at >= ${from}::timestamp AT TIME ZONE ${zone}
      )
      SELECT period, place, max(name) AS name, GROUPING(period) = 0 AS is_period, GROUPING(place) = 0 AS is_place,
        count(*) AS received, count(answered_at) AS answered,
        count(*) FILTER (WHERE state IN ('new', 'taken')) AS open,
        count(*) FILTER (WHERE due_at < coalesce(answered_at, ${now.toISOString()}::timestamptz)
          AND (answered_at IS NOT NULL OR state IN ('new', 'taken'))) AS late,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at) / 3600) AS median_hours
      FROM request GROUP BY GROUPING SETS ((period), (place), ())
      ORDER BY received DESC, place`,
  );
  const read = rows.map((row) => figuresRow.parse(row));
  const figures = ({ received, answered, open, late, median_hours: medianHours }: (typeof read)[number]) => ({
    received,
    answered,
    open,
    late,
    medianHours,
  });
  const total = read.find((row) => !row.is_period && !row.is_place);
  return {
    total: total === undefined ? NO_REQUESTS : figures(total),
    periods: new Map(read.flatMap((row) => (row.is_period ? [[row.period ?? '', figures(row)]] : []))),
    facilities: read.flatMap((row) => (row.is_place ? [{ ...figures(row), name: row.name ?? '' }] : [])),
  };
}
