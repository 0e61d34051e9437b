import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '~/platform/db';
import type { RedirectRow } from '../domain/redirects/redirects';
import { dictionary, redirects, storyTags } from './tables';

export type Dictionaries = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The dictionary of a site by language. */
export async function dictionariesOf(db: Db, site: string): Promise<Dictionaries> {
  const rows = await db.select().from(dictionary).where(eq(dictionary.site, site));
  const byLanguage = Map.groupBy(rows, (row) => row.language);
  return new Map(
    [...byLanguage].map(([language, entries]) => [
      language,
      Object.fromEntries(entries.map((row) => [row.key, row.value])),
    ]),
  );
}

export async function writeDictionary(
  tx: Db,
  site: string,
  language: string,
  entries: readonly (readonly [key: string, value: string])[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insert(dictionary)
    .values(entries.map(([key, value]) => ({ site, language, key, value })))
    .onConflictDoUpdate({
      target: [dictionary.site, dictionary.language, dictionary.key],
      set: { value: sql`excluded.value` },
    });
}

export async function deleteDictionaryEntries(
  tx: Db,
  site: string,
  language: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .delete(dictionary)
    .where(
      and(eq(dictionary.site, site), eq(dictionary.language, language), inArray(dictionary.key, [...keys])),
    );
}

export interface TagRow {
  readonly id: string;
  readonly language: string;
  readonly key: string;
  readonly value: string;
}

export async function tagsOf(db: Db, site: string): Promise<readonly TagRow[]> {
  return db.select().from(storyTags).where(eq(storyTags.site, site));
}

export async function replaceTags(tx: Db, site: string, rows: readonly TagRow[]): Promise<void> {
  await tx.delete(storyTags).where(eq(storyTags.site, site));
  if (rows.length > 0) await tx.insert(storyTags).values(rows.map((row) => ({ ...row, site })));
}

const redirectRow = z
  .object({
    source: z.string(),
    query: z.record(z.string(), z.string().nullable()),
    target: z.string(),
    status: z.union([z.literal(301), z.literal(308)]),
    note: z.string(),
  })
  .transform(({ source, query, target, status, note }): RedirectRow => {
    return { from: source, query, to: target, status, note };
  });

export async function redirectsOf(db: Db, site: string): Promise<readonly RedirectRow[]> {
  const rows = await db
    .select()
    .from(redirects)
    .where(eq(redirects.site, site))
    .orderBy(asc(redirects.sortOrder));
  return rows.map((row) => redirectRow.parse(row));
}

/** Rows per statement: far below the parameters a statement may have. */
const BATCH_SIZE = 1000;

export async function replaceRedirects(tx: Db, site: string, rows: readonly RedirectRow[]): Promise<void> {
  await tx.delete(redirects).where(eq(redirects.site, site));
  const values = rows.map((row, sortOrder) => ({
    site,
    sortOrder,
    source: row.from,
    query: row.query ?? {},
    target: row.to,
    status: row.status,
    note: row.note ?? '',
  }));
  for (let at = 0; at < values.length; at += BATCH_SIZE) {
    await tx.insert(redirects).values(values.slice(at, at + BATCH_SIZE));
  }
}
