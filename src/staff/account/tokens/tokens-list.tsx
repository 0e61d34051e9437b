import type { PersonalToken } from '~/modules/identity';
import { formatDate, formatDateTime } from '~/platform/time';
import { siteNamed } from '~/sites';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { List } from '~/ui/text/list';
import { VisuallyHidden } from '~/ui/visually-hidden';
import staffStyles from '../../staff.module.css';
import type { StaffFrame } from '../../staff.shell';
import styles from '../account.module.css';

/** What a token may do and where, in a few words. */
export const tokenText = ({ t }: Pick<StaffFrame, 't'>, { scope, sites }: PersonalToken): string =>
  [t(`staffToken.scope.${scope}`), ...sites.map((key) => siteNamed(key).name)].join(' · ');

/** Tokens of somebody, each with its end. */
export function TokensList({
  frame,
  tokens,
  action,
  now,
}: {
  readonly frame: StaffFrame;
  readonly tokens: readonly PersonalToken[];
  /** Where the forms go. */
  readonly action: string;
  readonly now: Date;
}) {
  const { t, site, locale } = frame;
  if (tokens.length === 0) return <p className={staffStyles.muted}>{t('staffToken.none')}</p>;
  const on = (instant: Date) => formatDate(instant, site.zone, locale);
  return (
    <List className={styles.rows}>
      {tokens.map((token) => (
        <li key={token.id} className={styles.row}>
          <span className={styles.what}>
            <strong>
              {token.name} {token.expiresAt <= now && <Badge tone="warning">{t('staffToken.expired')}</Badge>}
            </strong>
            <span className={staffStyles.muted}>{tokenText(frame, token)}</span>
            <span className={staffStyles.muted}>
              {t('staffToken.madeAt', { time: on(token.madeAt) })}
              {' · '}
              {t('staffToken.expiresAt', { time: formatDateTime(token.expiresAt, site.zone, locale) })}
              {' · '}
              {token.usedAt === null
                ? t('staffToken.neverUsed')
                : t('staffToken.usedAt', { time: on(token.usedAt) })}
            </span>
          </span>
          <form method="post" action={action}>
            <Button type="submit" name="end" value={token.id} variant="secondary" size="s">
              {t('staffToken.end')}{' '}
              <VisuallyHidden>{t('staffToken.whose', { name: token.name })}</VisuallyHidden>
            </Button>
          </form>
        </li>
      ))}
    </List>
  );
}
