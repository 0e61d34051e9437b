import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { checkFields, storedFields } from '../domain/blocks/fields';
import { fieldsOf, isItemName, isTemplateName, MAX_DEPTH, PARTIALS_NAME } from '../domain/item';
import { compileRedirects } from '../domain/redirects/redirects';
import { staleTags } from '../domain/tags';
import { insertItems, itemById, itemsOfSite, type StoredItem, updateItem } from '../store/item-rows';
import { redirectsOf, replaceRedirects } from '../store/text-rows';
import { languagesOfSite } from '../store/version-rows';
import { changesBetween, deedOf, deedOfChanges } from './deed';
import { type Edited, type EditFailure, type Editing, edit, editItem } from './edit';
import { redirectsAfterMove } from './moved-pages';

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
    const deed = deedOfChanges({
      ...deedOf('move', item),
      ...changesBetween(was, { name, parentId, sortOrder }),
    });
    const redirected = rows === null ? [] : staleTags({ kind: 'redirects-changed', site: item.site });
    return ok({ value: null, stale: [...(await structureTags(tx, item.site)), ...redirected], deed });
  });
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
    const deed = deedOfChanges({
      ...deedOf('shared', item),
      ...changesBetween(item.shared, content.value),
    });
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

/** What is stale once pages of a site have come, gone or moved. */
export async function structureTags(tx: Db, site: string): Promise<readonly string[]> {
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
export function placeFailure(
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
