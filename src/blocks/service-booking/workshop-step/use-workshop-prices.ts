import { useEffect } from 'react';
import { useBooking } from '../booking-context';
import { priceQuestion } from './price-question';

/**
 * What the chosen services cost at the chosen workshop takes the place of the group's medians. Where it cannot be known
 * the medians stay, and the visit can be booked all the same.
 */
export function useWorkshopPrices(): void {
  const { state, current, api, dispatch } = useBooking();
  const question = JSON.stringify(priceQuestion(state));
  // The question is a text: the same one is not asked again.
  useEffect(() => {
    const ask = priceQuestion(current());
    if (ask === null) return;
    const leave = new AbortController();
    void api.prices(ask, leave.signal).then((answer) => {
      if (answer.ok && !leave.signal.aborted) dispatch({ type: 'prices', offers: answer.value });
    });
    return () => leave.abort();
  }, [question, api, current, dispatch]);
}
