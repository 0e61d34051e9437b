import type { FieldValues, ImageValue, NavigationItem } from '~/modules/content';
import type { FieldsOf, PageContext } from '~/page/contract';
import { linkAttributes, localHref } from '~/page/link';
import type { block } from './navigation.block';

/** What an entry's link has; null: the entry only opens what is below it. */
type MenuLink = ReturnType<typeof linkAttributes>;

/** One entry of the menu, whatever it was made from. */
export interface MenuEntry {
  readonly title: string;
  readonly link: MenuLink;
  /** The page that is shown. */
  readonly current: boolean;
  /** The page that is shown is this one or lies below it. */
  readonly active: boolean;
  readonly marked: boolean;
  readonly image: ImageValue | null;
  readonly children: readonly MenuEntry[];
}

/** An item of the bar and the levels below it (NAV-1: up to 3 levels of children). */
const LEVELS = 4;

/**
 * The menu of a page tree: hidden items are left out with all that is below them; an external link wins
 * over the path; an item with children leads somewhere itself only when it may (NAV-1, NAV-2).
 */
export function menuOfPages(
  items: readonly NavigationItem[],
  page: PageContext,
  levels: number = LEVELS,
): readonly MenuEntry[] {
  if (levels === 0) return [];
  return items.flatMap((item) => {
    const title = item.navigationTitle.trim() || item.name;
    if (item.hideInNavigation || title === '') return [];
    const children = menuOfPages(item.children, page, levels - 1);
    const leads = children.length === 0 || item.shouldBeNavigableInMenuWhenItHasChildren;
    const outside = linkAttributes(page, item.externalLink && { ...item.externalLink, text: title });
    const link = outside ?? { href: localHref(page, item.path) };
    const parts = { title, link: leads ? link : null, marked: false, image: null, children };
    return [entryOf(page, outside === null ? item.path : (item.externalLink?.href ?? ''), parts)];
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
    const { Url: address, TopSelected: marked, ImageUrl: image = null } = entry;
    const title = entry.Title.trim();
    const children = menuOfEntries(entry.Children ?? [], page);
    if (entry.HideInNavigation || title === '' || (address === '' && children.length === 0)) return [];
    const link = linkAttributes(page, address === '' ? null : { href: address, text: title });
    return [entryOf(page, address, { title, link, marked, image, children })];
  });
  return [...shown.filter((entry) => entry.marked), ...shown.filter((entry) => !entry.marked)];
}

function entryOf(
  page: PageContext,
  address: string,
  parts: Omit<MenuEntry, 'current' | 'active'>,
): MenuEntry {
  const path = pathOf(address);
  const current = path === page.path;
  const above = path !== '/' && path !== '' && page.path.startsWith(`${path}/`);
  return {
    ...parts,
    current,
    active: current || above || parts.children.some((child) => child.active),
  };
}

/** The path of an address as pages are compared by it; empty for one that is no address at all. */
function pathOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return '';
  }
}

/**
 * Which branch of an open menu shows what is below it where there is room for one at a time: the one that editors
 * have marked, else the one the page lies in, else the first that has anything below it. -1: none has.
 */
export function preselected(branches: readonly MenuEntry[]): number {
  const first = (wanted: (branch: MenuEntry) => boolean) =>
    branches.findIndex((branch) => branch.children.length > 0 && wanted(branch));
  return [(branch: MenuEntry) => branch.marked, (branch: MenuEntry) => branch.active, () => true]
    .map(first)
    .reduce((found, next) => (found === -1 ? next : found), -1);
}
