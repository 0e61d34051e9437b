import { type FormEvent, useState } from 'react';
import type { Country } from '~/sites';
import { Button } from '~/ui/button';
import { TextArea, TextInput } from '~/ui/controls';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { useBooking } from '../state/booking-context';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblems,
  checkContact,
  MOST_CHARACTERS,
} from './contact-check';
import styles from './contact-form.module.css';
import { RequestMessage } from './request-message';
import { type RequestState, useBookingRequest } from './use-booking-request';

const PHONE_EXAMPLES = {
  SE: '070-174 06 05',
  NO: '406 12 345',
  FI: '040 123 4567',
  SK: '0905 123 456',
  GB: '07700 900123',
} as const satisfies Record<Country, string>;

/** What has come back asks for another press than that of the button to book. */
const ASKING: readonly RequestState['kind'][] = ['taken', 'already-booked', 'key-reused'];

/** Who comes and what the workshop should know; sends the booking (specification 3 §4, flow A). Stands below the chosen time. */
export function ContactForm() {
  const { state, t, uid, site, track } = useBooking();
  const { request, send, take, takeAgain, keepHold } = useBookingRequest();
  const [problems, setProblems] = useState<ContactProblems>({});
  const isBusy = request.kind === 'sending' || request.kind === 'taking';
  const mayBook = state.hold !== null && !ASKING.includes(request.kind);
  const id = `${uid}-contact`;

  const book = (isMeant: boolean) => {
    const checked = checkContact(state.contact, site.country);
    setProblems(checked.ok ? {} : checked.problems);
    if (!checked.ok) return focusOn(`${id}-errors`);
    track({ type: 'form' });
    track({ type: 'step', step: 'confirm_booking' });
    void send(checked.contact, isMeant).then(() => focusOn(`${id}-message`));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && mayBook) book(false);
  };
  const clear = (field: ContactField) => {
    keepHold();
    if (problems[field] !== undefined) setProblems({ ...problems, [field]: undefined });
  };
  const text = (field: ContactField): string | undefined => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem === 'form.phoneInvalid') return t(problem, { example: PHONE_EXAMPLES[site.country] });
    return problem === 'form.tooLong' ? t(problem, { max: MOST_CHARACTERS[field] }) : t(problem);
  };
  const errors = CONTACT_FIELDS.flatMap((field) => {
    const message = text(field);
    return message === undefined ? [] : [{ field: `${id}-${field}`, message }];
  });
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        {t('booking.contact')}
      </h3>
      <p className={styles.note}>{t('booking.contactText')}</p>
      <form className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy || undefined}>
        <div id={`${id}-errors`} tabIndex={-1} className={styles.messages}>
          <ErrorSummary title={t('form.errorTitle')} errors={errors} />
        </div>
        <p className={styles.note}>{t('form.requiredHint')}</p>
        <ContactFields id={id} text={text} onTyped={clear} isBusy={isBusy} />
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

/** After the messages have been drawn; what has said nothing takes no focus. */
function focusOn(id: string): void {
  setTimeout(() => {
    const place = document.getElementById(id);
    if (place?.firstElementChild) place.focus();
  });
}

interface FieldsProps {
  readonly id: string;
  readonly text: (field: ContactField) => string | undefined;
  readonly onTyped: (field: ContactField) => void;
  readonly isBusy: boolean;
}

const INPUTS = [
  { field: 'name', label: 'form.name', type: 'text', autoComplete: 'name' },
  { field: 'phone', label: 'form.phone', type: 'tel', autoComplete: 'tel' },
  { field: 'email', label: 'form.email', type: 'email', autoComplete: 'email' },
] as const;

function ContactFields({ id, text, onTyped, isBusy }: FieldsProps) {
  const { state, dispatch, t } = useBooking();
  const typed = (field: ContactField) => (event: { currentTarget: { value: string } }) => {
    dispatch({ type: 'contact', contact: { [field]: event.currentTarget.value } });
    onTyped(field);
  };
  return (
    <div className={styles.fields}>
      {INPUTS.map(({ field, label, type, autoComplete }) => (
        <Field
          key={field}
          id={`${id}-${field}`}
          label={t(label)}
          error={text(field)}
          required
          className={styles[field]}
        >
          {(control) => (
            <TextInput
              {...control}
              type={type}
              name={field}
              autoComplete={autoComplete}
              maxLength={MOST_CHARACTERS[field]}
              readOnly={isBusy}
              value={state.contact[field]}
              onChange={typed(field)}
            />
          )}
        </Field>
      ))}
      <Field
        id={`${id}-comment`}
        label={t('booking.comment')}
        optionalText={t('form.optional')}
        error={text('comment')}
        className={styles.comment}
      >
        {(control) => (
          <TextArea
            {...control}
            name="comment"
            rows={3}
            maxLength={MOST_CHARACTERS.comment}
            readOnly={isBusy}
            value={state.contact.comment}
            onChange={typed('comment')}
          />
        )}
      </Field>
    </div>
  );
}
