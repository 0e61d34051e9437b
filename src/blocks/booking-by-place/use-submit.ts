import { useRef, useState } from 'react';
import { type BookingRefusal, hasBookedNothing, outcomeOf } from '~/features/service-booking';
import { priceOf } from '~/features/service-catalogue';
import { randomId } from '~/platform/random-id';
import { useFlow } from './flow-context';
import { linesOf } from './state/booking';
import { submissionOf } from './state/submission';

export type Submission = { readonly kind: 'idle' } | { readonly kind: 'sending' } | BookingRefusal;

/** Sends the booking: once, however often it is pressed; the same key until it is known what came of it. */
export function useSubmit(): {
  readonly submission: Submission;
  readonly submit: (isConfirmed: boolean) => void;
} {
  const { current, dispatch, api, site, announce, track } = useFlow();
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  const isBusy = useRef(false);
  const send = async (isConfirmed: boolean) => {
    const idempotencyKey = current().attempt ?? randomId();
    const sent = current();
    const request = submissionOf(sent, { idempotencyKey, isConfirmed, currency: site.currency });
    if (isBusy.current || request === null) return;
    isBusy.current = true;
    dispatch({ type: 'attempt', key: idempotencyKey });
    setSubmission({ kind: 'sending' });
    const outcome = outcomeOf(await api.submit(request));
    isBusy.current = false;
    if (outcome.kind === 'booked') {
      const lines = linesOf(sent);
      const { visit: booked } = outcome;
      track({ type: 'step', step: 'complete_booking' });
      track({
        type: 'purchase',
        visit: {
          bookingId: booked.kobraBookingId,
          totalPrice: booked.totalPrice,
          currency: booked.currency,
          services: lines.map(({ service }) => ({
            id: service.serviceId,
            name: service.label,
            unit: null,
            price: priceOf(service)?.value ?? null,
          })),
        },
        services: Object.fromEntries(
          lines.map(({ service, kind }) => [
            service.serviceId,
            { kind: kind === 'addon' ? 'addOn' : 'service', priceText: priceOf(service)?.priceText ?? null },
          ]),
        ),
      });
      // What was last said is of a choice that is over.
      announce('');
      dispatch({ type: 'booked', booked, sent });
      return;
    }
    if (hasBookedNothing(outcome)) dispatch({ type: 'attempt', key: null });
    const { hold } = current();
    if (outcome.kind === 'hold-lost' && hold !== null) dispatch({ type: 'holdLost', holdId: hold.holdId });
    setSubmission(outcome);
  };
  return { submission, submit: (isConfirmed) => void send(isConfirmed) };
}
