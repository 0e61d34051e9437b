import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { mapInSlices } from '~/platform/event-loop';
import { type Placeholders, storedPlaceholders } from '../domain/blocks/block-tree';
import type { Published } from '../domain/site-tree';
import { versions } from './tables';
import { versionRow } from './version-rows';

const publishedRow = versionRow
  .pick({ id: true, itemId: true, language: true, fields: true })
  .extend({ publishedAt: z.date(), writtenIn: z.string() });

export type PublishedVersion = z.infer<typeof publishedRow>;

const { id, itemId, language, fields, publishedAt } = getTableColumns(versions);
const publishedColumns = { id, itemId, language, fields, publishedAt };

/** The transaction that wrote a row. */
const writtenIn = sql<string>`${versions}.xmin::text`;

const publishedMark = publishedRow.omit({ fields: true });

/** Where more have changed, all are read again. */
const MAX_CHANGED = 500;

const MARKS = sql.raw(
  `v.id, v.item_id AS "itemId", v.language, v.published_at AS "publishedAt", v.xmin::text AS "writtenIn"`,
);

/**
 * Everything published on a site, without the placed blocks. What `known` has (by version) and is unchanged are the same objects:
 * on a site with thousands of pages a change of some does not read the fields of all.
 */
export async function publishedOfSite(
  database: Database,
  site: string,
  known: ReadonlyMap<string, PublishedVersion> = new Map(),
): Promise<readonly PublishedVersion[]> {
  const { db } = database;
  const ofSite = sql`FROM content_versions v JOIN content_items i ON i.id = v.item_id
    WHERE i.site = ${site} AND v.state = 'published'`;
  const all = async () => {
    const rows = await database.rows(db, sql`SELECT ${MARKS}, v.fields ${ofSite}`);
    return mapInSlices(rows, (row) => publishedRow.parse(row));
  };
  if (known.size === 0) return all();
  const marks = await database.rows(db, sql`SELECT ${MARKS} ${ofSite}`);
  const rows = await mapInSlices(marks, (row) => publishedMark.parse(row));
  const changed = rows.filter((row) => !isKnown(row, known));
  if (changed.length > MAX_CHANGED) return all();
  const fresh = new Map(
    (
      await publishedWhere(
        db,
        inArray(
          versions.id,
          changed.map(({ id }) => id),
        ),
      )
    ).map((row) => [row.id, row]),
  );
  // One that was deleted meanwhile is announced by its own change.
  return rows.flatMap((row) => fresh.get(row.id) ?? (isKnown(row, known) ? (known.get(row.id) ?? []) : []));
}

const isKnown = (
  { id, writtenIn }: z.infer<typeof publishedMark>,
  known: ReadonlyMap<string, PublishedVersion>,
): boolean => known.get(id)?.writtenIn === writtenIn;

/** The same of some items. */
export const publishedOfItems = (db: Db, ids: readonly string[]): Promise<readonly PublishedVersion[]> =>
  publishedWhere(db, inArray(versions.itemId, [...ids]));

async function publishedWhere(db: Db, which: SQL): Promise<readonly PublishedVersion[]> {
  const rows = await db
    .select({ ...publishedColumns, writtenIn })
    .from(versions)
    .where(and(which, eq(versions.state, 'published')));
  return rows.map((row) => publishedRow.parse(row));
}

/** The placed blocks of versions, by `placedKey` of what is stored now. */
export async function placeholdersOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Placeholders>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ versionId: versions.id, writtenIn, placeholders: versions.placeholders })
    .from(versions)
    .where(inArray(versions.id, [...ids]));
  return new Map(rows.map((row) => [placedKey(row), storedPlaceholders.parse(row.placeholders)]));
}

/** The id alone is not enough: a copy of a site that is brought in has the ids of what it replaces, and may say otherwise. */
export const placedKey = (version: Pick<Published, 'versionId' | 'writtenIn'>): string =>
  `${version.versionId} ${version.writtenIn}`;
