import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { staleTags } from '../domain/tags';
import { type StoredAlert, writeAlert } from '../store/alert-rows';
import {
  insertDeletedVersion,
  type RestorableItem,
  type RestorableVersion,
  restorableItemsWith,
  restorableWith,
  updateDeletedItem,
  updateDeletedVersion,
} from '../store/deleted-version-rows';
import { itemById, type StoredItem, updateItem } from '../store/item-rows';
import {
  alertsWith,
  deletePicture,
  itemsWith,
  type Picture,
  pictureOf,
  type StoredText,
  textsWith,
  versionsWith,
  writePicture,
} from '../store/picture-rows';
import { writeDictionary } from '../store/text-rows';
import {
  insertVersions,
  languagesOfSite,
  nextNumbers,
  type StoredVersion,
  updateVersion,
} from '../store/version-rows';
import { alertTags } from './alerts';
import { changesBetween } from './deed';
import { type Edited, type Editing, edit } from './edit';

export interface PictureFailure {
  readonly kind: 'no-such-picture' | 'in-use' | 'conflict';
}

/** What a library says of a picture, or some of it. */
type PictureWords = Partial<Pick<Picture, 'folder' | 'name' | 'alt'>>;

const deedOf = (act: 'picture' | 'picture-delete' | 'picture-replace', { name }: Picture) => ({
  act,
  about: name,
});

const valuesOf = ({ folder, name, alt }: Picture) => ({ folder, name, alt });

/** A picture of the library, and whether it was there before. */
export interface AddedPicture {
  readonly picture: Picture;
  readonly isKnown: boolean;
}

/** Adds a picture to a site's library. What is said of one that is there already stays; where nothing is, it gets the new words. */
export function addPicture(
  editing: Editing,
  site: string,
  added: Picture,
): Promise<Result<AddedPicture, never>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<AddedPicture>, never>> => {
    const known = await pictureOf(tx, site, added.id);
    const picture =
      known === null
        ? added
        : { ...known, folder: known.folder || added.folder, alt: known.alt || added.alt };
    await writePicture(tx, site, picture);
    const before = known === null ? {} : valuesOf(known);
    const changes = changesBetween(before, valuesOf(picture));
    const deed = { ...deedOf('picture', picture), ...changes };
    return ok({ value: { picture, isKnown: known !== null }, stale: [], deed });
  });
}

/**
 * Changes what a library says of a picture; pages keep the words that they have. What is another word by now than the one
 * that was `read` is a conflict, and nothing is changed.
 */
export function describePicture(
  editing: Editing,
  site: string,
  id: string,
  changes: PictureWords,
  read: PictureWords = {},
): Promise<Result<null, PictureFailure>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, PictureFailure>> => {
    const known = await pictureOf(tx, site, id);
    if (known === null) return err({ kind: 'no-such-picture' });
    const { folder = known.folder, name = known.name, alt = known.alt } = read;
    if (folder !== known.folder || name !== known.name || alt !== known.alt) return err({ kind: 'conflict' });
    const picture = { ...known, ...changes };
    await writePicture(tx, site, picture);
    const deed = { ...deedOf('picture', picture), ...changesBetween(valuesOf(known), valuesOf(picture)) };
    return ok({ value: null, stale: [], deed });
  });
}

/** What shows a picture, or will. */
export interface PictureUsage {
  /** Versions in the tree, and pages whose languages have it in common. */
  readonly versions: readonly StoredVersion[];
  readonly shared: readonly StoredItem[];
  /** Of deleted pages, what is shown again once they are restored. */
  readonly deleted: readonly RestorableVersion[];
  readonly deletedShared: readonly RestorableItem[];
  readonly alerts: readonly StoredAlert[];
  readonly texts: readonly StoredText[];
}

/** Where a site shows a picture, or will. Earlier versions and alerts that are over do not count: they go on showing it. */
export const pictureUsage = async (db: Db, site: string, id: string, now: Date): Promise<PictureUsage> => ({
  versions: await versionsWith(db, site, id),
  shared: await itemsWith(db, site, id),
  deleted: await restorableWith(db, site, id),
  deletedShared: await restorableItemsWith(db, site, id),
  alerts: await alertsWith(db, site, id, now),
  texts: await textsWith(db, site, id),
});

/** Takes a picture out of the library, unless something shows it or would once it is restored. Its bytes stay, for what pages were before. */
export function removePicture(
  editing: Editing,
  site: string,
  id: string,
): Promise<Result<null, PictureFailure>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, PictureFailure>> => {
    const known = await pictureOf(tx, site, id);
    if (known === null) return err({ kind: 'no-such-picture' });
    const usage = await pictureUsage(tx, site, id, editing.now());
    if (Object.values(usage).some((places) => places.length > 0)) return err({ kind: 'in-use' });
    await deletePicture(tx, site, id);
    const deed = { ...deedOf('picture-delete', known), before: valuesOf(known), after: {} };
    return ok({ value: null, stale: [], deed });
  });
}

/** How many pages, alerts and texts show another picture. */
export interface Replaced {
  readonly pages: number;
  readonly alerts: number;
  readonly texts: number;
}

/** Shows another picture wherever a site shows this one: in what is published at once, in drafts, in what is scheduled, in what can be restored, in alerts and texts. */
export function replacePicture(
  editing: Editing,
  site: string,
  id: string,
  byId: string,
): Promise<Result<Replaced, PictureFailure>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<Replaced>, PictureFailure>> => {
    const [known, by] = [await pictureOf(tx, site, id), await pictureOf(tx, site, byId)];
    if (known === null || by === null) return err({ kind: 'no-such-picture' });
    const usage = await pictureUsage(tx, site, id, editing.now());
    const { versions, shared, deleted, deletedShared, alerts, texts } = usage;
    const stale: string[] = [];
    for (const version of versions) stale.push(...(await showInstead(tx, editing, version, id, by)));
    for (const item of shared) stale.push(...(await showInsteadInAll(tx, item, id, by)));
    for (const { version } of deleted) await showInsteadOnceRestored(tx, editing, version, id, by);
    for (const item of deletedShared)
      await updateDeletedItem(tx, item.id, { shared: withPicture(item.shared, id, by) });
    for (const alert of alerts) {
      const { texts: words, revision } = alert;
      await writeAlert(tx, { ...alert, texts: withPicture(words, id, by), revision: revision + 1 });
      if (alert.shown) stale.push(...alertTags(site, alert));
    }
    for (const { language, key, value } of texts) {
      await writeDictionary(tx, site, language, [[key, withPicture(value, id, by)]]);
      stale.push(...staleTags({ kind: 'dictionary-changed', site, language }));
    }
    const changed = [...versions, ...deleted.map(({ version }) => version)].map(({ itemId }) => itemId);
    const inAll = [...shared, ...deletedShared].map((item) => item.id);
    const replaced = {
      pages: new Set([...changed, ...inAll]).size,
      alerts: alerts.length,
      texts: texts.length,
    };
    const deed = {
      ...deedOf('picture-replace', known),
      before: { picture: known.name },
      after: { picture: by.name, ...replaced },
    };
    return ok({ value: replaced, stale: [...new Set(stale)], deed });
  });
}

async function showInsteadInAll(
  tx: Db,
  { id: itemId, site, shared }: StoredItem,
  id: string,
  by: Picture,
): Promise<readonly string[]> {
  await updateItem(tx, itemId, { shared: withPicture(shared, id, by) });
  const languages = await languagesOfSite(tx, site);
  return staleTags({ kind: 'shared-changed', site, itemId, languages });
}

async function showInstead(
  tx: Db,
  editing: Editing,
  version: StoredVersion,
  id: string,
  by: Picture,
): Promise<readonly string[]> {
  const fields = withPicture(version.fields, id, by);
  const placeholders = withPicture(version.placeholders, id, by);
  if (version.state === 'draft') {
    await updateVersion(tx, version.id, { fields, placeholders, revision: version.revision + 1 });
    return [];
  }
  // What is published never changes: another version takes its place.
  const { itemId, language } = version;
  const now = editing.now();
  await updateVersion(tx, version.id, { state: 'archived' });
  await insertVersions(tx, [
    {
      ...version,
      id: editing.newId(),
      number: (await nextNumbers(tx, itemId, language)).number,
      fields,
      placeholders,
      publishedAt: now,
      updatedAt: now,
    },
  ]);
  const item = await itemById(tx, itemId);
  if (item === null) return [];
  const { site, template } = item;
  return staleTags({
    kind: 'version-replaced',
    site,
    itemId,
    language,
    template,
    navigationChanged: false,
  });
}

/** A deleted page is published nowhere: what it was stays as an earlier version, and its draft shows the other picture. */
async function showInsteadOnceRestored(
  tx: Db,
  editing: Editing,
  version: StoredVersion,
  id: string,
  by: Picture,
): Promise<void> {
  const fields = withPicture(version.fields, id, by);
  const placeholders = withPicture(version.placeholders, id, by);
  if (version.state === 'draft')
    return updateDeletedVersion(tx, version.id, { fields, placeholders, revision: version.revision + 1 });
  await updateDeletedVersion(tx, version.id, { state: 'archived' });
  const draft = { state: 'draft', publishedAt: null, updatedAt: editing.now() } as const;
  await insertDeletedVersion(tx, { ...version, ...draft, id: editing.newId(), fields, placeholders });
}

/** A value with one picture in place of another: as an image with its size, and in formatted text by its address. */
function withPicture<T>(value: T, id: string, by: Picture): T;
function withPicture(value: unknown, id: string, by: Picture): unknown {
  if (typeof value === 'string') return value.replaceAll(`/media/${id}/`, `/media/${by.id}/`);
  if (Array.isArray(value)) return value.map((each) => withPicture(each, id, by));
  if (typeof value !== 'object' || value === null) return value;
  const replaced = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withPicture(each, id, by)]),
  );
  const isIt = 'src' in value && typeof value.src === 'string' && value.src.startsWith(`/media/${id}/`);
  if (!isIt || !('width' in value)) return replaced;
  // Where to look was said of the other picture.
  const { focus: _, ...other } = replaced;
  return { ...other, width: by.width, height: by.height };
}
