import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { FORGET_PATH } from './paths';
import styles from './staff.module.css';
import type { StaffFrame } from './staff.shell';

/** `late`: the code was not given in time. */
export type SignInProblem = 'refused' | 'late' | { readonly seconds: number };

export function SignInView({
  frame: { t },
  to,
  email,
  problem,
}: {
  readonly frame: StaffFrame;
  /** Where it goes on: a local path. */
  readonly to: string;
  readonly email: string;
  readonly problem: SignInProblem | null;
}) {
  const message =
    problem === null
      ? null
      : problem === 'refused'
        ? t('staff.refused')
        : problem === 'late'
          ? t('factor.expired')
          : t('staff.wait', { count: problem.seconds });
  return (
    <div className={styles.door}>
      <div className={styles.panel}>
        <h1 className={styles.title}>{t('staff.signIn')}</h1>
        <p className={styles.muted}>{t('staff.signInIntro')}</p>
        {message !== null && (
          <Alert tone="danger" live id="problem">
            {message}
          </Alert>
        )}
        <form method="post" action="/staff/sign-in" className={styles.fields}>
          <input type="hidden" name="to" value={to} />
          <Field label={t('staff.email')} id="email" required>
            {(control) => (
              <TextInput
                {...control}
                {...(problem === 'refused' && { 'aria-describedby': 'problem' })}
                type="email"
                name="email"
                defaultValue={email}
                autoComplete="username"
                maxLength={200}
              />
            )}
          </Field>
          <Field label={t('staff.password')} id="password" required>
            {(control) => (
              <TextInput
                {...control}
                {...(problem === 'refused' && { 'aria-describedby': 'problem' })}
                type="password"
                name="password"
                autoComplete="current-password"
                maxLength={128}
              />
            )}
          </Field>
          <Button type="submit" block>
            {t('staff.signIn')}
          </Button>
        </form>
        <p className={styles.muted}>{t('staff.forgotPassword')}</p>
        {/* Asked for when the page before has been left; no screen waits for it. */}
        <link rel="stylesheet" media="print" href={FORGET_PATH} />
      </div>
    </div>
  );
}
