import { useRef, useState } from 'react';
import { useHoldRenewal } from '~/features/time-hold';
import type { OfferedTime } from '~/modules/workshop';
import { randomId } from '~/platform/random-id';
import { fullMomentText } from '~/ui/text/wall-clock';
import { useBooking } from '../state/booking-context';
import { chosenSlot, timeSlotOf } from '../state/store';
import { type BookingOutcome, type BookingRefusal, hasBookedNothing, holdRequestOf } from './send-booking';

/** Where the request stands; `holding`: a time is being held anew. */
export type RequestState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'holding' }
  | BookingRefusal;

/** A request on its way. What is chosen and typed from now on is none of its. */
interface SentBooking<T> {
  readonly answer: Promise<BookingOutcome<T>>;
  /** It is booked: analytics is told and the state is that which was sent. */
  readonly booked: (visit: T) => void;
}

/**
 * Sends the request of a flow under this key; null where it has nothing to send.
 * @param isConfirmed the customer has been asked whether they want a second visit at the same time
 */
export type BookingCall<T> = (key: string, isConfirmed: boolean) => SentBooking<T> | null;

/** Sends the booking, holds a time anew, keeps the hold while the customer types. */
export function useBookingRequest() {
  const { current, dispatch, api, announce, t, site } = useBooking();
  const [request, setRequest] = useState<RequestState>({ kind: 'idle' });
  const isBusy = useRef(false);

  const alone = async (act: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await act();
    isBusy.current = false;
  };

  /** The same key is sent until it is known what came of it. */
  const send = <T>(call: BookingCall<T>, isConfirmed = false) =>
    alone(async () => {
      const key = current().attempt ?? randomId();
      const sent = call(key, isConfirmed);
      if (sent === null) return;
      dispatch({ type: 'attempt', key });
      setRequest({ kind: 'sending' });
      const outcome = await sent.answer;
      if (outcome.kind === 'booked') {
        // What was last said is of a choice that is over.
        announce('');
        return sent.booked(outcome.visit);
      }
      if (hasBookedNothing(outcome)) dispatch({ type: 'attempt', key: null });
      if (outcome.kind === 'hold-lost') dispatch({ type: 'holdLost' });
      setRequest(outcome);
    });

  const take = (slot: OfferedTime) =>
    alone(async () => {
      const holdRequest = holdRequestOf(current(), slot);
      const { location } = current();
      if (holdRequest === null || location === null) return;
      const before = request;
      setRequest({ kind: 'holding' });
      const answer = await api.hold(holdRequest);
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

  const keepHold = useHoldRenewal({
    // While something is being sent the hold is the server's.
    current: () => (isBusy.current ? null : current().hold),
    api,
    extended: (hold) => dispatch({ type: 'holdExtended', hold }),
    lost: () => dispatch({ type: 'holdLost' }),
  });

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
