import { useEffect, useRef } from 'react';
import { useBooking } from './booking-context';
import type { BookingStore, Step } from './store';

/** Id of a step's heading. */
export const headingId = (uid: string, step: Step): string => `${uid}-step-${step}`;
/** Id of the heading of the chosen time. */
export const chosenId = (uid: string): string => `${uid}-chosen`;
/** Prefix of the ids of the confirmation, whose heading is `…-title`. */
export const bookedId = (uid: string): string => `${uid}-booked`;

/** What of a booking decides where the visitor is. */
export type Whereabouts = Pick<BookingStore, 'bookingState' | 'displayState'> & {
  readonly timeSlot: string | null;
  readonly isHeld: boolean;
};

/**
 * Whose heading takes the focus after a change of state: a step's, that of the chosen time, or that of the confirmation.
 * Null where the visitor has stayed at what they were doing. Pure.
 */
export function headingAfter(was: Whereabouts, now: Whereabouts): Step | 'chosen' | 'booked' | null {
  // What follows a confirmation is a new booking, in a page that is loaded anew.
  if (was.bookingState >= 5) return null;
  if (now.bookingState >= 5) return 'booked';
  if (was.bookingState !== now.bookingState || was.displayState !== now.displayState) return now.displayState;
  // Services that are ticked in an earlier step give the time up as well; nobody goes anywhere by that.
  if (now.displayState !== 4) return null;
  if (was.timeSlot !== now.timeSlot) return now.timeSlot === null ? 4 : 'chosen';
  // The button that has held the time anew is gone. A hold that runs out interrupts nobody.
  return now.timeSlot !== null && now.isHeld && !was.isHeld ? 'chosen' : null;
}

/** Gives a heading the focus and brings what it heads into view, below the sticky header. */
export function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  (heading?.closest('article, section') ?? heading)?.scrollIntoView({ block: 'start' });
}

/**
 * To the top, also where the browser is on its smooth way to what had the focus: how far it gets before the next frame is added
 * to where a jump leads, so there is another one then.
 */
export function jumpToTop(): void {
  const jump = () => scrollTo({ top: 0, behavior: 'instant' });
  jump();
  requestAnimationFrame(jump);
}

/** Loads the page anew for another booking than the one that it confirms, once nothing of that is stored any more. */
export function reloadForNewBooking(): void {
  // A browser puts a page that is loaded again where it was: the new booking begins above.
  jumpToTop();
  location.reload();
}

/** The heading of what has opened takes the focus; not when a stored booking is shown again. */
export function useFocusOnChange(): void {
  const { state, isReady, uid } = useBooking();
  const { bookingState, displayState, hold } = state;
  const { timeSlot } = state.bookingInfo;
  const isHeld = hold !== null;
  const before = useRef<Whereabouts | null>(null);
  useEffect(() => {
    const was = before.current;
    const now = { bookingState, displayState, timeSlot, isHeld };
    before.current = isReady ? now : null;
    const heading = was === null || !isReady ? null : headingAfter(was, now);
    if (heading === 'booked') focusHeading(`${bookedId(uid)}-title`);
    else if (heading === 'chosen') focusHeading(chosenId(uid));
    else if (heading !== null) focusHeading(headingId(uid, heading));
  }, [bookingState, displayState, timeSlot, isHeld, isReady, uid]);
}
