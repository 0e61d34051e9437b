import type { OpenSession } from '~/modules/identity';
import { formatDateTime } from '~/platform/time';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { List } from '~/ui/text/list';
import { VisuallyHidden } from '~/ui/visually-hidden';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import styles from './account.module.css';

/** Open sessions, each with its end; the one that asks has none, as it signs out. */
export function SessionsList({
  frame: { t, site, locale },
  sessions,
  current,
  action,
  others,
}: {
  readonly frame: StaffFrame;
  readonly sessions: readonly OpenSession[];
  /** The one that asks; null on the page of somebody else. */
  readonly current: string | null;
  /** Where the forms go. */
  readonly action: string;
  /** The words of the button that ends all (others). */
  readonly others: string;
}) {
  if (sessions.length === 0) return <p className={staffStyles.muted}>{t('account.noSessions')}</p>;
  const at = (instant: Date) => formatDateTime(instant, site.zone, locale);
  return (
    <>
      <List className={styles.rows}>
        {sessions.map(({ id, device, startedAt, seenAt }) => {
          const name = device ?? t('account.unknownDevice');
          return (
            <li key={id} className={styles.row}>
              <span className={styles.what}>
                <strong>
                  {name} {id === current && <Badge tone="success">{t('account.thisOne')}</Badge>}
                </strong>
                <span className={staffStyles.muted}>
                  {t('account.signedInAt', { time: at(startedAt) })}
                  {' · '}
                  {t('account.seenAt', { time: at(seenAt) })}
                </span>
              </span>
              {id !== current && (
                <form method="post" action={action}>
                  <Button type="submit" name="session" value={id} variant="secondary" size="s">
                    {t('account.end')}{' '}
                    <VisuallyHidden>
                      {t('account.session', { device: name, time: at(startedAt) })}
                    </VisuallyHidden>
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </List>
      {sessions.some(({ id }) => id !== current) && (
        <form method="post" action={action}>
          <Button type="submit" variant="secondary">
            {others}
          </Button>
        </form>
      )}
    </>
  );
}
