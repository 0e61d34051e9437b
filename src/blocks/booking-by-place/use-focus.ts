import { useEffect, useRef } from 'react';
import { jumpToTop } from '~/features/service-booking';
import type { BookingState } from './state/booking';
import type { PageNumber } from './state/page-number';

/** Id of the heading of a page, and of the confirmation. */
export const pageHeadingId = (uid: string): string => `${uid}-page`;

/** What decides where the visitor is. */
export type Whereabouts = Pick<BookingState, 'selectedDate' | 'selectedTime' | 'isAllDay'> & {
  readonly page: PageNumber;
  readonly isBooked: boolean;
  readonly departmentId: string | null;
};

/**
 * Whose heading takes the focus after a change: that of the page, or that of the part of it that has opened, forward and
 * back. Null where nobody went anywhere. Pure.
 */
export function headingAfter(
  was: Whereabouts,
  now: Whereabouts,
): 'page' | 'workshop' | 'date' | 'time' | 'contact' | null {
  if (was.page !== now.page || was.isBooked !== now.isBooked) return 'page';
  if (now.page !== 4) return null;
  if (was.departmentId !== now.departmentId) return now.departmentId === null ? 'workshop' : 'date';
  if (was.selectedDate !== now.selectedDate) return now.selectedDate === null ? 'date' : 'time';
  if (was.selectedTime !== now.selectedTime) return now.selectedTime === null ? 'time' : 'contact';
  return null;
}

/**
 * The heading of what has opened takes the focus; a page begins at its top. Not when a stored state is shown again.
 * @param page null until it is known
 */
export function useFocus(uid: string, page: PageNumber | null, state: BookingState): void {
  const { department, selectedDate, selectedTime, isAllDay, booked } = state;
  const departmentId = department?.departmentId ?? null;
  const isBooked = booked !== null;
  const before = useRef<Whereabouts | null>(null);
  useEffect(() => {
    const was = before.current;
    if (page === null) return;
    const now = { page, isBooked, departmentId, selectedDate, selectedTime, isAllDay };
    before.current = now;
    const heading = was === null ? null : headingAfter(was, now);
    if (heading === null) return;
    const element = document.getElementById(`${uid}-${heading}`);
    element?.focus({ preventScroll: true });
    if (heading === 'page') jumpToTop();
    else element?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [uid, page, isBooked, departmentId, selectedDate, selectedTime, isAllDay]);
}
