import { useCallback, useState } from 'react';
import { ContactForm } from '../contact/contact-form';
import { type Booking, useBooking } from '../state/booking-context';
import { ChosenWorkshop } from './chosen-workshop';
import { TimesCache } from './times-cache';
import { usePick } from './use-pick';
import { useWorkshopPrices } from './use-workshop-prices';
import { useWorkshops } from './use-workshops';
import { WorkshopChoice } from './workshop-choice';

/**
 * Workshop and time (specification 3 §2): the list with its map and week pickers until a time is held, then the one card
 * that says so. While another step is open nothing of it is seen.
 */
export function WorkshopStep() {
  const { state, api, dispatch } = useBooking();
  const { location, displayState } = state;
  const isOpen = displayState === 4;
  const [cache, setCache] = useState(() => timesOf(api));
  const workshops = useWorkshops(isOpen && location === null);
  // What is free has changed.
  const forget = useCallback(() => setCache(timesOf(api)), [api]);
  const picking = usePick(forget);
  useWorkshopPrices();

  if (!isOpen) return null;
  if (location === null) return <WorkshopChoice {...{ workshops, picking, cache }} />;
  return (
    <>
      <ChosenWorkshop
        workshop={location}
        picking={picking}
        onChange={() => {
          forget();
          dispatch({ type: 'clearSlot' });
        }}
      />
      <ContactForm />
    </>
  );
}

const timesOf = ({ timeslots }: Booking['api']) => new TimesCache(timeslots, () => Date.now());
