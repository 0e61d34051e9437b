import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '~/platform/db';
import { ACTS } from '../domain/acts';
import { audit } from './tables';

const jsonObject = z.record(z.string(), z.unknown());

const auditRow = z.object({
  id: z.string(),
  at: z.date(),
  account: z.string().nullable(),
  who: z.string(),
  site: z.string(),
  itemId: z.string().nullable(),
  language: z.string().nullable(),
  act: z.enum(ACTS),
  about: z.string(),
  before: jsonObject,
  after: jsonObject,
});
export type AuditRow = z.infer<typeof auditRow>;

export interface AuditFilter {
  readonly site: string;
  readonly itemId?: string | undefined;
  readonly account?: string | undefined;
  /** Only what is older than this row. */
  readonly olderThan?: { readonly at: Date; readonly id: string } | undefined;
}

export async function insertAudit(tx: Db, row: AuditRow): Promise<void> {
  await tx.insert(audit).values(row);
}

/** The newest row about a page in a language, by whomever, of those after a time. */
export async function newestAuditOf(
  tx: Db,
  { site, itemId, language }: Pick<AuditRow, 'site' | 'itemId' | 'language'>,
  since: Date,
): Promise<AuditRow | null> {
  const [row] = await tx
    .select()
    .from(audit)
    .where(
      and(
        eq(audit.site, site),
        gt(audit.at, since),
        itemId === null ? isNull(audit.itemId) : eq(audit.itemId, itemId),
        language === null ? isNull(audit.language) : eq(audit.language, language),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1);
  return row === undefined ? null : auditRow.parse(row);
}

/** Of a young save alone: the database refuses it for all others. */
export async function updateAuditChanges(
  tx: Db,
  id: string,
  changes: Pick<AuditRow, 'before' | 'after'>,
): Promise<void> {
  await tx.update(audit).set(changes).where(eq(audit.id, id));
}

/** Newest first. */
export async function auditRows(db: Db, filter: AuditFilter, limit: number): Promise<readonly AuditRow[]> {
  const { site, itemId, account, olderThan } = filter;
  const conditions: (SQL | undefined)[] = [eq(audit.site, site)];
  if (itemId !== undefined) conditions.push(eq(audit.itemId, itemId));
  if (account !== undefined) conditions.push(eq(audit.account, account));
  if (olderThan !== undefined)
    conditions.push(
      or(lt(audit.at, olderThan.at), and(eq(audit.at, olderThan.at), lt(audit.id, olderThan.id))),
    );
  const rows = await db
    .select()
    .from(audit)
    .where(and(...conditions))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit);
  return rows.map((row) => auditRow.parse(row));
}

/** Whoever has done something on a site, by account; under their own name, where a token of theirs has done something too. */
export async function auditedPeople(
  db: Db,
  site: string,
): Promise<readonly { readonly account: string; readonly who: string }[]> {
  const rows = await db
    .select({
      account: audit.account,
      who: sql<string>`(array_agg(${audit.who} ORDER BY length(${audit.who})))[1]`,
    })
    .from(audit)
    .where(eq(audit.site, site))
    .groupBy(audit.account);
  return rows.flatMap(({ account, who }) => (account === null ? [] : [{ account, who }]));
}
