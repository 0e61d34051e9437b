import { useEffect } from 'react';
import { type FlowStep, useTrackedLeads } from '~/features/booking-tracking';
import type { WizardState } from './state/wizard-state';
import { useWizard } from './wizard-context';

/** The block on its page. */
const FLOW = '[data-service-wizard]';

/** The step that is seen; null on the page of the plate and once it is booked. */
export function shownStep(
  { page, selectedDate, booked }: Pick<WizardState, 'page' | 'selectedDate' | 'booked'>,
  areAddOnsOpen: boolean,
): Exclude<FlowStep, 'purchase'> | null {
  if (booked !== null || page === 1) return null;
  if (areAddOnsOpen) return 'choose_addon';
  if (page === 2) return 'vehicle_info';
  if (page === 3) return 'choose_service';
  if (page === 5) return 'confirm_booking';
  return selectedDate === null ? 'time_and_place' : 'contact_details';
}

/** Each step is told when it is shown, and calls, mails and ways to a workshop when they are pressed. */
export function useWizardTracking(areAddOnsOpen: boolean): void {
  const { wizard, isReady, track } = useWizard();
  useTrackedLeads(FLOW, track);
  const step = isReady ? shownStep(wizard, areAddOnsOpen) : null;
  useEffect(() => {
    if (step !== null) track({ type: 'step', step });
  }, [step, track]);
}
