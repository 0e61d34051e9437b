import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import {
  FACILITY_PARTS,
  type FacilityPart,
  type Override,
  overrideSchema,
  type PartShown,
  type PlacedOverride,
  partShownSchema,
} from '../domain/overrides/override';
import { type SiteRecord, siteRecordSchema } from '../domain/site-record';

/** A part of a facility (`department` '') or of one of its departments. */
export interface PartPlace {
  readonly siteIndex: string;
  readonly siteId: string;
  readonly department: string;
  readonly part: FacilityPart;
}

const overrideRow = z.object({
  site_id: z.string(),
  department: z.string(),
  part: z.string(),
  value: z.unknown(),
});

/** What staff say of the facilities of an index, by `site_id`. */
export async function loadOverrides(
  database: Database,
  siteIndex: string,
): Promise<ReadonlyMap<string, readonly PlacedOverride[]>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT site_id, department, part, value FROM facilities_overrides
        WHERE index_name = ${siteIndex} AND value IS NOT NULL`,
  );
  const bySite = new Map<string, PlacedOverride[]>();
  for (const row of rows) {
    const { site_id, department, part, value } = overrideRow.parse(row);
    const placed = { department, ...overrideSchema.parse({ part, value }) };
    bySite.set(site_id, [...(bySite.get(site_id) ?? []), placed]);
  }
  return bySite;
}

const recordRow = z.object({ record: siteRecordSchema });

/** A facility as it was imported; null: there is none. */
export async function loadImported(
  database: Database,
  db: Db,
  { siteIndex, siteId }: Pick<PartPlace, 'siteIndex' | 'siteId'>,
  hold: 'hold' | 'read',
): Promise<SiteRecord | null> {
  const where = sql`SELECT record FROM facilities_sites WHERE index_name = ${siteIndex} AND site_id = ${siteId}`;
  const [row] = await database.rows(db, hold === 'hold' ? sql`${where} FOR UPDATE` : where);
  return row === undefined ? null : recordRow.parse(row).record;
}

/** An override with how often it has been changed; `override` null: released. */
export interface RevisedOverride {
  readonly department: string;
  readonly part: FacilityPart;
  readonly override: Override | null;
  readonly revision: number;
}

const revisedRow = z.object({
  department: z.string(),
  part: z.enum(FACILITY_PARTS),
  value: z.unknown(),
  revision: z.number(),
});

/** What has ever been said of a facility. */
export async function loadRevisions(
  database: Database,
  db: Db,
  { siteIndex, siteId }: Pick<PartPlace, 'siteIndex' | 'siteId'>,
): Promise<readonly RevisedOverride[]> {
  const rows = await database.rows(
    db,
    sql`SELECT department, part, value, revision FROM facilities_overrides
        WHERE index_name = ${siteIndex} AND site_id = ${siteId}`,
  );
  return rows.map((row) => {
    const { department, part, value, revision } = revisedRow.parse(row);
    return {
      department,
      part,
      revision,
      override: value === null ? null : overrideSchema.parse({ part, value }),
    };
  });
}

/** Writes what is now said of a part, with who changed it and what was shown before and after. */
export async function writeOverride(
  database: Database,
  tx: Db,
  { siteIndex, siteId, department, part }: PartPlace,
  change: {
    readonly override: Override | null;
    readonly revision: number;
    readonly account: string;
    readonly before: PartShown;
    readonly after: PartShown;
  },
): Promise<void> {
  const { override, revision, account, before, after } = change;
  const value = override === null ? null : JSON.stringify(override.value);
  await database.rows(
    tx,
    sql`INSERT INTO facilities_overrides (index_name, site_id, department, part, value, revision)
        VALUES (${siteIndex}, ${siteId}, ${department}, ${part}, ${value}::jsonb, ${revision})
        ON CONFLICT (index_name, site_id, department, part)
          DO UPDATE SET value = excluded.value, revision = excluded.revision`,
  );
  await database.rows(
    tx,
    sql`INSERT INTO facilities_override_changes
          (index_name, site_id, department, part, revision, account, before, after)
        VALUES (${siteIndex}, ${siteId}, ${department}, ${part}, ${revision}, ${account},
          ${JSON.stringify(before.shown)}::jsonb, ${JSON.stringify(after.shown)}::jsonb)`,
  );
}

/** A change by staff, with what was shown before and after. */
export interface LoggedOverride {
  readonly id: number;
  readonly department: string;
  readonly revision: number;
  readonly account: string;
  readonly at: Date;
  readonly before: PartShown;
  readonly after: PartShown;
}

const changeRow = z.object({
  id: z.number(),
  department: z.string(),
  part: z.string(),
  revision: z.number(),
  account: z.string(),
  at: z.date(),
  before: z.unknown(),
  after: z.unknown(),
});

/** What staff changed of a facility, the newest first. */
export async function overrideChanges(
  database: Database,
  db: Db,
  { siteIndex, siteId }: Pick<PartPlace, 'siteIndex' | 'siteId'>,
  limit: number,
): Promise<readonly LoggedOverride[]> {
  const rows = await database.rows(
    db,
    sql`SELECT id, department, part, revision, account, at, before, after FROM facilities_override_changes
        WHERE index_name = ${siteIndex} AND site_id = ${siteId} ORDER BY id DESC LIMIT ${limit}`,
  );
  return rows.map((row) => {
    const { part, before, after, ...logged } = changeRow.parse(row);
    return {
      ...logged,
      before: partShownSchema.parse({ part, shown: before }),
      after: partShownSchema.parse({ part, shown: after }),
    };
  });
}
