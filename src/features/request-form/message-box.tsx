import { Alert } from '~/ui/alert';
import { ErrorSummary } from '~/ui/form/error-summary';
import type { Problems } from './fields/field-rules';
import { PhoneLine } from './phone-line';
import styles from './request-form.module.css';
import type { RequestMessage } from './sending/request-state';
import type { RequestTexts } from './texts';

/** What is said of failures that are a form's own, by the server's name of them; `failed` of all that have no other. */
type FailureTexts = Readonly<Record<string, string>> & { readonly failed: string };

interface MessageBoxProps {
  readonly uid: string;
  readonly t: RequestTexts;
  readonly problems: Problems;
  readonly message: RequestMessage | null;
  readonly failures: FailureTexts;
  /** A number to call when the form does not get through. */
  readonly phone: string | null;
}

/** Above the fields: what is wrong with them, or that the form has not got through. */
export function MessageBox(props: MessageBoxProps) {
  return (
    <div data-messages="" tabIndex={-1} className={styles.messages}>
      <Message {...props} />
    </div>
  );
}

function Message({ uid, t, problems, message, failures, phone }: MessageBoxProps) {
  if (message === null) return null;
  if (message.kind === 'invalid') return <Alert tone="danger" title={t('invalidInput')} live />;
  if (message.kind === 'listed') {
    const errors = Object.entries(problems).map(([name, text]) => ({
      field: `${uid}-${name}`,
      message: text,
    }));
    return <ErrorSummary title={message.title ?? t('form.errorTitle')} errors={errors} />;
  }
  const { error, title, reference } = message;
  return (
    <Alert tone="danger" title={title ?? failureText(error, failures, t)} live>
      {phone !== null && (error === null || !isPassing(error, failures)) && <PhoneLine t={t} phone={phone} />}
      {reference !== null && <p className={styles.reference}>{t('error.reference', { reference })}</p>}
    </Alert>
  );
}

const FAILURES = {
  'rate-limited': 'failure.rateLimited',
  offline: 'request.offline',
  unavailable: 'request.unavailable',
} as const;

const isKnown = (error: string): error is keyof typeof FAILURES => Object.hasOwn(FAILURES, error);

function failureText(error: string | null, failures: FailureTexts, t: RequestTexts): string {
  if (error !== null && isKnown(error)) return t(FAILURES[error]);
  return (error !== null && Object.hasOwn(failures, error) ? failures[error] : undefined) ?? failures.failed;
}

/** The visitor can do something about it without calling anybody. */
const isPassing = (error: string, failures: FailureTexts): boolean =>
  error !== 'unavailable' && (isKnown(error) || Object.hasOwn(failures, error));
