import { useEffect } from 'react';
import { askWorkshopPrices, hasChosenAddOn } from '~/features/service-catalogue';
import { useFlow } from './flow-context';
import { slotOf } from './state/booking';

/** What the work costs at the chosen workshop, once a time is chosen; where that cannot be known the medians stay. */
export function useWorkshopPrices(): void {
  const { state, dispatch, api } = useFlow();
  const { car, department, workshopPrices, booked, addons } = state;
  const regNo = car?.regNo ?? null;
  const departmentId = department?.departmentId ?? null;
  const date = slotOf(state)?.date ?? null;
  const isNeeded = workshopPrices === null && booked === null;
  const hasAddOns = hasChosenAddOn({ addOns: addons });
  useEffect(() => {
    if (!isNeeded || regNo === null || departmentId === null || date === null) return;
    const leave = new AbortController();
    const ask = { regNo, departmentId, date };
    void askWorkshopPrices(api, ask, { hasAddOns, signal: leave.signal }).then((prices) => {
      if (prices !== null) dispatch({ type: 'priced', prices });
    });
    return () => leave.abort();
  }, [isNeeded, regNo, departmentId, date, hasAddOns, api, dispatch]);
}
