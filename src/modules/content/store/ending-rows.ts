import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '~/platform/db';
import { endings, items } from './tables';

/** When a page is taken off the site in one language. */
export interface Ending {
  readonly itemId: string;
  readonly language: string;
  readonly unpublishAt: Date;
}

const of = (itemId: string, language: string) =>
  and(eq(endings.itemId, itemId), eq(endings.language, language));

export async function endingOf(db: Db, itemId: string, language: string): Promise<Ending | null> {
  const [row] = await db.select().from(endings).where(of(itemId, language));
  return row ?? null;
}

export async function endingsOfSite(db: Db, site: string, language: string): Promise<readonly Ending[]> {
  return db
    .select({ itemId: endings.itemId, language: endings.language, unpublishAt: endings.unpublishAt })
    .from(endings)
    .innerJoin(items, eq(items.id, endings.itemId))
    .where(and(eq(items.site, site), eq(endings.language, language)));
}

/** The endings of a site in all its languages. */
export async function endingsOfItems(db: Db, site: string): Promise<readonly Ending[]> {
  return db
    .select({ itemId: endings.itemId, language: endings.language, unpublishAt: endings.unpublishAt })
    .from(endings)
    .innerJoin(items, eq(items.id, endings.itemId))
    .where(eq(items.site, site))
    .orderBy(asc(endings.itemId), asc(endings.language));
}

/** The endings whose time has come, in the order of their times. */
export async function dueEndings(db: Db, now: Date): Promise<readonly Ending[]> {
  return db.select().from(endings).where(lte(endings.unpublishAt, now)).orderBy(asc(endings.unpublishAt));
}

export async function writeEnding(
  tx: Db,
  itemId: string,
  language: string,
  unpublishAt: Date,
): Promise<void> {
  await tx
    .insert(endings)
    .values({ itemId, language, unpublishAt })
    .onConflictDoUpdate({ target: [endings.itemId, endings.language], set: { unpublishAt } });
}

export async function deleteEnding(tx: Db, itemId: string, language: string): Promise<void> {
  await tx.delete(endings).where(of(itemId, language));
}
