import { SITE_PHONE } from '~/modules/content/studio-wire';
import { barePhone, isTwoPhones } from '~/platform/phone/pattern';
import { typedLine } from '~/platform/typed-words';
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

/** A host without its scheme, as addresses are said and copied: "www.nordhem.example/kop-bil". */
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?=[:/?#]|$)/u;
const WWW = /^www\./i;

/**
 * The address of what was typed or pasted: telephone numbers without what only makes them readable, a scheme once where there is
 * one, and the path alone of an address of the site itself.
 * @param origin of the site
 */
export function hrefOf(kind: LinkKind, typed: string, origin: string | null = null): string {
  if (kind === 'sitePhone') return SITE_PHONE;
  const line = typedLine(typed);
  if (kind === 'phone') {
    const phone = line.replace(/^tel:/i, '');
    return withScheme('tel:', isTwoPhones(phone) ? phone : barePhone(phone));
  }
  if (kind === 'mail') return withScheme('mailto:', line.replace(/^mailto:/i, '').trim());
  const isHost = kind === 'web' ? HOST.test(line) : WWW.test(line) && HOST.test(line);
  // With one slash, or none, a browser reads the rest as a path of the page's own site.
  const href = isHost ? `https://${line}` : line.replace(/^(https?):\/?(?=[^/])/i, '$1://');
  return kind === 'web' || kind === 'page' ? ownPath(href, origin) : href;
}

const withScheme = (scheme: string, text: string): string => (text === '' ? '' : scheme + text);

/** An address of the site without its origin, so that it leads on when the site is moved. */
function ownPath(href: string, origin: string | null): string {
  if (origin === null || !/^https?:/i.test(href) || !URL.canParse(href)) return href;
  const url = new URL(href);
  return url.origin === origin ? href.replace(/^https?:\/\/[^/?#]+/i, '').replace(/^(?!\/)/, '/') : href;
}
