import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { type Vehicle, vehicleSchema } from '../service';

/** Who has signed in, and for which car. */
export interface Session {
  /** Stands for the session in keys; opens nothing. */
  readonly id: string;
  readonly registrationNumber: string;
  readonly vehicles: readonly Vehicle[];
}

const IDLE_MINUTES = 30;
/** Also while in use: a browser left open in a library is signed out the same day. */
const MAX_HOURS = 12;

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
const earlier = (now: Date, minutes: number) => time(new Date(now.getTime() - minutes * 60_000));

export async function insertSession(
  db: Db,
  session: Omit<Session, 'id'> & { readonly hash: string; readonly siteIndex: string },
  now: Date,
): Promise<void> {
  const { hash, siteIndex, registrationNumber, vehicles } = session;
  await db.execute(
    sql`INSERT INTO tyre_sessions (hash, site_index, registration_number, vehicles, created_at, seen_at)
        VALUES (${hash}, ${siteIndex}, ${registrationNumber}, ${JSON.stringify(vehicles)}::jsonb, ${time(now)},
          ${time(now)})`,
  );
}

const rowSchema = z.object({
  id: z.string(),
  registrationNumber: z.string(),
  vehicles: z.array(vehicleSchema),
});

/** The session of a cookie's digest, and its half hour begins again; null for one that is unknown or over. */
export async function touchSession(
  database: Database,
  siteIndex: string,
  hash: string,
  now: Date,
): Promise<Session | null> {
  const rows = await database.rows(
    database.db,
    sql`UPDATE tyre_sessions SET seen_at = ${time(now)}
        WHERE hash = ${hash} AND site_index = ${siteIndex} AND seen_at > ${earlier(now, IDLE_MINUTES)}
          AND created_at > ${earlier(now, MAX_HOURS * 60)}
        RETURNING hash AS id, registration_number AS "registrationNumber", vehicles`,
  );
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}

export async function endSession(db: Db, hash: string): Promise<void> {
  await db.execute(sql`DELETE FROM tyre_sessions WHERE hash = ${hash}`);
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM tyre_sessions WHERE seen_at < ${earlier(now, IDLE_MINUTES)}`);
}
