import { useRef, useState } from 'react';
import type { Slot } from '~/modules/workshop';
import { fullMomentText } from '~/ui/wall-clock';
import { useBooking } from '../state/booking-context';
import { type Contact, chosenSlot, timeSlotOf } from '../state/store';
import {
  type BookingOutcome,
  hasBookedNothing,
  holdWishOf,
  newKey,
  sendBooking,
  wishOf,
} from './send-booking';

/** Where the request stands; `taking`: a time is being held anew. */
export type RequestState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'taking' }
  | Exclude<BookingOutcome, { kind: 'booked' }>;

/** At most once a minute a hold is kept alive by whoever types. */
const EXTEND_MS = 60_000;

/** Sends the booking, holds a time anew, keeps the hold while the customer types. */
export function useBookingRequest() {
  const { current, dispatch, api, announce, t, site, track } = useBooking();
  const [request, setRequest] = useState<RequestState>({ kind: 'idle' });
  const isBusy = useRef(false);
  const extendedAt = useRef(Number.NEGATIVE_INFINITY);

  const alone = async (act: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await act();
    isBusy.current = false;
  };

  /**
   * The same key is sent until it is known what came of it.
   * @param isMeant the customer has been asked whether they want a second visit at the same time
   */
  const send = (contact: Contact, isMeant = false) =>
    alone(async () => {
      const key = current().attempt ?? newKey();
      const wish = wishOf(current(), contact, key);
      if (wish === null) return;
      dispatch({ type: 'attempt', key });
      setRequest({ kind: 'sending' });
      const outcome = await sendBooking(api, { ...wish, refuseIfCarIsBooked: !isMeant });
      if (outcome.kind === 'booked') {
        const { services } = current();
        track({ type: 'step', step: 'complete_booking' });
        track({ type: 'purchase', visit: outcome.visit, services });
        dispatch({ type: 'booked', visit: outcome.visit });
        return;
      }
      if (hasBookedNothing(outcome)) dispatch({ type: 'attempt', key: null });
      if (outcome.kind === 'hold-lost') dispatch({ type: 'holdLost' });
      setRequest(outcome);
    });

  const take = (slot: Slot) =>
    alone(async () => {
      const wish = holdWishOf(current(), slot);
      const { location } = current();
      if (wish === null || location === null) return;
      const before = request;
      setRequest({ kind: 'taking' });
      const answer = await api.hold(wish);
      if (answer.ok) {
        dispatch({ type: 'chooseSlot', location, slot, hold: answer.value });
        setRequest({ kind: 'idle' });
        announce(t('booking.timeIsYours', { time: fullMomentText(timeSlotOf(slot), site.locale) ?? '' }));
        return;
      }
      const { failure } = answer;
      if (failure.kind === 'refused' && failure.code === 'slot-taken') {
        setRequest({ kind: 'taken', alternatives: failure.alternatives });
      } else if (failure.kind === 'refused' && failure.status === 422) {
        setRequest({ kind: 'refused', message: failure.message });
      } else {
        setRequest(
          before.kind === 'taken' ? before : { kind: failure.kind === 'network' ? 'offline' : 'failed' },
        );
      }
    });

  const keepHold = () => {
    const { hold } = current();
    const now = Date.now();
    if (hold === null || isBusy.current || now - extendedAt.current < EXTEND_MS) return;
    extendedAt.current = now;
    void api.extendHold(hold.holdId).then((answer) => {
      if (current().hold?.holdId !== hold.holdId) return;
      if (answer.ok) dispatch({ type: 'holdExtended', hold: answer.value });
      else if (answer.failure.kind === 'refused' && answer.failure.code === 'unknown-hold') {
        dispatch({ type: 'holdLost' });
      }
    });
  };

  return {
    request,
    send,
    take,
    keepHold,
    takeAgain: () => {
      const slot = chosenSlot(current());
      if (slot !== null) void take(slot);
    },
    dismiss: () => setRequest({ kind: 'idle' }),
  };
}
