import type { FieldValues, ImageValue, NavigationItem } from '~/modules/content';
import type { FieldsOf, PageContext } from '../contract';
import { localHref } from '../link';
import type { block } from './navigation.block';

/** One entry of the menu, whatever it was made from. */
export interface MenuEntry {
  readonly title: string;
  /** Null: the entry only opens what is below it. */
  readonly href: string | null;
  /** The page that is shown. */
  readonly current: boolean;
  /** The page that is shown is this one or lies below it. */
  readonly active: boolean;
  readonly marked: boolean;
  readonly image: ImageValue | null;
  readonly children: readonly MenuEntry[];
}

/**
 * The menu of a page tree: hidden items are left out with all that is below them; an external link wins
 * over the path; an item with children leads somewhere itself only when it may (specification 1 §2.4, §3).
 */
export function menuOfPages(items: readonly NavigationItem[], page: PageContext): readonly MenuEntry[] {
  return items.flatMap((item) => {
    const title = item.navigationTitle.trim() || item.name;
    if (item.hideInNavigation || title === '') return [];
    const children = menuOfPages(item.children, page);
    const leads = children.length === 0 || item.shouldBeNavigableInMenuWhenItHasChildren;
    const address = item.externalLink?.href || item.path;
    return [entryOf(page, { title, address, leads, marked: false, image: null, children })];
  });
}

type MegaMenu = FieldValues<FieldsOf<typeof block>>['MegaMenu'];
type MegaEntry = Omit<MegaMenu[number], 'Children' | 'ImageUrl'> & {
  readonly ImageUrl?: ImageValue | null;
  readonly Children?: readonly MegaEntry[];
};

/** The menu that editors built by hand: what is marked as selected stands first among its neighbours. */
export function menuOfEntries(entries: readonly MegaEntry[], page: PageContext): readonly MenuEntry[] {
  const shown = entries.flatMap((entry) => {
    const { Title: title, Url: address, TopSelected: marked, ImageUrl: image = null } = entry;
    const children = menuOfEntries(entry.Children ?? [], page);
    if (entry.HideInNavigation || title === '' || (address === '' && children.length === 0)) return [];
    return [entryOf(page, { title, address, leads: address !== '', marked, image, children })];
  });
  return [...shown.filter((entry) => entry.marked), ...shown.filter((entry) => !entry.marked)];
}

function entryOf(
  page: PageContext,
  parts: {
    title: string;
    address: string;
    leads: boolean;
    marked: boolean;
    image: ImageValue | null;
    children: readonly MenuEntry[];
  },
): MenuEntry {
  const { address, leads, ...rest } = parts;
  const path = address.split(/[?#]/, 1)[0]?.toLowerCase() ?? '';
  const current = path === page.path;
  const above = path !== '/' && page.path.startsWith(`${path}/`);
  return {
    ...rest,
    href: leads ? localHref(page, address) : null,
    current,
    active: current || above || parts.children.some((child) => child.active),
  };
}
