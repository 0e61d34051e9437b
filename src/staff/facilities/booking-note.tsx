import { Alert } from '~/ui/alert';
import type { StaffFrame } from '../staff.shell';
import type { BookingHours } from '../staff-visit';
import styles from './facilities.module.css';
import { hoursText } from './facility-words';

/** By which hours the workshop takes bookings, so that nobody changes the one and means the other. */
export function BookingNote({
  frame,
  hours,
}: {
  readonly frame: StaffFrame;
  /** Undefined where nothing can be booked. */
  readonly hours: BookingHours | undefined;
}) {
  const { t } = frame;
  if (hours === undefined) return null;
  if (hours === null) return <p className={styles.hint}>{t('staffFacilities.followed')}</p>;
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
