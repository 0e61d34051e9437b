import { useEffect, useRef } from 'react';
import type { FlowState } from './session-state';

/** Marks the entry of the browser's history that is the booking. */
const NAME = 'tyreHotelBooking';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && NAME in state;

/** The booking and what follows it are one entry: a booking that is made is not gone back to. */
const isOfBooking = (page: FlowState['page']): boolean => page === 'Booking' || page === 'Confirmation';

/**
 * The browser's way back leads from the booking to the car, not out of the tyre hotel, and its way forward to the booking
 * again. The address stays the same.
 * @param page null: not yet known
 */
export function useBookingEntry(
  page: FlowState['page'] | null,
  go: (change: Partial<FlowState>) => void,
): void {
  const shown = useRef(page);
  useEffect(() => {
    shown.current = page;
    if (page === null) return;
    if (isOfBooking(page) === isMarked(history.state)) return;
    if (!isOfBooking(page)) {
      history.back();
      return;
    }
    // The heading of a page is brought into view, wherever one had scrolled on it before.
    history.scrollRestoration = 'manual';
    history.pushState({ ...(typeof history.state === 'object' ? history.state : null), [NAME]: true }, '');
  }, [page]);
  useEffect(() => {
    const onTurn = ({ state }: PopStateEvent) => {
      const { current } = shown;
      if (current === null || isOfBooking(current) === isMarked(state)) return;
      if (isOfBooking(current)) go({ page: 'LoggedIn' });
      else if (current === 'LoggedIn') go({ page: 'Booking' });
    };
    addEventListener('popstate', onTurn);
    return () => removeEventListener('popstate', onTurn);
  }, [go]);
}
