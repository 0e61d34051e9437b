import { useEffect, useMemo, useRef } from 'react';
import { FormContentProvider, type Request, TextField, Trap, useRequest } from '~/features/request-form';
import type { MessageKey, MessageSubset, Translate } from '~/messages';
import { translatorOver } from '~/messages/translate';
import type { FormState } from '~/page/contract';
import { ALERT_ENDPOINT } from '~/sites/paths';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { FieldGroup, Radio } from '~/ui/form/controls';
import { ErrorSummary } from '~/ui/form/error-summary';
import styles from './alert-form.module.css';
import { AlertPreferences, DAYS_TO_CONFIRM, FREQUENCIES, type PreferenceTexts } from './alert-preferences';
import { sendAlert } from './send-alert';

export const ALERT_KEYS = [
  ...(['form.optional', 'form.email', 'form.sending'] as const),
  ...(['form.errorTitle', 'form.emailMissing', 'form.emailInvalid', 'failure.rateLimited'] as const),
  ...(['alert.failed', 'alert.frequency', 'alert.now', 'alert.daily', 'alert.privacy'] as const),
  ...(['alert.sentTitle', 'alert.sentText', 'error.reference'] as const),
] as const satisfies readonly MessageKey[];
type AlertKey = (typeof ALERT_KEYS)[number];
type AlertTexts = Translate<AlertKey>;

export interface AlertFormProps {
  /** Id of the form, and prefix of those in it. */
  readonly uid: string;
  readonly texts: MessageSubset<AlertKey>;
  readonly intro: string;
  /** On the button that sends it. */
  readonly submit: string;
  /** What can be told of a search; null where the price of one car is watched. */
  readonly preferences: PreferenceTexts | null;
  /** What came back from the server when the form was sent without a script. */
  readonly returned: FormState | null;
}

/** Watches a search, or the price of a car; what is watched stands outside, in hidden fields of this form. */
export function AlertForm({ uid, texts, intro, submit, preferences, returned }: AlertFormProps) {
  const t = useMemo(() => translatorOver(texts), [texts]);
  const tPreference = useMemo(() => preferences && translatorOver(preferences), [preferences]);
  const request = useRequest({
    returned,
    rules: {
      email: { missing: t('form.emailMissing'), ...same(t('form.emailInvalid')) },
      ...(tPreference && {
        newCars: { missing: tPreference('alert.wishMissing'), tooLong: tPreference('alert.wishMissing') },
      }),
    },
    check: (form) => preferenceProblem(new FormData(form)),
    submit: (form) => sendAlert(form.action, new FormData(form), (input, init) => fetch(input, init)),
  });
  const { phase, problems } = request.state;
  const values = returned?.values ?? {};
  if (phase === 'thanked') return <Thanks t={t} />;
  return (
    <form
      {...request.form}
      id={uid}
      method="post"
      action={ALERT_ENDPOINT}
      acceptCharset="utf-8"
      onInput={request.clear}
    >
      <fieldset className={styles.form} disabled={phase === 'sending'}>
        <Trap />
        <Message uid={uid} t={t} request={request} />
        <p className={styles.intro}>{intro}</p>
        <div className={styles.fields}>
          <FormContentProvider value={{ uid, t, values, problems }}>
            <TextField
              name="email"
              label={t('form.email')}
              required
              type="email"
              autoComplete="email"
              inputMode="email"
            />
          </FormContentProvider>
          {tPreference === null ? (
            <input type="hidden" name="priceDrops" value="on" />
          ) : (
            <AlertPreferences
              uid={uid}
              t={tPreference}
              values={returned === null ? null : values}
              problem={problems.newCars}
            />
          )}
          <FieldGroup legend={t('alert.frequency')}>
            {FREQUENCIES.map((frequency) => (
              <Radio
                key={frequency}
                name="frequency"
                value={frequency}
                label={t(`alert.${frequency}`)}
                defaultChecked={(values.frequency ?? 'now') === frequency}
              />
            ))}
          </FieldGroup>
        </div>
        <div className={styles.actions}>
          <Button type="submit">{phase === 'sending' ? t('form.sending') : submit}</Button>
          <p className={styles.privacy}>{t('alert.privacy')}</p>
        </div>
      </fieldset>
    </form>
  );
}

const same = (text: string) => ({ malformed: text, tooLong: text });

/** At least one is ticked. */
const preferenceProblem = (data: FormData): Readonly<Record<string, string>> =>
  data.has('newCars') || data.has('priceDrops') ? {} : { newCars: 'wishMissing' };

interface MessageProps {
  readonly uid: string;
  readonly t: AlertTexts;
  readonly request: Request;
}

function Message({ uid, t, request }: MessageProps) {
  const { message, problems } = request.state;
  if (message === null) return null;
  if (message.kind === 'failed') {
    const isLimited = message.error === 'rate-limited';
    const title = message.title ?? t(isLimited ? 'failure.rateLimited' : 'alert.failed');
    const { reference } = message;
    return (
      <Alert tone="danger" title={title} live tabIndex={-1} data-messages="">
        {reference !== null && t('error.reference', { reference })}
      </Alert>
    );
  }
  const title = message.kind === 'listed' ? message.title : null;
  const errors = Object.entries(problems).map(([name, text]) => ({ field: `${uid}-${name}`, message: text }));
  return <ErrorSummary title={title ?? t('form.errorTitle')} errors={errors} />;
}

/** In the form's place stands what a page without script would say. */
function Thanks({ t }: { readonly t: AlertTexts }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('[tabindex]')?.focus(), []);
  return (
    <div ref={place} data-sent="">
      <Alert tone="success" title={t('alert.sentTitle')} tabIndex={-1}>
        {t('alert.sentText', { days: DAYS_TO_CONFIRM })}
      </Alert>
    </div>
  );
}
