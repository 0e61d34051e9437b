import type { TreeItem } from '~/modules/content/studio-wire';
import { itemsWithWords, pastedPath } from '~/platform/typed-words';

/** A row of the page tree. */
export interface TreeRow {
  readonly item: TreeItem;
  readonly level: number;
  /** Whether the pages below are shown; left out where there are none. */
  readonly expanded?: boolean;
}

/** The items of a site that have content of their own. */
const isEdited = ({ template }: TreeItem) => template !== 'Folder' && template !== 'Link';

/** What is above each item, the nearest first. */
export function ancestorsOf(items: readonly TreeItem[]): (id: string) => TreeItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return (id) => {
    const ancestors: TreeItem[] = [];
    for (let item = byId.get(id); item !== undefined; ) {
      item = item.parentId === null ? undefined : byId.get(item.parentId);
      if (item !== undefined) ancestors.push(item);
    }
    return ancestors;
  };
}

function found(items: readonly TreeItem[], searched: string): readonly TreeItem[] {
  const address = pastedPath(searched);
  const meant = items.filter(
    ({ id, path }) => address !== null && (path === address || address.split('/').includes(id)),
  );
  if (meant.length > 0) return meant;
  return itemsWithWords(items, searched, ({ title, name, path }) => `${title} ${name} ${path ?? ''}`);
}

/**
 * The rows that are shown of a site's tree, in its order: what is below the start page, and below others as `expansion` says.
 * A search shows all that match, whatever they are below; of an address that was pasted, the page that has it, here or in the studio.
 */
export function treeRows(
  items: readonly TreeItem[],
  expansion: ReadonlyMap<string, boolean>,
  searched: string,
): TreeRow[] {
  if (searched.trim() !== '')
    return found(items.filter(isEdited), searched).map((item) => ({ item, level: 1 }));
  // Folders have no row: what is in them counts as below the page above.
  const above = ancestorsOf(items);
  const edited = items.filter(isEdited).map((item) => ({ item, ancestors: above(item.id) }));
  const parents = new Set(edited.flatMap(({ ancestors }) => ancestors.map(({ id }) => id)));
  const isExpanded = (item: TreeItem) =>
    !isEdited(item) || (expansion.get(item.id) ?? item.parentId === null);
  return edited
    .filter(({ ancestors }) => ancestors.every(isExpanded))
    .map(({ item, ancestors }) => ({
      item,
      level: ancestors.length + 1,
      ...(parents.has(item.id) && { expanded: isExpanded(item) }),
    }));
}
