import { type MessageKey, type MessageSubset, messageSubset } from '~/messages';
import { booking } from '~/messages/en/booking';
import type { LinkValue, ReadScope } from '~/modules/content';
import { mapPosition } from '~/modules/facilities';
import { visitHref } from '~/modules/workshop';
import type { BlockServices, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import type { BookingSite } from '../state/booking-props';
import { type BookingKey, FORM_KEYS } from '../state/texts';
import { SUMMARY_KEYS } from '../summary/texts';
import { type MapLook, mapLook } from '../workshop/map/map-look';
import { STEP_KEYS } from '../workshop/texts';

/** What a block of a booking reads before it is drawn. */
export interface BookingGround<K extends MessageKey = BookingKey> {
  readonly texts: MessageSubset<K>;
  readonly map: MapLook;
  readonly start: BookingSite['start'];
}

/** What an editor says of the ways out of a booking. */
interface BookingLinks {
  readonly CallbackLink: LinkValue | null;
  readonly PrivacyLink: LinkValue | null;
}

const isBookingKey = (key: string): key is keyof typeof booking => Object.hasOwn(booking, key);

/** Every text that a booking may need, in the page's language, an editor's own words before ours. */
export const BOOKING_KEYS: readonly BookingKey[] = [
  ...Object.keys(booking).filter(isBookingKey),
  ...FORM_KEYS,
  ...SUMMARY_KEYS,
  ...STEP_KEYS,
];

/**
 * Texts, map and the middle of the country, from where it is counted until somebody says where they are.
 * @param more texts that this booking needs besides
 */
export async function loadBooking<K extends MessageKey = BookingKey>(
  page: PageContext,
  scope: ReadScope,
  services: Pick<BlockServices, 'content' | 'places' | 'map'>,
  more: readonly K[] = [],
): Promise<BookingGround<BookingKey | K>> {
  const overrides = await services.content.dictionary(scope);
  const position = mapPosition('', page.site.country);
  const town = await services.places.nearest(position, page.site.country);
  return {
    texts: messageSubset(page.language, [...BOOKING_KEYS, ...more], overrides),
    map: mapLook(page.site, services.map.styleUrl),
    start: { ...position, name: town?.name ?? page.site.country },
  };
}

/** What the islands of a booking know of the site they stand on. */
export function bookingSite(
  page: PageContext,
  { CallbackLink, PrivacyLink }: BookingLinks,
  { map, start }: Pick<BookingGround, 'map' | 'start'>,
): BookingSite {
  const { name, contact, country, currency, zone } = page.site;
  const privacy = linkAttributes(page, PrivacyLink);
  return {
    name,
    ...contact,
    country,
    currency,
    zone,
    map,
    start,
    locale: page.locale,
    callback: linkAttributes(page, CallbackLink)?.href ?? null,
    privacy: privacy && { href: privacy.href, text: PrivacyLink?.text || page.t('form.privacyLink') },
    visit: visitHref('show', page.site, page.language, ''),
    earlier: visitHref('earlier', page.site, page.language, ''),
  };
}
