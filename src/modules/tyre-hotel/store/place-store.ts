import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { SEASONS } from '../domain/agreement';
import { labelOf } from '../domain/label';
import type { TyrePlace, TyreWorkshop } from '../staff/staff-tyres';

const placeRow = z.object({
  name: z.string(),
  no: z.number().nullable(),
  agreementId: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  season: z.enum(SEASONS).nullable(),
});

/** Figures are compared as numbers: A-2 stands before A-10. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export async function listPlaces(
  database: Database,
  { siteIndex, departmentId }: TyreWorkshop,
): Promise<readonly TyrePlace[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT place.name, stored.no, stored.agreement_id AS "agreementId", stored.season,
        agreement.registration_number AS "registrationNumber"
      FROM tyre_places AS place
      LEFT JOIN tyre_sets AS stored ON stored.site_index = place.site_index
        AND stored.department_id = place.department_id AND lower(stored.shelf) = lower(place.name)
      LEFT JOIN tyre_agreements AS agreement ON agreement.id = stored.agreement_id
      WHERE place.site_index = ${siteIndex} AND place.department_id = ${departmentId}`,
  );
  return rows
    .map((row) => {
      const { name, no, agreementId, registrationNumber, season } = placeRow.parse(row);
      const isFree = no === null || agreementId === null || registrationNumber === null || season === null;
      return { name, set: isFree ? null : { agreementId, registrationNumber, season, label: labelOf(no) } };
    })
    .toSorted((a, b) => byName.compare(a.name, b.name));
}

/**
 * A place of the workshop by its name in any letters, as it is spelt there; null: it has none such. It is there until the
 * transaction ends.
 */
export async function findPlace(
  database: Database,
  tx: Db,
  { siteIndex, departmentId }: TyreWorkshop,
  name: string,
): Promise<string | null> {
  const rows = await database.rows(
    tx,
    sql`SELECT name FROM tyre_places WHERE site_index = ${siteIndex} AND department_id = ${departmentId}
        AND lower(name) = lower(${name}) FOR SHARE`,
  );
  return rows[0] === undefined ? null : placeRow.shape.name.parse(rows[0].name);
}

/** @returns how many are new */
export async function insertPlaces(
  database: Database,
  db: Db,
  { siteIndex, departmentId }: TyreWorkshop,
  names: readonly string[],
): Promise<number> {
  const rows = await database.rows(
    db,
    sql`INSERT INTO tyre_places (site_index, department_id, name)
      SELECT ${siteIndex}, ${departmentId}, name FROM unnest(${sql.param([...names])}::text[]) AS added (name)
      ON CONFLICT DO NOTHING RETURNING 1`,
  );
  return rows.length;
}

/** Removes a place that is free; false where there is none such. */
export function deletePlace(
  database: Database,
  { siteIndex, departmentId }: TyreWorkshop,
  name: string,
): Promise<boolean> {
  const isPlace = sql`site_index = ${siteIndex} AND department_id = ${departmentId} AND lower(name) = lower(${name})`;
  return database.transaction(async (tx) => {
    // Whoever is about to put a set there is waited for, and their set is seen below.
    await tx.execute(sql`SELECT FROM tyre_places WHERE ${isPlace} FOR UPDATE`);
    const rows = await database.rows(
      tx,
      sql`DELETE FROM tyre_places AS place WHERE ${isPlace}
          AND NOT EXISTS (SELECT FROM tyre_sets AS stored WHERE stored.site_index = place.site_index
            AND stored.department_id = place.department_id AND lower(stored.shelf) = lower(place.name))
        RETURNING 1`,
    );
    return rows.length > 0;
  });
}
