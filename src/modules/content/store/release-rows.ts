import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '~/platform/db';
import { items, releaseEntries, releases, versions } from './tables';

/** Several versions that are published together. */
export interface StoredRelease {
  readonly id: string;
  readonly site: string;
  readonly name: string;
  readonly who: string;
  readonly madeAt: Date;
  readonly publishAt: Date;
  readonly state: 'scheduled' | 'published' | 'failed' | 'withdrawn';
}

export interface ReleaseEntry {
  readonly itemId: string;
  readonly language: string;
  readonly number: number;
  readonly title: string;
  /** What stood in the way when its time had come, or will: another version, or no page. */
  readonly problem: 'changed' | 'gone' | null;
}

export async function insertRelease(
  tx: Db,
  release: StoredRelease,
  entries: readonly ReleaseEntry[],
): Promise<void> {
  await tx.insert(releases).values(release);
  await tx.insert(releaseEntries).values(entries.map((entry) => ({ ...entry, releaseId: release.id })));
}

export async function releaseById(db: Db, id: string): Promise<StoredRelease | null> {
  const [row] = await db.select().from(releases).where(eq(releases.id, id));
  return row ?? null;
}

/** By release, in a fixed order. */
export async function entriesOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ReleaseEntry[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(releaseEntries)
    .where(inArray(releaseEntries.releaseId, [...ids]))
    .orderBy(asc(releaseEntries.title), asc(releaseEntries.itemId), asc(releaseEntries.language));
  return Map.groupBy(rows, ({ releaseId }) => releaseId);
}

/** Newest first. */
export async function releasesOf(db: Db, site: string, limit: number): Promise<readonly StoredRelease[]> {
  return db
    .select()
    .from(releases)
    .where(eq(releases.site, site))
    .orderBy(desc(releases.madeAt), asc(releases.id))
    .limit(limit);
}

/** The releases whose time has come, in the order of their times. */
export async function dueReleases(db: Db, now: Date): Promise<readonly StoredRelease[]> {
  return db
    .select()
    .from(releases)
    .where(and(eq(releases.state, 'scheduled'), lte(releases.publishAt, now)))
    .orderBy(asc(releases.publishAt), asc(releases.id));
}

export async function setReleaseState(tx: Db, id: string, state: StoredRelease['state']): Promise<void> {
  await tx.update(releases).set({ state }).where(eq(releases.id, id));
}

export async function setEntryProblem(
  tx: Db,
  releaseId: string,
  { itemId, language }: Pick<ReleaseEntry, 'itemId' | 'language'>,
  problem: NonNullable<ReleaseEntry['problem']>,
): Promise<void> {
  await tx
    .update(releaseEntries)
    .set({ problem })
    .where(
      and(
        eq(releaseEntries.releaseId, releaseId),
        eq(releaseEntries.itemId, itemId),
        eq(releaseEntries.language, language),
      ),
    );
}

/** Of releases that wait, the entries that stand in the way: another version was published since, or the page is gone. */
export async function problemsOf(
  db: Db,
  ids: readonly string[],
): Promise<
  readonly (Pick<ReleaseEntry, 'itemId' | 'language' | 'problem'> & { readonly releaseId: string })[]
> {
  if (ids.length === 0) return [];
  const { releaseId, itemId, language, number } = releaseEntries;
  const rows = await db
    .select({ releaseId, itemId, language, present: items.id })
    .from(releaseEntries)
    .innerJoin(releases, eq(releases.id, releaseId))
    .leftJoin(items, eq(items.id, itemId))
    .leftJoin(
      versions,
      and(
        eq(versions.itemId, itemId),
        eq(versions.language, language),
        eq(versions.number, number),
        eq(versions.state, 'draft'),
        eq(versions.publishAt, releases.publishAt),
      ),
    )
    .where(and(inArray(releaseId, [...ids]), isNull(versions.id)));
  return rows.map(({ present, ...row }) => ({ ...row, problem: present === null ? 'gone' : 'changed' }));
}

/** The names of the releases that versions of a page wait for, by number. */
export async function releaseNames(
  db: Db,
  itemId: string,
  language: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ number: releaseEntries.number, name: releases.name })
    .from(releaseEntries)
    .innerJoin(releases, eq(releases.id, releaseEntries.releaseId))
    .where(
      and(
        eq(releases.state, 'scheduled'),
        eq(releaseEntries.itemId, itemId),
        eq(releaseEntries.language, language),
      ),
    );
  return new Map(rows.map(({ number, name }) => [number, name]));
}

/** The releases that wait for their time with a version of any of these pages, the next one first. */
export async function releasesWith(
  db: Db,
  itemIds: readonly string[],
): Promise<readonly Pick<StoredRelease, 'id' | 'name' | 'publishAt'>[]> {
  return db
    .selectDistinct({ id: releases.id, name: releases.name, publishAt: releases.publishAt })
    .from(releaseEntries)
    .innerJoin(releases, eq(releases.id, releaseEntries.releaseId))
    .where(and(eq(releases.state, 'scheduled'), inArray(releaseEntries.itemId, [...itemIds])))
    .orderBy(asc(releases.publishAt), asc(releases.id));
}

/** Whether a version waits for its release. */
export async function isInRelease(
  db: Db,
  { itemId, language, number }: Pick<ReleaseEntry, 'itemId' | 'language' | 'number'>,
): Promise<boolean> {
  return (await releaseNames(db, itemId, language)).has(number);
}
