import { type BookingGround, loadBooking } from '~/features/service-booking/server';
import { type MessageSubset, messageSubset } from '~/messages';
import { type BlockLoader, type FieldsOf, loaded } from '~/page/contract';
import type { block } from './booking-by-place.block';
import { type PageNumber, pageOf } from './state/page-number';
import { BOOKING_BY_PLACE_KEYS, type BookingByPlaceKey } from './texts';

export interface BookingByPlaceData extends Pick<BookingGround, 'map' | 'start'> {
  readonly texts: MessageSubset<BookingByPlaceKey>;
  readonly initialPage: PageNumber;
}

export const load: BlockLoader<FieldsOf<typeof block>, BookingByPlaceData> = async ({
  page,
  scope,
  services,
}) => {
  const [{ map, start }, overrides] = await Promise.all([
    loadBooking(page, scope, services),
    services.content.dictionary(scope),
  ]);
  const texts = messageSubset(page.language, BOOKING_BY_PLACE_KEYS, overrides);
  return loaded({ map, start, texts, initialPage: pageOf(page.query) });
};
