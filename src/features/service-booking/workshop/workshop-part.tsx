import type { ReactNode } from 'react';
import { useBooking } from '../state/booking-context';
import { focusHeading, headingId } from '../state/focus';
import { StepSection } from '../step/step-section';
import { LazyPart } from './lazy-part';
import { visitTimeText } from './times/visit-time';

/** The fourth step, whose heading is there before its content. */
export function WorkshopSection({ children }: { readonly children: ReactNode }) {
  const { state, t, site } = useBooking();
  const isOpen = state.displayState === 4;
  const { timeSlot, pickUp } = state.bookingInfo;
  return (
    <StepSection
      step={4}
      title={t(isOpen ? 'workshop.title' : 'workshop.closed')}
      summary={visitTimeText(timeSlot, pickUp, t, site.locale) ?? ''}
      staysMounted
    >
      {children}
    </StepSection>
  );
}

/** The workshops with their maps and times come when they are needed. */
export function WorkshopPart() {
  const { state, uid } = useBooking();
  return (
    <WorkshopSection>
      <LazyPart
        load={loadStep}
        props={{}}
        isOpen={state.displayState === 4}
        onAgain={() => focusHeading(headingId(uid, 4))}
      />
    </WorkshopSection>
  );
}

/** Fetched while the visitor is at the step before; a failure is said where it is needed. */
export const prepareWorkshops = (): void => void loadStep().catch(() => undefined);

const loadStep = () => import('./workshop-step').then(({ WorkshopStep }) => WorkshopStep);
