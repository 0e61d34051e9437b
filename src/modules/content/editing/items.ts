import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { checkFields, storedFields } from '../domain/blocks/fields';
import { fieldsOf, isItemName, isTemplateName, MAX_DEPTH, PARTIALS_NAME } from '../domain/item';
import { compileRedirects, type RedirectRow } from '../domain/redirects/redirects';
import { staleTags } from '../domain/tags';
import {
  deleteItem as deleteRow,
  insertItems,
  itemById,
  itemsOfSite,
  type StoredItem,
  updateItem,
} from '../store/item-rows';
import { publishedOfItems } from '../store/published-rows';
import { redirectsOf, replaceRedirects } from '../store/text-rows';
import { languagesOfSite } from '../store/version-rows';
import { changesBetween, deedOf } from './deed';
import { type Edited, type EditFailure, type Editing, edit, editItem } from './edit';
import { addressOf, redirectsAfterDeletion, redirectsAfterMove } from './moved-pages';

export interface NewItem {
  readonly site: string;
  /** Null for the home page (name '') and for what all pages inherit (name '@site'). */
  readonly parentId: string | null;
  /** The path segment; `*` stands for any one, `**` for one or more. */
  readonly name: string;
  readonly template: string;
  /** Place among the siblings; equal ones in order of their names. Default 0. */
  readonly sortOrder?: number;
  /** Fields that all languages have in common unless they set their own. */
  readonly shared?: { readonly [name: string]: unknown };
}

/** Adds an item. Nothing shows before a version of it is published. */
export function createItem(editing: Editing, input: NewItem): Promise<Result<{ id: string }, EditFailure>> {
  const { site } = input;
  return edit(editing, site, async (tx): Promise<Result<Edited<{ id: string }>, EditFailure>> => {
    const added = await addItem(editing, tx, editing.newId(), input);
    if (!added.ok) return added;
    const { id, name, template, parentId } = added.value;
    const deed = { ...deedOf('create', added.value), before: {}, after: { name, template, parentId } };
    return ok({ value: { id }, stale: staleTags({ kind: 'item-created', site }), deed });
  });
}

/** The row of a new item, within an edit of its site. */
export async function addItem(
  editing: Editing,
  tx: Db,
  id: string,
  { site, parentId, name, template, sortOrder = 0, shared = {} }: NewItem,
): Promise<Result<StoredItem, EditFailure>> {
  if (!isTemplateName(template)) return err({ kind: 'invalid-template' });
  const content = checkShared(template, shared);
  if (!content.ok) return content;
  const failure = placeFailure(await itemsOfSite(editing.database, tx, site), { id: null, parentId, name });
  if (failure !== null) return err(failure);
  const row = { id, site, parentId, name, template, sortOrder, shared: content.value };
  await insertItems(tx, [{ ...row, createdAt: editing.now() }]);
  return ok(row);
}

export interface Move {
  readonly parentId?: string;
  readonly name?: string;
  readonly sortOrder?: number;
}

/**
 * Renames an item, puts it below another one of its site, or elsewhere among its siblings; at once.
 *
 * @param prefixes of the languages whose old addresses are redirected to the new ones; none without it
 */
export function moveItem(
  editing: Editing,
  itemId: string,
  move: Move,
  prefixes: readonly string[] = [],
): Promise<Result<null, EditFailure>> {
  return editItem(editing, itemId, async (tx, item): Promise<Result<Edited<null>, EditFailure>> => {
    if (item.parentId === null) return err({ kind: 'root-stays' });
    const { parentId = item.parentId, name = item.name, sortOrder = item.sortOrder } = move;
    const all = await itemsOfSite(editing.database, tx, item.site);
    const failure = placeFailure(all, { id: item.id, parentId, name });
    if (failure !== null) return err(failure);
    const moved = { id: item.id, parentId, name };
    const rows = redirectsAfterMove(await redirectsOf(tx, item.site), all, moved, prefixes);
    if (rows !== null && !compileRedirects(rows).ok) return err({ kind: 'redirect-loop' });
    if (rows !== null) await replaceRedirects(tx, item.site, rows);
    await updateItem(tx, item.id, { parentId, name, sortOrder });
    const was = { name: item.name, parentId: item.parentId, sortOrder: item.sortOrder };
    const deed = { ...deedOf('move', item), ...changesBetween(was, { name, parentId, sortOrder }) };
    const redirected = rows === null ? [] : staleTags({ kind: 'redirects-changed', site: item.site });
    return ok({ value: null, stale: [...(await structureTags(tx, item.site)), ...redirected], deed });
  });
}

/** Which page takes over the address of one that is deleted. */
export interface Takeover {
  /** Null: none. In languages in which it is not published it takes over nothing. */
  readonly successorId: string | null;
  /** Of each language of the site. */
  readonly prefixes: readonly (readonly [language: string, prefix: string])[];
}

/** Deletes an item with all that is below it and all their versions; at once. Redirects stay as they are without `takeover`. */
export function deleteItem(
  editing: Editing,
  itemId: string,
  takeover?: Takeover,
): Promise<Result<null, EditFailure>> {
  return editItem(editing, itemId, async (tx, item): Promise<Result<Edited<null>, EditFailure>> => {
    const redirects = takeover === undefined ? ok(null) : await redirectsWithout(editing, tx, item, takeover);
    if (!redirects.ok) return redirects;
    // Asked before: the languages of what is deleted are among those whose menus change.
    const stale = await structureTags(tx, item.site);
    if (redirects.value !== null) await replaceRedirects(tx, item.site, redirects.value);
    await deleteRow(tx, item.id);
    const { name, template, parentId } = item;
    const deed = { ...deedOf('delete', item), before: { name, template, parentId }, after: {} };
    const redirected =
      redirects.value === null ? [] : staleTags({ kind: 'redirects-changed', site: item.site });
    return ok({ value: null, stale: [...stale, ...redirected], deed });
  });
}

/** The redirects of a site without an item; null where nothing changes. */
async function redirectsWithout(
  editing: Editing,
  tx: Db,
  item: StoredItem,
  { successorId, prefixes }: Takeover,
): Promise<Result<readonly RedirectRow[] | null, EditFailure>> {
  const all = await itemsOfSite(editing.database, tx, item.site);
  const successor =
    successorId === null ? NO_SUCCESSOR : await publishedSuccessor(tx, all, item, successorId);
  if (successor === null) return err({ kind: 'item-not-found' });
  const successors = prefixes.map(([language, prefix]) => ({
    prefix,
    to: successor.languages.has(language) ? prefix + successor.path || '/' : null,
  }));
  const rows = redirectsAfterDeletion(await redirectsOf(tx, item.site), all, item, successors);
  return rows !== null && !compileRedirects(rows).ok ? err({ kind: 'redirect-loop' }) : ok(rows);
}

interface PublishedSuccessor {
  /** Below the site and its language; the home page's is empty. */
  readonly path: string;
  readonly languages: ReadonlySet<string>;
}

const NO_SUCCESSOR: PublishedSuccessor = { path: '', languages: new Set() };

/** Null for what is no published page of the site, or goes with the item. */
async function publishedSuccessor(
  tx: Db,
  all: readonly StoredItem[],
  item: StoredItem,
  id: string,
): Promise<PublishedSuccessor | null> {
  const page = all.find((each) => each.id === id);
  const address = page === undefined ? null : addressOf(all, page);
  if (address === null || `${address}/`.startsWith(`${addressOf(all, item)}/`)) return null;
  const published = await publishedOfItems(tx, [id]);
  if (published.length === 0) return null;
  const languages = new Set(published.map(({ language }) => language));
  return { path: address === '/' ? '' : address, languages };
}

/** Replaces the fields that an item's languages have in common; at once. */
export function setShared(
  editing: Editing,
  itemId: string,
  shared: { readonly [name: string]: unknown },
): Promise<Result<null, EditFailure>> {
  return editItem(editing, itemId, async (tx, item): Promise<Result<Edited<null>, EditFailure>> => {
    const content = checkShared(item.template, shared);
    if (!content.ok) return content;
    await updateItem(tx, item.id, { shared: content.value });
    const { site, id } = item;
    const languages = await languagesOfSite(tx, site);
    const deed = { ...deedOf('shared', item), ...changesBetween(item.shared, content.value) };
    return ok({
      value: null,
      stale: staleTags({ kind: 'shared-changed', site, itemId: id, languages }),
      items: [id],
      deed,
    });
  });
}

/** The items of a site, for an editor's tree. */
export async function listItems(editing: Editing, site: string): Promise<readonly StoredItem[]> {
  return itemsOfSite(editing.database, editing.database.db, site);
}

export async function findItem(editing: Editing, itemId: string): Promise<StoredItem | null> {
  return itemById(editing.database.db, itemId);
}

async function structureTags(tx: Db, site: string): Promise<readonly string[]> {
  return staleTags({ kind: 'structure-changed', site, languages: await languagesOfSite(tx, site) });
}

function checkShared(
  template: string,
  shared: { readonly [name: string]: unknown },
): Result<Record<string, unknown>, EditFailure> {
  const fields = fieldsOf(template);
  const problems = checkFields(fields, shared).map(
    ({ field, message }) => ({ kind: 'field', path: '(shared)', field, message }) as const,
  );
  return problems.length > 0 ? err({ kind: 'invalid-content', problems }) : ok(storedFields(fields, shared));
}

/** Why an item cannot stand at a place of the tree, or null. */
function placeFailure(
  all: readonly StoredItem[],
  place: { id: string | null; parentId: string | null; name: string },
): EditFailure | null {
  const { id, parentId, name } = place;
  const byId = new Map(all.map((item) => [item.id, item]));
  if (all.some((item) => item.parentId === parentId && item.name === name && item.id !== id)) {
    return { kind: 'name-taken' };
  }
  if (parentId === null) return name === '' || name === PARTIALS_NAME ? null : { kind: 'invalid-name' };
  if (!isItemName(name)) return { kind: 'invalid-name' };
  const parent = byId.get(parentId);
  if (parent === undefined) return { kind: 'parent-not-found' };
  if (parent.name === '**' || parent.name === PARTIALS_NAME) return { kind: 'no-children-allowed' };
  const hasChildren = id !== null && all.some((item) => item.parentId === id);
  if (name === '**' && hasChildren) return { kind: 'no-children-allowed' };
  let depth = 1;
  for (let above: StoredItem | undefined = parent; above !== undefined; depth += 1) {
    if (above.id === id) return { kind: 'inside-itself' };
    above = above.parentId === null ? undefined : byId.get(above.parentId);
  }
  return depth - 1 + heightOf(all, id) > MAX_DEPTH ? { kind: 'too-deep' } : null;
}

function heightOf(all: readonly StoredItem[], id: string | null): number {
  if (id === null) return 0;
  const below = all.filter((item) => item.parentId === id);
  return below.length === 0 ? 0 : 1 + Math.max(...below.map((item) => heightOf(all, item.id)));
}
