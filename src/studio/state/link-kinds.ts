import { SITE_PHONE } from '~/modules/content/studio-wire';
import { isCarList } from '../links/car-list-link';

/** What a link leads to, as an editor thinks of it. */
export const LINK_KINDS = ['page', 'cars', 'facility', 'mail', 'phone', 'sitePhone', 'web'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

const SCHEMES = {
  page: '',
  cars: '',
  facility: '',
  mail: 'mailto:',
  phone: 'tel:',
  sitePhone: SITE_PHONE,
  web: '',
} as const satisfies Record<LinkKind, string>;

interface Known {
  readonly cars: { readonly href: string } | null;
  readonly facilities: readonly { readonly href: string }[];
}

/** @param known what is no page although its address looks like one */
export function linkKindOf(href: string, known: Known = { cars: null, facilities: [] }): LinkKind {
  if (known.cars !== null && isCarList(href, known.cars.href)) return 'cars';
  if (known.facilities.some((facility) => facility.href === href)) return 'facility';
  if (/^mailto:/i.test(href)) return 'mail';
  if (href === SITE_PHONE) return 'sitePhone';
  if (/^tel:/i.test(href)) return 'phone';
  return href === '' || /^[/?#]/.test(href) ? 'page' : 'web';
}

/** What is typed of an address: without the scheme that its kind has. */
export const typedOf = (href: string): string => href.slice(SCHEMES[linkKindOf(href)].length);

/** The address of what was typed; telephone numbers without the spaces that people write in them. */
export function hrefOf(kind: LinkKind, typed: string): string {
  if (kind === 'sitePhone') return SITE_PHONE;
  const text = kind === 'phone' ? typed.replace(/[\s()-]/g, '') : typed.trim();
  return text === '' ? '' : SCHEMES[kind] + text;
}
