import { useCallback, useEffect, useState } from 'react';
import type { ServiceOffers } from '~/modules/workshop';
import { useBooking } from './booking-context';

export type Offers =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly offers: ServiceOffers };

/** What can be done to the car: asked for while services or add-ons are chosen, anew when car or mileage is another. */
export function useOffers(): readonly [offers: Offers, again: () => void] {
  const { state, api, dispatch } = useBooking();
  const { car, milage, bookingState, displayState } = state;
  const plate = car?.registrationNumber ?? null;
  const isNeeded = bookingState > 1 && bookingState < 5 && (displayState === 2 || displayState === 3);
  const [offers, setOffers] = useState<Offers>({ phase: 'loading' });
  const [asked, setAsked] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const question = `${plate} ${milage} ${attempt}`;

  useEffect(() => {
    if (!isNeeded || plate === null || asked === question) return;
    setAsked(question);
    setOffers({ phase: 'loading' });
  }, [isNeeded, plate, question, asked]);

  useEffect(() => {
    if (asked === null || plate === null) return;
    const controller = new AbortController();
    void api.offers(plate, milage, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      setOffers(answer.ok ? { phase: 'ready', offers: answer.value } : { phase: 'failed' });
      if (answer.ok) dispatch({ type: 'offersLoaded', offers: answer.value });
    });
    return () => controller.abort();
    // One question, one call: car and mileage are part of the question.
  }, [asked]);

  return [offers, useCallback(() => setAttempt((before) => before + 1), [])];
}
