import type { ReactNode } from 'react';
import type { Calculation } from '~/modules/leads';
import type { FormState, PageContext } from '~/page/contract';
import { FORM_ENDPOINT } from '~/sites/paths';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { CALCULATION_FIELD } from './calculation-field';
import { PhoneLine } from './phone-line';
import { RequestFields } from './request-fields';
import styles from './request-form.module.css';
import {
  type DealerChoice,
  formNameOf,
  type RequestFormKind,
  type RequestReceiver,
  sentStateOf,
} from './request-form-model';
import { SuccessDialog, SuccessPanel } from './request-success';
import { ScriptTexts } from './script-texts';

export interface RequestFormProps {
  readonly page: PageContext;
  readonly kind: RequestFormKind;
  /** Prefix of element ids, unique on the page. */
  readonly uid: string;
  readonly car?: { readonly id: string; readonly title: string };
  /** Of a car: the offers that its page first shows; scripts write there what the visitor tries out. */
  readonly calculation?: Calculation | null;
  readonly siteId?: string;
  readonly receiver: RequestReceiver | null;
  /** Whom the visitor writes to, in the texts. */
  readonly dealer: string;
  /** Called by visitors whose request does not get through. */
  readonly phone: string | null;
  /** For sample cars, which stand nowhere yet: the visitor chooses (REQUEST-3). */
  readonly dealers?: readonly DealerChoice[];
  /** Where the visitor reads how personal data are handled. */
  readonly privacy?: ReactNode;
}

/**
 * The contact, quote and test-drive request. An ordinary form that a server answers; its script sends it without
 * leaving the page (REQUEST-1, REQUEST-5).
 */
export function RequestForm(props: RequestFormProps) {
  const { page, kind, uid } = props;
  const formName = formNameOf(page.site, kind);
  const state = sentStateOf(page, { formName, carId: props.car?.id ?? '', siteId: props.siteId ?? '' });
  return (
    <div id="contact-form" className={styles.root} data-enhance="contact-form">
      <span id="contact-quote" className={styles.anchor} />
      <span id="contact-testdrive" className={styles.anchor} />
      {state?.outcome === 'sent' ? (
        <SuccessPanel page={page} uid={uid} dealer={props.dealer} confirmation={state.confirmation ?? null} />
      ) : (
        <OpenForm {...props} formName={formName} state={state} />
      )}
    </div>
  );
}

type OpenFormProps = RequestFormProps & { readonly formName: string; readonly state: FormState | null };

function OpenForm(props: OpenFormProps) {
  const { page, uid, state, privacy } = props;
  const { t } = page;
  return (
    <>
      <form method="post" action={FORM_ENDPOINT} acceptCharset="utf-8" className={styles.form}>
        <HiddenValues {...props} />
        <div data-messages="" className={styles.messages}>
          <Outcome {...props} />
        </div>
        <p className={styles.hint}>{t('form.requiredHint')}</p>
        <RequestFields
          {...{ page, uid }}
          values={state?.values ?? {}}
          problems={state?.problems ?? {}}
          aboutCar={props.car !== undefined}
          dealers={props.dealers ?? []}
        />
        <div className={styles.actions}>
          <Button type="submit" size="l" className={styles.send} data-sending={t('form.sending')}>
            {t('form.send')}
          </Button>
          <p className={styles.privacy}>
            {t('form.privacy')}
            {privacy !== undefined && <> {privacy}</>}
          </p>
        </div>
      </form>
      <ScriptTexts page={page} phone={props.phone} />
      <SuccessDialog page={page} uid={uid} dealer={props.dealer} />
    </>
  );
}

/** What the form says of itself; bots fill `website`, people never meet it. */
function HiddenValues(props: OpenFormProps) {
  const { page, formName, car, siteId, receiver, calculation = null, state } = props;
  // What was tried out before a script-less round trip is not forgotten.
  const shown = calculation === null ? '' : JSON.stringify(calculation);
  const values = {
    formName,
    car: car?.title ?? '',
    carId: car?.id ?? '',
    siteId: siteId ?? '',
    [CALCULATION_FIELD]: (shown && state?.values[CALCULATION_FIELD]) || shown,
    toName: receiver?.name ?? '',
    toEmail: receiver?.email ?? '',
    sourceUrl: encodeURI(page.href(page.path)),
  };
  return (
    <>
      {Object.entries(values).map(([name, value]) =>
        value === '' && name !== 'toName' && name !== 'toEmail' ? null : (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ),
      )}
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

const LISTED = ['siteName', 'name', 'phone', 'email', 'message'] as const;

/** What came back from the server when the form was sent without its script. */
function Outcome({ state, page, uid, phone }: OpenFormProps) {
  if (state === null) return null;
  const { t } = page;
  if (state.outcome === 'invalid') {
    const errors = LISTED.flatMap((field) => {
      const message = state.problems[field];
      return message === undefined ? [] : [{ field: `${uid}-${field}`, message }];
    });
    return <ErrorSummary title={state.message ?? t('form.errorTitle')} errors={errors} />;
  }
  return (
    <Alert tone="danger" title={state.message ?? t('carDetailFormError')} live>
      {phone !== null && <PhoneLine page={page} phone={phone} />}
      {state.reference !== null && (
        <p className={styles.reference}>{t('error.reference', { reference: state.reference })}</p>
      )}
    </Alert>
  );
}
