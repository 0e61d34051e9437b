import { Alert } from '~/ui/alert';
import type { StaffFrame } from '../staff.shell';
import type { BookingHours } from '../staff-visit';
import styles from './facilities.module.css';
import type { VisitsToMove } from './facility-props';
import { hoursText } from './facility-words';

interface Props {
  readonly frame: StaffFrame;
  /** Undefined where nothing can be booked. */
  readonly hours: BookingHours | undefined;
  readonly toMove: VisitsToMove | undefined;
}

/**
 * By which hours the workshop takes bookings, so that nobody changes the one and means the other; and what was booked before a
 * day was closed, which stands where nobody works.
 */
export function BookingNote({ frame, hours, toMove }: Props) {
  const { t } = frame;
  if (hours === undefined) return null;
  return (
    <>
      {hours === null ? (
        <p className={styles.hint}>{t('staffFacilities.followed')}</p>
      ) : (
        <OwnHours frame={frame} hours={hours} />
      )}
      {toMove !== undefined && (
        <Alert tone="warning" title={t('capacity.toMove', { count: toMove.count })}>
          <p>{t('capacity.toMoveText')}</p>
          {toMove.href !== null && <a href={toMove.href}>{t('capacity.title')}</a>}
        </Alert>
      )}
    </>
  );
}

function OwnHours({
  frame,
  hours,
}: {
  readonly frame: StaffFrame;
  readonly hours: NonNullable<BookingHours>;
}) {
  const { t } = frame;
  return (
    <Alert tone="warning">
      <p>{t('staffFacilities.own')}</p>
      <dl className={styles.rows} aria-label={t('staffFacilities.ownHours')}>
        {hours.weekly.map(({ weekdays, opens, closes }) => {
          const row = { day: weekdays.join(', '), displayText: '', weekdays: [...weekdays], opens, closes };
          const [day, text] = hoursText(row, frame);
          return (
            <div key={`${day} ${text}`}>
              <dt>{day}</dt>
              <dd>{text}</dd>
            </div>
          );
        })}
      </dl>
    </Alert>
  );
}
