import { useEffect } from 'react';
import { type TrackedEvent, tracker, useTrackedLeads } from '~/features/booking-tracking';
import type { Confirmation } from '~/modules/tyre-hotel';
import type { FlowState } from './session-state';

/** Tells analytics of the tyre hotel; made once, as effects depend on it. */
export const trackTyreHotel = tracker('tyre_hotel');

type Step = Extract<TrackedEvent, { type: 'step' }>['step'];

/** What of a page is told. The code is no step of a booking, and what is in the hotel is chosen by nobody. */
const STEPS: Readonly<Record<FlowState['page'], readonly Step[]>> = {
  // Told when the car is found: a visitor who only opens the page has done nothing yet.
  Search: [],
  Login: ['vehicle_info'],
  Validate: [],
  LoggedIn: [],
  // `contact_details` once there are days: without one nobody is asked who comes.
  Booking: ['time_and_place'],
  // Told by `trackBooked`.
  Confirmation: [],
};

/** Each page's steps when it is shown, and calls, mails and ways that are pressed in the block. */
export function useTyreHotelTracking(page: FlowState['page']): void {
  useEffect(() => {
    for (const step of STEPS[page]) trackTyreHotel({ type: 'step', step });
  }, [page]);
  useTrackedLeads('[data-island="tyre-hotel"]', trackTyreHotel);
}

/** The booking is complete, then bought, as in the other flows. A wheel change costs nothing: it is part of the agreement (WHEEL-CHANGE-6). */
export function trackBooked({ bookingConfirmationId, services }: Confirmation): void {
  trackTyreHotel({ type: 'step', step: 'complete_booking' });
  trackTyreHotel({
    type: 'purchase',
    visit: {
      bookingId: bookingConfirmationId,
      totalPrice: 0,
      currency: 'SEK',
      services: services.map(({ name }) => ({ id: 'dackhotell-skifte', name, price: 0, unit: null })),
    },
    services: {},
  });
}
