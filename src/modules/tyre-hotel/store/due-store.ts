import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import { SEASONS, type Season, storedWheelSchema } from '../domain/agreement';
import { labelOf } from '../domain/label';
import { TREAD_LIMITS, wearOf } from '../domain/wear';
import { type DueAgreement, SET_STATES, type TyreWorkshop, type WornSet } from '../staff/staff-tyres';

/** Most that are listed at once. */
const MAX_LISTED = 500;

export type StoredDue = Omit<DueAgreement, 'booked'>;

const OWNER = sql`agreement.id AS "agreementId", agreement.registration_number AS "registrationNumber",
  agreement.document->>'brand' AS brand, agreement.document->>'model' AS model,
  agreement.customer_name AS "customerName", agreement.phone, agreement.email, agreement.language`;

const ownerShape = {
  agreementId: z.string(),
  registrationNumber: z.string(),
  brand: z.string(),
  model: z.string(),
  customerName: z.string(),
  phone: z.string(),
  email: z.string(),
  language: z.string().nullable(),
};

const dueRow = z.object({ ...ownerShape, no: z.number(), shelf: z.string().nullable() });

/** Agreements that run and whose wheels of a season lie with us: so others are on the car. By plate; one a car. */
export async function listDue(
  database: Database,
  { siteIndex, departmentId }: TyreWorkshop,
  season: Season,
): Promise<readonly StoredDue[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT DISTINCT ON (agreement.registration_number) ${OWNER}, stored.no, stored.shelf
      FROM tyre_sets AS stored JOIN tyre_agreements AS agreement ON agreement.id = stored.agreement_id
      WHERE stored.site_index = ${siteIndex} AND stored.department_id = ${departmentId} AND stored.state = 'stored'
        AND stored.season = ${season} AND agreement.ended_at IS NULL
        AND NOT EXISTS (SELECT FROM tyre_sets AS fitted WHERE fitted.agreement_id = agreement.id
          AND fitted.state = 'fitted' AND fitted.season = ${season})
      ORDER BY agreement.registration_number, stored.no`,
  );
  return rows.map((row) => {
    const { no, ...due } = dueRow.parse(row);
    return { ...due, label: labelOf(no) };
  });
}

const wornRow = z.object({
  ...ownerShape,
  no: z.number(),
  season: z.enum(SEASONS),
  state: z.enum(SET_STATES),
  shelf: z.string().nullable(),
  wheels: z.array(storedWheelSchema),
});

/** Sets of running agreements, with us or on the car, that have a wheel to replace; the most worn first. */
export async function listWorn(
  database: Database,
  { siteIndex, departmentId }: TyreWorkshop,
): Promise<readonly WornSet[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT ${OWNER}, worn.no, worn.season, worn.state, worn.shelf, worn.wheels
      FROM tyre_sets AS worn JOIN tyre_agreements AS agreement ON agreement.id = worn.agreement_id
      WHERE worn.site_index = ${siteIndex} AND worn.department_id = ${departmentId} AND worn.state <> 'away'
        AND agreement.ended_at IS NULL
        AND EXISTS (SELECT FROM jsonb_array_elements(worn.wheels) AS wheel
          WHERE (wheel->>'isDamaged')::boolean OR (wheel->>'threadDepth')::numeric
            < CASE worn.season WHEN 'winter' THEN ${TREAD_LIMITS.winter.advised}::numeric
              ELSE ${TREAD_LIMITS.summer.advised}::numeric END)
      ORDER BY (SELECT min((wheel->>'threadDepth')::numeric) FROM jsonb_array_elements(worn.wheels) AS wheel), worn.no
      LIMIT ${MAX_LISTED}`,
  );
  return rows.map((row) => {
    const { no, wheels, ...set } = wornRow.parse(row);
    const worn = wheels.map((wheel) => ({ ...wheel, wear: wearOf(set.season, wheel) }));
    return { ...set, label: labelOf(no), wheels: worn.filter(({ wear }) => wear !== 'good') };
  });
}
