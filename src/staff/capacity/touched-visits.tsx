import type { TouchedVisit } from '~/modules/workshop';
import { List } from '~/ui/text/list';
import { VisitToMove } from '../workshop/visit-to-move';
import styles from './capacity.module.css';
import type { CapacityProps } from './capacity-props';

/** So many stand open: a change of hours can touch a hundred. */
const AT_ONCE = 4;

/** Visits that cannot stay as they are, with whom to call; the customers only for those who may open the workshop. */
export function TouchedVisits({
  frame,
  workshop,
  canOpen,
  visits,
  title,
  text,
}: CapacityProps & {
  readonly visits: readonly TouchedVisit[];
  readonly title: string;
  readonly text: string;
}) {
  const { t } = frame;
  const list = (some: readonly TouchedVisit[]) => (
    <List className={styles.list}>
      {some.map(({ booking, troubles }) => (
        <VisitToMove
          key={booking.id}
          frame={frame}
          departmentId={workshop.departmentId}
          booking={booking}
          reason={troubles.map((each) => t(`capacity.trouble.${each}`)).join(', ')}
          hasCustomer={canOpen}
        />
      ))}
    </List>
  );
  return (
    <section aria-labelledby="visits" className={styles.visits}>
      <h2 id="visits">{title}</h2>
      <p className={styles.hint}>
        {text}
        {!canOpen && ` ${t('capacity.whoToCall')}`}
      </p>
      {list(visits.slice(0, AT_ONCE))}
      {visits.length > AT_ONCE && (
        <details className={styles.more}>
          <summary>{t('capacity.moreToMove', { count: visits.length - AT_ONCE })}</summary>
          {list(visits.slice(AT_ONCE))}
        </details>
      )}
    </section>
  );
}
