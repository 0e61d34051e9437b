import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import styles from './date-picker.module.css';
import { clamped, dateByKey, monthOf, monthsLater, weeksOf } from './month';

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
  readonly texts: { readonly previous: string; readonly next: string; readonly unavailable: string };
}

const NOON = 'T12:00:00Z';

const inWords = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date + NOON));

/** Monday to Sunday of any week. */
const A_WEEK = Array.from({ length: 7 }, (_, at) => `2024-01-0${at + 1}`);

/**
 * A month of days to choose one of, after the date grid of the ARIA practices: one day is in the tab order, arrows go by day
 * and week, Home and End to the ends of the week, Page keys by month, with Shift by year.
 */
export function DatePicker(props: DatePickerProps) {
  const { uid, label, value, first, last, isAvailable, onPick, locale, texts } = props;
  const [active, setActive] = useState(() => clamped(value ?? firstAvailable(props), first, last));
  const moved = useRef(false);
  const month = monthOf(active);
  useEffect(() => {
    // The focus follows the keys, and nothing else.
    if (moved.current) document.getElementById(dayId(uid, active))?.focus();
    moved.current = false;
  }, [active, uid]);

  const turn = (months: number) => setActive(clamped(monthsLater(active, months), first, last));
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dateByKey(event.key, event.shiftKey, active);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moved.current = true;
    setActive(clamped(to, first, last));
  };
  const day = (date: string) => {
    const isFree = date >= first && date <= last && isAvailable(date);
    const isChosen = date === value;
    const words = inWords(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    return (
      <button
        key={date}
        type="button"
        role="gridcell"
        aria-selected={isChosen}
        id={dayId(uid, date)}
        className={classNames(styles.day, isChosen && styles.chosen)}
        tabIndex={date === active ? 0 : -1}
        aria-label={isFree ? words : `${words}, ${texts.unavailable}`}
        aria-disabled={isFree ? undefined : true}
        onClick={() => {
          setActive(clamped(date, first, last));
          if (isFree) onPick(date);
        }}
      >
        {Number(date.slice(8))}
      </button>
    );
  };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <IconButton
          icon="ChevronLeft"
          label={texts.previous}
          aria-disabled={month <= monthOf(first) || undefined}
          onClick={() => turn(-1)}
        />
        <p id={`${uid}-month`} className={styles.month} aria-live="polite">
          {inWords(`${month}-15`, locale, { month: 'long', year: 'numeric' })}
        </p>
        <IconButton
          icon="ChevronRight"
          label={texts.next}
          aria-disabled={month >= monthOf(last) || undefined}
          onClick={() => turn(1)}
        />
      </div>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={`${uid}-month`}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <div role="row" tabIndex={-1} className={styles.week}>
          {A_WEEK.map((date) => (
            <span
              key={date}
              role="columnheader"
              tabIndex={-1}
              aria-label={inWords(date, locale, { weekday: 'long' })}
              className={styles.weekday}
            >
              {inWords(date, locale, { weekday: 'short' })}
            </span>
          ))}
        </div>
        {weeksOf(month).map((week) => (
          <div key={week.find((date) => date !== null)} role="row" tabIndex={-1} className={styles.week}>
            {week.map((date, at) => (date === null ? <span key={A_WEEK[at]} /> : day(date)))}
          </div>
        ))}
      </div>
    </div>
  );
}

const dayId = (uid: string, date: string): string => `${uid}-${date}`;

/** Where the grid begins when nothing is chosen: the first day that can be. */
function firstAvailable({ first, last, isAvailable }: DatePickerProps): string {
  for (let date = first; date <= last; ) {
    if (isAvailable(date)) return date;
    date = dateByKey('ArrowRight', false, date) ?? last;
  }
  return first;
}
