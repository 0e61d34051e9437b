import type { AuditedAct, OpenSession, OwnPhone } from '~/modules/identity';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { ACCOUNT_PATH, SECOND_FACTOR_PATH, TOKENS_PATH } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import styles from './account.module.css';
import { AccountLog } from './account-log';
import { OwnPasswordSection, type PasswordProblem } from './own-password';
import { OwnPhoneSection, type PhoneProblem } from './own-phone';
import { SessionsList } from './sessions-list';

export const ACCOUNT_OUTCOMES = [
  'ended',
  'othersEnded',
  'factorOff',
  'passwordChanged',
  'phoneConfirmed',
  'phoneRemoved',
] as const;
type AccountOutcome = (typeof ACCOUNT_OUTCOMES)[number];

/** One's own account. */
export function AccountView({
  frame,
  name,
  phone,
  problem,
  passwordProblem,
  sessions,
  current,
  hasFactor,
  tokens,
  audited,
  outcome,
}: {
  readonly frame: StaffFrame;
  readonly name: string;
  readonly phone: OwnPhone;
  readonly problem: PhoneProblem | null;
  readonly passwordProblem: PasswordProblem | null;
  readonly sessions: readonly OpenSession[];
  readonly current: string;
  /** Whether a code is asked for besides the password. */
  readonly hasFactor: boolean;
  /** How many there are; null for whoever has none and can make none. */
  readonly tokens: number | null;
  readonly audited: readonly AuditedAct[];
  readonly outcome: AccountOutcome | null;
}) {
  const { t } = frame;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={staffStyles.title}>{t('account.title')}</h1>
        <p className={staffStyles.muted}>{name}</p>
      </div>
      {outcome !== null && (
        <Alert tone="success" live>
          {outcome === 'factorOff' ? t('factor.done.off') : t(`account.done.${outcome}`)}
        </Alert>
      )}
      <section className={styles.section}>
        <h2>{t('account.sessions')}</h2>
        <p className={staffStyles.muted}>{t('account.sessionsText')}</p>
        <SessionsList
          frame={frame}
          sessions={sessions}
          current={current}
          action={`${ACCOUNT_PATH}/sessions`}
          others={t('account.endOthers')}
        />
      </section>
      <OwnPasswordSection frame={frame} problem={passwordProblem} />
      <section className={styles.section}>
        <h2>
          {t('factor.title')}{' '}
          <Badge tone={hasFactor ? 'success' : 'neutral'}>
            {hasFactor ? t('factor.on') : t('factor.off')}
          </Badge>
        </h2>
        <p className={staffStyles.muted}>{t('factor.intro')}</p>
        <LinkButton href={SECOND_FACTOR_PATH} variant="secondary">
          {hasFactor ? t('factor.change') : t('factor.begin')}
        </LinkButton>
      </section>
      {tokens !== null && (
        <section className={styles.section}>
          <h2>
            {t('staffToken.title')} {tokens > 0 && <Badge tone="neutral">{String(tokens)}</Badge>}
          </h2>
          <p className={staffStyles.muted}>{t('staffToken.intro')}</p>
          <LinkButton href={TOKENS_PATH} variant="secondary">
            {tokens > 0 ? t('staffToken.change') : t('staffToken.make')}
          </LinkButton>
        </section>
      )}
      <OwnPhoneSection frame={frame} phone={phone} problem={problem} />
      <AccountLog frame={frame} audited={audited} />
    </div>
  );
}
