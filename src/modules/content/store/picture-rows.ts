import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Db } from '~/platform/db';
import { type StoredAlert, unfinishedAlerts } from './alert-rows';
import { itemRow, type StoredItem } from './item-rows';
import { dictionary, items, pictures, versions } from './tables';
import { type StoredVersion, versionRow } from './version-rows';

/** A picture of a site's library. */
export type Picture = Readonly<Omit<typeof pictures.$inferSelect, 'site'>>;

export async function picturesOf(db: Db, site: string): Promise<readonly Picture[]> {
  return db
    .select()
    .from(pictures)
    .where(eq(pictures.site, site))
    .orderBy(desc(pictures.addedAt), asc(pictures.id));
}

export async function pictureOf(db: Db, site: string, id: string): Promise<Picture | null> {
  const [row] = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.site, site), eq(pictures.id, id)));
  return row ?? null;
}

/** Of the same picture again only what is said of it is written. */
export async function writePicture(tx: Db, site: string, picture: Picture): Promise<void> {
  const { folder, name, alt } = picture;
  await tx
    .insert(pictures)
    .values({ ...picture, site })
    .onConflictDoUpdate({ target: [pictures.site, pictures.id], set: { folder, name, alt } });
}

/** Rows per statement: far below the parameters a statement may have. */
const BATCH_SIZE = 500;

export async function insertPictures(tx: Db, site: string, rows: readonly Picture[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    await tx.insert(pictures).values(rows.slice(at, at + BATCH_SIZE).map((row) => ({ ...row, site })));
  }
}

export async function deletePicture(tx: Db, site: string, id: string): Promise<void> {
  await tx.delete(pictures).where(and(eq(pictures.site, site), eq(pictures.id, id)));
}

/** By which whatever shows an upload names it. */
const addressOf = (id: string): string => `/media/${id}/`;

/** Drafts, scheduled and published versions of a site that show a picture. */
export async function versionsWith(db: Db, site: string, id: string): Promise<readonly StoredVersion[]> {
  const written = sql`${versions.fields}::text || ${versions.placeholders}::text`;
  const rows = await db
    .select({ version: versions })
    .from(versions)
    .innerJoin(items, eq(items.id, versions.itemId))
    .where(
      and(
        eq(items.site, site),
        inArray(versions.state, ['published', 'draft']),
        sql`strpos(${written}, ${addressOf(id)}) > 0`,
      ),
    );
  return rows.map(({ version }) => versionRow.parse(version));
}

/** Items of a site whose languages have a picture in common. */
export async function itemsWith(db: Db, site: string, id: string): Promise<readonly StoredItem[]> {
  const rows = await db
    .select()
    .from(items)
    .where(and(eq(items.site, site), sql`strpos(${items.shared}::text, ${addressOf(id)}) > 0`));
  return rows.map((row) => itemRow.parse(row));
}

/** Alerts of a site with a picture, that are shown or are still to come. */
export async function alertsWith(
  db: Db,
  site: string,
  id: string,
  now: Date,
): Promise<readonly StoredAlert[]> {
  const alerts = await unfinishedAlerts(db, site, now);
  return alerts.filter(({ texts }) => JSON.stringify(texts).includes(addressOf(id)));
}

/** A text of a site's dictionary. */
export type StoredText = Readonly<Omit<typeof dictionary.$inferSelect, 'site'>>;

/** Texts of a site that show a picture. */
export async function textsWith(db: Db, site: string, id: string): Promise<readonly StoredText[]> {
  const { language, key, value } = dictionary;
  return db
    .select({ language, key, value })
    .from(dictionary)
    .where(and(eq(dictionary.site, site), sql`strpos(${value}, ${addressOf(id)}) > 0`))
    .orderBy(asc(key), asc(language));
}

/** Whether anything of a site shows an upload or offers it: its library, any version, what languages share, alerts, texts. */
export async function siteHasUpload(database: Database, site: string, id: string): Promise<boolean> {
  const address = addressOf(id);
  const rows = await database.rows(
    database.db,
    sql`SELECT 1 AS found WHERE
      EXISTS (SELECT FROM content_pictures WHERE site = ${site} AND id = ${id}) OR
      EXISTS (SELECT FROM content_items WHERE site = ${site} AND strpos(shared::text, ${address}) > 0) OR
      EXISTS (SELECT FROM content_alerts WHERE site = ${site} AND strpos(texts::text, ${address}) > 0) OR
      EXISTS (SELECT FROM content_dictionary WHERE site = ${site} AND strpos(value, ${address}) > 0) OR
      EXISTS (SELECT FROM content_versions v JOIN content_items i ON i.id = v.item_id
        WHERE i.site = ${site} AND strpos(v.fields::text || v.placeholders::text, ${address}) > 0)`,
  );
  return rows.length > 0;
}
