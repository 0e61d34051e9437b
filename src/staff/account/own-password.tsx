import { PASSWORD_MAX, PASSWORD_MIN } from '~/modules/identity';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { ACCOUNT_PASSWORD_PATH } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import styles from './account.module.css';

/** What is wrong with the present password or the new one, or how long the next try has to wait. */
export type PasswordProblem = 'refused' | 'weak-password' | { readonly seconds: number };

/** Another password for one's account. */
export function OwnPasswordSection({
  frame: { t },
  problem,
}: {
  readonly frame: StaffFrame;
  readonly problem: PasswordProblem | null;
}) {
  const presentProblem =
    problem === 'refused'
      ? t('factor.wrongPassword')
      : typeof problem === 'object' && problem !== null
        ? t('staff.wait', { count: problem.seconds })
        : undefined;
  return (
    <section className={styles.section} id="password">
      <h2>{t('staff.password')}</h2>
      <p className={staffStyles.muted}>{t('account.passwordText')}</p>
      <form method="post" action={ACCOUNT_PASSWORD_PATH} className={styles.phone}>
        <Field label={t('account.passwordNow')} id="password-now" error={presentProblem} required>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              name="present"
              autoComplete="current-password"
              maxLength={PASSWORD_MAX}
            />
          )}
        </Field>
        <Field
          label={t('account.passwordNew')}
          id="password-new"
          error={problem === 'weak-password' ? t('invite.weak') : undefined}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              type="password"
              name="wanted"
              autoComplete="new-password"
              minLength={PASSWORD_MIN}
              maxLength={PASSWORD_MAX}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {t('account.passwordSave')}
        </Button>
      </form>
    </section>
  );
}
