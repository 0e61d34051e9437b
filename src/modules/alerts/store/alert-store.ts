import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { isSiteKey, siteByKey, siteLanguage } from '~/sites';
import {
  type Alert,
  type AlertState,
  FREQUENCIES,
  type retentionLimits,
  type SavedSearch,
} from '../domain/alert';

const savedSearch: z.ZodType<SavedSearch> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('list'), path: z.string(), query: z.string(), fixed: z.string() }),
  z.object({ kind: z.literal('car'), carId: z.string() }),
]);

const siteKey = z.string().transform((text, context) => {
  if (isSiteKey(text)) return text;
  context.addIssue(`no site is called ${text}`);
  return z.NEVER;
});

const alertRow = z
  .object({
    id: z.string(),
    site: siteKey,
    language: z.string(),
    car_index: z.string(),
    email: z.string(),
    search: savedSearch,
    search_key: z.string(),
    new_cars: z.boolean(),
    price_drops: z.boolean(),
    frequency: z.enum(FREQUENCIES),
    state: z.enum(['pending', 'active', 'stopped']),
    since: z.date().nullable(),
  })
  .transform(
    ({ car_index, search_key, new_cars, price_drops, ...row }): Alert => ({
      ...row,
      language: siteLanguage(siteByKey(row.site), row.language),
      carIndex: car_index,
      searchKey: search_key,
      newCars: new_cars,
      priceDrops: price_drops,
    }),
  );

const COLUMNS = sql.raw(
  'id, site, language, car_index, email, search, search_key, new_cars, price_drops, frequency, state, since',
);

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** Within this time the same form sent again owes no second mail. */
const REPEAT_WINDOW_MS = 60_000;

const requestRow = z.object({ id: z.string(), ask_id: z.string() });

/**
 * Stores an alert that its address has yet to confirm. An existing one is requested again, unless it is active: a stranger who
 * knows the address changes nothing.
 * @returns the alert's id, and whether a mail must be sent for this request
 */
export async function requestAlert(
  database: Database,
  tx: Db,
  alert: Omit<Alert, 'state' | 'since'>,
  request: { readonly id: string; readonly at: Date },
): Promise<{ readonly id: string; readonly owed: boolean }> {
  const { email, site, language, carIndex, searchKey, newCars, priceDrops, frequency } = alert;
  const settled = new Date(request.at.getTime() - REPEAT_WINDOW_MS);
  const rows = await database.rows(
    tx,
    sql`INSERT INTO alerts AS known (id, site, language, car_index, email, search, search_key, new_cars, price_drops,
          frequency, state, asked_at, ask_id)
        VALUES (${alert.id}, ${site}, ${language}, ${carIndex}, ${email}, ${JSON.stringify(alert.search)}::jsonb,
          ${searchKey}, ${newCars}, ${priceDrops}, ${frequency}, 'pending', ${time(request.at)}, ${request.id})
        ON CONFLICT (site, email, search_key) DO UPDATE SET
          language = CASE WHEN known.state = 'active' THEN known.language ELSE excluded.language END,
          search = CASE WHEN known.state = 'active' THEN known.search ELSE excluded.search END,
          new_cars = CASE WHEN known.state = 'active' THEN known.new_cars ELSE excluded.new_cars END,
          price_drops = CASE WHEN known.state = 'active' THEN known.price_drops ELSE excluded.price_drops END,
          frequency = CASE WHEN known.state = 'active' THEN known.frequency ELSE excluded.frequency END,
          state = CASE WHEN known.state = 'active' THEN 'active' ELSE 'pending' END,
          stopped_at = NULL,
          ask_id = CASE WHEN known.asked_at > ${time(settled)} AND known.state <> 'stopped'
            THEN known.ask_id ELSE excluded.ask_id END,
          asked_at = CASE WHEN known.asked_at > ${time(settled)} AND known.state <> 'stopped'
            THEN known.asked_at ELSE excluded.asked_at END
        RETURNING id, ask_id`,
  );
  const row = requestRow.parse(rows[0]);
  return { id: row.id, owed: row.ask_id === request.id };
}

export async function findAlert(database: Database, db: Db, id: string): Promise<Alert | null> {
  const rows = await database.rows(db, sql`SELECT ${COLUMNS} FROM alerts WHERE id = ${id}`);
  return rows[0] === undefined ? null : alertRow.parse(rows[0]);
}

/** The alert, locked until the transaction ends. */
export async function lockAlert(database: Database, tx: Db, id: string): Promise<Alert | null> {
  const rows = await database.rows(tx, sql`SELECT ${COLUMNS} FROM alerts WHERE id = ${id} FOR UPDATE`);
  return rows[0] === undefined ? null : alertRow.parse(rows[0]);
}

/** How many alerts an address has on a site. */
export async function countAlerts(database: Database, site: string, email: string): Promise<number> {
  const rows = await database.rows(
    database.db,
    sql`SELECT count(*) AS n FROM alerts WHERE site = ${site} AND email = ${email}`,
  );
  return z.object({ n: z.number() }).parse(rows[0]).n;
}

/** Makes a pending or stopped alert count from now on; one that is active stays as it is. */
export async function activate(db: Db, id: string, at: Date): Promise<void> {
  await db.execute(
    sql`UPDATE alerts SET state = 'active', since = ${time(at)}, stopped_at = NULL
        WHERE id = ${id} AND state <> 'active'`,
  );
}

/** No mail from now on. What was found and not yet mailed is forgotten. */
export async function stop(tx: Db, id: string, at: Date): Promise<void> {
  await tx.execute(
    sql`UPDATE alerts SET state = 'stopped', stopped_at = ${time(at)} WHERE id = ${id} AND state <> 'stopped'`,
  );
  await tx.execute(sql`DELETE FROM alert_tokens WHERE alert_id = ${id} AND purpose = 'confirm'`);
  await tx.execute(sql`DELETE FROM alert_findings WHERE alert_id = ${id} AND mail_id IS NULL`);
}

export async function updatePreferences(
  db: Db,
  id: string,
  preferences: Pick<Alert, 'newCars' | 'priceDrops' | 'frequency'>,
): Promise<void> {
  const { newCars, priceDrops, frequency } = preferences;
  await db.execute(
    sql`UPDATE alerts SET new_cars = ${newCars}, price_drops = ${priceDrops}, frequency = ${frequency}
        WHERE id = ${id}`,
  );
}

/** Deletes the alert, its address and its findings. */
export async function deleteAlert(db: Db, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM alerts WHERE id = ${id}`);
}

/** Active alerts of an index, `limit` after the id `after`, in the order of their ids. */
export function activeAlerts(
  database: Database,
  carIndex: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Alert[]> {
  const later = after === null ? sql`` : sql`AND id > ${after}::uuid`;
  return alertsWhere(
    database,
    sql`state = 'active' AND car_index = ${carIndex} ${later} ORDER BY id LIMIT ${limit}`,
  );
}

async function alertsWhere(database: Database, condition: SQL): Promise<Alert[]> {
  const rows = await database.rows(database.db, sql`SELECT ${COLUMNS} FROM alerts WHERE ${condition}`);
  return rows.map((row) => alertRow.parse(row));
}

/** Since when the eldest active alert of an index counts; null without any. */
export async function earliestActivation(database: Database, carIndex: string): Promise<Date | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT min(since) AS since FROM alerts WHERE state = 'active' AND car_index = ${carIndex}`,
  );
  return z.object({ since: z.date().nullable() }).parse(rows[0]).since;
}

/** Deletes alerts that were never confirmed or were stopped, as their pages promise. */
export async function deleteOldAlerts(
  database: Database,
  retention: ReturnType<typeof retentionLimits>,
): Promise<number> {
  const rows = await database.rows(
    database.db,
    sql`DELETE FROM alerts
        WHERE (state = 'pending' AND asked_at < ${time(retention.unconfirmed)})
          OR (state = 'stopped' AND stopped_at < ${time(retention.stopped)})
        RETURNING id`,
  );
  return rows.length;
}

const countRow = z.object({ state: z.enum(['pending', 'active', 'stopped']), n: z.number() });

export async function countByState(database: Database): Promise<Readonly<Record<AlertState, number>>> {
  const rows = await database.rows(database.db, sql`SELECT state, count(*) AS n FROM alerts GROUP BY state`);
  const counts = { pending: 0, active: 0, stopped: 0 };
  for (const row of rows) {
    const { state, n } = countRow.parse(row);
    counts[state] = n;
  }
  return counts;
}
