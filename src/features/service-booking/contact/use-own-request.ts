import type { BookedVisit } from '~/modules/workshop';
import { useBooking } from '../state/booking-context';
import type { Contact } from '../state/store';
import { bookingRequestOf, sendBooking } from './send-booking';
import { type BookingCall, useBookingRequest } from './use-booking-request';

/** The request of flow A: the store's choices with these details. */
export function useOwnRequest() {
  const { current, dispatch, api, track } = useBooking();
  const { send, ...rest } = useBookingRequest();
  const callOf =
    (contact: Contact): BookingCall<BookedVisit> =>
    (key, isConfirmed) => {
      const sent = { ...current(), contact };
      const bookingRequest = bookingRequestOf(sent, contact, key);
      if (bookingRequest === null) return null;
      return {
        answer: sendBooking(api, { ...bookingRequest, refuseIfCarIsBooked: !isConfirmed }),
        booked(visit) {
          track({ type: 'step', step: 'complete_booking' });
          track({ type: 'purchase', visit, services: sent.services });
          dispatch({ type: 'booked', visit, sent });
        },
      };
    };
  return { ...rest, send: (contact: Contact, isConfirmed = false) => send(callOf(contact), isConfirmed) };
}
