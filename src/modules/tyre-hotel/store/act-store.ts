import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { labelOf } from '../domain/label';
import { TYRE_ACTS, type TyreAct } from '../staff/staff-tyres';

const MAX_ACTS = 60;

/** Who did something, and when. */
export interface Doer {
  readonly account: string;
  readonly at: Date;
}

export async function insertAct(
  tx: Db,
  done: {
    readonly agreementId: string;
    readonly setNo: number | null;
    readonly act: TyreAct['act'];
    readonly detail: string;
  },
  { account, at }: Doer,
): Promise<void> {
  await tx.execute(sql`INSERT INTO tyre_acts (agreement_id, set_no, act, detail, account, at)
    VALUES (${done.agreementId}::uuid, ${done.setNo}, ${done.act}, ${JSON.stringify(done.detail)}::jsonb, ${account},
      ${at.toISOString()}::timestamptz)`);
}

const actRow = z.object({
  id: z.number(),
  act: z.enum(TYRE_ACTS),
  setNo: z.number().nullable(),
  detail: z.string(),
  account: z.string(),
  at: z.date(),
});

/** What was done to an agreement and its sets, newest first. */
export async function listActs(database: Database, agreementId: string): Promise<readonly TyreAct[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT id, act, set_no AS "setNo", detail #>> '{}' AS detail, account, at FROM tyre_acts
      WHERE agreement_id = ${agreementId}::uuid ORDER BY id DESC LIMIT ${MAX_ACTS}`,
  );
  return rows.map((row) => {
    const { setNo, ...act } = actRow.parse(row);
    return { ...act, label: setNo === null ? '' : labelOf(setNo) };
  });
}

/** Writes down whose agreements were shown to whom. */
export async function insertLooks(
  db: Db,
  agreementIds: readonly string[],
  by: 'search' | 'list' | 'page' | 'label',
  { account, at }: Doer,
): Promise<void> {
  if (agreementIds.length === 0) return;
  await db.execute(sql`INSERT INTO tyre_customer_looks (agreement_id, account, by, at)
    SELECT id, ${account}, ${by}, ${at.toISOString()}::timestamptz
    FROM unnest(${sql.param([...agreementIds])}::uuid[]) AS looked (id)`);
}
