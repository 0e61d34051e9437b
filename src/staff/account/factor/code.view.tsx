import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { SIGN_IN_CODE_PATH } from '../../paths';
import staffStyles from '../../staff.module.css';
import type { StaffFrame } from '../../staff.shell';
import styles from './factor.module.css';
import { CodeField } from './factor.view';

export type CodeProblem = 'code' | { readonly seconds: number };

/** The second step of signing in. */
export function CodeView({
  frame: { t },
  to,
  problem,
}: {
  readonly frame: StaffFrame;
  /** Where it goes on: a local path. */
  readonly to: string;
  readonly problem: CodeProblem | null;
}) {
  return (
    <div className={staffStyles.door}>
      <div className={staffStyles.panel}>
        <h1 className={staffStyles.title}>{t('factor.signIn')}</h1>
        <p className={staffStyles.muted}>{t('factor.signInText')}</p>
        {problem !== null && (
          <Alert tone="danger" live id="problem">
            {problem === 'code' ? t('factor.wrongCode') : t('staff.wait', { count: problem.seconds })}
          </Alert>
        )}
        <form method="post" action={SIGN_IN_CODE_PATH} className={staffStyles.fields}>
          <input type="hidden" name="to" value={to} />
          <CodeField t={t} hasProblem={problem === 'code'} />
          <Button type="submit" block>
            {t('staff.signIn')}
          </Button>
        </form>
        <details className={styles.without}>
          <summary>{t('factor.withoutPhone')}</summary>
          <form method="post" action={SIGN_IN_CODE_PATH} className={staffStyles.fields}>
            <input type="hidden" name="to" value={to} />
            <Field label={t('factor.recoveryCode')} id="recovery" hint={t('factor.recoveryHint')} required>
              {(control) => (
                <TextInput
                  {...control}
                  name="code"
                  autoComplete="off"
                  autoCapitalize="characters"
                  maxLength={40}
                />
              )}
            </Field>
            <Button type="submit" variant="secondary" block>
              {t('staff.signIn')}
            </Button>
          </form>
        </details>
      </div>
    </div>
  );
}
