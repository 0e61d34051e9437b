import { and, desc, eq, getTableColumns, max, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '~/platform/db';
import { deletedItems, deletedVersions, deletions } from './tables';
import { type StoredVersion, versionRow } from './version-rows';

/** What became of a page that was deleted: itself, or one above it. */
interface OfDeletion {
  readonly deletion: { readonly itemId: string; readonly title: string; readonly address: string | null };
}

/** A version of a deleted page that becomes its draft when it is restored. */
export interface RestorableVersion extends OfDeletion {
  readonly version: StoredVersion;
}

/** What decides which version of a deleted page becomes its draft: the draft, else what was scheduled last, else what was published. */
export const RESTORED_FIRST = sql.raw(
  "state = 'draft' AND publish_at IS NULL DESC, state = 'draft' DESC, number DESC",
);

/** The versions of a site's deleted pages that show a picture and become drafts when their pages are restored. */
export async function restorableWith(
  db: Db,
  site: string,
  pictureId: string,
): Promise<readonly RestorableVersion[]> {
  const { itemId, language, state } = deletedVersions;
  const restorable = db
    .selectDistinctOn([itemId, language], {
      ...getTableColumns(deletedVersions),
      deletionId: deletedItems.deletionId,
    })
    .from(deletedVersions)
    .innerJoin(deletedItems, eq(deletedItems.id, itemId))
    .where(ne(state, 'archived'))
    .orderBy(itemId, language, RESTORED_FIRST)
    .as('restorable');
  const rows = await db
    .select()
    .from(restorable)
    .innerJoin(deletions, eq(deletions.itemId, restorable.deletionId))
    .where(
      and(
        eq(deletions.site, site),
        sql`strpos(${restorable.fields}::text || ${restorable.placeholders}::text, ${`/media/${pictureId}/`}) > 0`,
      ),
    )
    .orderBy(desc(deletions.deletedAt), deletions.itemId);
  return rows.map(({ content_deletions: { itemId: id, title, address }, restorable: version }) => ({
    deletion: { itemId: id, title, address },
    version: versionRow.parse(version),
  }));
}

/** A deleted page, and what its languages have in common. */
export interface RestorableItem extends OfDeletion {
  readonly id: string;
  readonly shared: Readonly<Record<string, unknown>>;
}

const sharedFields = z.record(z.string(), z.unknown());

/** The deleted pages of a site whose languages have a picture in common. */
export async function restorableItemsWith(
  db: Db,
  site: string,
  pictureId: string,
): Promise<readonly RestorableItem[]> {
  const { id, shared } = deletedItems;
  const { itemId, title, address } = deletions;
  const rows = await db
    .select({ id, shared, deletion: { itemId, title, address } })
    .from(deletedItems)
    .innerJoin(deletions, eq(itemId, deletedItems.deletionId))
    .where(and(eq(deletions.site, site), sql`strpos(${shared}::text, ${`/media/${pictureId}/`}) > 0`))
    .orderBy(desc(deletions.deletedAt), itemId);
  return rows.map((row) => ({ ...row, shared: sharedFields.parse(row.shared) }));
}

export async function updateDeletedItem(
  tx: Db,
  id: string,
  changes: Pick<RestorableItem, 'shared'>,
): Promise<void> {
  await tx.update(deletedItems).set(changes).where(eq(deletedItems.id, id));
}

export async function updateDeletedVersion(
  tx: Db,
  id: string,
  changes: Partial<Pick<StoredVersion, 'state' | 'revision' | 'fields' | 'placeholders'>>,
): Promise<void> {
  await tx.update(deletedVersions).set(changes).where(eq(deletedVersions.id, id));
}

/** Adds a version to a deleted page, numbered after those that it has. */
export async function insertDeletedVersion(tx: Db, version: StoredVersion): Promise<void> {
  const { itemId, language } = version;
  const [row] = await tx
    .select({ number: max(deletedVersions.number), revision: max(deletedVersions.revision) })
    .from(deletedVersions)
    .where(and(eq(deletedVersions.itemId, itemId), eq(deletedVersions.language, language)));
  await tx
    .insert(deletedVersions)
    .values({ ...version, number: (row?.number ?? 0) + 1, revision: (row?.revision ?? 0) + 1 });
}
