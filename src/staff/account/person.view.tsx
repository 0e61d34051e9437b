import {
  type Account,
  type AuditedAct,
  type Member,
  type OpenSession,
  type PersonalToken,
  type RightsFailure,
  seenRights,
} from '~/modules/identity';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Button, LinkButton } from '~/ui/button';
import { PEOPLE_PATH, personPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import type { StaffPlaces } from '../staff-visit';
import styles from './account.module.css';
import { AccountLog } from './account-log';
import { rightsText } from './account-words';
import { RightsDiffer } from './rights-differ';
import { type Rights, RightsFields } from './rights-form';
import { SessionsList } from './sessions-list';
import { TokensList } from './tokens/tokens-list';

export const PERSON_OUTCOMES = [
  'ended',
  'allEnded',
  'tokenEnded',
  'factorReset',
  'rights',
  'disabled',
  'enabled',
] as const;
type PersonOutcome = (typeof PERSON_OUTCOMES)[number];

/** Somebody's account, for who administers it. */
export function PersonView({
  frame,
  member,
  placesOf,
  refused,
  person,
  sessions,
  tokens,
  now,
  audited,
  outcome,
}: {
  readonly frame: StaffFrame;
  readonly member: Member;
  placesOf(siteIndex: string): StaffPlaces;
  /** Rights that were not saved, and why: they stay chosen. */
  readonly refused: { readonly code: RightsFailure['code']; readonly chosen: Rights } | null;
  readonly person: Account;
  readonly sessions: readonly OpenSession[];
  readonly tokens: readonly PersonalToken[];
  readonly now: Date;
  readonly audited: readonly AuditedAct[];
  readonly outcome: PersonOutcome | null;
}) {
  const { t } = frame;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={staffStyles.title}>{person.name}</h1>
        <p className={staffStyles.muted}>{person.email}</p>
        <p className={staffStyles.muted}>
          {rightsText(person, t)} {person.disabled && <Badge tone="warning">{t('people.disabled')}</Badge>}
        </p>
      </div>
      {outcome !== null && (
        <Alert tone="success" live>
          {doneText(outcome, t)}
        </Alert>
      )}
      {refused !== null && (
        <Alert tone="danger" live>
          {t(`invite.problem.${refused.code}`)}
          {refused.code === 'changed' && (
            <RightsDiffer frame={frame} chosen={refused.chosen} stored={person} placesOf={placesOf} />
          )}
        </Alert>
      )}
      <section className={styles.section}>
        <h2>{t('people.rights')}</h2>
        <form method="post" action={personPath(person.id, '/rights')} className={styles.rights}>
          <input type="hidden" name="seen" value={seenRights(person)} />
          <RightsFields
            frame={frame}
            member={member}
            rights={refused?.chosen ?? person}
            placesOf={placesOf}
          />
          <Button type="submit">{t('people.save')}</Button>
        </form>
      </section>
      <section className={styles.section}>
        <h2>{t('people.access')}</h2>
        {!person.disabled && <p className={staffStyles.muted}>{t('people.disableText')}</p>}
        <form method="post" action={personPath(person.id, '/access')}>
          <Button type="submit" name="act" value={person.disabled ? 'enable' : 'disable'} variant="secondary">
            {person.disabled ? t('people.enable') : t('people.disable')}
          </Button>
        </form>
      </section>
      <section className={styles.section}>
        <h2>{t('people.sessions')}</h2>
        <SessionsList
          frame={frame}
          sessions={sessions}
          current={null}
          action={personPath(person.id, '/sessions')}
          others={t('account.endAll')}
        />
      </section>
      {tokens.length > 0 && (
        <section className={styles.section}>
          <h2>{t('staffToken.title')}</h2>
          <TokensList frame={frame} tokens={tokens} action={personPath(person.id, '/tokens')} now={now} />
        </section>
      )}
      {person.secondFactor && (
        <section className={styles.section}>
          <h2>
            {t('factor.title')} <Badge tone="success">{t('factor.on')}</Badge>
          </h2>
          <p className={staffStyles.muted}>{t('people.resetFactorText')}</p>
          <form method="post" action={personPath(person.id, '/second-factor')}>
            <Button type="submit" variant="secondary">
              {t('people.resetFactor')}
            </Button>
          </form>
        </section>
      )}
      <AccountLog frame={frame} audited={audited} />
      <p>
        <LinkButton href={PEOPLE_PATH} variant="secondary">
          {t('people.back')}
        </LinkButton>
      </p>
    </div>
  );
}

function doneText(outcome: PersonOutcome, t: StaffFrame['t']): string {
  if (outcome === 'tokenEnded') return t('staffToken.done');
  return outcome === 'ended' || outcome === 'allEnded'
    ? t(`account.done.${outcome}`)
    : t(`people.done.${outcome}`);
}
