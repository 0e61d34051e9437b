import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { SITES } from '~/sites';
import type { Alert } from './domain/alerts';
import { navigationBelow } from './domain/navigation';
import type { NavigationItem, Story } from './domain/reader';
import { compileRedirects, type RedirectTable } from './domain/redirects/redirects';
import { buildSiteTree, type ReadContents, type SiteItem, type SiteTree } from './domain/site-tree';
import { storiesBelow } from './domain/stories';
import { type ReadRows, readChangedRows, readSiteRows } from './site-rows';
import { shownAlerts } from './store/alert-rows';
import { type Dictionaries, dictionariesOf, redirectsOf, type TagRow, tagsOf } from './store/text-rows';

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

/** What else of a site is read whenever anything but an item has changed. */
type Texts = Pick<SiteSnapshot, 'dictionaries' | 'tags' | 'redirects' | 'alerts'>;

class LoadedSite {
  /** Of the newest snapshot, unless it has become stale. */
  snapshot: Promise<SiteSnapshot> | null = null;
  /** What was read last. */
  read: { readonly rows: ReadRows; readonly texts: Texts } | null = null;
  /** The items that have changed since then; null: anything may have. */
  changed: Set<string> | null = null;
  /** Loads follow each other: each goes on from what the one before it has read. */
  loading: Promise<unknown> = Promise.resolve();
}

/** The snapshots of all sites: loaded when first asked for, dropped when their site changes. */
export class SiteSnapshots {
  private readonly loaded = new Map<string, LoadedSite>();
  private readonly contents: ReadContents = new WeakMap();

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  /** The sites that anyone ever read. */
  get sites(): Iterable<string> {
    return this.loaded.keys();
  }

  /**
   * The snapshot of a site. After `invalidate` callers get what was committed before it: a load that was under way is returned
   * to earlier callers only, and not kept.
   */
  of(site: string): Promise<SiteSnapshot> {
    const state = this.loaded.get(site) ?? new LoadedSite();
    this.loaded.set(site, state);
    if (state.snapshot !== null) return state.snapshot;
    const snapshot = state.loading.then(() => this.load(site, state));
    state.snapshot = snapshot;
    // A failed load is not remembered; those who wait for it get the error from their own promise.
    state.loading = snapshot.catch(() => {
      if (state.snapshot === snapshot) state.snapshot = null;
    });
    return snapshot;
  }

  /** @param items the only ones whose rows or published versions have changed; without it anything may have */
  invalidate(site: string, items?: readonly string[]) {
    const state = this.loaded.get(site);
    if (state === undefined) return;
    state.snapshot = null;
    if (items === undefined) state.changed = null;
    else for (const item of items) state.changed?.add(item);
  }

  invalidateAll() {
    for (const site of this.loaded.keys()) this.invalidate(site);
  }

  private async load(site: string, state: LoadedSite): Promise<SiteSnapshot> {
    const { read, changed } = state;
    state.read = null;
    state.changed = new Set();
    try {
      const [rows, texts] =
        read === null || changed === null
          ? await Promise.all([readSiteRows(this.database, site, read?.rows), this.textsOf(site)])
          : [await readChangedRows(this.database, read.rows, changed), read.texts];
      const tree = await buildSiteTree(rows, zoneOf(site), this.contents);
      state.read = { rows, texts };
      return { tree, ...texts, stories: once(storiesBelow), navigation: once(navigationBelow) };
    } catch (error) {
      state.changed = null;
      throw error;
    }
  }

  private async textsOf(site: string): Promise<Texts> {
    const { db } = this.database;
    const [dictionaries, tags, rows, alerts] = await Promise.all([
      dictionariesOf(db, site),
      tagsOf(db, site),
      redirectsOf(db, site),
      shownAlerts(db, site),
    ]);
    const compiled = compileRedirects(rows);
    if (!compiled.ok) this.log.error({ site, problems: compiled.error }, 'stored redirects do not compile');
    return { dictionaries, tags, alerts, redirects: compiled.ok ? compiled.value : NO_REDIRECTS };
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
