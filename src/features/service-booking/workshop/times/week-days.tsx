import type { OfferedTime, TimeslotDay } from '~/modules/workshop';
import { classNames } from '~/ui/class-names';
import { Skeleton } from '~/ui/skeleton';
import { List } from '~/ui/text/list';
import { dayInWords, isWeekend, shortDate, shortWeekday } from '~/ui/text/wall-clock';
import { useBooking } from '../../state/booking-context';
import { timeSlotOf } from '../../state/store';
import styles from './week-days.module.css';
import { daysOf } from './weeks';

interface Props {
  readonly monday: string;
  /** Null: not known yet. A date that is not among them has nothing free. */
  readonly days: readonly TimeslotDay[] | null;
  /** Another week is awaited: none of these times is what a press means now. */
  readonly isOver?: boolean;
  /** `YYYY-MM-DDTHH:mm` of the time that is being asked for. */
  readonly pending: string | null;
  readonly onPick: (slot: OfferedTime) => void;
}

/** Seven days with what is free on them (SLOT-1). */
export function WeekDays({ monday, days, isOver = false, pending, onPick }: Props) {
  const { t } = useBooking();
  const isAllDay = days?.some(({ allDaySlotAvailable }) => allDaySlotAvailable) ?? false;
  const isSeveralDays = days?.some(({ pickUps = [] }) => pickUps.length > 0) ?? false;
  return (
    <>
      {isAllDay && (
        <p className={styles.note} data-all-day="">
          {t('times.allDayNote')}
        </p>
      )}
      {isSeveralDays && (
        <p className={styles.note} data-several-days="">
          {t('times.stayNote')}
        </p>
      )}
      <List ordered className={classNames(styles.days, days === null && styles.awaited)} inert={isOver}>
        {daysOf(monday).map((date) => (
          <Day
            // What stood for a day is not the day that moves when it comes.
            key={days === null ? `awaited-${date}` : date}
            date={date}
            day={days === null ? null : (days.find((each) => each.date === date) ?? NOTHING)}
            pending={pending}
            onPick={onPick}
          />
        ))}
      </List>
    </>
  );
}

const NOTHING = { availableSlots: [], allDaySlotAvailable: false } as const;

interface DayProps extends Pick<Props, 'pending' | 'onPick'> {
  readonly date: string;
  readonly day: Omit<TimeslotDay, 'date'> | null;
}

function Day({ date, day, pending, onPick }: DayProps) {
  const { t, site } = useBooking();
  const weekend = isWeekend(date);
  const words = dayInWords(date, site.locale);
  return (
    <li className={classNames(styles.day, weekend && styles.weekend)} data-day={date} aria-label={words}>
      <p className={styles.head} data-day-head="">
        <span className={styles.weekday}>{shortWeekday(date, site.locale)}</span>
        <span className={styles.date}>{shortDate(date, site.locale)}</span>
        {weekend && <span className={styles.cue}>{t('times.weekend')}</span>}
      </p>
      {day === null ? (
        <Skeleton height="100%" />
      ) : (
        <DaySlots date={date} day={day} words={words} pending={pending} onPick={onPick} />
      )}
    </li>
  );
}

interface SlotsProps extends DayProps {
  readonly day: Omit<TimeslotDay, 'date'>;
  readonly words: string;
}

/** What a day offers; null stands for the whole day, and is all that a day offers which takes cars for that long. */
export const timesOf = ({
  allDaySlotAvailable,
  availableSlots,
}: Omit<TimeslotDay, 'date'>): readonly (string | null)[] => (allDaySlotAvailable ? [null] : availableSlots);

function DaySlots({ date, day, words, pending, onPick }: SlotsProps) {
  const { t, state, site } = useBooking();
  const times = timesOf(day);
  if (times.length === 0) return <p className={styles.none}>{t('times.none')}</p>;
  return (
    <ul className={styles.slots}>
      {times.map((time, at) => {
        const moment = timeSlotOf({ date, time });
        const label = time ?? t('times.allDay');
        const pickUp = day.pickUps?.[at];
        const fetched =
          pickUp && t('times.pickUp', { pickUp: `${shortDate(pickUp.date, site.locale)} ${pickUp.time}` });
        const isChosen = pending === moment || state.bookingInfo.timeSlot === moment;
        return (
          <li key={time ?? 'all-day'}>
            <button
              type="button"
              className={classNames(styles.slot, pending === moment && styles.pending)}
              aria-label={fetched === undefined ? `${label} ${words}` : `${label} ${fetched}, ${words}`}
              aria-pressed={isChosen}
              aria-disabled={pending !== null}
              data-slot={moment}
              onClick={() => {
                if (pending === null) onPick({ date, time, ...(pickUp && { pickUp }) });
              }}
            >
              {label}
              {fetched !== undefined && <span className={styles.pickUp}> {fetched}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
