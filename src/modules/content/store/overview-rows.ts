import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { endings, items, versions } from './tables';

/** A version that is edited or waits for its time, with what lists say of it. */
export interface WaitingVersion {
  readonly itemId: string;
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly updatedAt: Date;
  readonly publishAt: Date | null;
  readonly revision: number;
}

const title = sql<string>`coalesce(${versions.fields} ->> 'title', '')`;

/** What of a site is not published yet, in all its languages: the open drafts, or what waits for its time; oldest first. */
export async function waitingOfSite(
  db: Db,
  site: string,
  what: 'drafts' | 'scheduled',
): Promise<readonly WaitingVersion[]> {
  const { itemId, language, author, updatedAt, publishAt, revision } = versions;
  return db
    .select({ itemId, language, title, author, updatedAt, publishAt, revision })
    .from(versions)
    .innerJoin(items, eq(items.id, versions.itemId))
    .where(
      and(
        eq(items.site, site),
        eq(versions.state, 'draft'),
        what === 'drafts' ? isNull(publishAt) : isNotNull(publishAt),
      ),
    )
    .orderBy(asc(publishAt), asc(updatedAt), asc(itemId));
}

/** When pages of a site are taken off it, in all its languages, the next one first. */
export async function plannedEndings(
  db: Db,
  site: string,
): Promise<readonly { readonly itemId: string; readonly language: string; readonly at: Date }[]> {
  return db
    .select({ itemId: endings.itemId, language: endings.language, at: endings.unpublishAt })
    .from(endings)
    .innerJoin(items, eq(items.id, endings.itemId))
    .where(eq(items.site, site))
    .orderBy(asc(endings.unpublishAt), asc(endings.itemId));
}

const linkRow = z.object({ itemId: z.string(), language: z.string(), href: z.string() });
export type PublishedLink = z.infer<typeof linkRow>;

/** Where the published pages of a site link to below the site itself: paths without query, each once a page. */
export async function publishedLinks(database: Database, site: string): Promise<readonly PublishedLink[]> {
  // `"href": "/a"` of a link, `href=\"/a\"` of a rich text.
  const pattern = String.raw`href(?:": "|=\\")(/[^/"\\?#][^"\\?#]*)`;
  const rows = await database.rows(
    database.db,
    sql`SELECT DISTINCT v.item_id AS "itemId", v.language,
          (regexp_matches(v.fields::text || v.placeholders::text, ${pattern}, 'g'))[1] AS href
        FROM content_versions v JOIN content_items i ON i.id = v.item_id
        WHERE i.site = ${site} AND v.state = 'published'`,
  );
  return rows.map((row) => linkRow.parse(row));
}

/** Versions of a site, drafts or published, that have a text anywhere in their fields or blocks; by item. */
export async function versionsSaying(
  db: Db,
  site: string,
  language: string,
  text: string,
  limit: number,
): Promise<readonly string[]> {
  // As JSON writes it.
  const escaped = JSON.stringify(text.toLowerCase()).slice(1, -1);
  const rows = await db
    .selectDistinct({ itemId: versions.itemId })
    .from(versions)
    .innerJoin(items, eq(items.id, versions.itemId))
    .where(
      and(
        eq(items.site, site),
        eq(versions.language, language),
        inArray(versions.state, ['draft', 'published']),
        sql`strpos(lower(${versions.fields}::text || ${versions.placeholders}::text), ${escaped}) > 0`,
      ),
    )
    .orderBy(asc(versions.itemId))
    .limit(limit);
  return rows.map(({ itemId }) => itemId);
}
