import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, holdLock } from '~/platform/db';
import { mapInSlices } from '~/platform/event-loop';
import { items } from './tables';

const jsonObject = z.record(z.string(), z.unknown());

export const itemRow = z.object({
  id: z.string(),
  site: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  template: z.string(),
  sortOrder: z.number(),
  shared: jsonObject,
});

export type StoredItem = z.infer<typeof itemRow>;

export const isUuid = (id: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id);

/** One writer of a site's content at a time; held until the transaction ends. */
export async function lockSite(tx: Db, site: string): Promise<void> {
  await holdLock(tx, `content:${site}`);
}

export async function itemById(db: Db, id: string): Promise<StoredItem | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(items).where(eq(items.id, id));
  return row === undefined ? null : itemRow.parse(row);
}

/** The items of a site, in no order; thousands are read with pauses. */
export async function itemsOfSite(database: Database, db: Db, site: string): Promise<readonly StoredItem[]> {
  const rows = await database.rows(
    db,
    sql`SELECT id, site, parent_id AS "parentId", name, template, sort_order AS "sortOrder", shared
        FROM content_items WHERE site = ${site}`,
  );
  return mapInSlices(rows, (row) => itemRow.parse(row));
}

export async function itemsByIds(db: Db, ids: readonly string[]): Promise<readonly StoredItem[]> {
  const rows = await db
    .select()
    .from(items)
    .where(inArray(items.id, [...ids]));
  return rows.map((row) => itemRow.parse(row));
}

const copiedRow = itemRow.omit({ site: true }).extend({ createdAt: z.date() });

/** The items of a site with when they were made, in a fixed order. */
export async function itemsForCopy(db: Db, site: string): Promise<readonly z.infer<typeof copiedRow>[]> {
  const rows = await db.select().from(items).where(eq(items.site, site)).orderBy(asc(items.id));
  return rows.map((row) => copiedRow.parse(row));
}

/** Other sites that have some of these items: an id is one item of one site. */
export async function otherSitesWith(
  db: Db,
  site: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const isOne = sql`${items.id} = ANY(${sql.param(ids)}::uuid[])`;
  const rows = await db
    .selectDistinct({ site: items.site })
    .from(items)
    .where(and(ne(items.site, site), isOne))
    .orderBy(asc(items.site));
  return rows.map((row) => row.site);
}

/** Rows per statement: far below the parameters a statement may have. */
const BATCH_SIZE = 500;

export async function insertItems(
  tx: Db,
  rows: readonly (StoredItem & { readonly createdAt: Date })[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    await tx.insert(items).values(rows.slice(at, at + BATCH_SIZE));
  }
}

export async function updateItem(
  tx: Db,
  id: string,
  changes: Partial<Pick<StoredItem, 'parentId' | 'name' | 'sortOrder' | 'shared'>>,
): Promise<void> {
  await tx.update(items).set(changes).where(eq(items.id, id));
}

/** Deletes an item with everything below it. */
export async function deleteItem(tx: Db, id: string): Promise<void> {
  await tx.delete(items).where(eq(items.id, id));
}
