import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Span } from '~/modules/workshop';
import type { Database, Db } from '~/platform/db';
import type { Taken } from '../domain/free-times';

interface Where {
  readonly siteIndex: string;
  readonly siteId: string;
  readonly carIndex: string;
  readonly carId: string;
}

const takenRow = z.object({
  from: z.number(),
  to: z.number(),
  place: z.number().nullable(),
  isCar: z.boolean(),
});

/** What is booked of a car and at its facility in a span of time; `except` is a drive that is to be moved. */
export async function loadTaken(
  database: Database,
  db: Db,
  { siteIndex, siteId, carIndex, carId }: Where,
  { from, to }: Span,
  except: string | null = null,
): Promise<Taken> {
  const rows = await database.rows(
    db,
    sql`SELECT starts AS "from", ends AS "to", (car_index = ${carIndex} AND car_id = ${carId}) AS "isCar",
        CASE WHEN site_index = ${siteIndex} AND site_id = ${siteId} THEN place END AS place
      FROM test_drives WHERE state <> 'cancelled' AND ends > ${from} AND starts < ${to}
        AND ((site_index = ${siteIndex} AND site_id = ${siteId}) OR (car_index = ${carIndex} AND car_id = ${carId}))
        AND id IS DISTINCT FROM ${except}::uuid ORDER BY starts`,
  );
  const taken = rows.map((row) => takenRow.parse(row));
  return {
    car: taken.filter(({ isCar }) => isCar),
    places: taken.flatMap(({ place, ...span }) => (place === null ? [] : [{ ...span, place }])),
  };
}

const facilityRow = z.object({ no: z.number(), companions: z.number().nullable(), revision: z.number() });
export type FacilityRow = Readonly<z.infer<typeof facilityRow>>;

/** The facility, locked until the transaction ends: bookings there come one after the other. */
export async function lockFacility(
  database: Database,
  tx: Db,
  siteIndex: string,
  siteId: string,
): Promise<FacilityRow> {
  const [row] = await database.rows(
    tx,
    sql`INSERT INTO test_drive_facilities (site_index, site_id) VALUES (${siteIndex}, ${siteId})
      ON CONFLICT (site_index, site_id) DO UPDATE SET site_id = EXCLUDED.site_id RETURNING no, companions, revision`,
  );
  return facilityRow.parse(row);
}

/** The car, locked until the transaction ends. */
export async function lockCar(database: Database, tx: Db, carIndex: string, carId: string): Promise<number> {
  const [row] = await database.rows(
    tx,
    sql`INSERT INTO test_drive_cars (car_index, car_id) VALUES (${carIndex}, ${carId})
      ON CONFLICT (car_index, car_id) DO UPDATE SET car_id = EXCLUDED.car_id RETURNING no`,
  );
  return z.object({ no: z.number() }).parse(row).no;
}

/** What staff say of facilities, by `site_id`; those of which they say nothing are left out. */
export async function listFacilities(
  database: Database,
  db: Db,
  siteIndex: string,
): Promise<ReadonlyMap<string, FacilityRow>> {
  const rows = await database.rows(
    db,
    sql`SELECT site_id AS "siteId", no, companions, revision FROM test_drive_facilities WHERE site_index = ${siteIndex}`,
  );
  return new Map(
    rows.map((row) => {
      const { siteId, ...facility } = facilityRow.extend({ siteId: z.string() }).parse(row);
      return [siteId, facility] as const;
    }),
  );
}

/** Sets how many can come along, in a transaction that has the facility; null: as the site has it. */
export async function setCompanions(
  tx: Db,
  no: number,
  change: {
    readonly id: string;
    readonly companions: number | null;
    readonly account: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx.execute(
    sql`UPDATE test_drive_facilities SET companions = ${change.companions}, revision = revision + 1 WHERE no = ${no}`,
  );
  await tx.execute(
    sql`INSERT INTO test_drive_facility_changes (id, facility_no, companions, account, at)
      VALUES (${change.id}::uuid, ${no}, ${change.companions}, ${change.account}, ${change.at.toISOString()}::timestamptz)`,
  );
}
