import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { addMonths } from '~/platform/time/calendar';
import { formatLocal } from '~/platform/time/words';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import styles from './date-picker.module.css';
import { clamped, dateByKey, monthOf, weeksOf } from './month';

export interface DatePickerProps {
  /** Prefix of element ids, the same on the server and in the browser. */
  readonly uid: string;
  /** Name of the grid: what the date is for. */
  readonly label: string;
  /** `YYYY-MM-DD`; null: none is chosen. */
  readonly value: string | null;
  /** First and last date that can be looked at. */
  readonly first: string;
  readonly last: string;
  readonly isAvailable: (date: string) => boolean;
  readonly onPick: (date: string) => void;
  /** BCP 47, for the names of months and days. */
  readonly locale: string;
  /** Where the grid begins when nothing is chosen; by default the first day that can be. */
  readonly start?: string | null;
  /** Months beside each other where there is room for them; one by default. */
  readonly months?: 1 | 2;
  readonly texts: { readonly previous: string; readonly next: string; readonly unavailable: string };
}

const monthInWords = (month: string, locale: string): string =>
  formatLocal(`${month}-15`, locale, { month: 'long', year: 'numeric' });

/** Monday to Sunday of any week. */
const A_WEEK = Array.from({ length: 7 }, (_, at) => `2024-01-0${at + 1}`);

/**
 * A month of days to choose one of, after the date grid of the ARIA practices: one day is in the tab order, arrows go by day
 * and week, Home and End to the ends of the week, Page keys by month, with Shift by year.
 */
export function DatePicker(props: DatePickerProps) {
  const { uid, label, value, first, last, months = 1, onPick, locale, texts } = props;
  const [active, setActive] = useState(() =>
    clamped(value ?? props.start ?? firstAvailable(props), first, last),
  );
  // The first month that is shown; the active day is always in one of those shown.
  const [top, setTop] = useState(() => monthOf(active));
  const moved = useRef(false);
  const isWide = useIsWide();
  const shown = monthsFrom(top, months === 2 && isWide && monthOf(first) !== monthOf(last) ? 2 : 1);
  useEffect(() => {
    // The focus follows the keys, and nothing else.
    if (moved.current) document.getElementById(dayId(uid, active))?.focus();
    moved.current = false;
  }, [active, uid]);

  const goTo = (date: string) => {
    const to = clamped(date, first, last);
    setActive(to);
    if (!shown.includes(monthOf(to))) setTop(monthOf(to) < top ? monthOf(to) : monthBefore(to, shown.length));
  };
  const turn = (by: 1 | -1) => {
    const month = monthOf(addMonths(`${top}-01`, by));
    setTop(month);
    if (!monthsFrom(month, shown.length).includes(monthOf(active)))
      setActive(clamped(addMonths(active, by), first, last));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dateByKey(event.key, event.shiftKey, active);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moved.current = true;
    goTo(to);
  };
  const pick = (date: string, isFree: boolean) => {
    setActive(clamped(date, first, last));
    if (isFree) onPick(date);
  };
  const isAtStart = top <= monthOf(first);
  const isAtEnd = (shown.at(-1) ?? top) >= monthOf(last);
  return (
    <div className={styles.root} data-months={shown.length}>
      <div className={styles.head}>
        <IconButton
          icon="ChevronLeft"
          label={texts.previous}
          aria-disabled={isAtStart || undefined}
          onClick={() => !isAtStart && turn(-1)}
        />
        <p id={`${uid}-month`} className={styles.month} aria-live="polite">
          {shown.map((month) => (
            <span key={month}>{monthInWords(month, locale)}</span>
          ))}
        </p>
        <IconButton
          icon="ChevronRight"
          label={texts.next}
          aria-disabled={isAtEnd || undefined}
          onClick={() => !isAtEnd && turn(1)}
        />
      </div>
      <div className={styles.months}>
        {shown.map((month) => (
          <div
            key={month}
            role="grid"
            tabIndex={-1}
            aria-label={shown.length === 1 ? label : `${label}, ${monthInWords(month, locale)}`}
            aria-describedby={shown.length === 1 ? `${uid}-month` : undefined}
            className={styles.grid}
            onKeyDown={onKeyDown}
          >
            <Weekdays locale={locale} />
            {weeksOf(month).map((week) => (
              <div key={week.find((date) => date !== null)} role="row" tabIndex={-1} className={styles.week}>
                {week.map((date, at) =>
                  date === null ? (
                    <span key={A_WEEK[at]} />
                  ) : (
                    <Day key={date} {...props} date={date} isActive={date === active} onPress={pick} />
                  ),
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Weekdays({ locale }: Pick<DatePickerProps, 'locale'>) {
  return (
    <div role="row" tabIndex={-1} className={styles.week}>
      {A_WEEK.map((date) => (
        <span
          key={date}
          role="columnheader"
          tabIndex={-1}
          aria-label={formatLocal(date, locale, { weekday: 'long' })}
          className={styles.weekday}
        >
          {formatLocal(date, locale, { weekday: 'short' })}
        </span>
      ))}
    </div>
  );
}

interface DayProps extends DatePickerProps {
  readonly date: string;
  /** The one in the tab order. */
  readonly isActive: boolean;
  readonly onPress: (date: string, isFree: boolean) => void;
}

function Day({ uid, date, value, first, last, isAvailable, isActive, onPress, locale, texts }: DayProps) {
  const isFree = date >= first && date <= last && isAvailable(date);
  const isChosen = date === value;
  const words = formatLocal(date, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <button
      type="button"
      role="gridcell"
      aria-selected={isChosen}
      id={dayId(uid, date)}
      className={classNames(styles.day, isChosen && styles.chosen)}
      tabIndex={isActive ? 0 : -1}
      aria-label={isFree ? words : `${words}, ${texts.unavailable}`}
      aria-disabled={isFree ? undefined : true}
      onClick={() => onPress(date, isFree)}
    >
      {Number(date.slice(8))}
    </button>
  );
}

/** Room for two months beside each other. */
const WIDE = '(width >= 48rem)';

/** False on the server and in the first render: a phone is what everything is made for first. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (value) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', value);
      return () => query.removeEventListener('change', value);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

const monthsFrom = (month: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => monthOf(addMonths(`${month}-01`, at)));

/** The first of so many months of which the date's is the last. */
const monthBefore = (date: string, count: number): string =>
  monthOf(addMonths(`${monthOf(date)}-01`, 1 - count));

const dayId = (uid: string, date: string): string => `${uid}-${date}`;

/** Where the grid begins when nothing is chosen: the first day that can be. */
function firstAvailable({ first, last, isAvailable }: DatePickerProps): string {
  for (let date = first; date <= last; ) {
    if (isAvailable(date)) return date;
    date = dateByKey('ArrowRight', false, date) ?? last;
  }
  return first;
}
