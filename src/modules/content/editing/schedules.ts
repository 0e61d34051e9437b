import { err, ok, type Result } from '~/platform/result';
import { deleteEnding, dueEndings, type Ending, endingOf, writeEnding } from '../store/ending-rows';
import { isInRelease } from '../store/release-rows';
import {
  dueVersions,
  publishedVersion,
  type StoredVersion,
  updateVersion,
  versionById,
  versionsOf,
} from '../store/version-rows';
import { BY_ITSELF, deedOf } from './deed';
import { type Edited, type EditFailure, type Editing, editItem } from './edit';
import { publishVersion, takeOff } from './versions';

type Done = Result<Edited<null>, EditFailure>;

const isScheduled = (version: StoredVersion | null | undefined): version is StoredVersion =>
  version?.state === 'draft' && version.publishAt !== null;

/** Whether a page would be taken off before anybody has seen it: it would be shown later, and nothing would end it. */
const endsUnseen = (all: readonly StoredVersion[], ending: Date | null): boolean =>
  ending !== null &&
  all.every(({ state }) => state !== 'published') &&
  all.filter(isScheduled).every(({ publishAt }) => publishAt !== null && publishAt >= ending);

/** Gives a scheduled version another time. */
export function reschedule(
  editing: Editing,
  itemId: string,
  language: string,
  { number, at }: { readonly number: number; readonly at: Date },
): Promise<Result<null, EditFailure>> {
  return editItem(editing, itemId, async (tx, item): Promise<Done> => {
    const all = await versionsOf(tx, item.id, language);
    const version = all.find((each) => each.number === number);
    if (!isScheduled(version)) return err({ kind: 'not-scheduled' });
    if (await isInRelease(tx, version)) return err({ kind: 'in-release' });
    const ending = await endingOf(tx, item.id, language);
    const replaced = all.map((each) => (each === version ? { ...each, publishAt: at } : each));
    if (at <= editing.now() || endsUnseen(replaced, ending?.unpublishAt ?? null))
      return err({ kind: 'time-passed' });
    await updateVersion(tx, version.id, { publishAt: at });
    const before = { version: number, at: version.publishAt };
    const after = { version: number, at };
    return ok({ value: null, stale: [], deed: { ...deedOf('reschedule', item, language), before, after } });
  });
}

/** Takes a schedule back. The version becomes the draft again, or history when a newer draft exists. */
export function unschedule(
  editing: Editing,
  itemId: string,
  language: string,
  number: number,
): Promise<Result<null, EditFailure>> {
  return editItem(editing, itemId, async (tx, item): Promise<Done> => {
    const all = await versionsOf(tx, item.id, language);
    const version = all.find((each) => each.number === number);
    if (!isScheduled(version)) return err({ kind: 'not-scheduled' });
    if (await isInRelease(tx, version)) return err({ kind: 'in-release' });
    const open = all.some((each) => each.state === 'draft' && each.publishAt === null);
    await updateVersion(tx, version.id, { publishAt: null, ...(open ? { state: 'archived' } : {}) });
    const before = { version: number, at: version.publishAt };
    return ok({
      value: null,
      stale: [],
      deed: { ...deedOf('unschedule', item, language), before, after: {} },
    });
  });
}

/** Says when the page is taken off the site in one language, whichever version is shown then; null for never. */
export function setEnding(
  editing: Editing,
  itemId: string,
  language: string,
  at: Date | null,
): Promise<Result<null, EditFailure>> {
  return editItem(editing, itemId, async (tx, item): Promise<Done> => {
    const known = await endingOf(tx, item.id, language);
    if (at === null) await deleteEnding(tx, item.id, language);
    else if (at <= editing.now()) return err({ kind: 'time-passed' });
    else {
      const all = await versionsOf(tx, item.id, language);
      const isShownOnce = all.some((version) => version.state === 'published' || isScheduled(version));
      if (!isShownOnce) return err({ kind: 'not-published' });
      if (endsUnseen(all, at)) return err({ kind: 'time-passed' });
      await writeEnding(tx, item.id, language, at);
    }
    const before = { until: known?.unpublishAt ?? null };
    const deed = { ...deedOf('ending', item, language), before, after: { until: at } };
    return ok({ value: null, stale: [], deed });
  });
}

/**
 * Publishes and takes off what is due, in the order of the times; run it every minute, in as many processes as there are.
 * Each is done in a transaction of its own and once. Returns how many this call has done.
 */
export async function carryOutDue(editor: Editing, now: Date): Promise<number> {
  const editing = { ...editor, actor: BY_ITSELF };
  const { db } = editing.database;
  const due = [
    ...(await dueVersions(db, now)).map((version) => ({
      at: version.publishAt ?? now,
      act: () => publishScheduled(editing, version, now),
    })),
    ...(await dueEndings(db, now)).map((ending) => ({
      at: ending.unpublishAt,
      act: () => endShowing(editing, ending, now),
    })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  let done = 0;
  for (const { act } of due) if ((await act()).ok) done += 1;
  return done;
}

function publishScheduled(editing: Editing, due: StoredVersion, now: Date) {
  return editItem(editing, due.itemId, async (tx, item): Promise<Done> => {
    const version = await versionById(tx, due.id);
    const isStillDue = isScheduled(version) && (version.publishAt ?? now) <= now;
    // What is published with others waits for them.
    if (!isStillDue || (await isInRelease(tx, version))) return err({ kind: 'not-scheduled' });
    const before = await publishedVersion(tx, item.id, version.language);
    const deed = {
      ...deedOf('publish', item, version.language),
      before: before === null ? {} : { version: before.number },
      after: { version: version.number },
    };
    return ok({ value: null, stale: await publishVersion(tx, item, version, now), items: [item.id], deed });
  });
}

function endShowing(editing: Editing, { itemId, language }: Ending, now: Date) {
  return editItem(editing, itemId, async (tx, item): Promise<Done> => {
    const ending = await endingOf(tx, itemId, language);
    if (ending === null || ending.unpublishAt > now) return err({ kind: 'not-scheduled' });
    const version = await publishedVersion(tx, itemId, language);
    const deed = {
      ...deedOf('unpublish', item, language),
      before: version === null ? {} : { version: version.number },
      after: {},
    };
    if (version !== null)
      return ok({ value: null, stale: await takeOff(tx, item, version), items: [item.id], deed });
    await deleteEnding(tx, itemId, language);
    return ok({ value: null, stale: [], deed });
  });
}
