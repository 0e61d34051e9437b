import { type MessageSubset, messageSubset } from '~/messages';
import { booking } from '~/messages/en/booking';
import { mapPosition } from '~/modules/facilities';
import { type BlockLoader, type FieldsOf, loaded } from '../contract';
import type { BookingSite } from './booking-props';
import type { block } from './service-booking.block';
import { SUMMARY_KEYS } from './summary/texts';
import { type BookingKey, FORM_KEYS } from './texts';
import { type MapLook, mapLook } from './workshop-step/map-look';
import { STEP_KEYS } from './workshop-step/texts';

export interface ServiceBookingData {
  readonly texts: MessageSubset<BookingKey>;
  readonly map: MapLook;
  readonly start: BookingSite['start'];
}

const isBookingKey = (key: string): key is keyof typeof booking => Object.hasOwn(booking, key);

/** Every text that the flow may need, in the page's language, an editor's own words before ours. */
export const BOOKING_KEYS: readonly BookingKey[] = [
  ...Object.keys(booking).filter(isBookingKey),
  ...FORM_KEYS,
  ...SUMMARY_KEYS,
  ...STEP_KEYS,
];

export const load: BlockLoader<FieldsOf<typeof block>, ServiceBookingData> = async ({
  page,
  scope,
  services,
}) => {
  const overrides = await services.content.dictionary(scope);
  const position = mapPosition('', page.site.country);
  const town = await services.places.nearest(position, page.site.country);
  return loaded({
    texts: messageSubset(page.language, BOOKING_KEYS, overrides),
    map: mapLook(page.site, services.map.styleUrl),
    start: { ...position, name: town?.name ?? page.site.country },
  });
};
