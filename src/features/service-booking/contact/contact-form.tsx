import { type FormEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/form/error-summary';
import { useBooking } from '../state/booking-context';
import { type ContactField, type ContactProblems, checkContact, MAX_LENGTHS } from './contact-check';
import { ContactFields, useContactProblems } from './contact-fields';
import styles from './contact-form.module.css';
import { focusOnMessage } from './focus-on-message';
import { RequestMessage } from './request-message';
import type { RequestState } from './use-booking-request';
import { useOwnRequest } from './use-own-request';

/** What has come back asks for another press than that of the button to book. */
const NEEDS_CONFIRMATION: readonly RequestState['kind'][] = ['taken', 'already-booked', 'key-reused'];

/** Who comes and what the workshop should know; sends the booking (BOOKING-5). Stands below the chosen time. */
export function ContactForm() {
  const { state, t, uid, site, track } = useBooking();
  const { request, send, take, takeAgain, keepHold } = useOwnRequest();
  const [problems, setProblems] = useState<ContactProblems>({});
  const isBusy = request.kind === 'sending' || request.kind === 'holding';
  const mayBook = state.hold !== null && !NEEDS_CONFIRMATION.includes(request.kind);
  const id = `${uid}-contact`;

  const book = (isConfirmed: boolean) => {
    const checked = checkContact(state.contact);
    setProblems(checked.ok ? {} : checked.problems);
    if (!checked.ok) return focusOnMessage(`${id}-errors`);
    track({ type: 'form' });
    track({ type: 'step', step: 'confirm_booking' });
    void send(checked.contact, isConfirmed).then(() => focusOnMessage(`${id}-message`));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && mayBook) book(false);
  };
  const clear = (field: ContactField) => {
    keepHold();
    if (problems[field] !== undefined) setProblems({ ...problems, [field]: undefined });
  };
  const { text, errors } = useContactProblems(id, problems);
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        {t('booking.contact')}
      </h3>
      <p className={styles.note}>{t('booking.contactText')}</p>
      <form
        className={styles.form}
        aria-labelledby={`${id}-title`}
        onSubmit={submit}
        noValidate
        aria-busy={isBusy || undefined}
      >
        <div id={`${id}-errors`} tabIndex={-1} className={styles.messages}>
          <ErrorSummary title={t('form.errorTitle')} errors={errors} />
        </div>
        <p className={styles.note}>{t('form.requiredHint')}</p>
        <ContactFields id={id} text={text} onTyped={clear} isBusy={isBusy} limits={MAX_LENGTHS} />
        <div id={`${id}-message`} tabIndex={-1} className={styles.messages}>
          <RequestMessage
            request={request}
            onTake={take}
            onTakeAgain={takeAgain}
            onAnyway={() => book(true)}
          />
        </div>
        <div className={styles.actions}>
          {mayBook && (
            <Button type="submit" size="l" busy={isBusy} className={styles.send}>
              {t(request.kind === 'sending' ? 'booking.sending' : 'booking.confirm')}
            </Button>
          )}
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
        </div>
      </form>
    </section>
  );
}
