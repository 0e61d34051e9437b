import { hasCome, type StaffBooking, type StaffWorkshop } from '~/modules/workshop';
import { addDays } from '~/platform/time';
import { Icon } from '~/ui/icon/icon';
import { workshopPath } from '../paths';
import styles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { BookingRow } from './booking-row';
import { durationText } from './booking-words';
import { dayInWords } from './calendar';
import dayStyles from './day.module.css';
import { type Done, DoneNotice } from './done-notice';
import { WorkshopHead } from './workshop-head';

export interface DayProps {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
  readonly day: string;
  /** By the clock of the workshop. */
  readonly today: string;
  /** For the foot of the printed list. */
  readonly now: string;
  readonly bookings: readonly StaffBooking[];
  /** What has just happened, and to which of the bookings. */
  readonly done: { readonly what: Done; readonly id: string } | null;
}

/** The bookings of a day, in the order in which the cars come. */
export function DayView({ frame, workshop, canChoose, day, today, now, bookings, done }: DayProps) {
  const { t, locale } = frame;
  const coming = bookings.filter(({ state }) => state !== 'cancelled');
  const cancelled = bookings.filter(({ state }) => state === 'cancelled');
  const { departmentId } = workshop;
  const changed = bookings.find(({ id }) => id === done?.id);
  const dayPath = (to: string) => workshopPath(departmentId, { day: to });
  const row = (booking: StaffBooking) => (
    <BookingRow
      key={booking.id}
      frame={frame}
      workshop={workshop}
      day={day}
      today={today}
      booking={booking}
    />
  );
  return (
    <>
      <WorkshopHead
        frame={frame}
        workshop={workshop}
        canChoose={canChoose}
        day={day}
        kind="day"
        heading={dayInWords(day, locale)}
        badge={day === today ? t('staff.today') : null}
        previous={{ href: dayPath(addDays(day, -1)), label: t('staff.previousDay') }}
        next={{ href: dayPath(addDays(day, 1)), label: t('staff.nextDay') }}
        today={day === today ? null : { href: dayPath(today), label: t('staff.today') }}
      />
      {done !== null && changed !== undefined && (
        <DoneNotice frame={frame} departmentId={departmentId} booking={changed} what={done.what} />
      )}
      {coming.length === 0 ? (
        <div className={styles.empty}>
          <Icon name="Calendar" size="2rem" />
          <p className={styles.emptyTitle}>{t('staff.noVisits')}</p>
          <p className={styles.muted}>{t('staff.noVisitsText')}</p>
        </div>
      ) : (
        <>
          <p className={dayStyles.sum}>{sumOf(coming, t)}</p>
          <ol className={dayStyles.list}>{coming.map(row)}</ol>
        </>
      )}
      {cancelled.length > 0 && (
        <details className={dayStyles.gone}>
          <summary>
            <Icon name="ChevronDown" size="1.125rem" />
            {t('staff.cancelled', { count: cancelled.length })}
          </summary>
          <ol className={dayStyles.list}>{cancelled.map(row)}</ol>
        </details>
      )}
      <p className={styles.printed}>{t('staff.printed', { time: now })}</p>
    </>
  );
}

function sumOf(coming: readonly StaffBooking[], t: StaffFrame['t']): string {
  const count = coming.length;
  const arrived = coming.filter(({ state }) => hasCome(state)).length;
  // How much of a stay of days falls on this one nobody has said.
  const minutes = coming.reduce((sum, booking) => sum + (booking.pickUp === null ? booking.minutes : 0), 0);
  return [
    t('staff.visits', { count }),
    ...(arrived > 0 ? [t('staff.arrivedOf', { arrived, count })] : []),
    t('staff.booked', { duration: durationText(minutes, t) }),
  ].join(' · ');
}
