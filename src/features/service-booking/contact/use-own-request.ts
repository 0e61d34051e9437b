import type { BookedVisit } from '~/modules/workshop';
import { useBooking } from '../state/booking-context';
import type { Contact } from '../state/store';
import { bookingRequestOf, sendBooking } from './send-booking';
import { type BookingCall, useBookingRequest } from './use-booking-request';

/** The request of flow A: the store's choices with these details. */
export function useOwnRequest() {
  const { current, dispatch, api, track } = useBooking();
  const { send, ...rest } = useBookingRequest();
  const callOf = (contact: Contact): BookingCall<BookedVisit> => ({
    send(key, isConfirmed) {
      const bookingRequest = bookingRequestOf(current(), contact, key);
      return bookingRequest === null
        ? null
        : sendBooking(api, { ...bookingRequest, refuseIfCarIsBooked: !isConfirmed });
    },
    booked(visit) {
      const { services } = current();
      track({ type: 'step', step: 'complete_booking' });
      track({ type: 'purchase', visit, services });
      dispatch({ type: 'booked', visit });
    },
  });
  return { ...rest, send: (contact: Contact, isConfirmed = false) => send(callOf(contact), isConfirmed) };
}
