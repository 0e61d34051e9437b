import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { type SiteRecord, siteRecordSchema } from '../domain/site-record';

/** How many sites of an index a replacement touched. */
export interface ReplaceCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

const recordRow = z.object({ record: siteRecordSchema });

export async function loadSites(database: Database, db: Db, index: string): Promise<SiteRecord[]> {
  const rows = await database.rows(
    db,
    sql`SELECT record FROM facilities_sites WHERE index_name = ${index} ORDER BY site_id`,
  );
  return rows.map((row) => recordRow.parse(row).record);
}

const removedRow = z.object({ removed: z.number() });
const writtenRow = z.object({ added: z.number(), changed: z.number() });

/** Makes the table hold exactly these sites under the index. Unchanged rows are not written. */
export async function replaceSites(
  database: Database,
  tx: Db,
  index: string,
  records: readonly SiteRecord[],
): Promise<ReplaceCounts> {
  const all = JSON.stringify(records);
  const deleted = await database.rows(
    tx,
    sql`WITH gone AS (
      DELETE FROM facilities_sites
      WHERE index_name = ${index}
        AND site_id NOT IN (SELECT item ->> 'site_id' FROM jsonb_array_elements(${all}::jsonb) AS item)
      RETURNING site_id
    ) SELECT count(*)::int AS removed FROM gone`,
  );
  const written = await database.rows(
    tx,
    sql`WITH before AS (
      SELECT site_id FROM facilities_sites WHERE index_name = ${index}
    ), written AS (
      INSERT INTO facilities_sites (index_name, site_id, slug, record)
      SELECT ${index}, item ->> 'site_id', item ->> 'slug', item FROM jsonb_array_elements(${all}::jsonb) AS item
      ON CONFLICT (index_name, site_id) DO UPDATE
        SET slug = excluded.slug, record = excluded.record, updated_at = now()
        WHERE facilities_sites.record IS DISTINCT FROM excluded.record
      RETURNING site_id
    )
    SELECT
      count(*) FILTER (WHERE before.site_id IS NULL)::int AS added,
      count(*) FILTER (WHERE before.site_id IS NOT NULL)::int AS changed
    FROM written LEFT JOIN before ON before.site_id = written.site_id`,
  );
  const { removed } = removedRow.parse(deleted[0]);
  const { added, changed } = writtenRow.parse(written[0]);
  return { added, changed, removed, unchanged: records.length - added - changed };
}
