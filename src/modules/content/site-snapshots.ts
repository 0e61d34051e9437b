import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { SITES } from '~/sites';
import type { Alert } from './domain/alerts';
import { navigationBelow } from './domain/navigation';
import type { NavigationItem, Story } from './domain/reader';
import { compileRedirects, type RedirectTable } from './domain/redirects/redirects';
import { buildSiteTree, type ReadContents, type SiteItem, type SiteTree } from './domain/site-tree';
import { storiesBelow } from './domain/stories';
import { shownAlerts } from './store/alert-rows';
import { itemsOfSite } from './store/item-rows';
import { type Dictionaries, dictionariesOf, redirectsOf, type TagRow, tagsOf } from './store/text-rows';
import { type PublishedVersion, publishedOfSite } from './store/version-rows';

/** Everything a site publishes except the placed blocks, as one unchanging value in memory. */
export interface SiteSnapshot {
  readonly tree: SiteTree;
  readonly dictionaries: Dictionaries;
  readonly tags: readonly TagRow[];
  readonly redirects: RedirectTable;
  /** What stands above pages now. */
  readonly alerts: readonly Alert[];
  /** The stories below an item, newest first; sorted once per snapshot. */
  stories(index: SiteItem, language: string): readonly Story[];
  /** What a menu shows below an item; made once per snapshot. */
  navigation(item: SiteItem, language: string): readonly NavigationItem[];
}

/** A site that only the content knows of has no clock of its own. */
const zoneOf = (site: string): string => SITES.find(({ key }) => key === site)?.zone ?? 'UTC';

const NO_REDIRECTS: RedirectTable = { rows: [], find: () => null };

/** The snapshots of all sites: loaded when first asked for, dropped when their site changes. */
export class SiteSnapshots {
  private readonly loading = new Map<string, Promise<SiteSnapshot>>();
  /** What was published when a site was last loaded, by version. */
  private readonly published = new Map<string, ReadonlyMap<string, PublishedVersion>>();
  private readonly contents: ReadContents = new WeakMap();
  /** The sites that anyone ever read. */
  readonly sites = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  /**
   * The snapshot of a site. After `invalidate` callers get what was committed before it: a load that was under way is returned
   * to earlier callers only, and not cached.
   */
  of(site: string): Promise<SiteSnapshot> {
    const known = this.loading.get(site);
    if (known !== undefined) return known;
    const loading = this.load(site);
    this.loading.set(site, loading);
    this.sites.add(site);
    // A failed load is not remembered; those who wait for it get the error from their own promise.
    loading.catch(() => {
      if (this.loading.get(site) === loading) this.loading.delete(site);
    });
    return loading;
  }

  invalidate(site: string) {
    this.loading.delete(site);
  }

  invalidateAll() {
    this.loading.clear();
  }

  private async load(site: string): Promise<SiteSnapshot> {
    const { db } = this.database;
    const [items, published, dictionaries, tags, rows, alerts] = await Promise.all([
      itemsOfSite(this.database, db, site),
      publishedOfSite(this.database, site, this.published.get(site)),
      dictionariesOf(db, site),
      tagsOf(db, site),
      redirectsOf(db, site),
      shownAlerts(db, site),
    ]);
    this.published.set(site, new Map(published.map((version) => [version.id, version])));
    const compiled = compileRedirects(rows);
    if (!compiled.ok) this.log.error({ site, problems: compiled.error }, 'stored redirects do not compile');
    return {
      tree: await buildSiteTree(items, published, zoneOf(site), this.contents),
      dictionaries,
      tags,
      alerts,
      redirects: compiled.ok ? compiled.value : NO_REDIRECTS,
      stories: once(storiesBelow),
      navigation: once(navigationBelow),
    };
  }
}

/** The same for each item and language, read once. */
function once<Found>(read: (item: SiteItem, language: string) => Found) {
  const found = new Map<string, Found>();
  return (item: SiteItem, language: string): Found => {
    const key = `${item.id} ${language}`;
    const known = found.get(key) ?? read(item, language);
    found.set(key, known);
    return known;
  };
}
