import type { TreeItem } from '~/modules/content/studio-wire';
import type { Say } from '../messages';

type Named = Pick<TreeItem, 'template' | 'title' | 'path' | 'name'>;

/** What a page is called; that of the header and footer is a name of the system. */
export const titleOf = ({ template, title, path, name }: Named, say: Say): string =>
  template === 'SitePartials' ? say('partials') : title || path || name;

/** The same with its address, where pages are chosen from. */
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
