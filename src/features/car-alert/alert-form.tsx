import type { FormState, PageContext } from '~/page/contract';
import { ALERT_ENDPOINT } from '~/sites/paths';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Checkbox, FieldGroup, Radio, TextInput } from '~/ui/controls';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon/icon';
import styles from './alert-form.module.css';
import { AlertSearch, type WatchedSearch } from './alert-search';

/** Name of the form in a page's state; the server's routes have the same. */
export const ALERT_FORM = 'CarAlert';

export interface AlertFormProps {
  readonly page: PageContext;
  /** Prefix of element ids, unique on the page. */
  readonly uid: string;
  readonly search: WatchedSearch;
}

/** What came back from this form, sent without its script. */
const alertState = ({ form }: Pick<PageContext, 'form'>): FormState | null =>
  form?.formName === ALERT_FORM ? form : null;

/**
 * Watches a search, or the price of a car: a disclosure with an ordinary form. Its script sends it without leaving the
 * page; without one, the server answers with the page that says what comes next.
 */
export function AlertDisclosure(props: AlertFormProps) {
  const { page, search } = props;
  const { t } = page;
  const isCar = search.kind === 'car';
  return (
    <details className={styles.disclosure} open={alertState(page) !== null}>
      <summary className={styles.summary}>
        <Icon name="Bell" size="1.25rem" />
        <span>{t(isCar ? 'alert.carTitle' : 'alert.title')}</span>
        <Icon name="ChevronDown" size="1.125rem" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <AlertForm {...props} />
      </div>
    </details>
  );
}

function AlertForm(props: AlertFormProps) {
  const { page, uid, search } = props;
  const { t } = page;
  const state = alertState(page);
  const isCar = search.kind === 'car';
  const email = state?.problems.email;
  return (
    <form
      id={`${uid}-alert`}
      method="post"
      action={ALERT_ENDPOINT}
      acceptCharset="utf-8"
      className={styles.form}
      data-enhance="car-alert"
      data-enhance-when="interaction"
      data-failed={t('alert.failed')}
      data-limited={t('failure.rateLimited')}
      data-email-missing={t('form.emailMissing')}
      data-email-invalid={t('form.emailInvalid')}
      data-wish-missing={t('alert.wishMissing')}
    >
      <AlertSearch page={page} search={search} />
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div data-part="problems" className={styles.problems}>
        <Outcome state={state} uid={uid} page={page} />
      </div>
      <p className={styles.intro}>{t(isCar ? 'alert.carIntro' : 'alert.intro')}</p>
      <div className={styles.fields}>
        <Field label={t('form.email')} id={`${uid}-alert-email`} required error={email}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              defaultValue={state?.values.email}
            />
          )}
        </Field>
        {isCar ? (
          <input type="hidden" name="priceDrops" value="on" />
        ) : (
          <Wishes page={page} uid={uid} state={state} />
        )}
        <FieldGroup legend={t('alert.frequency')}>
          {FREQUENCIES.map((frequency) => (
            <Radio
              key={frequency}
              name="frequency"
              value={frequency}
              label={t(`alert.${frequency}`)}
              defaultChecked={(state?.values.frequency ?? 'now') === frequency}
            />
          ))}
        </FieldGroup>
      </div>
      <div className={styles.actions}>
        <Button type="submit" data-sending={t('form.sending')}>
          {t(isCar ? 'alert.carSubmit' : 'alert.submit')}
        </Button>
        <p className={styles.privacy}>{t('alert.privacy')}</p>
      </div>
      <template data-part="sent">
        <Alert tone="success" title={t('alert.sentTitle')} tabIndex={-1}>
          {t('alert.sentText', { days: DAYS_TO_CONFIRM })}
        </Alert>
      </template>
    </form>
  );
}

/** As long as an alert waits to be confirmed. */
export const DAYS_TO_CONFIRM = 7;
export const FREQUENCIES = ['now', 'daily'] as const;

/** What shall be told; one of them at least. */
export function Wishes({
  page: { t },
  uid,
  state,
}: {
  readonly page: Pick<PageContext, 't'>;
  readonly uid: string;
  readonly state: Pick<FormState, 'values' | 'problems'> | null;
}) {
  const problem = state?.problems.wish;
  return (
    <FieldGroup legend={t('alert.wishes')}>
      {(['newCars', 'priceDrops'] as const).map((name) => (
        <Checkbox
          key={name}
          id={`${uid}-alert-${name}`}
          name={name}
          label={t(`alert.${name}`)}
          aria-describedby={problem === undefined ? undefined : `${uid}-alert-wish-error`}
          defaultChecked={state === null || state.values[name] !== undefined}
        />
      ))}
      {problem !== undefined && (
        <p id={`${uid}-alert-wish-error`} className={styles.problem}>
          {problem}
        </p>
      )}
    </FieldGroup>
  );
}

function Outcome({
  state,
  uid,
  page: { t },
}: Pick<AlertFormProps, 'uid' | 'page'> & { state: FormState | null }) {
  if (state === null) return null;
  if (state.outcome !== 'invalid')
    return <Alert tone="danger" title={state.message ?? t('alert.failed')} live />;
  const { email, wish } = state.problems;
  const errors = [
    ...(email === undefined ? [] : [{ field: `${uid}-alert-email`, message: email }]),
    ...(wish === undefined ? [] : [{ field: `${uid}-alert-newCars`, message: wish }]),
  ];
  return <ErrorSummary title={state.message ?? t('form.errorTitle')} errors={errors} />;
}
