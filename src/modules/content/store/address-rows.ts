import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { type Db, holdLock } from '~/platform/db';
import { missing, redirectHits } from './tables';

/** How often something was asked for, and when first and last. */
export interface Count {
  readonly times: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

export interface MissingAddress extends Count {
  readonly path: string;
}

/** Of each kind: the most asked for, and the newest, so that a flood of either leaves the other. */
export const MAX_OF_KIND = 500;

/** One writer at a time per site, apart from those who edit. */
async function lockCounts(tx: Db, site: string): Promise<void> {
  await holdLock(tx, `content-counts:${site}`);
}

/** Adds to what is counted, and lets go of what is too much. Call it in a transaction. */
export async function addMissing(tx: Db, site: string, counted: ReadonlyMap<string, Count>): Promise<void> {
  await lockCounts(tx, site);
  await tx
    .insert(missing)
    .values([...counted].map(([path, count]) => ({ site, path, ...count })))
    .onConflictDoUpdate({
      target: [missing.site, missing.path],
      set: {
        times: sql`${missing.times} + excluded.times`,
        lastAt: sql`greatest(${missing.lastAt}, excluded.last_at)`,
      },
    });
  const mostOf = (order: 'times' | 'lastAt') =>
    tx
      .select({ path: missing.path })
      .from(missing)
      .where(eq(missing.site, site))
      .orderBy(desc(missing[order]), desc(missing.lastAt), missing.path)
      .limit(MAX_OF_KIND);
  await tx
    .delete(missing)
    .where(
      and(
        eq(missing.site, site),
        notInArray(missing.path, mostOf('times')),
        notInArray(missing.path, mostOf('lastAt')),
      ),
    );
}

/** Most asked for first. */
export async function missingOf(db: Db, site: string): Promise<readonly MissingAddress[]> {
  const rows = await db
    .select()
    .from(missing)
    .where(eq(missing.site, site))
    .orderBy(desc(missing.times), desc(missing.lastAt));
  return rows.map(({ path, times, firstAt, lastAt }) => ({ path, times, firstAt, lastAt }));
}

export async function deleteMissing(tx: Db, site: string, path: string): Promise<boolean> {
  const gone = await tx
    .delete(missing)
    .where(and(eq(missing.site, site), eq(missing.path, path)))
    .returning({ path: missing.path });
  return gone.length > 0;
}

export async function deleteMissingBefore(db: Db, before: Date): Promise<void> {
  await db.delete(missing).where(lt(missing.lastAt, before));
}

/** Call it in a transaction. */
export async function addHits(tx: Db, site: string, counted: ReadonlyMap<string, Count>): Promise<void> {
  await lockCounts(tx, site);
  await tx
    .insert(redirectHits)
    .values([...counted].map(([source, { times, lastAt }]) => ({ site, source, times, lastAt })))
    .onConflictDoUpdate({
      target: [redirectHits.site, redirectHits.source],
      set: {
        times: sql`${redirectHits.times} + excluded.times`,
        lastAt: sql`greatest(${redirectHits.lastAt}, excluded.last_at)`,
      },
    });
}

/** By what the redirect answers to. */
export async function hitsOf(
  db: Db,
  site: string,
): Promise<ReadonlyMap<string, Pick<Count, 'times' | 'lastAt'>>> {
  const rows = await db.select().from(redirectHits).where(eq(redirectHits.site, site));
  return new Map(rows.map(({ source, times, lastAt }) => [source, { times, lastAt }]));
}

export async function deleteHits(tx: Db, site: string, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await tx
    .delete(redirectHits)
    .where(and(eq(redirectHits.site, site), inArray(redirectHits.source, [...sources])));
}
