import { useEffect } from 'react';
import { useBooking } from '../state/booking-context';
import { priceQuestion } from './price-question';

/**
 * What the chosen services cost at the chosen workshop takes the place of the group's medians. Where it cannot be known
 * the medians stay, and the visit can be booked all the same.
 */
export function useWorkshopPrices(): void {
  const { state, api, dispatch } = useBooking();
  const question = priceQuestion(state);
  const { registrationNumber = null, departmentId = null, mileage = null, date = null } = question ?? {};
  const services = question?.serviceOfferings.join(',') ?? '';
  // Plain values, so that a state in which the question is the same does not ask it again.
  useEffect(() => {
    if (registrationNumber === null || departmentId === null || date === null) return;
    const leave = new AbortController();
    const ask = { registrationNumber, departmentId, mileage, date, serviceOfferings: services.split(',') };
    void api.prices(ask, leave.signal).then((answer) => {
      if (answer.ok && !leave.signal.aborted) dispatch({ type: 'prices', offers: answer.value });
    });
    return () => leave.abort();
  }, [registrationNumber, departmentId, mileage, date, services, api, dispatch]);
}
