import type { Account, Invitation } from '~/modules/identity';
import { formatDateTime } from '~/platform/time';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Button, LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { List } from '~/ui/text/list';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { INVITE_PATH, invitedPath, personPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import styles from './account.module.css';
import { rightsText } from './account-words';

export const PEOPLE_OUTCOMES = ['invited', 'revoked'] as const;
type PeopleOutcome = (typeof PEOPLE_OUTCOMES)[number];

/** Those whom somebody administers, and whom they have asked to join. */
export function PeopleView({
  frame,
  people,
  invitations,
  outcome,
  now,
}: {
  readonly frame: StaffFrame;
  readonly people: readonly Account[];
  readonly invitations: readonly Invitation[];
  readonly outcome: PeopleOutcome | null;
  readonly now: Date;
}) {
  const { t } = frame;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={staffStyles.title}>{t('people.title')}</h1>
        <p className={staffStyles.muted}>{t('people.intro')}</p>
      </div>
      {outcome !== null && (
        <Alert tone="success" live>
          {t(`invite.done.${outcome}`)}
        </Alert>
      )}
      <p>
        <LinkButton href={INVITE_PATH}>{t('invite.title')}</LinkButton>
      </p>
      {people.length === 0 ? (
        <p className={staffStyles.empty}>{t('people.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {people.map((person) => (
            <li key={person.id}>
              <a href={personPath(person.id)} className={styles.person}>
                <span className={styles.what}>
                  <strong>
                    {person.name} {person.disabled && <Badge tone="warning">{t('people.disabled')}</Badge>}
                  </strong>
                  <span className={staffStyles.muted}>{person.email}</span>
                  <span className={staffStyles.muted}>{rightsText(person, t)}</span>
                </span>
                <Icon name="ChevronRight" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {invitations.length > 0 && <Invited frame={frame} invitations={invitations} now={now} />}
    </div>
  );
}

function Invited({
  frame: { t, site, locale },
  invitations,
  now,
}: {
  readonly frame: StaffFrame;
  readonly invitations: readonly Invitation[];
  readonly now: Date;
}) {
  return (
    <section className={styles.section}>
      <h2>{t('invite.open')}</h2>
      <List className={styles.rows}>
        {invitations.map(({ id, name, email, rights, expiresAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.what}>
              <strong>{name}</strong>
              <span className={staffStyles.muted}>{email}</span>
              <span className={staffStyles.muted}>{rightsText(rights, t)}</span>
              <span className={staffStyles.muted}>
                {expiresAt > now
                  ? t('invite.until', { time: formatDateTime(expiresAt, site.zone, locale) })
                  : t('invite.over')}
              </span>
            </span>
            <form method="post" action={invitedPath(id)} className={styles.acts}>
              {(['resend', 'revoke'] as const).map((act) => (
                <Button key={act} type="submit" name="act" value={act} variant="secondary" size="s">
                  {t(`invite.${act}`)} <VisuallyHidden>{t('invite.whose', { name })}</VisuallyHidden>
                </Button>
              ))}
            </form>
          </li>
        ))}
      </List>
    </section>
  );
}
