import { type BookingGround, loadBooking } from '~/features/service-booking/server';
import { type BlockLoader, type FieldsOf, loaded } from '~/page/contract';
import type { block } from './service-booking.block';

export const load: BlockLoader<FieldsOf<typeof block>, BookingGround> = async ({ page, scope, services }) =>
  loaded(await loadBooking(page, scope, services));
