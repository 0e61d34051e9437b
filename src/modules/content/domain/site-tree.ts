import { createPause, eachInSlices } from '~/platform/event-loop';
import { type ItemContent, isRoutable, PARTIALS_NAME, readItemContent } from './item';
import { fold } from './route';

export interface ItemRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly template: string;
  readonly sortOrder: number;
  readonly shared: object;
}

export interface PublishedRow {
  readonly id: string;
  readonly itemId: string;
  readonly language: string;
  readonly fields: object;
  readonly publishedAt: Date;
  /** Which writing of the version it is. */
  readonly writtenIn: string;
}

/** What a tree is made of: items, and what is published of each. */
export interface SiteRows<Row = ItemRow, Version = PublishedRow> {
  readonly items: ReadonlyMap<string, Row>;
  readonly versions: ReadonlyMap<string, readonly Version[]>;
}

/** What an item shows in one language now. */
export interface Published extends ItemContent {
  readonly versionId: string;
  /** Which writing of the version it is. */
  readonly writtenIn: string;
  readonly publishedAt: Date;
}

export interface SiteItem {
  readonly id: string;
  readonly name: string;
  readonly template: string;
  readonly parent: SiteItem | null;
  /** From the home page down, decoded, `*` for wildcards. */
  readonly segments: readonly string[];
  readonly children: readonly SiteItem[];
  readonly published: ReadonlyMap<string, Published>;
  /** The site's clock, as an IANA zone. */
  readonly zone: string;
}

export interface RouteMatch {
  readonly item: SiteItem;
  /** The segments the route had in place of the wildcards, in order; `**` gives one or more. */
  readonly wildcard: readonly string[];
}

/** The structure of a site and everything published in it except the placed blocks; never changed. */
export interface SiteTree {
  readonly home: SiteItem | null;
  readonly partials: SiteItem | null;
  readonly languages: readonly string[];
  readonly items: readonly SiteItem[];
  /** The item of a path of names (`*` for wildcards), published or not. */
  at(segments: readonly string[]): SiteItem | null;
  /** The published page of a route in a language. */
  match(language: string, segments: readonly string[]): RouteMatch | null;
}

const NO_ITEMS: readonly Item[] = [];
const NOT_PUBLISHED: ReadonlyMap<string, Published> = new Map();

class Item implements SiteItem {
  children = NO_ITEMS;
  exact: Map<string, Item> | null = null;
  one: Item | null = null;
  rest: Item | null = null;

  constructor(
    readonly id: string,
    readonly name: string,
    readonly template: string,
    readonly parent: Item | null,
    readonly segments: readonly string[],
    readonly published: ReadonlyMap<string, Published>,
    readonly zone: string,
  ) {}

  adopt(children: readonly Item[]) {
    this.children = children;
    this.exact = new Map();
    for (const child of children) {
      if (child.name === '*') this.one = child;
      else if (child.name === '**') this.rest = child;
      else this.exact.set(fold(child.name), child);
    }
  }
}

/** What was read of an item's versions, by those versions: it holds while they and the item's row are the same objects. */
export type ReadContents = WeakMap<
  readonly PublishedRow[],
  { readonly row: ItemRow; readonly published: ReadonlyMap<string, Published> }
>;

/**
 * Builds a site's tree from its rows, with pauses where there are thousands. Items that hang on nothing, and versions of none,
 * are left out.
 * @param contents of the tree before this one: rows that are the same objects are not read again
 */
export async function buildSiteTree(
  { items: rows, versions }: SiteRows,
  zone: string,
  contents: ReadContents = new WeakMap(),
): Promise<SiteTree> {
  const byParent = await rowsByParent(rows.values());
  const languages = new Set<string>();
  const place = (row: ItemRow, parent: Item | null): Item => {
    const segments = parent === null ? [] : [...parent.segments, row.name];
    const published = publishedIn(row, versions.get(row.id), contents);
    for (const language of published.keys()) languages.add(language);
    return new Item(row.id, row.name, row.template, parent, segments, published, zone);
  };
  const roots = (byParent.get(null) ?? []).map((row) => place(row, null));
  const items: Item[] = [];
  const pause = createPause();
  // What comes next stands last: each item is followed by what is below it.
  const next = roots.toReversed();
  for (let item = next.pop(); item !== undefined; item = next.pop()) {
    items.push(item);
    const below = byParent.get(item.id);
    if (below === undefined) continue;
    const children: Item[] = [];
    await eachInSlices(below.sort(inMenuOrder), (row) => void children.push(place(row, item)));
    item.adopt(children);
    for (const child of children.toReversed()) next.push(child);
    await pause();
  }
  const home = roots.find((item) => item.name === '') ?? null;
  return {
    home,
    partials: roots.find((item) => item.name === PARTIALS_NAME) ?? null,
    languages: [...languages].sort(),
    items,
    at: (segments) => (home === null ? null : locate(home, segments)),
    match: (language, segments) => (home === null ? null : find(home, language, segments, 0, [])),
  };
}

async function rowsByParent(rows: Iterable<ItemRow>): Promise<ReadonlyMap<string | null, ItemRow[]>> {
  const byParent = new Map<string | null, ItemRow[]>();
  await eachInSlices(rows, (row) => {
    const siblings = byParent.get(row.parentId);
    if (siblings === undefined) byParent.set(row.parentId, [row]);
    else siblings.push(row);
  });
  return byParent;
}

const inMenuOrder = (a: ItemRow, b: ItemRow): number =>
  a.sortOrder - b.sortOrder || (a.name < b.name ? -1 : 1);

/** What an item shows, by language. */
function publishedIn(
  row: ItemRow,
  versions: readonly PublishedRow[] | undefined,
  contents: ReadContents,
): ReadonlyMap<string, Published> {
  if (versions === undefined) return NOT_PUBLISHED;
  const known = contents.get(versions);
  if (known?.row === row) return known.published;
  const published = new Map(
    versions.map(({ id: versionId, language, fields, publishedAt, writtenIn }) => [
      language,
      { ...readItemContent(row.template, row.name, row.shared, fields), versionId, publishedAt, writtenIn },
    ]),
  );
  contents.set(versions, { row, published });
  return published;
}

function locate(home: Item, segments: readonly string[]): Item | null {
  let item: Item | null = home;
  for (const segment of segments) {
    if (item === null) return null;
    item =
      segment === '*' ? item.one : segment === '**' ? item.rest : (item.exact?.get(fold(segment)) ?? null);
  }
  return item;
}

/** Exact names first, then `*`, then `**`: so a deeper wildcard is tried before a shallower one. */
function find(
  item: Item,
  language: string,
  segments: readonly string[],
  index: number,
  wildcard: readonly string[],
): RouteMatch | null {
  const segment = segments[index];
  if (segment === undefined) {
    return item.published.has(language) && isRoutable(item.template) ? { item, wildcard } : null;
  }
  const exact = item.exact?.get(fold(segment));
  const byName = exact === undefined ? null : find(exact, language, segments, index + 1, wildcard);
  if (byName !== null) return byName;
  const byOne =
    item.one === null ? null : find(item.one, language, segments, index + 1, [...wildcard, segment]);
  if (byOne !== null) return byOne;
  if (item.rest === null) return null;
  return find(item.rest, language, segments, segments.length, [...wildcard, ...segments.slice(index)]);
}
