import { useEffect } from 'react';
import { fetchIcons } from '~/ui/icon/fetch-icons';
import type { IconName } from '~/ui/icon/icon';
import { useBooking } from '../state/booking-context';

/** What later states show, errors among them: with the network gone there is no other way to them, and no second attempt. */
const LATER: readonly IconName[] = [
  'WarningAlert',
  'Info',
  'Phone',
  'CheckCircle',
  'ChevronLeft',
  'ChevronRight',
  'Clock',
];

/** Has the browser keep the drawings that the flow will need, once a car is known and nothing else is urgent. */
export function useIconsAhead(): void {
  const { state } = useBooking();
  const isNeeded = state.car !== null && state.bookingState < 5;
  useEffect(() => {
    if (isNeeded) fetchIcons(LATER);
  }, [isNeeded]);
}
