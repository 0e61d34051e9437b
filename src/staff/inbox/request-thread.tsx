import type { RequestEntry } from '~/modules/leads';
import { Badge, type BadgeProps } from '~/ui/badge';
import staffStyles from '../staff.module.css';
import styles from './request.module.css';
import type { RequestProps } from './request-props';
import { timeText } from './request-words';

const TONES = {
  pending: 'neutral',
  waiting: 'warning',
  delivered: 'success',
  dead: 'danger',
} as const satisfies Record<NonNullable<RequestEntry['delivery']>, BadgeProps['tone']>;

/** Everything that staff have done, oldest first. */
export function RequestThread({ frame, entries, names }: Pick<RequestProps, 'frame' | 'entries' | 'names'>) {
  const { t } = frame;
  return (
    <section className={styles.panel} aria-labelledby="thread">
      <h2 id="thread">{t('inbox.thread')}</h2>
      {entries.length === 0 && <p className={staffStyles.muted}>{t('inbox.noThread')}</p>}
      <ol className={styles.thread}>
        {entries.map(({ id, kind, account, body, delivery, createdAt }) => (
          <li key={id}>
            <p className={staffStyles.muted}>
              {`${timeText(createdAt, frame)} · ${t(`inbox.entry.${kind}`, { name: names.get(account) ?? t('inbox.formerColleague') })} `}
              {delivery !== null && <Badge tone={TONES[delivery]}>{t(`inbox.delivery.${delivery}`)}</Badge>}
            </p>
            {body !== '' && <p className={styles.body}>{body}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
