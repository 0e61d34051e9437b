import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { isRoutable } from '../../domain/item';
import { withoutChanges } from '../../domain/redirects/redirect-changes';
import { compileRedirects, type RedirectRow } from '../../domain/redirects/redirects';
import { staleTags } from '../../domain/tags';
import {
  deleteDeletion,
  deletionsOf,
  insertRestored,
  itemsOfDeletion,
  type ListedDeletion,
  lockDeletion,
  type StoredDeletion,
} from '../../store/deletion-rows';
import { itemById, itemsOfSite, type StoredItem } from '../../store/item-rows';
import { redirectsOf, replaceRedirects } from '../../store/text-rows';
import { MAX_DELETED } from '../../wire/deleted';
import { deedOf } from '../deed';
import { type Edited, type EditFailure, type Editing, edit } from '../edit';
import { placeFailure } from '../items';
import { addressOf } from '../moved-pages';
import { authorName } from '../versions';

/** A page that was deleted and is to be there again, with all that was below it. */
export interface Restoration {
  readonly site: string;
  readonly id: string;
  /** Where it is to stand; without them where it stood. */
  readonly parentId?: string | undefined;
  readonly name?: string | undefined;
  /** Whose drafts they are. */
  readonly author: string;
  /** Of each language of the site. */
  readonly prefixes: readonly string[];
}

/**
 * Puts a deleted page back as a draft in every language that it had, with its settings, its earlier versions and all below it. At
 * the address it had, the redirects are again what they were before the deletion, where nobody has changed them since. One that
 * somebody has restored already stays where it is.
 */
export function restorePage(
  editing: Editing,
  restoration: Restoration,
): Promise<Result<{ id: string }, EditFailure>> {
  const { id, site, author } = restoration;
  return edit(editing, site, async (tx): Promise<Result<Edited<{ id: string }>, EditFailure>> => {
    const deletion = await lockDeletion(tx, id);
    if (deletion === null) {
      const item = await itemById(tx, id);
      return item?.site === site
        ? ok({ value: { id }, stale: [], deed: null })
        : err({ kind: 'item-not-found' });
    }
    const deleted = await itemsOfDeletion(tx, deletion);
    const first = deleted.find((each) => each.id === id);
    if (deletion.site !== site || first === undefined) return err({ kind: 'item-not-found' });
    const { parentId = first.parentId, name = first.name } = restoration;
    const item = { ...first, parentId, name };
    const live = await itemsOfSite(editing.database, tx, site);
    // A script that chooses its ids may have made one of them anew.
    const ids = new Set(deleted.map((each) => each.id));
    if (live.some((each) => ids.has(each.id))) return err({ kind: 'name-taken' });
    const failure = placeFailure([...live, ...deleted], item);
    if (failure !== null) return err(failure);
    const known = await redirectsOf(tx, site);
    const redirects = redirectsWith(known, deletion, item, live, restoration.prefixes);
    if (!redirects.ok) return redirects;
    if (redirects.value !== known) await replaceRedirects(tx, site, redirects.value);
    await insertRestored(tx, deletion, item, { author: authorName(author), now: editing.now() });
    await deleteDeletion(tx, id);
    const redirected = redirects.value === known ? [] : staleTags({ kind: 'redirects-changed', site });
    return ok({
      value: { id },
      stale: [...staleTags({ kind: 'item-created', site }), ...redirected],
      deed: { ...deedOf('restore', item), before: {}, after: { name, template: item.template, parentId } },
    });
  });
}

/** The redirects of a site once a deleted page is there again: none may lead away from it. */
function redirectsWith(
  known: readonly RedirectRow[],
  { address: old, redirects }: StoredDeletion,
  item: StoredItem,
  live: readonly StoredItem[],
  prefixes: readonly string[],
): Result<readonly RedirectRow[], EditFailure> {
  const address = isRoutable(item.template) ? addressOf(live, item) : null;
  const isWhereItWas = address !== null && address === old;
  const rows = isWhereItWas && redirects.length > 0 ? withoutChanges(known, redirects) : known;
  if (address === null) return ok(rows);
  const compiled = compileRedirects(rows);
  const isFree =
    compiled.ok && prefixes.every((prefix) => compiled.value.find(prefix + address, '') === null);
  return isFree ? ok(rows) : err({ kind: 'address-redirected' });
}

/** Erases a deleted page with all that was below it: nothing of it can be restored. */
export function eraseDeleted(editing: Editing, site: string, id: string): Promise<Result<null, EditFailure>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, EditFailure>> => {
    const deletion = await lockDeletion(tx, id);
    const item = deletion === null ? undefined : await firstOf(tx, deletion);
    if (deletion?.site !== site || item === undefined) return err({ kind: 'item-not-found' });
    await deleteDeletion(tx, id);
    const { name, template, parentId } = item;
    const deed = { ...deedOf('erase', item), before: { name, template, parentId }, after: {} };
    return ok({ value: null, stale: [], deed });
  });
}

const firstOf = async (tx: Db, deletion: StoredDeletion): Promise<StoredItem | undefined> =>
  (await itemsOfDeletion(tx, deletion)).find(({ id }) => id === deletion.itemId);

/** The deleted pages of a site, the newest first. */
export const listDeleted = ({ database }: Editing, site: string): Promise<readonly ListedDeletion[]> =>
  deletionsOf(database.db, site, MAX_DELETED);
