import { type OwnPhone, PHONE_CODE_MINUTES } from '~/modules/identity';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { ACCOUNT_PHONE_PATH } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import styles from './account.module.css';

/** What is wrong with the number that was typed, or with the code. */
export type PhoneProblem =
  | { readonly code: 'malformed-phone' | 'too-many' | 'not-sent'; readonly typed: string }
  | { readonly code: 'code-expired' }
  | { readonly code: 'wrong-code' };

const PROBLEMS = {
  'malformed-phone': 'account.phoneInvalid',
  'too-many': 'account.phoneTooMany',
  'not-sent': 'account.phoneFailed',
  'code-expired': 'account.phoneExpired',
} as const;

interface Props {
  readonly frame: StaffFrame;
  readonly phone: OwnPhone;
  readonly problem: PhoneProblem | null;
}

/** The mobile number of one's account: none, one that waits for its code, or a confirmed one. */
export function OwnPhoneSection(props: Props) {
  const { frame, phone } = props;
  const { t } = frame;
  const { confirmed, waiting } = phone;
  return (
    <section className={styles.section} id="phone">
      <h2>{t('account.phone')}</h2>
      <p className={staffStyles.muted}>{t('account.phoneText')}</p>
      {confirmed !== null && (
        <form method="post" action={ACCOUNT_PHONE_PATH} className={styles.number}>
          <strong translate="no">{confirmed}</strong>
          <Button type="submit" name="act" value="remove" variant="ghost" size="s">
            {t('account.phoneRemove')}
          </Button>
        </form>
      )}
      {waiting !== null && <CodeForm {...props} waiting={waiting} />}
      <NumberForm {...props} />
    </section>
  );
}

function CodeForm({ frame: { t }, problem, waiting }: Props & { readonly waiting: string }) {
  return (
    <form method="post" action={ACCOUNT_PHONE_PATH} className={styles.phone}>
      <p role="status">{t('account.phoneSent', { phone: waiting, minutes: PHONE_CODE_MINUTES })}</p>
      <Field
        label={t('account.phoneCode')}
        id="phone-code"
        error={problem?.code === 'wrong-code' ? t('account.phoneWrong') : undefined}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        )}
      </Field>
      <Button type="submit" name="act" value="confirm">
        {t('account.phoneConfirm')}
      </Button>
    </form>
  );
}

function NumberForm({ frame: { t }, phone: { confirmed, waiting }, problem }: Props) {
  const isFirst = confirmed === null && waiting === null;
  const error = problem?.code === 'wrong-code' ? null : problem;
  return (
    <form method="post" action={ACCOUNT_PHONE_PATH} className={styles.phone} noValidate>
      <Field
        label={t(isFirst ? 'account.phoneNumber' : 'account.phoneOther')}
        id="phone-number"
        error={error === null ? undefined : t(PROBLEMS[error.code])}
      >
        {({ required: _, ...control }) => (
          <TextInput
            {...control}
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={40}
            defaultValue={error !== null && 'typed' in error ? error.typed : ''}
          />
        )}
      </Field>
      <Button type="submit" name="act" value="send" variant={isFirst ? 'primary' : 'secondary'}>
        {t('account.phoneSend')}
      </Button>
    </form>
  );
}
