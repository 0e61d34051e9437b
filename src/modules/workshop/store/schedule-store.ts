import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { type WorkshopSchedule, workshopScheduleSchema } from '../domain/model';

/** What an index of facilities offers, and the numbers of its bays and mechanics. */
export interface LoadedSchedule {
  readonly schedule: WorkshopSchedule;
  readonly resources: readonly ResourceRow[];
}

const resourceRow = z.object({ no: z.number(), departmentId: z.string(), resourceId: z.string() });
type ResourceRow = z.infer<typeof resourceRow>;

/** Null where nothing has been written yet. */
export async function loadSchedule(
  database: Database,
  db: Db,
  siteIndex: string,
): Promise<LoadedSchedule | null> {
  const [row] = await database.rows(
    db,
    sql`SELECT document FROM workshop_books WHERE site_index = ${siteIndex}`,
  );
  if (row === undefined) return null;
  const resources = await database.rows(
    db,
    sql`SELECT no, department_id AS "departmentId", resource_id AS "resourceId" FROM workshop_resources
      WHERE site_index = ${siteIndex}`,
  );
  return {
    schedule: workshopScheduleSchema.parse(row.document),
    resources: resources.map((each) => resourceRow.parse(each)),
  };
}

/** Writes the schedule, and numbers the bays and mechanics that have none. */
export async function writeSchedule(tx: Db, siteIndex: string, schedule: WorkshopSchedule): Promise<void> {
  const resources = schedule.workshops.flatMap(({ departmentId, resources }) =>
    resources.map(({ id }) => ({ department_id: departmentId, resource_id: id })),
  );
  await tx.execute(
    sql`INSERT INTO workshop_books (site_index, document) VALUES (${siteIndex}, ${JSON.stringify(schedule)}::jsonb)
      ON CONFLICT (site_index) DO UPDATE SET document = excluded.document`,
  );
  await tx.execute(
    sql`INSERT INTO workshop_resources (site_index, department_id, resource_id)
      SELECT ${siteIndex}, department_id, resource_id
      FROM jsonb_to_recordset(${JSON.stringify(resources)}::jsonb) AS given (department_id text, resource_id text)
      ON CONFLICT (site_index, department_id, resource_id) DO NOTHING`,
  );
}
