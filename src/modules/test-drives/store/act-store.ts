import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import type { DriveAct } from '../drive';
import { instant, type StoredDrive, selectDrives } from './drive-store';

/** Notes what was done to a drive, in the transaction that does it. */
export async function insertAct(
  tx: Db,
  act: DriveAct & { readonly id: string; readonly driveId: string },
): Promise<void> {
  await tx.execute(
    sql`INSERT INTO test_drive_acts (id, drive_id, act, account, at)
      VALUES (${act.id}::uuid, ${act.driveId}::uuid, ${act.act}, ${act.account}, ${instant(act.at)})`,
  );
}

const actRow = z.object({
  act: z.enum(['booked', 'moved', 'cancelled', 'came', 'missed', 'undone']),
  account: z.string().nullable(),
  at: z.date(),
});

export async function listActs(database: Database, driveId: string): Promise<readonly DriveAct[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT act, account, at FROM test_drive_acts WHERE drive_id = ${driveId}::uuid ORDER BY at, act`,
  );
  return rows.map((row) => actRow.parse(row));
}

/** Notes that somebody saw who comes. */
export async function insertLooks(
  db: Db,
  driveIds: readonly string[],
  account: string,
  at: Date,
): Promise<void> {
  if (driveIds.length === 0) return;
  await db.execute(
    sql`INSERT INTO test_drive_looks (drive_id, account, at)
      SELECT unnest(${`{${driveIds.join(',')}}`}::uuid[]), ${account}, ${instant(at)}`,
  );
}

/** Booked drives that begin in a span of minutes and were not reminded of as they are now. */
export const listUnreminded = (
  database: Database,
  site: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly StoredDrive[]> =>
  selectDrives(
    database,
    database.db,
    sql`WHERE site = ${site} AND state = 'booked' AND starts >= ${from} AND starts < ${to} AND customer IS NOT NULL
      AND car_gone_at IS NULL AND reminded IS DISTINCT FROM revision ORDER BY id`,
  );

/** Marks a drive as reminded of; false when it is already, or has been changed meanwhile. */
export async function markReminded(
  database: Database,
  tx: Db,
  { id, revision }: Pick<StoredDrive, 'id' | 'revision'>,
): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`UPDATE test_drives SET reminded = revision WHERE id = ${id}::uuid AND revision = ${revision} AND state = 'booked'
      AND reminded IS DISTINCT FROM revision RETURNING id`,
  );
  return rows.length > 0;
}

/** Booked drives of a site that begin after a minute. */
export const listComing = (database: Database, site: string, from: number): Promise<readonly StoredDrive[]> =>
  selectDrives(
    database,
    database.db,
    sql`WHERE site = ${site} AND state = 'booked' AND starts > ${from} ORDER BY id`,
  );

/** Marks that the car is gone (an instant) or there again (null); false when it is so already. */
export async function markCarGone(database: Database, tx: Db, id: string, at: Date | null): Promise<boolean> {
  const rows = await database.rows(
    tx,
    at === null
      ? sql`UPDATE test_drives SET car_gone_at = NULL WHERE id = ${id}::uuid AND car_gone_at IS NOT NULL RETURNING id`
      : sql`UPDATE test_drives SET car_gone_at = ${instant(at)} WHERE id = ${id}::uuid AND car_gone_at IS NULL RETURNING id`,
  );
  return rows.length > 0;
}
