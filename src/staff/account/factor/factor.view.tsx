import type { SecondFactorState } from '~/modules/identity';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { ACCOUNT_PATH, SECOND_FACTOR_PATH } from '../../paths';
import { QrCode } from '../../qr-code';
import staffStyles from '../../staff.module.css';
import type { StaffFrame } from '../../staff.shell';
import accountStyles from '../account.module.css';
import styles from './factor.module.css';

export type FactorProblem = 'password' | 'code' | 'notNow' | { readonly seconds: number };

interface Props {
  readonly frame: StaffFrame;
  readonly state: SecondFactorState;
  /** Whether there is no way on without one. */
  readonly lacksFactor: boolean;
  /** Whether somebody in this role may turn it off. */
  readonly mayTurnOff: boolean;
  readonly problem: FactorProblem | null;
}

/** Signing in with a code besides the password: turning it on and off. */
export function FactorView(props: Props) {
  const { frame, state, lacksFactor, problem } = props;
  const { t } = frame;
  return (
    <div className={accountStyles.page}>
      <div>
        <h1 className={staffStyles.title}>{t('factor.title')}</h1>
        <p className={staffStyles.muted}>{t('factor.intro')}</p>
      </div>
      {problem !== null && (
        <Alert tone="danger" live id="problem">
          {problemText(problem, t)}
        </Alert>
      )}
      {lacksFactor && <Alert tone="warning">{t('factor.required')}</Alert>}
      {state.kind === 'off' && <PasswordForm {...props} act="begin" text={t('factor.begin')} />}
      {state.kind === 'begun' && <Enrol {...props} enrolment={state.enrolment} />}
      {state.kind === 'on' && <Manage {...props} recoveryCodes={state.recoveryCodes} />}
      {!lacksFactor && (
        <p>
          <LinkButton href={ACCOUNT_PATH} variant="secondary">
            {t('account.title')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

function problemText(problem: FactorProblem, t: StaffFrame['t']): string {
  if (problem === 'password') return t('factor.wrongPassword');
  if (problem === 'code') return t('factor.wrongCode');
  if (problem === 'notNow') return t('factor.notNow');
  return t('staff.wait', { count: problem.seconds });
}

function PasswordForm({
  frame: { t },
  problem,
  act,
  text,
}: Props & { readonly act: 'begin' | 'renew' | 'off'; readonly text: string }) {
  return (
    <form method="post" action={SECOND_FACTOR_PATH} className={styles.form}>
      <Field label={t('factor.confirmPassword')} id={`password-${act}`} required>
        {(control) => (
          <TextInput
            {...control}
            {...(problem === 'password' && { 'aria-describedby': 'problem' })}
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={128}
          />
        )}
      </Field>
      <Button type="submit" name="act" value={act} variant={act === 'begin' ? 'primary' : 'secondary'}>
        {text}
      </Button>
    </form>
  );
}

function Enrol({
  frame: { t },
  problem,
  enrolment,
}: Props & { readonly enrolment: { readonly uri: string; readonly secret: string } }) {
  return (
    <section className={accountStyles.section}>
      <h2>{t('factor.scan')}</h2>
      <div className={styles.enrol}>
        <QrCode text={enrolment.uri} label={t('factor.qr')} className={styles.qr} />
        <div className={styles.steps}>
          <div>
            <p className={staffStyles.muted}>{t('factor.orType')}</p>
            <p className={styles.key}>{(enrolment.secret.match(/.{1,4}/g) ?? []).join(' ')}</p>
          </div>
          <form method="post" action={SECOND_FACTOR_PATH} className={styles.form}>
            <CodeField t={t} hasProblem={problem === 'code'} />
            <Button type="submit" name="act" value="confirm">
              {t('factor.turnOn')}
            </Button>
          </form>
        </div>
      </div>
    </section>
  );
}

/** The six digits of the app. */
export function CodeField({ t, hasProblem }: { readonly t: StaffFrame['t']; readonly hasProblem: boolean }) {
  return (
    <Field label={t('factor.code')} id="code" hint={t('factor.codeHint')} required>
      {(control) => (
        <TextInput
          {...control}
          aria-describedby={[hasProblem ? 'problem' : '', control['aria-describedby'] ?? ''].join(' ').trim()}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      )}
    </Field>
  );
}

function Manage(props: Props & { readonly recoveryCodes: number }) {
  const { frame, recoveryCodes, mayTurnOff } = props;
  const { t } = frame;
  return (
    <>
      <section className={accountStyles.section}>
        <h2>{t('factor.on')}</h2>
        <p>{t('factor.codesLeft', { count: recoveryCodes })}</p>
        {!mayTurnOff && <p className={staffStyles.muted}>{t('factor.cannotTurnOff')}</p>}
      </section>
      <section className={accountStyles.section}>
        <h2>{t('factor.renew')}</h2>
        <p className={staffStyles.muted}>{t('factor.renewText')}</p>
        <PasswordForm {...props} act="renew" text={t('factor.renew')} />
      </section>
      {mayTurnOff && (
        <section className={accountStyles.section}>
          <h2>{t('factor.turnOff')}</h2>
          <PasswordForm {...props} act="off" text={t('factor.turnOff')} />
        </section>
      )}
    </>
  );
}

/** The recovery codes, shown this once. */
export function RecoveryCodesView({
  frame: { t },
  codes,
}: {
  readonly frame: StaffFrame;
  readonly codes: readonly string[];
}) {
  return (
    <div className={accountStyles.page}>
      <div>
        <h1 className={staffStyles.title}>{t('factor.codes')}</h1>
        <p>{t('factor.codesText')}</p>
      </div>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <LinkButton href={ACCOUNT_PATH}>{t('factor.goOn')}</LinkButton>
      </p>
    </div>
  );
}
