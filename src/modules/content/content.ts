import { randomUUID } from 'node:crypto';
import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { ok } from '~/platform/result';
import type { Site } from '~/sites';
import { AddressCounts } from './address-counts';
import { Changes, type InvalidationListener } from './changes';
import type { Alert } from './domain/alerts';
import type { BlockCatalogue } from './domain/blocks/block-contract';
import type { ContentReader } from './domain/reader';
import type { Redirect, RedirectRow } from './domain/redirects/redirects';
import type { SiteSeed } from './domain/seed';
import { staleTags } from './domain/tags';
import { endAlert, removeAlert, saveAlert, turnAlerts } from './editing/alerts';
import type { Actor, Deed } from './editing/deed';
import { deleteItem, type Takeover } from './editing/deletion/delete-page';
import { eraseDeleted, listDeleted, type Restoration, restorePage } from './editing/deletion/restore-page';
import { type Editing, edit } from './editing/edit';
import { importTree } from './editing/import-tree';
import {
  createItem,
  findItem,
  listItems,
  type Move,
  moveItem,
  type NewItem,
  setShared,
} from './editing/items';
import { forgetMissing, missingAddresses } from './editing/missing';
import { createPage, type NewPage } from './editing/new-page';
import { brokenLinks, readDashboard } from './editing/overview/dashboard';
import { findContent } from './editing/overview/find';
import { readStories } from './editing/overview/stories';
import { addPicture, describePicture, pictureUsage, removePicture, replacePicture } from './editing/pictures';
import {
  carryOutReleases,
  listReleases,
  type NewRelease,
  release,
  withdrawRelease,
} from './editing/releases';
import { carryOutDue, reschedule, setEnding, unschedule } from './editing/schedules';
import { copySite, fillSite, type SiteCopy } from './editing/site-copy';
import { addStoryTag, createStory, type NewStory, storyTags } from './editing/stories';
import { openPage, readTree, readVersion, restoreVersion } from './editing/studio';
import { changeRedirects, setDictionary, setRedirects, setTags, type TagEntry } from './editing/texts';
import { type Draft, listVersions, type Publishing, publish, saveDraft, unpublish } from './editing/versions';
import { SiteSnapshots } from './site-snapshots';
import { hitsOf } from './store/address-rows';
import { alertsOf } from './store/alert-rows';
import { type AuditFilter, auditedPeople, auditRows } from './store/audit-rows';
import { type Picture, picturesOf, siteHasUpload } from './store/picture-rows';
import { releasesWith } from './store/release-rows';
import { dictionariesOf } from './store/text-rows';
import { languagesOfSite, linksTo } from './store/version-rows';
import { StoreReader } from './store-reader';
import type { DeliverySource } from './web/query';

/** The redirects of the sites, asked before any page. */
export interface Redirects {
  /** Where a request is sent: a path of the site or an absolute address; null when it is not redirected. */
  find(site: string, url: URL): Promise<Redirect | null>;
  /** The same for a visitor: it is counted. */
  follow(site: string, url: URL): Promise<Redirect | null>;
  /** Replaces a site's redirects, all or none. */
  replaceAll(site: string, rows: readonly RedirectRow[]): ReturnType<typeof setRedirects>;
  list(site: string): Promise<readonly RedirectRow[]>;
}

export interface Content {
  /** How often what was not found was asked for, and each redirect followed; `start` it once. */
  readonly addresses: Pick<AddressCounts, 'missing' | 'flush' | 'start' | 'cleanUp'>;
  readonly reader: ContentReader;
  /** Reads what an outage of the database must not take away from a site; for when there is nothing else to do. */
  readAhead(site: string): Promise<void>;
  /** What the content delivery API reads. */
  readonly delivery: DeliverySource;
  readonly redirects: Redirects;
  readonly editing: EditingCalls;
  /** The same for somebody, each edit with a row in the audit log. */
  editingAs(actor: Actor): EditingCalls;
  /** What the studio reads of it besides. */
  readonly studio: ReturnType<typeof studioOf>;
  /**
   * Calls back with the cache tags that an edit made stale: for an edit of this process before the use
   * case returns, for others when the change log brings it (after `follow`). Returns the way to stop.
   */
  onInvalidate(listener: InvalidationListener): () => void;
  /** Begins to follow the edits of other processes; call it before the first page is served. */
  follow(options?: { pollMs?: number }): Promise<{ catchUp(): Promise<void>; stop(): Promise<void> }>;
}

const MEMORY_BYTES = 16_000_000;

/** The content of all sites on our own store. `now` and `newId` are for tests. */
export function createContent(options: {
  database: Database;
  log: Log;
  blocks: BlockCatalogue;
  /** For the block trees of pages that are read again and again. */
  memoryBytes?: number;
  now?: () => Date;
  newId?: () => string;
}): Content {
  const { memoryBytes = MEMORY_BYTES } = options;
  const { database, log, blocks, now = () => new Date(), newId = randomUUID } = options;
  const snapshots = new SiteSnapshots(database, log);
  const changes = new Changes(
    database,
    log,
    (site, items) => (site === 'all' ? snapshots.invalidateAll() : snapshots.invalidate(site, items)),
    async () => {
      const everything = [...snapshots.sites].map(async (site) => {
        const languages = await languagesOfSite(database.db, site);
        return { token: newId(), site, tags: [...staleTags({ kind: 'imported', site, languages })] };
      });
      return Promise.all(everything);
    },
  );
  const editing: Editing = { database, blocks, changes, actor: null, newId, now };
  const reader = new StoreReader(database, snapshots, memoryBytes);
  const addresses = new AddressCounts(database, log, now);
  return {
    addresses,
    reader,
    readAhead: (site) => reader.readAhead(site),
    delivery: { reader, blocks, snapshot: (site) => snapshots.of(site) },
    redirects: {
      find: async (site, url) => (await snapshots.of(site)).redirects.find(url.pathname, url.search),
      follow: async (site, { pathname, search }) =>
        (await snapshots.of(site)).redirects.find(pathname, search, (row) => addresses.redirected(site, row)),
      replaceAll: (site, rows) => setRedirects(editing, site, rows),
      list: async (site) => (await snapshots.of(site)).redirects.rows,
    },
    editing: editingOf(editing),
    editingAs: (actor) => editingOf({ ...editing, actor }),
    studio: studioOf(editing, snapshots, reader),
    onInvalidate: (listener) => changes.onInvalidate(listener),
    follow: (following) => changes.follow(following),
  };
}

export type EditingCalls = ReturnType<typeof editingOf>;

/** The use cases of editing; each says at its own place what it does and how it fails. */
function editingOf(editing: Editing) {
  return {
    createItem: (input: NewItem) => createItem(editing, input),
    createPage: (page: NewPage) => createPage(editing, page),
    createStory: (story: NewStory) => createStory(editing, story),
    addStoryTag: (site: string, tag: Parameters<typeof addStoryTag>[2]) => addStoryTag(editing, site, tag),
    moveItem: (itemId: string, move: Move, prefixes?: readonly string[]) =>
      moveItem(editing, itemId, move, prefixes),
    renameItem: (itemId: string, name: string) => moveItem(editing, itemId, { name }),
    deleteItem: (itemId: string, takeover?: Takeover) => deleteItem(editing, itemId, takeover),
    restorePage: (restoration: Restoration) => restorePage(editing, restoration),
    eraseDeleted: (site: string, id: string) => eraseDeleted(editing, site, id),
    setShared: (itemId: string, shared: { readonly [name: string]: unknown }) =>
      setShared(editing, itemId, shared),
    listItems: (site: string) => listItems(editing, site),
    findItem: (itemId: string) => findItem(editing, itemId),
    restore: (wanted: Parameters<typeof restoreVersion>[1]) => restoreVersion(editing, wanted),
    /** Notes in the audit log what changes nothing of the site. */
    note: (site: string, deed: Deed) => edit(editing, site, async () => ok({ value: null, stale: [], deed })),
    saveDraft: (draft: Draft) => saveDraft(editing, draft),
    listVersions: (itemId: string, language: string) => listVersions(editing, itemId, language),
    publish: (itemId: string, language: string, publishing?: Publishing) =>
      publish(editing, itemId, language, publishing),
    unpublish: (itemId: string, language: string) => unpublish(editing, itemId, language),
    reschedule: (itemId: string, language: string, to: { readonly number: number; readonly at: Date }) =>
      reschedule(editing, itemId, language, to),
    setEnding: (itemId: string, language: string, at: Date | null) =>
      setEnding(editing, itemId, language, at),
    unschedule: (itemId: string, language: string, number: number) =>
      unschedule(editing, itemId, language, number),
    carryOutDue: async (now: Date) =>
      (await carryOutReleases(editing, now)) +
      (await carryOutDue(editing, now)) +
      (await turnAlerts(editing, now)),
    release: (wanted: NewRelease) => release(editing, wanted),
    withdrawRelease: (site: string, id: string) => withdrawRelease(editing, site, id),
    saveAlert: (site: string, alert: Alert) => saveAlert(editing, site, alert),
    endAlert: (site: string, id: string) => endAlert(editing, site, id),
    removeAlert: (site: string, id: string) => removeAlert(editing, site, id),
    setDictionary: (
      site: string,
      language: string,
      entries: { readonly [key: string]: string | null },
      read?: { readonly [key: string]: string | null },
    ) => setDictionary(editing, site, language, entries, read),
    changeRedirects: (site: string, change: (known: readonly RedirectRow[]) => readonly RedirectRow[]) =>
      changeRedirects(editing, site, change),
    forgetMissing: (site: string, path: string) => forgetMissing(editing, site, path),
    addPicture: (site: string, picture: Picture) => addPicture(editing, site, picture),
    describePicture: (
      site: string,
      id: string,
      changes: Parameters<typeof describePicture>[3],
      read?: Parameters<typeof describePicture>[4],
    ) => describePicture(editing, site, id, changes, read),
    removePicture: (site: string, id: string) => removePicture(editing, site, id),
    replacePicture: (site: string, id: string, byId: string) => replacePicture(editing, site, id, byId),
    copySite: (site: string) => copySite(editing, site),
    fillSite: (site: string, copy: SiteCopy, replace: boolean) => fillSite(editing, site, copy, replace),
    setTags: (site: string, tags: readonly TagEntry[]) => setTags(editing, site, tags),
    importTree: (seed: SiteSeed, author: string) => importTree(editing, seed, author),
  };
}

function studioOf(editing: Editing, snapshots: SiteSnapshots, reader: StoreReader) {
  return {
    open: (itemId: string, language: string) => openPage(editing, itemId, language),
    version: (itemId: string, language: string, which: Parameters<typeof readVersion>[3]) =>
      readVersion(editing, itemId, language, which),
    tree: (site: string, language: string) => readTree(editing, snapshots, site, language),
    deleted: (site: string) => listDeleted(editing, site),
    releases: (site: string) => listReleases(editing, site),
    dashboard: (site: Site) => readDashboard(editing, snapshots, site),
    brokenLinks: (site: Site) => brokenLinks(editing, snapshots, site),
    find: (of: Parameters<typeof findContent>[2]) => findContent(editing, snapshots, of),
    stories: (site: string, language: string) => readStories(editing, snapshots, site, language),
    storyTags: (site: string) => storyTags(editing, site),
    pictures: (site: string) => picturesOf(editing.database.db, site),
    hasUpload: (site: string, id: string) => siteHasUpload(editing.database, site, id),
    pictureUsage: (site: string, id: string) => pictureUsage(editing.database.db, site, id, editing.now()),
    /** What editors have written in place of our texts, in exactly this language. */
    texts: async (site: string, language: string) =>
      (await dictionariesOf(editing.database.db, site)).get(language) ?? {},
    /** What visitors have asked for in vain, most often first, with where it may lead. */
    missing: (site: string) => missingAddresses(editing.database.db, snapshots, site),
    /** The latest beginning first, those that are over too. */
    alerts: (site: string) => alertsOf(editing.database.db, site),
    redirectHits: (site: string) => hitsOf(editing.database.db, site),
    linksTo: (site: string, path: string) => linksTo(editing.database.db, site, path),
    releasesWith: (itemIds: readonly string[]) => releasesWith(editing.database.db, itemIds),
    auditLog: (filter: AuditFilter, limit: number) => auditRows(editing.database.db, filter, limit),
    auditedPeople: (site: string) => auditedPeople(editing.database.db, site),
    /** The page that a draft would be. */
    preview: (...of: Parameters<StoreReader['preview']>) => reader.preview(...of),
  };
}
