import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { isRoutable, readItemContent } from '../../domain/item';
import { redirectChanges } from '../../domain/redirects/redirect-changes';
import { compileRedirects, type RedirectRow } from '../../domain/redirects/redirects';
import { staleTags } from '../../domain/tags';
import { insertDeletion } from '../../store/deletion-rows';
import { deleteItem as deleteRow, itemsOfSite, type StoredItem } from '../../store/item-rows';
import { publishedOfItems } from '../../store/published-rows';
import { redirectsOf, replaceRedirects } from '../../store/text-rows';
import { openDraft, versionWithoutDraft } from '../../store/version-rows';
import { deedOf } from '../deed';
import { type Edited, type EditFailure, type Editing, editItem } from '../edit';
import { structureTags } from '../items';
import { addressOf, redirectsAfterDeletion } from '../moved-pages';
import { authorName } from '../versions';

/** Which page takes over the address of one that is deleted. */
export interface Takeover {
  /** Null: none. In languages in which it is not published it takes over nothing. */
  readonly successorId: string | null;
  /** Of each language of the site. */
  readonly prefixes: readonly (readonly [language: string, prefix: string])[];
}

/**
 * Takes an item with all that is below it and all their versions out of the tree; at once. They can be restored until they have
 * been kept long enough. Redirects stay as they are without `takeover`.
 */
export function deleteItem(
  editing: Editing,
  itemId: string,
  takeover?: Takeover,
): Promise<Result<null, EditFailure>> {
  return editItem(editing, itemId, async (tx, item): Promise<Result<Edited<null>, EditFailure>> => {
    const all = await itemsOfSite(editing.database, tx, item.site);
    const rows = await redirectsOf(tx, item.site);
    const redirects =
      takeover === undefined ? ok(null) : await redirectsWithout(tx, item, all, rows, takeover);
    if (!redirects.ok) return redirects;
    // Asked before: the languages of what is deleted are among those whose menus change.
    const stale = await structureTags(tx, item.site);
    if (redirects.value !== null) await replaceRedirects(tx, item.site, redirects.value);
    await insertDeletion(tx, {
      itemId: item.id,
      site: item.site,
      deletedAt: editing.now(),
      who: authorName(editing.actor?.name ?? ''),
      title: await titleOf(tx, item, takeover?.prefixes ?? []),
      address: isRoutable(item.template) ? addressOf(all, item) : null,
      redirects: redirectChanges(rows, redirects.value ?? rows),
    });
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
  tx: Db,
  item: StoredItem,
  all: readonly StoredItem[],
  known: readonly RedirectRow[],
  { successorId, prefixes }: Takeover,
): Promise<Result<readonly RedirectRow[] | null, EditFailure>> {
  const successor =
    successorId === null ? NO_SUCCESSOR : await publishedSuccessor(tx, all, item, successorId);
  if (successor === null) return err({ kind: 'item-not-found' });
  const successors = prefixes.map(([language, prefix]) => ({
    prefix,
    to: successor.languages.has(language) ? prefix + successor.path || '/' : null,
  }));
  const rows = redirectsAfterDeletion(known, all, item, successors);
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

/** What it is called in the first language in which it has a title, else its name. */
async function titleOf(
  tx: Db,
  { id, template, name, shared }: StoredItem,
  languages: Takeover['prefixes'],
): Promise<string> {
  for (const [language] of languages) {
    const version = (await versionWithoutDraft(tx, id, language)) ?? (await openDraft(tx, id, language));
    const { title } = readItemContent(template, name, shared, version?.fields ?? {}).page;
    if (title !== '') return title.slice(0, MAX_TITLE);
  }
  return name || '/';
}

const MAX_TITLE = 500;
