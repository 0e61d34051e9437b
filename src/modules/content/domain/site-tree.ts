import { createPause } from '~/platform/event-loop';
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
}

/** What an item shows in one language now. */
export interface Published extends ItemContent {
  readonly versionId: string;
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

class Item implements SiteItem {
  readonly children: Item[] = [];
  readonly published = new Map<string, Published>();
  readonly exact = new Map<string, Item>();
  one: Item | null = null;
  rest: Item | null = null;

  constructor(
    readonly id: string,
    readonly name: string,
    readonly template: string,
    readonly parent: Item | null,
    readonly segments: readonly string[],
    readonly zone: string,
  ) {}

  adopt(child: Item) {
    this.children.push(child);
    if (child.name === '*') this.one = child;
    else if (child.name === '**') this.rest = child;
    else this.exact.set(fold(child.name), child);
  }
}

/** What was read of a version's fields, by those fields: it holds while their item is what it was. */
export type ReadContents = WeakMap<object, { readonly of: string; readonly content: ItemContent }>;

/**
 * Builds a site's tree from its rows, with pauses where there are thousands. Items that hang on nothing, and versions of none,
 * are left out.
 * @param contents of the tree before this one: fields that are the same objects are not read again
 */
export async function buildSiteTree(
  rows: readonly ItemRow[],
  versions: readonly PublishedRow[],
  zone: string,
  contents: ReadContents = new WeakMap(),
): Promise<SiteTree> {
  const byParent = Map.groupBy(rows, (row) => row.parentId);
  const versionsOf = Map.groupBy(versions, (row) => row.itemId);
  const pause = createPause();

  const place = (row: ItemRow, parent: Item | null): Item => {
    const segments = parent === null ? [] : [...parent.segments, row.name];
    const item = new Item(row.id, row.name, row.template, parent, segments, zone);
    const of = JSON.stringify([row.template, row.name, row.shared]);
    for (const version of versionsOf.get(row.id) ?? []) {
      const known = contents.get(version.fields);
      const content =
        known?.of === of
          ? known.content
          : readItemContent(row.template, row.name, row.shared, version.fields);
      contents.set(version.fields, { of, content });
      const { id: versionId, publishedAt } = version;
      item.published.set(version.language, { ...content, versionId, publishedAt });
    }
    return item;
  };
  const below = ({ id }: Item) =>
    (byParent.get(id) ?? []).toSorted((a, b) => a.sortOrder - b.sortOrder || (a.name < b.name ? -1 : 1));

  const roots = (byParent.get(null) ?? []).map((row) => place(row, null));
  const items: Item[] = [];
  // What comes next stands last: each item is followed by what is below it.
  const next = roots.toReversed();
  for (let item = next.pop(); item !== undefined; item = next.pop()) {
    items.push(item);
    for (const row of below(item)) item.adopt(place(row, item));
    next.push(...item.children.toReversed());
    await pause();
  }
  const home = roots.find((item) => item.name === '') ?? null;
  return {
    home,
    partials: roots.find((item) => item.name === PARTIALS_NAME) ?? null,
    languages: [...new Set(versions.map((version) => version.language))].sort(),
    items,
    at: (segments) => (home === null ? null : locate(home, segments)),
    match: (language, segments) => (home === null ? null : find(home, language, segments, 0, [])),
  };
}

function locate(home: Item, segments: readonly string[]): Item | null {
  let item: Item | null = home;
  for (const segment of segments) {
    if (item === null) return null;
    item =
      segment === '*' ? item.one : segment === '**' ? item.rest : (item.exact.get(fold(segment)) ?? null);
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
  const exact = item.exact.get(fold(segment));
  const byName = exact === undefined ? null : find(exact, language, segments, index + 1, wildcard);
  if (byName !== null) return byName;
  const byOne =
    item.one === null ? null : find(item.one, language, segments, index + 1, [...wildcard, segment]);
  if (byOne !== null) return byOne;
  if (item.rest === null) return null;
  return find(item.rest, language, segments, segments.length, [...wildcard, ...segments.slice(index)]);
}
