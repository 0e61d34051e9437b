import { useEffect, useRef } from 'react';
import { chosenId, focusHeading } from '~/features/service-booking';
import type { WizardState } from '../state/wizard-state';
import { useWizard } from '../wizard-context';

/** Id of the heading of a page, and of the confirmation. */
export const pageHeadingId = (uid: string): string => `${uid}-page`;

type Whereabouts = Pick<WizardState, 'page' | 'selectedDate' | 'selectedTime' | 'chosenDepartmentId'> & {
  readonly isBooked: boolean;
  readonly isHeld: boolean;
};

/** Whose heading takes the focus after a change: that of the page, or that of the chosen time; null: nobody went anywhere. */
export function headingAfter(was: Whereabouts, now: Whereabouts): 'page' | 'chosen' | null {
  // What follows a confirmation is a new booking, in a page that is loaded anew.
  if (was.isBooked) return null;
  if (was.page !== now.page || now.isBooked) return 'page';
  if (now.page !== 4) return null;
  const isOther = (['chosenDepartmentId', 'selectedDate', 'selectedTime'] as const).some(
    (field) => was[field] !== now[field],
  );
  if (isOther) return now.selectedDate === null ? 'page' : 'chosen';
  // The button that has held the time anew is gone. A hold that runs out interrupts nobody.
  return now.selectedDate !== null && now.isHeld && !was.isHeld ? 'chosen' : null;
}

/**
 * The heading of what has opened takes the focus; not when a stored state is shown again.
 * @param isThere the scripts of the pages after the car have come; a page that was opened before them is headed by them anew
 */
export function usePageFocus(isThere: boolean): void {
  const { wizard, isReady, uid } = useWizard();
  const { page, selectedDate, selectedTime, chosenDepartmentId, booked, hold } = wizard;
  const [isBooked, isHeld] = [booked !== null, hold !== null];
  const before = useRef<Whereabouts | null>(null);
  const isOwed = useRef(false);
  useEffect(() => {
    const was = before.current;
    const now = { page, selectedDate, selectedTime, chosenDepartmentId, isBooked, isHeld };
    before.current = isReady ? now : null;
    const heading = was === null || !isReady ? null : headingAfter(was, now);
    if (heading !== null) isOwed.current = !isThere;
    if (heading !== null) focusHeading(heading === 'page' ? pageHeadingId(uid) : chosenId(uid));
    else if (isThere && isOwed.current) {
      isOwed.current = false;
      if (page > 2) focusHeading(pageHeadingId(uid));
    }
  }, [page, selectedDate, selectedTime, chosenDepartmentId, isBooked, isHeld, isReady, uid, isThere]);
}
