import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  type SQL,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '~/platform/db';
import { storedPlaceholders } from '../domain/blocks/block-tree';
import { items, versions } from './tables';

const jsonObject = z.record(z.string(), z.unknown());

export const versionRow = z.object({
  id: z.string(),
  itemId: z.string(),
  language: z.string(),
  number: z.number(),
  state: z.enum(['draft', 'published', 'archived']),
  revision: z.number(),
  fields: jsonObject,
  placeholders: storedPlaceholders,
  author: z.string(),
  publishAt: z.date().nullable(),
  publishedAt: z.date().nullable(),
  updatedAt: z.date(),
});

export type StoredVersion = z.infer<typeof versionRow>;

const of = (itemId: string, language: string) =>
  and(eq(versions.itemId, itemId), eq(versions.language, language));

const published = eq(versions.state, 'published');
const draft = eq(versions.state, 'draft');

/** All versions of an item in one language, newest first. */
export async function versionsOf(
  db: Db,
  itemId: string,
  language: string,
): Promise<readonly StoredVersion[]> {
  const rows = await db.select().from(versions).where(of(itemId, language)).orderBy(desc(versions.number));
  return rows.map((row) => versionRow.parse(row));
}

/** Every version of a site, in a fixed order. */
export async function allVersionsOf(db: Db, site: string): Promise<readonly StoredVersion[]> {
  const rows = await db
    .select(getTableColumns(versions))
    .from(versions)
    .innerJoin(items, eq(items.id, versions.itemId))
    .where(eq(items.site, site))
    .orderBy(asc(versions.itemId), asc(versions.language), asc(versions.number));
  return rows.map((row) => versionRow.parse(row));
}

/** Which items of a site were ever written in which language. */
export async function writtenOfSite(
  db: Db,
  site: string,
): Promise<readonly { readonly itemId: string; readonly language: string }[]> {
  return db
    .selectDistinct({ itemId: versions.itemId, language: versions.language })
    .from(versions)
    .innerJoin(items, eq(items.id, versions.itemId))
    .where(eq(items.site, site));
}

/** The drafts of a site in one language that are being edited, with their fields. */
export async function openDraftsOfSite(
  db: Db,
  site: string,
  language: string,
): Promise<readonly Pick<StoredVersion, 'itemId' | 'fields'>[]> {
  const rows = await db
    .select({ itemId: versions.itemId, fields: versions.fields })
    .from(versions)
    .innerJoin(items, eq(items.id, versions.itemId))
    .where(and(eq(items.site, site), eq(versions.language, language), draft, isNull(versions.publishAt)));
  return rows.map((row) => versionRow.pick({ itemId: true, fields: true }).parse(row));
}

const scheduledRow = versionRow.pick({ fields: true }).extend({ publishAt: z.date() });
type ScheduledVersion = z.infer<typeof scheduledRow>;

/** The next scheduled version of each item of a site in a language, by item: when it is published, and its fields. */
export async function scheduledOfSite(
  db: Db,
  site: string,
  language: string,
): Promise<ReadonlyMap<string, ScheduledVersion>> {
  const { itemId, publishAt, fields } = versions;
  const rows = await db
    .select({ itemId, publishAt, fields })
    .from(versions)
    .innerJoin(items, eq(items.id, versions.itemId))
    .where(and(eq(items.site, site), eq(versions.language, language), draft, isNotNull(publishAt)))
    .orderBy(desc(publishAt));
  return new Map(rows.map((row) => [row.itemId, scheduledRow.parse(row)]));
}

/** Pages of a site, published or drafts, with a link to an address or below it, in any language. */
export async function linksTo(
  db: Db,
  site: string,
  path: string,
): Promise<readonly { readonly itemId: string; readonly language: string }[]> {
  const literal = path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = `"(/[a-z]{2})?${literal}["/?#\\\\]`;
  const written = sql`${versions.fields}::text || ${versions.placeholders}::text`;
  return db
    .selectDistinct({ itemId: versions.itemId, language: versions.language })
    .from(versions)
    .innerJoin(items, eq(items.id, versions.itemId))
    .where(
      and(
        eq(items.site, site),
        inArray(versions.state, ['published', 'draft']),
        sql`${written} ~ ${pattern}`,
      ),
    );
}

export async function languagesOfSite(db: Db, site: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ language: versions.language })
    .from(versions)
    .innerJoin(items, eq(items.id, versions.itemId))
    .where(eq(items.site, site))
    .orderBy(asc(versions.language));
  return rows.map((row) => row.language);
}

/** The newest version for which a condition holds. */
async function versionWhere(db: Db, which: SQL | undefined): Promise<StoredVersion | null> {
  const [row] = await db.select().from(versions).where(which).orderBy(desc(versions.number)).limit(1);
  return row === undefined ? null : versionRow.parse(row);
}

export const versionById = (db: Db, id: string): Promise<StoredVersion | null> =>
  versionWhere(db, eq(versions.id, id));

export const publishedVersion = (db: Db, itemId: string, language: string): Promise<StoredVersion | null> =>
  versionWhere(db, and(of(itemId, language), published));

/** The draft that is being edited: the one that is not scheduled. */
export const openDraft = (db: Db, itemId: string, language: string): Promise<StoredVersion | null> =>
  versionWhere(db, and(of(itemId, language), draft, isNull(versions.publishAt)));

/** What an editor finds where there is no draft: what is scheduled last, else what is published. */
export const versionWithoutDraft = async (
  db: Db,
  itemId: string,
  language: string,
): Promise<StoredVersion | null> =>
  (await versionWhere(db, and(of(itemId, language), draft, isNotNull(versions.publishAt)))) ??
  publishedVersion(db, itemId, language);

/** What a new version is called, and a revision that nobody has seen of any other. */
export async function nextNumbers(
  db: Db,
  itemId: string,
  language: string,
): Promise<{ readonly number: number; readonly revision: number }> {
  const [row] = await db
    .select({ number: max(versions.number), revision: max(versions.revision) })
    .from(versions)
    .where(of(itemId, language));
  return { number: (row?.number ?? 0) + 1, revision: (row?.revision ?? 0) + 1 };
}

export async function deleteVersion(tx: Db, id: string): Promise<void> {
  await tx.delete(versions).where(eq(versions.id, id));
}

/** Rows per statement: far below the parameters a statement may have. */
const BATCH_SIZE = 200;

export async function insertVersions(tx: Db, rows: readonly StoredVersion[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    await tx.insert(versions).values(rows.slice(at, at + BATCH_SIZE));
  }
}

export async function updateVersion(
  tx: Db,
  id: string,
  changes: Partial<Omit<StoredVersion, 'id' | 'itemId' | 'language' | 'number'>>,
): Promise<void> {
  await tx.update(versions).set(changes).where(eq(versions.id, id));
}

/** Takes what is published out of the way of a newer version, and the schedules that it overtakes. */
export async function archiveUpTo(tx: Db, version: StoredVersion): Promise<void> {
  await tx
    .update(versions)
    .set({ state: 'archived' })
    .where(and(of(version.itemId, version.language), published));
  await tx
    .update(versions)
    .set({ state: 'archived', publishAt: null })
    .where(
      and(
        of(version.itemId, version.language),
        draft,
        isNotNull(versions.publishAt),
        lte(versions.number, version.number - 1),
      ),
    );
}

/** The scheduled versions whose time has come, in the order of their times. */
export async function dueVersions(db: Db, now: Date): Promise<readonly StoredVersion[]> {
  const rows = await db
    .select(getTableColumns(versions))
    .from(versions)
    .where(and(draft, isNotNull(versions.publishAt), lte(versions.publishAt, now)))
    .orderBy(asc(versions.publishAt), asc(versions.number));
  return rows.map((row) => versionRow.parse(row));
}
