import { type FormEvent, useEffect, useState } from 'react';
import type { Confirmation, Vehicle } from '~/modules/tyre-hotel';
import { barePhone, telHref } from '~/platform/phone/pattern';
import { randomId } from '~/platform/random-id';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextArea, TextInput } from '~/ui/form/controls';
import { ErrorSummary } from '~/ui/form/error-summary';
import { Field } from '~/ui/form/field';
import { Skeleton } from '~/ui/skeleton';
import { useSteadyEnd } from '~/ui/steady-end/steady-end';
import { Breakable } from '~/ui/text/breakable';
import { useFlow } from '../flow-context';
import { type Draft, draftFor, isAttemptAt, momentKey, sentTime } from '../session-state';
import styles from '../tyre-hotel.module.css';
import { useAnnouncedDays, useFreeDays, useTimes, withTime } from '../use-free-time';
import { trackTyreHotel } from '../use-tyre-hotel-tracking';
import { BookedNote } from './booked-note';
import { type BookingDraft, type BookingField, FIELDS, problemsOf } from './booking-check';
import { Failed } from './failed';
import { Dates, Times } from './free-time-fields';
import { Step } from './step';

interface Props {
  readonly vehicle: Vehicle;
  readonly onBooked: (confirmation: Confirmation) => void;
}

type TypedField = 'firstName' | 'lastName' | 'phone' | 'email' | 'comment';

/** When the car comes, and who brings it. What is chosen and typed outlives the page, as long as the tab does. */
export function BookingStep({ vehicle, onBooked }: Props) {
  const { t, uid, api, go, state, sessionEnded, privacyLink, ...flow } = useFlow();
  const { days, isFailed, refusal, ask } = useFreeDays(vehicle);
  const { regNo } = vehicle;
  const typed = draftFor(regNo, state);
  const keep = (change: Partial<Draft>) => flow.keep({ ...change, regNo });
  const [restoredDate] = useState(typed.date);
  const sent = sentTime(typed);
  // A day or a time that others have taken meanwhile is no choice.
  const isOffered = days?.some((day) => day === typed.date) !== false;
  const date = isOffered || sent !== null ? typed.date : null;
  const [isChecked, setChecked] = useState(false);
  const [phase, setPhase] = useState<'open' | 'sending'>('open');
  const [message, setMessage] = useState('');
  // Once it is drawn: an empty place takes no focus.
  useEffect(() => {
    if (message !== '') document.getElementById(`${uid}-message`)?.focus();
  }, [message, uid]);
  /** What to do where the server is not well: whom to call instead, and that nothing is lost. */
  const [isStored, setStored] = useState(false);
  const times = withTime(useTimes(vehicle, date), sent);
  const time = times.kind === 'known' && !times.times.some((each) => each === typed.time) ? null : typed.time;
  // The form comes as it was, not once without and once with the times of its day.
  const isRestoring = date !== null && date === restoredDate && times.kind === 'loading' && times.isFirst;
  const isAwaited = !isFailed && (days === null || isRestoring);
  const form = useSteadyEnd<HTMLFormElement>(isAwaited);
  useAnnouncedDays(days, date, isAwaited);
  const draft: BookingDraft = { ...typed, date, time, times: times.kind === 'known' ? times.times : null };
  const problems = isChecked ? problemsOf(draft) : {};
  const id = (field: string) => `${uid}-${field}`;
  const errors = FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem === undefined ? [] : [{ field: id(field), message: t(problem) }];
  });
  const textOf = (field: BookingField): string | undefined => {
    const problem = problems[field];
    return problem === undefined ? undefined : t(problem);
  };
  const change = (field: TypedField) => (event: { currentTarget: { value: string } }) => {
    keep({ [field]: event.currentTarget.value });
    setMessage('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (phase === 'sending' || (date !== null && times.kind === 'loading')) return;
    setChecked(true);
    setMessage('');
    if (date === null || Object.keys(problemsOf(draft)).length > 0) {
      setTimeout(() => document.getElementById(id('errors'))?.focus());
      return;
    }
    setPhase('sending');
    trackTyreHotel({ type: 'step', step: 'confirm_booking' });
    // The same press repeated is the same booking; another time is another one.
    const attempt = isAttemptAt(typed.attempt, date, time)
      ? typed.attempt
      : `${momentKey(date, time)}-${randomId()}`;
    keep({ attempt });
    const moment = `${date}T${time ?? '00:00'}:00`;
    const customer = {
      firstName: typed.firstName.trim(),
      lastName: typed.lastName.trim(),
      email: typed.email.trim(),
      phoneMobile: barePhone(typed.phone),
    };
    const body = {
      bookingDate: moment,
      bookingStart: time === null ? null : moment,
      regNo,
      freeText: typed.comment,
      customer,
    };
    const booked = await api.book(vehicle, body, attempt);
    setPhase('open');
    if (booked.ok) return onBooked(booked.value);
    if (booked.failure.status === 401) return sessionEnded(booked.failure.message);
    setStored(booked.failure.status >= 500);
    setMessage(booked.failure.message || t('tyreHotel.offline'));
    if (booked.failure.status === 409) {
      keep({ time: null, attempt: '' });
      times.ask();
    }
  };
  return (
    <Step title={t('tyreHotel.bookingTitle')}>
      <form
        ref={form}
        className={styles.form}
        aria-labelledby={`${uid}-title`}
        onSubmit={submit}
        noValidate
        aria-busy={phase === 'sending' || undefined}
      >
        <div id={id('errors')} tabIndex={-1} className={styles.messages}>
          <ErrorSummary title={t('form.errorTitle')} errors={errors} />
        </div>
        {vehicle.bookedChange !== null && <BookedNote change={vehicle.bookedChange} />}
        {refusal !== '' && <AskWorkshop vehicle={vehicle} text={refusal} />}
        {isFailed && refusal === '' && <Failed text={t('tyreHotel.dateError')} onRetry={ask} />}
        {isAwaited && <AwaitedDays />}
        {!isAwaited && days !== null && days.length === 0 && (
          <AskWorkshop vehicle={vehicle} text={t('tyreHotel.noDates')} />
        )}
        {!isAwaited && days !== null && days.length > 0 && (
          <>
            <Dates
              days={days}
              date={date}
              error={textOf('date')}
              onPick={(picked) => {
                keep({ date: picked, time: null });
                setMessage('');
              }}
            />
            {date !== null && (
              <Times
                times={times}
                date={date}
                time={time}
                error={textOf('time')}
                onPick={(picked) => keep({ time: picked })}
              />
            )}
            <div className={styles.fields}>
              {(
                [
                  ['firstName', 'tyreHotel.firstName', 'text', 'given-name'],
                  ['lastName', 'tyreHotel.lastName', 'text', 'family-name'],
                  ['phone', 'form.phone', 'tel', 'tel'],
                  ['email', 'form.email', 'email', 'email'],
                ] as const
              ).map(([field, label, type, autoComplete]) => (
                <Field key={field} id={id(field)} label={t(label)} error={textOf(field)} required>
                  {(control) => (
                    <TextInput
                      {...control}
                      type={type}
                      name={field}
                      autoComplete={autoComplete}
                      maxLength={field === 'email' ? 254 : 80}
                      readOnly={phase === 'sending'}
                      value={typed[field]}
                      onChange={change(field)}
                    />
                  )}
                </Field>
              ))}
              <Field
                id={id('comment')}
                label={t('booking.comment')}
                optionalText={t('form.optional')}
                className={styles.wide}
              >
                {(control) => (
                  <TextArea
                    {...control}
                    rows={3}
                    readOnly={phase === 'sending'}
                    value={typed.comment}
                    onChange={change('comment')}
                  />
                )}
              </Field>
            </div>
            <div id={id('message')} tabIndex={-1} className={styles.messages}>
              {message !== '' && (
                <Alert tone="danger" live>
                  {message}
                  {isStored && <PhoneAlternative vehicle={vehicle} />}
                </Alert>
              )}
            </div>
          </>
        )}
        <div className={styles.actions}>
          {!isAwaited && days !== null && days.length > 0 && (
            <Button type="submit" size="l" busy={phase === 'sending'}>
              {t(phase === 'sending' ? 'tyreHotel.sendingBooking' : 'tyreHotel.send')}
            </Button>
          )}
          <Button variant="ghost" onClick={() => go({ page: 'LoggedIn' })}>
            {t('tyreHotel.back')}
          </Button>
        </div>
        <p className={styles.note}>
          {t('booking.privacy')} {privacyLink !== null && <a href={privacyLink.href}>{privacyLink.text}</a>}
        </p>
      </form>
    </Step>
  );
}

/** In the size of the month and the fields that come. */
function AwaitedDays() {
  const { t } = useFlow();
  return (
    <>
      <p>{t('tyreHotel.loadingDays')}</p>
      <Skeleton className={styles.awaitedMonth} height="23rem" />
      <div className={styles.fields}>
        {['1', '2', '3', '4', '5'].map((field) => (
          <Skeleton key={field} height="4.5rem" />
        ))}
      </div>
    </>
  );
}

/** After the server's own words: what was typed is there still, and there is another way. */
function PhoneAlternative({ vehicle: { location } }: Pick<Props, 'vehicle'>) {
  const { t, phone } = useFlow();
  const number = location.phone || phone;
  return (
    <>
      {' '}
      {t('tyreHotel.kept')} <a href={telHref(number)}>{number}</a>
    </>
  );
}

/** WHEEL-CHANGE-1: where nothing can be booked, whom to ask. */
function AskWorkshop({ vehicle: { location }, text }: Pick<Props, 'vehicle'> & { readonly text: string }) {
  const { phone, email } = useFlow();
  const number = location.phone || phone;
  const address = location.email || email;
  return (
    <Alert tone="warning" live>
      {text} <a href={telHref(number)}>{number}</a>,{' '}
      <a href={`mailto:${address}`}>
        <Breakable text={address} />
      </a>
    </Alert>
  );
}
