import type { BlockedSeriesInFull, StaffWorkshop } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { List } from '~/ui/text/list';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { blockedPath, blockedSeriesPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { VisitToMove } from '../workshop/visit-to-move';
import styles from './blocked.module.css';
import { reasonText, spanText } from './blocked-words';

/** One series: its times, the customers whose visits stand in them, and how to open it again. */
export function SeriesView({
  frame,
  workshop: { departmentId },
  series,
  done,
}: {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly series: BlockedSeriesInFull;
  /** It has just been blocked. */
  readonly done: boolean;
}) {
  const { t, locale } = frame;
  const { id, bays, times, conflicts } = series;
  const release = blockedSeriesPath(departmentId, id, '/release');
  return (
    <div className={styles.one}>
      <div>
        <p className={staffStyles.muted}>{t('blocked.name')}</p>
        <h1 className={staffStyles.title}>{reasonText(series, t)}</h1>
        <p>{bays.join(', ')}</p>
      </div>
      {done && (
        <Alert tone="success" live>
          {t('blocked.done')}
        </Alert>
      )}
      {conflicts.length > 0 && (
        <section aria-labelledby="conflicts">
          <h2 id="conflicts" className={styles.heading}>
            {t('blocked.conflicts', { count: conflicts.length })}
          </h2>
          <p className={staffStyles.muted}>{t('blocked.conflictsText')}</p>
          <List className={styles.list}>
            {conflicts.map((booking) => (
              <VisitToMove key={booking.id} frame={frame} departmentId={departmentId} booking={booking} />
            ))}
          </List>
        </section>
      )}
      {done && conflicts.length === 0 && <p>{t('blocked.noConflicts')}</p>}
      <section aria-labelledby="times">
        <h2 id="times" className={styles.heading}>
          {t('blocked.times')}
        </h2>
        <List className={styles.list}>
          {times.map((span) => (
            <li key={`${span.from.date} ${span.from.time}`} className={styles.timeRow}>
              <span className={styles.times}>{spanText(span, locale)}</span>
              {times.length > 1 && (
                <form method="post" action={release}>
                  <input type="hidden" name="day" value={span.from.date} />
                  <Button type="submit" variant="ghost" size="s">
                    {t('blocked.releaseOne')} <VisuallyHidden>{spanText(span, locale)}</VisuallyHidden>
                  </Button>
                </form>
              )}
            </li>
          ))}
        </List>
      </section>
      <div className={styles.acts}>
        <form method="post" action={release}>
          <Button type="submit" variant="secondary">
            {t('blocked.release')}
          </Button>
        </form>
        <LinkButton href={blockedPath(departmentId)} variant="ghost">
          {t('blocked.back')}
        </LinkButton>
      </div>
    </div>
  );
}
