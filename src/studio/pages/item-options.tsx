import type { TreeItem } from '~/modules/content/studio-wire';

/** What a page is called in lists. */
export const labelOf = ({ title, path, name }: TreeItem): string =>
  [title, path ?? name].filter(Boolean).join(' – ') || '/';

/** The items that others may stand below. */
export const parentsIn = (items: readonly TreeItem[]): readonly TreeItem[] =>
  items.filter(({ name, template }) => template !== 'SitePartials' && name !== '**');

/** An item with all that is below it. */
export function familyOf(items: readonly TreeItem[], id: string): ReadonlySet<string> {
  const children = items.filter(({ parentId }) => parentId === id);
  return new Set([id, ...children.flatMap((child) => [...familyOf(items, child.id)])]);
}

export function ItemOptions({ items }: { readonly items: readonly TreeItem[] }) {
  return items.map((item) => (
    <option key={item.id} value={item.id}>
      {labelOf(item)}
    </option>
  ));
}
