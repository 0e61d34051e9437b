import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db';
import { type MediaItem, media, mediaPaths } from './tables';

/** Stores metadata of a picture. The same picture again only updates name and text. */
export async function saveMedia(db: Db, item: MediaItem): Promise<void> {
  const { name, alt } = item;
  await db.insert(media).values(item).onConflictDoUpdate({ target: media.id, set: { name, alt } });
}

/** Stores metadata of a picture unless its id has some. */
export async function insertMedia(db: Db, item: MediaItem): Promise<void> {
  await db.insert(media).values(item).onConflictDoNothing();
}

/** The pictures that these ids have. */
export const findAllMedia = async (db: Db, ids: readonly string[]): Promise<MediaItem[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(media)
        .where(inArray(media.id, [...ids]))
        .orderBy(asc(media.id));

/** Points a path to this picture. */
export async function savePath(db: Db, path: string, id: string): Promise<void> {
  await db
    .insert(mediaPaths)
    .values({ path, id })
    .onConflictDoUpdate({ target: mediaPaths.path, set: { id } });
}

export async function findMedia(db: Db, id: string): Promise<MediaItem | undefined> {
  const found = await db.select().from(media).where(eq(media.id, id)).limit(1);
  return found[0];
}

export async function findPath(db: Db, path: string): Promise<string | undefined> {
  const found = await db
    .select({ id: mediaPaths.id })
    .from(mediaPaths)
    .where(eq(mediaPaths.path, path))
    .limit(1);
  return found[0]?.id;
}

/** Pictures, newest first. */
export const newestMedia = (db: Db, limit: number): Promise<MediaItem[]> =>
  db.select().from(media).orderBy(desc(media.at), asc(media.id)).limit(limit);
