import { useCallback } from 'react';
import {
  type BookingCall,
  checkContact,
  focusOnMessage,
  outcomeOf,
  RequestMessage,
  useBooking,
  useBookingRequest,
} from '~/features/service-booking';
import { priceOf } from '~/features/service-catalogue';
import { HoldClock } from '~/features/time-hold';
import type { BookedAnswer } from '~/modules/service-booking/browser';
import { Button } from '~/ui/button';
import { PageFrame } from '../frame/page-frame';
import { WizardFooter } from '../frame/wizard-footer';
import styles from '../service-wizard.module.css';
import { linesOf } from '../state/booking-view';
import { createRequestOf } from '../state/create-request';
import { contactOf } from '../state/wizard-state';
import { SummaryBlocks } from '../summary-blocks';
import { useWizard } from '../wizard-context';
import type { ChoosingPageProps } from './page-props';
import { LIMITS } from './place-page';

/** What has come back asks for another press than that of the button to book. */
const NEEDS_CONFIRMATION: readonly string[] = ['taken', 'already-booked', 'key-reused'];

/** Page 5: everything once more, and the booking. */
export function SummaryPage({ go, onChoices }: ChoosingPageProps) {
  const { t, uid, wizard, site, announce, track } = useWizard();
  const { dispatch, current } = useBooking();
  const { request, send, take, takeAgain } = useBookingRequest();
  const booking = useBookingCall();
  const { hold } = wizard;
  const isBusy = request.kind === 'sending' || request.kind === 'holding';
  const mayBook = hold !== null && !NEEDS_CONFIRMATION.includes(request.kind);
  const id = `${uid}-request`;
  const book = (isConfirmed: boolean) => {
    // What was typed on the page before may have been put there by somebody else's storage.
    if (!checkContact(contactOf(wizard), LIMITS).ok) return go(4);
    track({ type: 'form' });
    void send(booking, isConfirmed).then(() => focusOnMessage(id));
  };
  const onLost = useCallback(
    (holdId: string) => {
      if (current().hold?.holdId === holdId) dispatch({ type: 'holdLost' });
    },
    [current, dispatch],
  );
  return (
    <PageFrame
      title={t('wizard.step5')}
      footer={
        <WizardFooter onBack={() => go(4)} onChoices={onChoices}>
          {mayBook && (
            <Button size="l" busy={isBusy} className={styles.next} onClick={() => book(false)}>
              {t(request.kind === 'sending' ? 'booking.sending' : 'wizard.send')}
            </Button>
          )}
        </WizardFooter>
      }
    >
      <SummaryBlocks
        belowTime={hold !== null && <HoldClock hold={hold} t={t} announce={announce} onLost={onLost} />}
      />
      <div id={id} tabIndex={-1} className={styles.messages}>
        <RequestMessage request={request} onTake={take} onTakeAgain={takeAgain} onAnyway={() => book(true)} />
      </div>
      <p className={styles.note}>
        {t('booking.privacy')}
        {site.privacy !== null && (
          <>
            {' '}
            <a href={site.privacy.href} target="_blank" rel="noopener">
              {site.privacy.text}
            </a>
          </>
        )}
      </p>
    </PageFrame>
  );
}

/** How the wizard books, and what is told of it. */
function useBookingCall(): BookingCall<BookedAnswer> {
  const { now, change, calls, site, track } = useWizard();
  return (key, isConfirmed) => {
    const sent = now();
    const checked = checkContact(contactOf(sent), LIMITS);
    if (!checked.ok) return null;
    const { contact } = checked;
    const request = createRequestOf(sent, { contact, key, currency: site.currency, isConfirmed });
    if (request === null) return null;
    const booked = (answer: BookedAnswer) => {
      const lines = linesOf(sent);
      const { bookingId, totalPrice, currency } = answer;
      const services = lines.map(({ service }) => ({
        id: service.serviceId,
        name: service.label,
        unit: null,
        price: priceOf(service)?.value ?? 0,
      }));
      const kinds = lines.map(({ service, kind }) => [
        service.serviceId,
        { kind: kind === 'addon' ? ('addOn' as const) : ('service' as const), priceText: null },
      ]);
      track({ type: 'step', step: 'complete_booking' });
      track({
        type: 'purchase',
        visit: { bookingId, totalPrice, currency, services },
        services: Object.fromEntries(kinds),
      });
      change({ type: 'booked', answer, sent });
    };
    return { answer: calls.create(request).then(outcomeOf), booked };
  };
}
