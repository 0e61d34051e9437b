import type { FlowStep } from '~/features/booking-tracking';
import type { BookingStore } from './store';

/** The steps that a state of the booking shows: contact details once a time is chosen. */
export function shownStep({
  bookingState,
  displayState,
  bookingInfo,
}: Pick<BookingStore, 'bookingState' | 'displayState' | 'bookingInfo'>): Exclude<
  FlowStep,
  'purchase'
> | null {
  if (bookingState === 0 || bookingState === 5) return null;
  if (displayState === 4) return bookingInfo.timeSlot === null ? 'time_and_place' : 'contact_details';
  return (['vehicle_info', 'choose_service', 'choose_addon'] as const)[displayState - 1] ?? null;
}
