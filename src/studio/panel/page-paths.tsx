import type { TreeItem } from '~/modules/content/studio-wire';

/** The pages that a link may lead to, found by title or address; those that stand for many have no address of their own. */
export const PagePaths = ({ items }: { readonly items: readonly TreeItem[] }) => (
  <datalist id="page-paths">
    {items.map(({ id, path, title }) =>
      path === null || path.includes('*') ? null : <option key={id} value={path} label={title} />,
    )}
  </datalist>
);
