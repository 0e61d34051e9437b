import { useEffect } from 'react';
import type { OfferedService } from '~/features/service-catalogue/rules';
import { useWizard } from './wizard-context';

/** What the chosen work costs at the chosen workshop; where that cannot be known the medians stay. */
export function useWorkshopPrices(): void {
  const { wizard, change, calls } = useWizard();
  const { car, chosenDepartmentId, selectedDate, workshopPrices, booked, addons } = wizard;
  const plate = car?.regNo ?? null;
  const isNeeded = workshopPrices === null && booked === null;
  const hasAddOns = addons.some(({ services }) => services.some(({ checked }) => checked));
  useEffect(() => {
    if (!isNeeded || plate === null || chosenDepartmentId === null) return;
    const leave = new AbortController();
    const date = selectedDate === null ? {} : { date: selectedDate };
    const ask = { regNo: plate, departmentId: chosenDepartmentId, ...date };
    const pending = Promise.all([
      calls.services(ask, leave.signal),
      hasAddOns ? calls.addOns(ask, leave.signal) : null,
    ]);
    void pending.then(([services, addOns]) => {
      if (leave.signal.aborted || !services.ok || addOns?.ok === false) return;
      const all: readonly OfferedService[] = [...services.value, ...(addOns?.value ?? [])].flatMap(
        (category) => category.services,
      );
      change({
        type: 'priced',
        prices: Object.fromEntries(all.map(({ serviceId, prices }) => [serviceId, prices])),
      });
    });
    return () => leave.abort();
  }, [isNeeded, plate, chosenDepartmentId, selectedDate, hasAddOns, calls, change]);
}
