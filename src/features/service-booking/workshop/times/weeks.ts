import { addDays, daysBetween, mondayOf } from '~/platform/time/calendar';
import { formatLocal, formatLocalRange } from '~/platform/time/words';

/** Weeks that are seen at once, and added at a time (SLOT-2). */
export const VISIBLE_WEEKS = 4;
/** More weeks than a workshop takes bookings for. */
const MAX_WEEKS = 60;
/** So many weeks in a row without a time, and the end of what can be booked is taken to be reached. */
const MAX_EMPTY_WEEKS = 5;

/** The seven days from a Monday. */
export const daysOf = (monday: string): readonly string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));

/** `5–11 mar`, `29 mar–4 apr` (SLOT-2); other languages write ranges their own way. */
export function weekText(monday: string, locale: string): string {
  const sunday = addDays(monday, 6);
  if (!locale.startsWith('sv'))
    return formatLocalRange(monday, sunday, locale, { day: 'numeric', month: 'short' });
  const [first, last] = [swedishMonth(monday), swedishMonth(sunday)];
  const [from, to] = [Number(monday.slice(8)), Number(sunday.slice(8))];
  return first === last ? `${from}–${to} ${last}` : `${from} ${first}–${to} ${last}`;
}

/** Three letters and no full stop, as week tabs have them; `Intl` says `mars` and `apr.`. */
const swedishMonth = (date: string): string => formatLocal(date, 'sv', { month: 'long' }).slice(0, 3);

/** Which weeks are there, seen and open; numbers count weeks from the first. */
export interface Weeks {
  /** The Monday of the first week, which has the first free time. */
  readonly first: string;
  /** Tabs that there are: a multiple of four, or as many as there are weeks. */
  readonly count: number;
  /** The first of the four that are seen. */
  readonly strip: number;
  readonly open: number;
  /** Empty weeks in a row by number, as far as they have been asked for. */
  readonly empty: readonly number[];
  /** The week of the last day that can be booked; null where the service does not say. */
  readonly last: number | null;
  /** Nothing can be booked beyond, as far as can be told from empty weeks: no more tabs are added. */
  readonly ended: boolean;
}

export type WeeksEvent =
  /** The arrows beside the tabs: four weeks further on by one. */
  | { readonly kind: 'scroll'; readonly by: 1 | -1 }
  /** A tab, or the arrows of the list on a phone. */
  | { readonly kind: 'open'; readonly week: number }
  /** What a week turned out to have. */
  | { readonly kind: 'answered'; readonly week: number; readonly isEmpty: boolean };

/**
 * @param firstDate first date that has a free time
 * @param lastDate last date that can be booked; null where nobody says
 */
export function weeksFrom(firstDate: string, lastDate: string | null = null): Weeks {
  const first = mondayOf(firstDate);
  const days = lastDate === null ? null : daysBetween(first, lastDate);
  const last = days === null ? null : Math.max(0, Math.floor(days / 7));
  const count = Math.min(VISIBLE_WEEKS, maxWeeks(last));
  return { first, last, count, strip: 0, open: 0, empty: [], ended: false };
}

const maxWeeks = (last: number | null): number => Math.min(MAX_WEEKS, last === null ? MAX_WEEKS : last + 1);

export const mondayAt = ({ first }: Weeks, week: number): string => addDays(first, week * 7);

/** Whether the arrow beside the tabs leads anywhere; back never from the first strip (SLOT-3). */
export const canScroll = (weeks: Weeks, by: 1 | -1): boolean =>
  by === -1 ? weeks.strip > 0 : weeks.strip + VISIBLE_WEEKS < weeks.count || hasMoreWeeks(weeks);

export const canOpen = (weeks: Weeks, week: number): boolean =>
  week >= 0 && (week < weeks.count || (week === weeks.count && hasMoreWeeks(weeks)));

const hasMoreWeeks = ({ count, last, ended }: Weeks): boolean => !ended && count < maxWeeks(last);

/** Pure; an event that leads nowhere changes nothing. */
export function afterWeeksEvent(weeks: Weeks, event: WeeksEvent): Weeks {
  if (event.kind === 'answered') return withAnswer(weeks, event.week, event.isEmpty);
  if (event.kind === 'scroll') {
    if (!canScroll(weeks, event.by)) return weeks;
    const strip = weeks.strip + event.by;
    const open = Math.max(strip, weeks.open + event.by);
    return withMoreWeeks({ ...weeks, strip, open: Math.min(open, strip + VISIBLE_WEEKS - 1) });
  }
  if (!canOpen(weeks, event.week)) return weeks;
  const { week } = event;
  const isSeen = week >= weeks.strip && week < weeks.strip + VISIBLE_WEEKS;
  // Going on by the list's arrow keeps the open week first among the four, as the strip's arrow does.
  const strip = isSeen ? weeks.strip : week < weeks.strip ? week : week - VISIBLE_WEEKS + 1;
  return withMoreWeeks({ ...weeks, strip, open: week });
}

/** Four more when at most one is left beyond the four that are seen, and the visitor goes on. */
function withMoreWeeks(weeks: Weeks): Weeks {
  const left = weeks.count - (weeks.strip + VISIBLE_WEEKS);
  if (weeks.strip === 0 || left > 1 || !hasMoreWeeks(weeks)) return weeks;
  return { ...weeks, count: Math.min(weeks.count + VISIBLE_WEEKS, maxWeeks(weeks.last)) };
}

function withAnswer(weeks: Weeks, week: number, isEmpty: boolean): Weeks {
  const others = weeks.empty.filter((each) => each !== week);
  const empty = isEmpty ? [...others, week].sort((a, b) => a - b) : others;
  // Where the end is known, however many empty weeks are none.
  const ended = weeks.last === null && (weeks.ended || longestRun(empty) >= MAX_EMPTY_WEEKS);
  return { ...weeks, empty, ended };
}

function longestRun(numbers: readonly number[]): number {
  let [maxRun, run] = [0, 0];
  numbers.forEach((each, at) => {
    run = numbers[at - 1] === each - 1 ? run + 1 : 1;
    maxRun = Math.max(maxRun, run);
  });
  return maxRun;
}
