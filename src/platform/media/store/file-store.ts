import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db';
import { type MediaFileItem, mediaFiles } from './tables';

/** Stores metadata of a file. The same file again only updates the name. */
export async function saveFile(db: Db, item: MediaFileItem): Promise<void> {
  await db
    .insert(mediaFiles)
    .values(item)
    .onConflictDoUpdate({ target: mediaFiles.id, set: { name: item.name } });
}

export async function findFile(db: Db, id: string): Promise<MediaFileItem | undefined> {
  const found = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id)).limit(1);
  return found[0];
}

/** The files that these ids have. */
export const findFiles = async (db: Db, ids: readonly string[]): Promise<MediaFileItem[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(mediaFiles)
        .where(inArray(mediaFiles.id, [...ids]))
        .orderBy(asc(mediaFiles.id));

/** Files, newest first. */
export const newestFiles = (db: Db, limit: number): Promise<MediaFileItem[]> =>
  db.select().from(mediaFiles).orderBy(desc(mediaFiles.at), asc(mediaFiles.id)).limit(limit);
