import { and, desc, eq, gt, isNull, lte, not, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '~/platform/db';
import type { Alert } from '../domain/alerts';
import { alerts } from './tables';

const alertRow = z.object({
  id: z.string(),
  site: z.string(),
  revision: z.number(),
  startsAt: z.date(),
  endsAt: z.date().nullable(),
  pages: z.array(z.string()),
  texts: z.record(z.string(), z.record(z.string(), z.unknown())),
  shown: z.boolean(),
});
export type StoredAlert = z.infer<typeof alertRow>;

async function rowsWhere(db: Db, condition: SQL | undefined): Promise<readonly StoredAlert[]> {
  const rows = await db
    .select()
    .from(alerts)
    .where(condition)
    .orderBy(desc(alerts.startsAt), desc(alerts.id));
  return rows.map((row) => alertRow.parse(row));
}

/** The latest beginning first. */
export const alertsOf = (db: Db, site: string) => rowsWhere(db, eq(alerts.site, site));

/** Those of a site that are shown or are still to come. */
export const unfinishedAlerts = (db: Db, site: string, now: Date) =>
  rowsWhere(db, and(eq(alerts.site, site), or(isNull(alerts.endsAt), gt(alerts.endsAt, now))));

/** What visitors see of a site now. */
export const shownAlerts = (db: Db, site: string) =>
  rowsWhere(db, and(eq(alerts.site, site), eq(alerts.shown, true)));

export async function alertById(db: Db, site: string, id: string): Promise<StoredAlert | null> {
  const [row] = await rowsWhere(db, and(eq(alerts.site, site), eq(alerts.id, id)));
  return row ?? null;
}

/** Those that are to begin or to end. */
export function dueAlerts(db: Db, now: Date): Promise<readonly StoredAlert[]> {
  const isInTime = and(lte(alerts.startsAt, now), or(isNull(alerts.endsAt), gt(alerts.endsAt, now)));
  return rowsWhere(
    db,
    or(
      and(eq(alerts.shown, false), isInTime),
      and(eq(alerts.shown, true), isInTime === undefined ? undefined : not(isInTime)),
    ),
  );
}

export async function writeAlert(tx: Db, row: Alert & Pick<StoredAlert, 'site' | 'shown'>): Promise<void> {
  const values = { ...row, pages: [...row.pages] };
  await tx
    .insert(alerts)
    .values(values)
    .onConflictDoUpdate({ target: [alerts.site, alerts.id], set: values });
}

export async function deleteAlert(tx: Db, site: string, id: string): Promise<void> {
  await tx.delete(alerts).where(and(eq(alerts.site, site), eq(alerts.id, id)));
}
