import type { Database } from '~/platform/db';
import { eachInSlices } from '~/platform/event-loop';
import type { SiteRows } from './domain/site-tree';
import { itemsByIds, itemsOfSite, type StoredItem } from './store/item-rows';
import { type PublishedVersion, publishedOfItems, publishedOfSite } from './store/published-rows';

export type ReadRows = SiteRows<StoredItem, PublishedVersion>;

/** Everything of a site; what is as it was in `before` are the same objects. */
export async function readSiteRows(
  database: Database,
  site: string,
  before: ReadRows | undefined,
): Promise<ReadRows> {
  const known = new Map<string, PublishedVersion>();
  await eachInSlices(before?.versions.values() ?? [], (versions) => {
    for (const version of versions) known.set(version.id, version);
  });
  const [rows, published] = await Promise.all([
    itemsOfSite(database, database.db, site),
    publishedOfSite(database, site, known),
  ]);
  const items = new Map<string, StoredItem>();
  await eachInSlices(rows, (row) => {
    const was = before?.items.get(row.id);
    items.set(row.id, was !== undefined && isSame(was, row) ? was : row);
  });
  const versions = await byItem(published);
  await eachInSlices(versions, ([id, those]) => {
    const were = before?.versions.get(id);
    if (were?.length === those.length && those.every((version) => were.includes(version)))
      versions.set(id, were);
  });
  return { items, versions };
}

/** A site's rows after the rows or published versions of some of its items have changed. */
export async function readChangedRows(
  { db }: Database,
  before: ReadRows,
  changed: ReadonlySet<string>,
): Promise<ReadRows> {
  const ids = [...changed];
  const [rows, published] = await Promise.all([itemsByIds(db, ids), publishedOfItems(db, ids)]);
  const items = new Map(before.items);
  const versions = new Map(before.versions);
  const found = new Map(rows.map((row) => [row.id, row]));
  const foundVersions = await byItem(published);
  for (const id of ids) {
    put(items, id, found.get(id));
    put(versions, id, foundVersions.get(id));
  }
  return { items, versions };
}

function put<Value>(into: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) into.delete(key);
  else into.set(key, value);
}

async function byItem(
  published: readonly PublishedVersion[],
): Promise<Map<string, readonly PublishedVersion[]>> {
  const versions = new Map<string, PublishedVersion[]>();
  await eachInSlices(published, (version) => {
    const those = versions.get(version.itemId);
    if (those === undefined) versions.set(version.itemId, [version]);
    else those.push(version);
  });
  return new Map(versions);
}

const isSame = (one: StoredItem, other: StoredItem): boolean =>
  one.parentId === other.parentId &&
  one.name === other.name &&
  one.template === other.template &&
  one.sortOrder === other.sortOrder &&
  JSON.stringify(one.shared) === JSON.stringify(other.shared);
