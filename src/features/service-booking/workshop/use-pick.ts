import { useRef, useState } from 'react';
import type { AvailableWorkshop, OfferedTime, Slot } from '~/modules/workshop';
import { fullMomentText } from '~/ui/text/wall-clock';
import { useBooking } from '../state/booking-context';
import { serviceIds, timeSlotOf } from '../state/store';

/** Why a time could not be had. */
export type PickProblem =
  | {
      readonly kind: 'taken';
      readonly departmentId: string;
      readonly slot: Slot;
      readonly alternatives: readonly OfferedTime[];
    }
  | { readonly kind: 'failed'; readonly departmentId: string; readonly message: string };

export interface Pick {
  readonly pick: (workshop: AvailableWorkshop, slot: OfferedTime) => void;
  /** `YYYY-MM-DDTHH:mm` of the time that is being asked for. */
  readonly pending: string | null;
  readonly problem: PickProblem | null;
}

/**
 * Holds a time for this visitor; it is chosen when the server says that it is held. An earlier hold moves along.
 * @param taken told when somebody else was faster: what is free has changed
 */
export function usePick(taken: () => void): Pick {
  const { api, dispatch, current, announce, t, site } = useBooking();
  const [pending, setPending] = useState<string | null>(null);
  const [problem, setProblem] = useState<PickProblem | null>(null);
  const isBusy = useRef(false);

  const ask = async (workshop: AvailableWorkshop, slot: OfferedTime) => {
    const { car, hold } = current();
    const services = serviceIds(current());
    if (car === null || isBusy.current) return;
    isBusy.current = true;
    setPending(timeSlotOf(slot));
    setProblem(null);
    const { departmentId, siteName } = workshop;
    const answer = await api.hold({
      date: slot.date,
      time: slot.time,
      registrationNumber: car.registrationNumber,
      departmentId,
      serviceOfferings: services,
      holdId: hold?.holdId ?? null,
    });
    isBusy.current = false;
    setPending(null);
    const isStale =
      current().car?.registrationNumber !== car.registrationNumber ||
      serviceIds(current()).join() !== services.join();
    if (answer.ok && isStale) {
      api.releaseHold(answer.value.holdId);
      return;
    }
    if (answer.ok) {
      dispatch({ type: 'chooseSlot', location: workshop, slot, hold: answer.value });
      const time = fullMomentText(timeSlotOf(slot), site.locale) ?? '';
      announce(t('times.picked', { time, name: siteName }));
      return;
    }
    const { failure } = answer;
    if (failure.kind === 'refused' && failure.code === 'slot-taken') {
      setProblem({ kind: 'taken', departmentId, slot, alternatives: failure.alternatives });
      taken();
      return;
    }
    const message = (failure.kind === 'refused' ? failure.message : null) ?? t('times.holdFailed');
    setProblem({ kind: 'failed', departmentId, message });
  };
  return { pick: (workshop, slot) => void ask(workshop, slot), pending, problem };
}
