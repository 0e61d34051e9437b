import { isDeepStrictEqual } from 'node:util';
import type { Db } from '~/platform/db';
import { decodeJson } from '~/platform/json';
import { err, ok, type Result } from '~/platform/result';
import { type BlockProblem, checkBlockTree, type Placeholders } from '../domain/blocks/block-tree';
import { checkFields, storedFields } from '../domain/blocks/fields';
import { fieldsOf, isLanguage, readItemContent } from '../domain/item';
import { sameInNavigation } from '../domain/navigation';
import { staleTags } from '../domain/tags';
import { deleteEnding, writeEnding } from '../store/ending-rows';
import type { StoredItem } from '../store/item-rows';
import {
  archiveUpTo,
  deleteVersion,
  insertVersions,
  nextNumbers,
  openDraft,
  publishedVersion,
  type StoredVersion,
  updateVersion,
  versionsOf,
  versionWithoutDraft,
} from '../store/version-rows';
import { changesBetween, deedOf, flatPage } from './deed';
import { type Edited, type EditFailure, type Editing, editItem } from './edit';

export interface Draft {
  readonly itemId: string;
  readonly language: string;
  readonly fields: { readonly [name: string]: unknown };
  /** The placed blocks by area (`header`, `main`, `footer`); an absent header or footer is inherited. */
  readonly placeholders: unknown;
  /** Who saved: a name or id that the studio knows, never shown to visitors. */
  readonly author: string;
  /** The revision of the draft that was edited, 0 for none; another one stored is a conflict. */
  readonly revision?: number;
  /** The version that was read before there was a draft, 0 for none; one that came after it is a conflict. */
  readonly number?: number | undefined;
  /** What is stored as the draft, if it is another one, stays as an earlier version: whoever saves did not write on top of it. */
  readonly keepsStored?: boolean | undefined;
}

/** A page's fields and blocks as they are stored, or every reason why they must not be. */
export function checkContent(
  editing: Pick<Editing, 'blocks'>,
  template: string,
  content: { readonly fields: unknown; readonly placeholders: unknown },
): Result<{ fields: Record<string, unknown>; placeholders: Placeholders }, readonly BlockProblem[]> {
  const fieldSet = fieldsOf(template);
  const fieldProblems = checkFields(fieldSet, content.fields).map(
    ({ field, message }) => ({ kind: 'field', path: '(page)', field, message }) as const,
  );
  const tree = checkBlockTree(content.placeholders, editing.blocks);
  const problems = [...fieldProblems, ...(tree.ok ? [] : tree.error)];
  return tree.ok && problems.length === 0
    ? ok({ fields: storedFields(fieldSet, content.fields), placeholders: tree.value })
    : err(problems);
}

/** The name of who saves as it is stored: without what a text column refuses. */
export const authorName = (name: string): string => name.replaceAll('\0', '').toWellFormed().slice(0, 200);

/**
 * Saves the draft of an item in one language. A scheduled version is left as it is: editing after it
 * begins a new draft. What is the same as without a draft is none: the revision is 0, and one that was there is gone.
 */
export function saveDraft(
  editing: Editing,
  draft: Draft,
): Promise<Result<{ number: number; revision: number }, EditFailure>> {
  type Saved = { number: number; revision: number };
  const { itemId, language } = draft;
  const author = authorName(draft.author);
  return editItem(editing, itemId, async (tx, item): Promise<Result<Edited<Saved>, EditFailure>> => {
    if (!isLanguage(language)) return err({ kind: 'invalid-language' });
    const content = checkContent(editing, item.template, draft);
    if (!content.ok) return err({ kind: 'invalid-content', problems: content.error });
    const open = await openDraft(tx, item.id, language);
    const stored = open?.revision ?? 0;
    if (draft.revision !== undefined && draft.revision !== stored) {
      return err({ kind: 'conflict', revision: stored });
    }
    const shown = await versionWithoutDraft(tx, item.id, language);
    const newest = await nextNumbers(tx, item.id, language);
    const baseNumber = shown?.number ?? newest.number - 1;
    if (open === null && draft.number !== undefined && draft.number !== baseNumber)
      return err({ kind: 'conflict', revision: stored });
    const isAsShown = shown !== null && isSameAsStored(editing, item.template, shown, content.value);
    if (isAsShown && open === null)
      return ok({ value: { number: shown.number, revision: 0 }, stale: [], deed: null });
    const began = open ?? (await publishedVersion(tx, item.id, language));
    const deed = {
      ...deedOf('save', item, language),
      ...changesBetween(began === null ? {} : flatPage(began), flatPage(content.value)),
    };
    const archivesStored = draft.keepsStored === true && open !== null && !isSameContent(open, content.value);
    if (archivesStored) await updateVersion(tx, open.id, { state: 'archived' });
    if (isAsShown) {
      if (open !== null && !archivesStored) {
        // Whoever still has that draft open meets whoever begins the next one.
        await updateVersion(tx, shown.id, { revision: Math.max(shown.revision, stored) });
        await deleteVersion(tx, open.id);
      }
      return ok({ value: { number: shown.number, revision: 0 }, stale: [], deed });
    }
    const { number, revision } = newest;
    const changes = { ...content.value, author, revision, updatedAt: editing.now() };
    if (open !== null && !archivesStored) {
      await updateVersion(tx, open.id, changes);
      return ok({ value: { number: open.number, revision }, stale: [], deed });
    }
    const id = editing.newId();
    const fresh = { state: 'draft', publishAt: null, publishedAt: null } as const;
    await insertVersions(tx, [{ id, itemId: item.id, language, number, ...fresh, ...changes }]);
    return ok({ value: { number, revision }, stale: [], deed });
  });
}

/** Whether a version reads by the present contracts as what is saved: an absent area is inherited, an empty one is empty. */
function isSameAsStored(
  editing: Pick<Editing, 'blocks'>,
  template: string,
  version: StoredVersion,
  content: Stored,
): boolean {
  const stored = checkContent(editing, template, version);
  const asJson = ({ fields, placeholders }: Stored): unknown =>
    decodeJson(JSON.stringify({ fields, placeholders }));
  return stored.ok && isDeepStrictEqual(asJson(stored.value), asJson(content));
}

type Stored = Pick<StoredVersion, 'fields' | 'placeholders'>;

function isSameContent(a: Stored, b: Stored): boolean {
  const { before, after } = changesBetween(flatPage(a), flatPage(b));
  return Object.keys(before).length === 0 && Object.keys(after).length === 0;
}

export type PublishOutcome =
  | { readonly state: 'published'; readonly number: number }
  | { readonly state: 'scheduled'; readonly number: number; readonly at: Date };

export interface Publishing {
  /** When; now where it is absent or has passed. */
  readonly at?: Date | undefined;
  /** When the page is taken off the site again; what was decided about that before stays where it is absent. */
  readonly until?: Date | undefined;
  /** What whoever publishes has seen; a draft that was saved since is not published. */
  readonly revision?: number;
}

/**
 * Publishes the draft of an item in one language, or, with a time to come, schedules it. Publishing takes
 * back the schedules of older versions: an older text never replaces a newer one.
 */
export function publish(
  editing: Editing,
  itemId: string,
  language: string,
  { at, until, revision }: Publishing = {},
): Promise<Result<PublishOutcome, EditFailure>> {
  return editItem(editing, itemId, async (tx, item): Promise<Result<Edited<PublishOutcome>, EditFailure>> => {
    const version = await openDraft(tx, item.id, language);
    if (version === null) return err({ kind: 'nothing-to-publish' });
    if (revision !== undefined && revision !== version.revision)
      return err({ kind: 'conflict', revision: version.revision });
    const { number } = version;
    const now = editing.now();
    const isLater = at !== undefined && at > now;
    const before = await publishedVersion(tx, item.id, language);
    const deed = {
      ...deedOf(isLater ? 'schedule' : 'publish', item, language),
      before: before === null ? {} : { version: before.number },
      after: { version: number, ...(isLater && { at }), ...(until !== undefined && { until }) },
    };
    if (until !== undefined) {
      if (until <= (isLater ? at : now)) return err({ kind: 'time-passed' });
      await writeEnding(tx, item.id, language, until);
    }
    if (isLater) {
      await updateVersion(tx, version.id, { publishAt: at });
      return ok({ value: { state: 'scheduled', number, at }, stale: [], deed });
    }
    const stale = await publishVersion(tx, item, version, now);
    return ok({ value: { state: 'published', number }, stale, items: [item.id], deed });
  });
}

/** Takes a page off the site in one language; its text stays as an archived version. */
export function unpublish(
  editing: Editing,
  itemId: string,
  language: string,
): Promise<Result<null, EditFailure>> {
  return editItem(editing, itemId, async (tx, item): Promise<Result<Edited<null>, EditFailure>> => {
    const version = await publishedVersion(tx, item.id, language);
    if (version === null) return err({ kind: 'not-published' });
    const deed = {
      ...deedOf('unpublish', item, language),
      before: { version: version.number },
      after: {},
    };
    return ok({ value: null, stale: await takeOff(tx, item, version), items: [item.id], deed });
  });
}

/** The versions of an item in one language, newest first. */
export function listVersions(
  editing: Editing,
  itemId: string,
  language: string,
): Promise<readonly StoredVersion[]> {
  return versionsOf(editing.database.db, itemId, language);
}

/** Shows a version to visitors, within an edit; returns what that made stale. */
export async function publishVersion(
  tx: Db,
  item: StoredItem,
  version: StoredVersion,
  now: Date,
): Promise<readonly string[]> {
  const { id: itemId, site, template, name, shared } = item;
  const before = await publishedVersion(tx, itemId, version.language);
  await archiveUpTo(tx, version);
  await updateVersion(tx, version.id, { state: 'published', publishAt: null, publishedAt: now });
  const subject = { site, itemId, language: version.language, template };
  if (before === null) return staleTags({ kind: 'route-toggled', ...subject });
  const read = (fields: object) => readItemContent(template, name, shared, fields);
  const navigationChanged = !sameInNavigation(read(before.fields), read(version.fields));
  return staleTags({ kind: 'version-replaced', ...subject, navigationChanged });
}

/** Hides what visitors see of an item in one language, within an edit; returns what that made stale. */
export async function takeOff(
  tx: Db,
  { id: itemId, site, template }: StoredItem,
  { id, language }: StoredVersion,
): Promise<readonly string[]> {
  await updateVersion(tx, id, { state: 'archived' });
  await deleteEnding(tx, itemId, language);
  return staleTags({ kind: 'route-toggled', site, itemId, language, template });
}
