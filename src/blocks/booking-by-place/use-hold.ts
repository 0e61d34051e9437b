import { useCallback, useState } from 'react';
import type { BookingApi } from '~/features/booking-calls';
import type { Stored } from '~/features/service-booking';
import { offeringsOf } from '~/features/service-catalogue';
import type { OfferedTime, Slot } from '~/modules/workshop';
import { type Action, type BookingState, linesOf, slotOf } from './state/booking';

/** A time that somebody else was quicker to take. */
interface TakenSlot {
  readonly slot: Slot;
  readonly alternatives: readonly OfferedTime[];
}

export interface HoldState {
  /** Holds the time that is chosen now. */
  readonly reserve: () => void;
  readonly isBusy: boolean;
  readonly taken: TakenSlot | null;
  /** Forgets that a time was taken. */
  readonly dismiss: () => void;
  /** Another number once what is free has changed. */
  readonly round: number;
}

/**
 * Holds the chosen time while the visitor goes on. Where it cannot be held for any other reason than that somebody else has
 * it, the choice stands: the booking itself decides.
 */
export function useHold(
  { current, dispatch }: Pick<Stored<BookingState, Action>, 'current' | 'dispatch'>,
  holds: Pick<BookingApi, 'hold' | 'releaseHold'>,
): HoldState {
  const [isBusy, setBusy] = useState(false);
  const [taken, setTaken] = useState<TakenSlot | null>(null);
  const [round, setRound] = useState(0);
  const reserve = useCallback(() => {
    const state = current();
    const slot = slotOf(state);
    const { car, department } = state;
    if (slot === null || car === null || department === null) return;
    setTaken(null);
    setBusy(true);
    const request = {
      ...slot,
      registrationNumber: car.regNo,
      departmentId: department.departmentId,
      serviceOfferings: offeringsOf(linesOf(state)),
      holdId: null,
    };
    void holds.hold(request).then((answer) => {
      setBusy(false);
      const isStale = !isSame(current(), state) || current().booked !== null;
      if (answer.ok) {
        if (isStale) holds.releaseHold(answer.value.holdId);
        else dispatch({ type: 'held', hold: answer.value });
        return;
      }
      const { failure } = answer;
      if (isStale || failure.kind !== 'refused' || failure.code !== 'slot-taken') return;
      setTaken({ slot, alternatives: failure.alternatives });
      setRound((before) => before + 1);
      dispatch(slot.time === null ? { type: 'date', day: null } : { type: 'time', time: null });
    });
  }, [current, dispatch, holds]);
  const dismiss = useCallback(() => setTaken(null), []);
  return { reserve, isBusy, taken, dismiss, round };
}

/** The same time at the same workshop for the same work. */
const isSame = (a: BookingState, b: BookingState): boolean =>
  a.selectedDate === b.selectedDate &&
  a.selectedTime === b.selectedTime &&
  a.department?.departmentId === b.department?.departmentId &&
  a.serviceCategories === b.serviceCategories &&
  a.addons === b.addons;
