import { useEffect } from 'react';
import { askWorkshopPrices, hasChosenAddOn } from '~/features/service-catalogue/rules';
import { useWizard } from './wizard-context';

/** What the chosen work costs at the chosen workshop; where that cannot be known the medians stay. */
export function useWorkshopPrices(): void {
  const { wizard, change, calls } = useWizard();
  const { car, chosenDepartmentId, selectedDate, workshopPrices, booked, addons } = wizard;
  const plate = car?.regNo ?? null;
  const isNeeded = workshopPrices === null && booked === null;
  const hasAddOns = hasChosenAddOn({ addOns: addons });
  useEffect(() => {
    if (!isNeeded || plate === null || chosenDepartmentId === null) return;
    const leave = new AbortController();
    const date = selectedDate === null ? {} : { date: selectedDate };
    const ask = { regNo: plate, departmentId: chosenDepartmentId, ...date };
    void askWorkshopPrices(calls, ask, { hasAddOns, signal: leave.signal }).then((prices) => {
      if (prices !== null) change({ type: 'priced', prices });
    });
    return () => leave.abort();
  }, [isNeeded, plate, chosenDepartmentId, selectedDate, hasAddOns, calls, change]);
}
