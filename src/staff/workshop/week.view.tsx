import { hasCome, type StaffBooking, type StaffWorkshop } from '~/modules/workshop';
import { addDays } from '~/platform/time';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import { workshopPath } from '../paths';
import styles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { isStayingOn, plateText, timeOn } from './booking-words';
import { dayInShort, weekInWords, weekOf } from './calendar';
import weekStyles from './week.module.css';
import { WorkshopHead } from './workshop-head';

export interface WeekProps {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
  readonly monday: string;
  readonly today: string;
  readonly now: string;
  readonly bookings: readonly StaffBooking[];
}

/** Seven days with what is booked; each leads to its day. */
export function WeekView({ frame, workshop, canChoose, monday, today, now, bookings }: WeekProps) {
  const { t, language } = frame;
  const { departmentId } = workshop;
  const weekPath = (day: string) => workshopPath(departmentId, { week: weekOf(day) });
  const isThis = weekOf(today) === weekOf(monday);
  const coming = bookings.filter(({ state }) => state !== 'cancelled');
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const week = t('staff.weekNumber', { week: String(Number(weekOf(monday).slice(-2))) });
  return (
    <>
      <WorkshopHead
        frame={frame}
        workshop={workshop}
        canChoose={canChoose}
        kind="week"
        day={isThis ? today : monday}
        heading={`${week}, ${weekInWords(monday, language)}`}
        badge={isThis ? t('staff.thisWeek') : null}
        previous={{ href: weekPath(addDays(monday, -7)), label: t('staff.previousWeek') }}
        next={{ href: weekPath(addDays(monday, 7)), label: t('staff.nextWeek') }}
        today={isThis ? null : { href: weekPath(today), label: t('staff.thisWeek') }}
      />
      <ol className={weekStyles.week}>
        {days.map((day) => (
          <Day
            key={day}
            frame={frame}
            href={workshopPath(departmentId, { day })}
            day={day}
            isToday={day === today}
            bookings={coming.filter((booking) => isStayingOn(day, booking))}
          />
        ))}
      </ol>
      <p className={styles.printed}>{t('staff.printed', { time: now })}</p>
    </>
  );
}

function Day({
  frame: { t, language },
  href,
  day,
  isToday,
  bookings,
}: {
  readonly frame: StaffFrame;
  readonly href: string;
  readonly day: string;
  readonly isToday: boolean;
  readonly bookings: readonly StaffBooking[];
}) {
  return (
    <li className={classNames(weekStyles.column, isToday && weekStyles.isToday)}>
      <h2 className={weekStyles.columnHead}>
        <a href={href} aria-current={isToday ? 'date' : undefined}>
          {dayInShort(day, language)}
        </a>
        <span className={weekStyles.count}>
          {bookings.length === 0 ? t('staff.none') : t('staff.visits', { count: bookings.length })}
        </span>
      </h2>
      {bookings.length > 0 && (
        <ol className={weekStyles.slim}>
          {bookings.map((booking) => (
            <li
              key={booking.id}
              className={classNames(weekStyles.slimRow, hasCome(booking.state) && weekStyles.arrived)}
            >
              <a href={`${href}#b-${booking.id}`}>
                <span className={weekStyles.slimTime}>{timeOn(day, booking, t)}</span>
                <span className={weekStyles.slimPlate}>{plateText(booking.vehicle.registrationNumber)}</span>
                {hasCome(booking.state) && (
                  <Icon name="Check" size="1em" label={t(`staff.state.${booking.state}`)} />
                )}
                <span className={weekStyles.slimWork}>
                  {booking.services.map(({ name }) => name).join(', ')}
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
