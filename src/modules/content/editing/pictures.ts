import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { staleTags } from '../domain/tags';
import {
  insertDeletedVersion,
  type RestorableVersion,
  restorableWith,
  updateDeletedVersion,
} from '../store/deleted-version-rows';
import { itemById } from '../store/item-rows';
import { deletePicture, type Picture, pictureOf, versionsWith, writePicture } from '../store/picture-rows';
import { insertVersions, nextNumbers, type StoredVersion, updateVersion } from '../store/version-rows';
import { changesBetween } from './deed';
import { type Edited, type Editing, edit } from './edit';

export interface PictureFailure {
  readonly kind: 'no-such-picture' | 'in-use';
}

const deedOf = (act: 'picture' | 'picture-delete' | 'picture-replace', { name }: Picture) => ({
  act,
  about: name,
});

const valuesOf = ({ folder, name, alt }: Picture) => ({ folder, name, alt });

/** Adds a picture to a site's library. */
export function addPicture(editing: Editing, site: string, picture: Picture): Promise<Result<null, never>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, never>> => {
    const known = await pictureOf(tx, site, picture.id);
    await writePicture(tx, site, picture);
    const before = known === null ? {} : valuesOf(known);
    const deed = { ...deedOf('picture', picture), ...changesBetween(before, valuesOf(picture)) };
    return ok({ value: null, stale: [], deed });
  });
}

/** Changes what a library says of a picture; pages keep the words that they have. */
export function describePicture(
  editing: Editing,
  site: string,
  id: string,
  changes: Partial<Pick<Picture, 'folder' | 'name' | 'alt'>>,
): Promise<Result<null, PictureFailure>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, PictureFailure>> => {
    const known = await pictureOf(tx, site, id);
    if (known === null) return err({ kind: 'no-such-picture' });
    const picture = { ...known, ...changes };
    await writePicture(tx, site, picture);
    const deed = { ...deedOf('picture', picture), ...changesBetween(valuesOf(known), valuesOf(picture)) };
    return ok({ value: null, stale: [], deed });
  });
}

/** What shows a picture: versions in the tree, and those of deleted pages that would be drafts again. */
export interface PictureUsage {
  readonly versions: readonly StoredVersion[];
  readonly deleted: readonly RestorableVersion[];
}

/** Where a site shows a picture. Earlier versions do not count. */
export const pictureUsage = async (db: Db, site: string, id: string): Promise<PictureUsage> => ({
  versions: await versionsWith(db, site, id),
  deleted: await restorableWith(db, site, id),
});

/** Takes a picture out of the library, unless a page shows it or would once it is restored. Its bytes stay, for what pages were before. */
export function removePicture(
  editing: Editing,
  site: string,
  id: string,
): Promise<Result<null, PictureFailure>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, PictureFailure>> => {
    const known = await pictureOf(tx, site, id);
    if (known === null) return err({ kind: 'no-such-picture' });
    const { versions, deleted } = await pictureUsage(tx, site, id);
    if (versions.length > 0 || deleted.length > 0) return err({ kind: 'in-use' });
    await deletePicture(tx, site, id);
    const deed = { ...deedOf('picture-delete', known), before: valuesOf(known), after: {} };
    return ok({ value: null, stale: [], deed });
  });
}

/** Shows another picture wherever a page of the site shows this one: in what is published at once, in drafts, in what is scheduled, in what can be restored. */
export function replacePicture(
  editing: Editing,
  site: string,
  id: string,
  byId: string,
): Promise<Result<{ pages: number }, PictureFailure>> {
  type Replaced = { pages: number };
  return edit(editing, site, async (tx): Promise<Result<Edited<Replaced>, PictureFailure>> => {
    const [known, by] = [await pictureOf(tx, site, id), await pictureOf(tx, site, byId)];
    if (known === null || by === null) return err({ kind: 'no-such-picture' });
    const { versions, deleted } = await pictureUsage(tx, site, id);
    const stale: string[] = [];
    for (const version of versions) stale.push(...(await showInstead(tx, editing, version, id, by)));
    for (const { version } of deleted) await showInsteadOnceRestored(tx, editing, version, id, by);
    const changed = [...versions, ...deleted.map(({ version }) => version)];
    const pages = new Set(changed.map(({ itemId }) => itemId)).size;
    const deed = {
      ...deedOf('picture-replace', known),
      before: { picture: known.name },
      after: { picture: by.name, pages },
    };
    return ok({ value: { pages }, stale: [...new Set(stale)], deed });
  });
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
