import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { itemById, type StoredItem } from '../store/item-rows';
import {
  dueReleases,
  entriesOf,
  insertRelease,
  problemsOf,
  type ReleaseEntry,
  releaseById,
  releasesOf,
  type StoredRelease,
  setEntryProblem,
  setReleaseState,
} from '../store/release-rows';
import { openDraft, type StoredVersion, updateVersion, versionsOf } from '../store/version-rows';
import { BY_ITSELF, type Values } from './deed';
import { type Edited, type Editing, edit } from './edit';
import { authorName, publishVersion } from './versions';

export interface NewRelease {
  /** Chosen by who asks, so that a request that comes twice makes one release. */
  readonly id: string;
  readonly site: string;
  readonly name: string;
  /** When; now where it is absent. */
  readonly at?: Date | undefined;
  /** The drafts as whoever publishes has seen them. */
  readonly entries: readonly {
    readonly itemId: string;
    readonly language: string;
    readonly revision: number;
  }[];
  readonly author: string;
}

interface ReleaseConflict {
  readonly itemId: string;
  readonly language: string;
  /** Saved since, nothing to publish any more, or no such page on the site. */
  readonly kind: 'changed' | 'nothing-to-publish' | 'gone';
}

export type ReleaseFailure =
  | { readonly kind: 'conflict'; readonly conflicts: readonly ReleaseConflict[] }
  | { readonly kind: 'time-passed' }
  | { readonly kind: 'not-scheduled' }
  | { readonly kind: 'not-found' };

/** What a release has under its hand, once all of it is as it was seen. */
interface Ready {
  readonly item: StoredItem;
  readonly version: StoredVersion;
}

const titleOf = ({ item, version }: Ready): string => {
  const { title } = version.fields;
  return (typeof title === 'string' && title !== '' ? title : item.name || '/').slice(0, 500);
};

const keyOf = ({ itemId, language }: { readonly itemId: string; readonly language: string }) =>
  `${itemId} ${language}`;

/** What the audit log lists: each page in its language, and the version that was published. */
const listed = (entries: readonly ReleaseEntry[]): Values =>
  Object.fromEntries(entries.map(({ title, language, number }) => [`${title} (${language})`, number]));

/** Publishes several drafts in one transaction, or schedules them as one: all of them, or with anything changed since none. */
export function release(editing: Editing, wanted: NewRelease): Promise<Result<null, ReleaseFailure>> {
  const { id, site, name, at } = wanted;
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, ReleaseFailure>> => {
    const known = await releaseById(tx, id);
    if (known !== null)
      return known.site === site ? ok({ value: null, stale: [], deed: null }) : err({ kind: 'not-found' });
    const now = editing.now();
    if (at !== undefined && at <= now) return err({ kind: 'time-passed' });
    const looked = await lookAt(tx, wanted);
    if (!looked.ok) return err({ kind: 'conflict', conflicts: looked.error });
    const ready = looked.value;
    const entries = ready.map((each): ReleaseEntry => {
      const { itemId, language, number } = each.version;
      return { itemId, language, number, title: titleOf(each), problem: null };
    });
    const isLater = at !== undefined;
    const stale: string[] = [];
    for (const { item, version } of ready)
      if (isLater) await updateVersion(tx, version.id, { publishAt: at });
      else stale.push(...(await publishVersion(tx, item, version, now)));
    const times = { madeAt: now, publishAt: at ?? now };
    const state = isLater ? ('scheduled' as const) : ('published' as const);
    await insertRelease(tx, { id, site, name, who: authorName(wanted.author), state, ...times }, entries);
    const act = isLater ? ('release-schedule' as const) : ('release' as const);
    const after = { ...listed(entries), ...(isLater && { at }) };
    const items = ready.map(({ item }) => item.id);
    return ok({
      value: null,
      stale: [...new Set(stale)],
      items,
      deed: { act, about: name, before: {}, after },
    });
  });
}

async function lookAt(
  tx: Db,
  { site, entries }: NewRelease,
): Promise<Result<readonly Ready[], readonly ReleaseConflict[]>> {
  const ready: Ready[] = [];
  const conflicts: ReleaseConflict[] = [];
  for (const { itemId, language, revision } of entries) {
    const conflict = (kind: ReleaseConflict['kind']) => conflicts.push({ itemId, language, kind });
    const item = await itemById(tx, itemId);
    const version = await openDraft(tx, itemId, language);
    if (item === null || item.site !== site) conflict('gone');
    else if (version === null) conflict('nothing-to-publish');
    else if (version.revision !== revision) conflict('changed');
    else ready.push({ item, version });
  }
  return conflicts.length > 0 ? err(conflicts) : ok(ready);
}

/** Takes a release back that waits for its time: what it would have published are drafts again. */
export function withdrawRelease(
  editing: Editing,
  site: string,
  id: string,
): Promise<Result<null, ReleaseFailure>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, ReleaseFailure>> => {
    const known = await releaseById(tx, id);
    if (known === null || known.site !== site) return err({ kind: 'not-found' });
    if (known.state !== 'scheduled') return err({ kind: 'not-scheduled' });
    const entries = (await entriesOf(tx, [id])).get(id) ?? [];
    await letGo(tx, known, entries);
    await setReleaseState(tx, id, 'withdrawn');
    const before = { ...listed(entries), at: known.publishAt };
    return ok({
      value: null,
      stale: [],
      deed: { act: 'release-withdraw', about: known.name, before, after: {} },
    });
  });
}

/** The version of an entry while it still waits for this release; null once it was published, replaced or deleted. */
async function waitingVersion(
  tx: Db,
  { publishAt }: StoredRelease,
  { itemId, language, number }: ReleaseEntry,
): Promise<StoredVersion | null> {
  const version = (await versionsOf(tx, itemId, language)).find((each) => each.number === number);
  const isWaiting = version?.state === 'draft' && version.publishAt?.getTime() === publishAt.getTime();
  return isWaiting ? version : null;
}

/** What waits becomes the draft again, or history where a newer draft has been begun. */
async function letGo(tx: Db, known: StoredRelease, entries: readonly ReleaseEntry[]): Promise<void> {
  for (const entry of entries) {
    const version = await waitingVersion(tx, known, entry);
    if (version === null) continue;
    const isOvertaken = (await openDraft(tx, entry.itemId, entry.language)) !== null;
    await updateVersion(tx, version.id, { publishAt: null, ...(isOvertaken && { state: 'archived' }) });
  }
}

/** Publishes the releases that are due, each in a transaction of its own and once. Returns how many this call has done. */
export async function carryOutReleases(editor: Editing, now: Date): Promise<number> {
  const editing = { ...editor, actor: BY_ITSELF };
  let done = 0;
  for (const { id, site } of await dueReleases(editing.database.db, now))
    if ((await carryOut(editing, site, id, now)).ok) done += 1;
  return done;
}

function carryOut(editing: Editing, site: string, id: string, now: Date) {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, ReleaseFailure>> => {
    const known = await releaseById(tx, id);
    if (known?.state !== 'scheduled' || known.publishAt > now) return err({ kind: 'not-scheduled' });
    const entries = (await entriesOf(tx, [id])).get(id) ?? [];
    const ready: Ready[] = [];
    const problems = new Map<string, 'changed' | 'gone'>();
    for (const entry of entries) {
      const item = await itemById(tx, entry.itemId);
      const version = await waitingVersion(tx, known, entry);
      if (item !== null && version !== null) ready.push({ item, version });
      else problems.set(keyOf(entry), item === null ? 'gone' : 'changed');
    }
    if (problems.size > 0) {
      for (const entry of entries) {
        const problem = problems.get(keyOf(entry));
        if (problem !== undefined) await setEntryProblem(tx, id, entry, problem);
      }
      await letGo(tx, known, entries);
      await setReleaseState(tx, id, 'failed');
      const stopped = entries.filter((entry) => problems.has(keyOf(entry)));
      const deed = { act: 'release-fail', about: known.name, before: listed(stopped), after: {} } as const;
      return ok({ value: null, stale: [], deed });
    }
    const stale: string[] = [];
    for (const { item, version } of ready) stale.push(...(await publishVersion(tx, item, version, now)));
    await setReleaseState(tx, id, 'published');
    const deed = { act: 'release', about: known.name, before: {}, after: listed(entries) } as const;
    return ok({ value: null, stale: [...new Set(stale)], items: ready.map(({ item }) => item.id), deed });
  });
}

const MAX_LISTED = 100;

/** The releases of a site, newest first. Those that wait say already what will stop them. */
export async function listReleases({ database }: Editing, site: string) {
  const rows = await releasesOf(database.db, site, MAX_LISTED);
  const entries = await entriesOf(
    database.db,
    rows.map(({ id }) => id),
  );
  const waiting = rows.filter(({ state }) => state === 'scheduled').map(({ id }) => id);
  const problems = new Map(
    (await problemsOf(database.db, waiting)).map((each) => [
      `${each.releaseId} ${keyOf(each)}`,
      each.problem,
    ]),
  );
  return rows.map((row) => ({
    ...row,
    entries: (entries.get(row.id) ?? []).map((entry) => ({
      ...entry,
      problem: entry.problem ?? problems.get(`${row.id} ${keyOf(entry)}`) ?? null,
    })),
  }));
}
