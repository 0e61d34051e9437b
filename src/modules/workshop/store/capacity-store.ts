import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, holdLock } from '~/platform/db';
import {
  CAPACITY_PARTS,
  type CapacityItem,
  type CapacityOverride,
  type CapacityPart,
  capacityOverrideSchema,
} from '../domain/capacity/override';
import { type CapacityShown, capacityShownSchema } from '../domain/capacity/shown';

interface Place {
  readonly siteIndex: string;
  readonly departmentId: string;
}

const row = z.object({ departmentId: z.string(), part: z.string(), item: z.string(), value: z.unknown() });

/** What staff say of the workshops of an index, by `departmentId`. */
export async function loadCapacityOverrides(
  database: Database,
  siteIndex: string,
): Promise<ReadonlyMap<string, readonly CapacityOverride[]>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT department_id AS "departmentId", part, item, value FROM workshop_capacity_overrides
      WHERE site_index = ${siteIndex} AND value IS NOT NULL`,
  );
  const byWorkshop = Map.groupBy(
    rows.map((each) => row.parse(each)),
    ({ departmentId }) => departmentId,
  );
  return new Map(
    [...byWorkshop].map(([departmentId, rows]) => [
      departmentId,
      rows.map(({ part, item, value }) => capacityOverrideSchema.parse({ part, item, value })),
    ]),
  );
}

/** An override with how often it has been changed; `override` null: released. */
export interface RevisedCapacity extends CapacityItem {
  readonly override: CapacityOverride | null;
  readonly revision: number;
}

const revisedRow = z.object({
  part: z.enum(CAPACITY_PARTS),
  item: z.string(),
  value: z.unknown(),
  revision: z.number(),
});

/** What has ever been said of a workshop. */
export async function loadCapacityRevisions(
  database: Database,
  db: Db,
  { siteIndex, departmentId }: Place,
): Promise<readonly RevisedCapacity[]> {
  const rows = await database.rows(
    db,
    sql`SELECT part, item, value, revision FROM workshop_capacity_overrides
      WHERE site_index = ${siteIndex} AND department_id = ${departmentId} ORDER BY part, item`,
  );
  return rows.map((each) => {
    const { part, item, value, revision } = revisedRow.parse(each);
    const override = value === null ? null : capacityOverrideSchema.parse({ part, item, value });
    return { part, item, revision, override };
  });
}

/** Until the end of the transaction nobody else changes what is said of the workshop. */
export async function lockCapacity(tx: Db, { siteIndex, departmentId }: Place): Promise<void> {
  await holdLock(tx, `workshop-capacity ${siteIndex} ${departmentId}`);
}

/** Writes what is now said of a thing, with who changed it and what counted before and after. Numbers a bay that has no number. */
export async function writeCapacity(
  tx: Db,
  { siteIndex, departmentId }: Place,
  change: CapacityItem & {
    readonly override: CapacityOverride | null;
    readonly revision: number;
    readonly account: string;
    readonly at: Date;
    readonly before: CapacityShown;
    readonly after: CapacityShown;
  },
): Promise<void> {
  const { part, item, override, revision, account, at, before, after } = change;
  const value = override === null ? null : JSON.stringify(override.value);
  await tx.execute(
    sql`INSERT INTO workshop_capacity_overrides (site_index, department_id, part, item, value, revision)
      VALUES (${siteIndex}, ${departmentId}, ${part}, ${item}, ${value}::jsonb, ${revision})
      ON CONFLICT (site_index, department_id, part, item)
        DO UPDATE SET value = excluded.value, revision = excluded.revision`,
  );
  await tx.execute(
    sql`INSERT INTO workshop_capacity_changes
        (site_index, department_id, part, item, revision, account, at, before, after)
      VALUES (${siteIndex}, ${departmentId}, ${part}, ${item}, ${revision}, ${account},
        ${at.toISOString()}::timestamptz, ${JSON.stringify(before.shown)}::jsonb,
        ${JSON.stringify(after.shown)}::jsonb)`,
  );
  if (override?.part === 'bay')
    await tx.execute(
      sql`INSERT INTO workshop_resources (site_index, department_id, resource_id)
        VALUES (${siteIndex}, ${departmentId}, ${item})
        ON CONFLICT (site_index, department_id, resource_id) DO NOTHING`,
    );
}

/** A change by staff, with what counted before and after. */
export interface LoggedCapacity extends CapacityItem {
  readonly id: number;
  readonly revision: number;
  readonly account: string;
  readonly at: Date;
  readonly before: CapacityShown;
  readonly after: CapacityShown;
}

const changeRow = z.object({
  id: z.number(),
  part: z.enum(CAPACITY_PARTS),
  item: z.string(),
  revision: z.number(),
  account: z.string(),
  at: z.date(),
  before: z.unknown(),
  after: z.unknown(),
});

const shownOf = (part: CapacityPart, shown: unknown): CapacityShown =>
  capacityShownSchema.parse({ part, shown });

/** What staff changed of a workshop, the newest first. */
export async function listCapacityChanges(
  database: Database,
  db: Db,
  { siteIndex, departmentId }: Place,
  limit: number,
): Promise<readonly LoggedCapacity[]> {
  const rows = await database.rows(
    db,
    sql`SELECT id, part, item, revision, account, at, before, after FROM workshop_capacity_changes
      WHERE site_index = ${siteIndex} AND department_id = ${departmentId} ORDER BY id DESC LIMIT ${limit}`,
  );
  return rows.map((each) => {
    const { before, after, ...logged } = changeRow.parse(each);
    return { ...logged, before: shownOf(logged.part, before), after: shownOf(logged.part, after) };
  });
}
