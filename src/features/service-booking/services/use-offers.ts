import { useCallback, useEffect, useState } from 'react';
import type { ServiceOffers } from '~/modules/workshop';
import { useBooking } from '../state/booking-context';

export type Offers =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly offers: ServiceOffers };

/** One question is one call: another object, another call. */
interface Question {
  readonly plate: string;
  readonly milage: number | null;
}

const LOADING: Offers = { phase: 'loading' };

/**
 * What can be done to the car: asked for while services or add-ons are chosen, anew when car or mileage is another, and where
 * what is chosen is named in another language than that of the page, as that has been changed.
 */
export function useOffers(): readonly [offers: Offers, again: () => void] {
  const { state, api, dispatch, language } = useBooking();
  const { car, milage, bookingState, displayState } = state;
  const plate = car?.registrationNumber ?? null;
  const isChoosing = bookingState > 1 && bookingState < 5 && (displayState === 2 || displayState === 3);
  const isInOtherLanguage = state.language !== null && state.language !== language;
  const isNeeded = isChoosing || (isInOtherLanguage && Object.keys(state.services).length > 0);
  const [question, setQuestion] = useState<Question | null>(null);
  const [answered, setAnswered] = useState<{ readonly question: Question; readonly offers: Offers } | null>(
    null,
  );
  // While another step is open, what was asked last stands.
  const isRequested = question !== null && question.plate === plate && question.milage === milage;
  if (isNeeded && plate !== null && !isRequested) setQuestion({ plate, milage });

  useEffect(() => {
    if (question === null) return;
    const leave = new AbortController();
    void api.offers(question.plate, question.milage, leave.signal).then((answer) => {
      if (leave.signal.aborted) return;
      const offers: Offers = answer.ok ? { phase: 'ready', offers: answer.value } : { phase: 'failed' };
      setAnswered({ question, offers });
      if (answer.ok) dispatch({ type: 'offersLoaded', offers: answer.value, language });
    });
    return () => leave.abort();
  }, [question, api, dispatch, language]);

  const again = useCallback(() => setQuestion((current) => current && { ...current }), []);
  return [answered !== null && answered.question === question ? answered.offers : LOADING, again];
}
