import type { AuditedAct } from '~/modules/identity';
import { formatDateTime } from '~/platform/time';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import styles from './account.module.css';

/** What was done to an account, by whom. */
export function AccountLog({
  frame,
  audited,
}: {
  readonly frame: StaffFrame;
  readonly audited: readonly AuditedAct[];
}) {
  const { t, site, locale } = frame;
  return (
    <section className={styles.section}>
      <h2>{t('account.log')}</h2>
      {audited.length === 0 ? (
        <p className={staffStyles.muted}>{t('account.noLog')}</p>
      ) : (
        <ul className={styles.log}>
          {audited.map((deed) => (
            <li key={`${deed.at.getTime()} ${deed.act}`}>
              <time dateTime={deed.at.toISOString()} className={staffStyles.muted}>
                {formatDateTime(deed.at, site.zone, locale)}
              </time>{' '}
              <span>
                {t(`account.act.${deed.act}`)}, {actorText(deed, t)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function actorText({ actor, byOwner, fromCommandLine }: AuditedAct, t: StaffFrame['t']): string {
  if (fromCommandLine) return t('account.by.commandLine');
  if (byOwner) return t('account.by.owner');
  return actor === null ? t('account.by.gone') : t('account.by.other', { name: actor });
}
