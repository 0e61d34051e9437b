import { useRef, useState } from 'react';
import { useBooking } from '../booking-context';
import { ContactForm } from '../contact-form';
import { StepSection } from '../step-section';
import { ChosenWorkshop } from './chosen-workshop';
import { fullMomentText } from './times';
import { usePick } from './use-pick';
import { useWorkshopPrices } from './use-workshop-prices';
import { useWorkshops } from './use-workshops';
import { WorkshopChoice } from './workshop-choice';

/**
 * Workshop and time (specification 3 §2): the list with its map and week pickers until a time is held, then the one card
 * that says so. Closed, it is its header alone.
 */
export function WorkshopStep() {
  const { state, dispatch, t, site } = useBooking();
  const { location, displayState, bookingInfo } = state;
  const isOpen = displayState === 4;
  const [edition, setEdition] = useState(0);
  const workshops = useWorkshops(isOpen && location === null);
  const picking = usePick(() => setEdition((before) => before + 1));
  useWorkshopPrices();
  // What is on the screen when the step appears takes no focus; what takes its place does.
  const began = useRef(location === null);
  const hasChanged = useRef(false);
  if (began.current !== (location === null)) hasChanged.current = true;

  return (
    <StepSection
      step={4}
      title={t(isOpen ? 'workshop.title' : 'workshop.closed')}
      summary={fullMomentText(bookingInfo.timeSlot, site.locale) ?? ''}
    >
      {location === null ? (
        <WorkshopChoice {...{ workshops, picking, edition }} takesFocus={hasChanged.current} />
      ) : (
        <>
          <ChosenWorkshop
            workshop={location}
            picking={picking}
            takesFocus={hasChanged.current}
            onChange={() => {
              setEdition(edition + 1);
              dispatch({ type: 'clearSlot' });
            }}
          />
          <ContactForm />
        </>
      )}
    </StepSection>
  );
}
