import { useEffect } from 'react';
import { useBooking } from '../booking-context';
import { serviceIds } from '../store';

/**
 * What the chosen services cost at the chosen workshop takes the place of the group's medians; asked for when a workshop is
 * chosen, never once it is booked (specification 3 §4). Where it cannot be known the medians stay.
 */
export function useWorkshopPrices(): void {
  const { state, api, dispatch } = useBooking();
  const { car, location, milage, bookingState } = state;
  const registrationNumber = car?.registrationNumber ?? '';
  const departmentId = location?.departmentId ?? '';
  const ids = serviceIds(state).join(',');
  useEffect(() => {
    if (bookingState >= 5 || registrationNumber === '' || departmentId === '' || ids === '') return;
    const leave = new AbortController();
    const ask = { registrationNumber, mileage: milage, departmentId, serviceOfferings: ids.split(',') };
    void api.prices(ask, leave.signal).then((answer) => {
      if (answer.ok && !leave.signal.aborted) dispatch({ type: 'prices', offers: answer.value });
    });
    return () => leave.abort();
  }, [api, dispatch, bookingState, registrationNumber, departmentId, ids, milage]);
}
