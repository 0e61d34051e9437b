import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '~/platform/db';
import type { RedirectChange } from '../domain/redirects/redirect-changes';
import { RESTORED_FIRST } from './deleted-version-rows';
import { isUuid, type StoredItem } from './item-rows';
import { deletedItems, deletions } from './tables';

const redirectRow = z.object({
  from: z.string(),
  query: z.record(z.string(), z.string().nullable()).default({}),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(308)]),
  note: z.string().default(''),
});

const deletionRow = z.object({
  itemId: z.string(),
  site: z.string(),
  deletedAt: z.date(),
  who: z.string(),
  title: z.string(),
  address: z.string().nullable(),
  redirects: z.array(
    z.object({ source: z.string(), before: redirectRow.nullable(), after: redirectRow.nullable() }),
  ),
});

/** An item that was deleted, with all that was below it. */
export type StoredDeletion = Omit<z.infer<typeof deletionRow>, 'redirects'> & {
  readonly redirects: readonly RedirectChange[];
};

const listedRow = deletionRow.extend({
  name: z.string(),
  template: z.string(),
  parentId: z.string().nullable(),
  below: z.number(),
  languages: z.array(z.string()),
  times: z.array(
    z.object({
      title: z.string(),
      language: z.string(),
      act: z.enum(['publish', 'unpublish']),
      at: z.coerce.date(),
    }),
  ),
});
/** A deletion as it is listed: where it stood, how many were below it, in which languages any of them is written, and when any of them was to be published or taken off. */
export type ListedDeletion = z.infer<typeof listedRow>;

/** As many times of one deletion as are listed, the first ones. */
const MAX_TIMES = 20;

/** What the newest version of a page is called in one language. */
const titleOf = (itemId: string, language: string): SQL => sql`coalesce(
  (SELECT nullif(named.fields ->> 'title', '') FROM content_deleted_versions named
    WHERE named.item_id = ${sql.raw(itemId)} AND named.language = ${sql.raw(language)}
    ORDER BY named.number DESC LIMIT 1), family.name)`;

const TIMES = sql<unknown>`(
  SELECT coalesce(json_agg(json_build_object('title', title, 'language', language, 'act', act, 'at', at) ORDER BY at), '[]')
  FROM (
    SELECT ${titleOf('v.item_id', 'v.language')} AS title, v.language, 'publish' AS act, v.publish_at AS at
    FROM content_deleted_items family JOIN content_deleted_versions v ON v.item_id = family.id
    WHERE family.deletion_id = ${deletions.itemId} AND v.state = 'draft' AND v.publish_at IS NOT NULL
    UNION ALL
    SELECT ${titleOf('e.item_id', 'e.language')}, e.language, 'unpublish', e.unpublish_at
    FROM content_deleted_items family JOIN content_deleted_endings e ON e.item_id = family.id
    WHERE family.deletion_id = ${deletions.itemId}
    ORDER BY at LIMIT ${sql.raw(String(MAX_TIMES))}
  ) times)`;

const IN_DELETION = sql`FROM content_deleted_items below WHERE below.deletion_id = ${deletions.itemId}`;

/** The newest first. */
export async function deletionsOf(db: Db, site: string, limit: number): Promise<readonly ListedDeletion[]> {
  const { itemId, deletedAt, who, title, address, redirects } = deletions;
  const rows = await db
    .select({
      itemId,
      site: deletions.site,
      deletedAt,
      who,
      title,
      address,
      redirects,
      name: deletedItems.name,
      template: deletedItems.template,
      parentId: deletedItems.parentId,
      below: sql<number>`(SELECT count(*)::integer - 1 ${IN_DELETION})`,
      languages: sql<string[]>`ARRAY(SELECT DISTINCT v.language FROM content_deleted_versions v
        WHERE v.item_id IN (SELECT below.id ${IN_DELETION}) ORDER BY v.language)`,
      times: TIMES,
    })
    .from(deletions)
    .innerJoin(deletedItems, eq(deletedItems.id, deletions.itemId))
    .where(eq(deletions.site, site))
    .orderBy(desc(deletedAt), asc(itemId))
    .limit(limit);
  return rows.map((row) => listedRow.parse(row));
}

/** The deletion of an item, and nobody else's until the transaction ends. */
export async function lockDeletion(tx: Db, itemId: string): Promise<StoredDeletion | null> {
  if (!isUuid(itemId)) return null;
  const [row] = await tx.select().from(deletions).where(eq(deletions.itemId, itemId)).for('update');
  return row === undefined ? null : deletionRow.parse(row);
}

/** What was deleted as one, in no order. */
export async function itemsOfDeletion(
  tx: Db,
  { itemId, site }: Pick<StoredDeletion, 'itemId' | 'site'>,
): Promise<readonly StoredItem[]> {
  const rows = await tx.select().from(deletedItems).where(eq(deletedItems.deletionId, itemId));
  return rows.map(({ deletionId: _, createdAt: __, ...row }) => ({
    ...row,
    site,
    shared: z.record(z.string(), z.unknown()).parse(row.shared),
  }));
}

const ITEM_COLUMNS = sql.raw('id, parent_id, name, template, sort_order, shared, created_at');
const VERSION_COLUMNS = sql.raw(
  'id, item_id, language, number, state, revision, fields, placeholders, author, publish_at, published_at, updated_at',
);

/** Copies an item and all below it, with all their versions, to what was deleted. They are not taken out of the tree. */
export async function insertDeletion(tx: Db, deletion: StoredDeletion): Promise<void> {
  await deleteRestored(tx);
  await tx.insert(deletions).values({ ...deletion, redirects: [...deletion.redirects] });
  await tx.execute(sql`
    WITH RECURSIVE family (id) AS (
      SELECT ${deletion.itemId}::uuid
      UNION ALL SELECT child.id FROM content_items child JOIN family ON child.parent_id = family.id
    )
    INSERT INTO content_deleted_items (deletion_id, ${ITEM_COLUMNS})
    SELECT ${deletion.itemId}::uuid, ${ITEM_COLUMNS} FROM content_items WHERE id IN (SELECT family.id FROM family)`);
  await tx.execute(sql`
    INSERT INTO content_deleted_versions (${VERSION_COLUMNS})
    SELECT ${VERSION_COLUMNS} FROM content_versions WHERE item_id IN ${idsOf(deletion)}`);
  await tx.execute(sql`
    INSERT INTO content_deleted_endings (item_id, language, unpublish_at)
    SELECT item_id, language, unpublish_at FROM content_endings WHERE item_id IN ${idsOf(deletion)}`);
}

const idsOf = ({ itemId }: Pick<StoredDeletion, 'itemId'>): SQL =>
  sql`(SELECT deleted.id FROM content_deleted_items deleted WHERE deleted.deletion_id = ${itemId}::uuid)`;

/**
 * Puts what was deleted back into the tree, its first item at a place, and visitors see none of it: what was published or was to
 * be is an earlier version, and the draft begins with it where there was no other draft.
 */
export async function insertRestored(
  tx: Db,
  deletion: StoredDeletion,
  place: { readonly parentId: string | null; readonly name: string },
  draft: { readonly author: string; readonly now: Date },
): Promise<void> {
  const { itemId, site } = deletion;
  const now = draft.now.toISOString();
  await tx.execute(sql`
    INSERT INTO content_items (site, id, parent_id, name, template, sort_order, shared, created_at)
    SELECT ${site}, id, CASE WHEN id = ${itemId}::uuid THEN ${place.parentId}::uuid ELSE parent_id END,
      CASE WHEN id = ${itemId}::uuid THEN ${place.name} ELSE name END, template, sort_order, shared, created_at
    FROM content_deleted_items WHERE deletion_id = ${itemId}::uuid`);
  await tx.execute(sql`
    INSERT INTO content_versions (${VERSION_COLUMNS})
    SELECT id, item_id, language, number,
      CASE WHEN state = 'draft' AND publish_at IS NULL THEN 'draft' ELSE 'archived' END,
      revision, fields, placeholders, author, NULL, published_at, updated_at
    FROM content_deleted_versions WHERE item_id IN ${idsOf(deletion)}`);
  await tx.execute(sql`
    INSERT INTO content_versions (${VERSION_COLUMNS})
    SELECT gen_random_uuid(), item_id, language, (SELECT max(number) + 1 ${OF_SHOWN}), 'draft',
      (SELECT max(revision) + 1 ${OF_SHOWN}), fields, placeholders, ${draft.author}, NULL, NULL, ${now}::timestamptz
    FROM (
      SELECT DISTINCT ON (item_id, language) item_id, language, fields, placeholders, publish_at, state
      FROM content_deleted_versions WHERE item_id IN ${idsOf(deletion)} AND state <> 'archived'
      ORDER BY item_id, language, ${RESTORED_FIRST}
    ) shown
    WHERE state = 'published' OR publish_at IS NOT NULL`);
}

const OF_SHOWN = sql.raw(
  'FROM content_deleted_versions v WHERE v.item_id = shown.item_id AND v.language = shown.language',
);

/** Nothing of it can be restored any more. */
export async function deleteDeletion(tx: Db, itemId: string): Promise<void> {
  await tx.delete(deletions).where(eq(deletions.itemId, itemId));
}

/** What is in a tree again, as a copy of a site has it, is not deleted. */
export async function deleteRestored(tx: Db): Promise<void> {
  await tx.execute(sql`
    DELETE FROM content_deletions WHERE item_id IN (
      SELECT deleted.deletion_id FROM content_deleted_items deleted JOIN content_items item ON item.id = deleted.id)`);
}
