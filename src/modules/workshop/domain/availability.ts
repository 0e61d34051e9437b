import type { LocalMoment, OfferedTime } from '../service';
import { type Calendar, mergeSpans } from './calendar';
import { canDo, type Demand } from './demand';
import { DAY, dateOf, dayOfMinute, minuteAt, momentOf, type Span, timeOf, todayIn } from './local-time';
import type { Workshop } from './model';
import type { VisitStart } from './visit/visit-start';

/** A bay or a mechanic, and when it is taken: spans in order that do not overlap. */
export interface Bay {
  /** Its number in the database. */
  readonly no: number;
  readonly competences: readonly string[];
  readonly taken: readonly Span[];
  /** Minute of the workshop's clock from which it takes no work; left out: it stays. */
  readonly outFrom?: number;
}

/** Calendar days in the workshop's zone that can be booked, from `earliest` on. */
export interface BookingWindow {
  readonly firstDay: number;
  readonly lastDay: number;
  /** Minute of the workshop's clock. */
  readonly earliest: number;
}

/** Where a visit fits: a bay and a span. */
export interface Candidate extends Span {
  readonly no: number;
}

/** A start, when the work is done, and the bays that are free in between. */
interface OfferedSlot {
  readonly start: number;
  readonly end: number;
  readonly bays: readonly number[];
}

export interface OfferedDay {
  readonly day: number;
  /** By time; none where the demand is an all-day drop-off. */
  readonly slots: readonly OfferedSlot[];
  /** One span per bay, for an all-day drop-off. */
  readonly allDay: readonly Candidate[];
}

/** Cars of an all-day drop-off are left before this time (SLOT-4). */
export const DROP_OFF_MINUTE = 8 * 60;

/** From the notice to the end of the window, as calendar days in the workshop's zone; today only from now on. */
export function bookingWindowOf(
  { zone, noticeDays, windowDays }: Pick<Workshop, 'zone' | 'noticeDays' | 'windowDays'>,
  now: Date,
): BookingWindow {
  const today = todayIn(zone, now);
  // A minute that has begun is past.
  const earliest = minuteAt(new Date(now.getTime() + 59_999), zone);
  return { firstDay: today + noticeDays, lastDay: today + windowDays, earliest };
}

/** Index of the first span that ends after the minute. */
function firstEndingAfter(spans: readonly Span[], minute: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.to ?? 0) > minute) high = middle;
    else low = middle + 1;
  }
  return low;
}

const isFree = (taken: readonly Span[], from: number, to: number): boolean =>
  (taken[firstEndingAfter(taken, from)]?.from ?? Number.POSITIVE_INFINITY) >= to;

/** Whether a bay still takes work that ends at a minute. */
export const isIn = ({ outFrom }: Pick<Bay, 'outFrom'>, end: number): boolean =>
  outFrom === undefined || end <= outFrom;

/** The longest stay; bounds how far to look back, and ahead. */
export const MAX_STAY_DAYS = 30;
/** The same in minutes. */
export const MAX_STAY = MAX_STAY_DAYS * DAY;

/** Upper bound of the time a demand occupies a bay, in minutes of the clock. */
export const maxStay = ({ multiDay }: Pick<Demand, 'multiDay'>): number => (multiDay ? MAX_STAY : DAY);

/** The open hours around a day, up to the latest end of a visit that begins on it. */
function openHoursFrom(calendar: Calendar, day: number, demand: Demand): readonly Span[] {
  const last = day + Math.ceil((demand.multiDay ? MAX_STAY : demand.minutes) / DAY);
  const spans: Span[] = [];
  for (let each = day - 1; each <= last; each++) spans.push(...calendar.on(each));
  return mergeSpans(spans);
}

/**
 * When work that begins at a minute is done: without a break, or, where it takes several days, in the open hours from there on,
 * nights and closed days left out. null: it does not fit.
 */
function workEnd(
  open: readonly Span[],
  start: number,
  { minutes, multiDay }: Pick<Demand, 'minutes' | 'multiDay'>,
): number | null {
  let left = minutes;
  for (let at = firstEndingAfter(open, start); at < open.length; at++) {
    const { from, to } = open[at] ?? { from: 0, to: 0 };
    const begins = Math.max(from, start);
    if (begins - start > MAX_STAY || (begins > start && left === minutes)) return null;
    if (begins + left <= to) return begins + left - start > MAX_STAY ? null : begins + left;
    if (!multiDay) return null;
    left -= to - begins;
  }
  return null;
}

/** Times of a day at which visits begin, ascending. */
function listStarts(calendar: Calendar, day: number, step: number): readonly number[] {
  const starts = new Set<number>();
  const [dayStart, dayEnd] = [day * DAY, (day + 1) * DAY];
  for (const span of [...calendar.on(day - 1), ...calendar.on(day)]) {
    const behind = Math.max(span.from, dayStart) - span.opens;
    const until = Math.min(span.to, dayEnd);
    for (let at = span.opens + Math.ceil(behind / step) * step; at < until; at += step) starts.add(at);
  }
  return [...starts].sort((a, b) => a - b);
}

/** The first gap in a bay on the day, anywhere in the open hours. */
function findDropOff(
  { no, taken, outFrom = Number.POSITIVE_INFINITY }: Bay,
  open: readonly Span[],
  { day, earliest, minutes }: { readonly day: number; readonly earliest: number; readonly minutes: number },
): Candidate | null {
  for (const stretch of open) {
    let from = Math.max(stretch.from, day * DAY, earliest);
    for (let at = firstEndingAfter(taken, from); from < (day + 1) * DAY; at++) {
      if (from + minutes > Math.min(stretch.to, outFrom)) break;
      const next = taken[at];
      if (next === undefined || next.from >= from + minutes) return { no, from, to: from + minutes };
      from = Math.max(from, next.to);
    }
  }
  return null;
}

/**
 * What a workshop offers on a day; lists, the first free time and booking all use this function. A slot is offered when it
 * begins on the grid of the open hours, ends before they do, is neither past nor outside the booking window, and a capable bay
 * is free for all of it. Work of several days occupies its bay from drop-off to pick-up, nights and closed days too. Bays with
 * the fewest competences come first, so that the others stay free for longer.
 */
export function computeOfferedDay(
  workshop: Pick<Workshop, 'slotMinutes'>,
  calendar: Calendar,
  bays: readonly Bay[],
  demand: Demand,
  bookable: BookingWindow,
  day: number,
): OfferedDay {
  const nothing = { day, slots: [], allDay: [] };
  if (day < bookable.firstDay || day > bookable.lastDay) return nothing;
  const capable = bays
    .filter((bay) => canDo(bay, demand.competences))
    .sort((a, b) => a.competences.length - b.competences.length || a.no - b.no);
  const open = openHoursFrom(calendar, day, demand);
  if (capable.length === 0 || open.length === 0) return nothing;
  if (demand.allDay) {
    // The drop-off time has passed.
    if (bookable.earliest > day * DAY + DROP_OFF_MINUTE) return nothing;
    const dropOff = { day, earliest: bookable.earliest, minutes: demand.minutes };
    return {
      ...nothing,
      allDay: capable.flatMap((bay) => {
        const place = findDropOff(bay, open, dropOff);
        return place === null ? [] : [place];
      }),
    };
  }
  const slots = listStarts(calendar, day, workshop.slotMinutes).flatMap((start) => {
    const end = start < bookable.earliest ? null : workEnd(open, start, demand);
    if (end === null) return [];
    const free = capable.filter((bay) => isIn(bay, end) && isFree(bay.taken, start, end));
    return free.length === 0 ? [] : [{ start, end, bays: free.map(({ no }) => no) }];
  });
  return { ...nothing, slots };
}

type At = Pick<VisitStart, 'day' | 'minute'>;

/** Whether a start stands for an all-day drop-off: the interface shows one as 08:00. */
const isDropOff = ({ day, minute }: At): boolean => minute === null || minute === day * DAY + DROP_OFF_MINUTE;

/** Where a requested visit fits: the same result as {@link computeOfferedDay}, for one start. */
export function findCandidates(offered: OfferedDay, start: At, demand: Demand): readonly Candidate[] {
  if (demand.allDay) return isDropOff(start) ? offered.allDay : [];
  const slot = offered.slots.find((each) => each.start === start.minute);
  if (slot === undefined) return [];
  return slot.bays.map((no) => ({ no, from: slot.start, to: slot.end }));
}

/** When work that begins at a minute is done, within the open hours; null: it does not fit into them. */
export const endOfWork = (calendar: Calendar, demand: Demand, start: number): number | null =>
  workEnd(openHoursFrom(calendar, dayOfMinute(start), demand), start, demand);

/**
 * When a visit of several days that begins there is done, on the workshop's clock; null for others, and where it does not fit.
 */
const stayEnd = (calendar: Calendar, demand: Demand, { minute }: At): number | null =>
  demand.multiDay && minute !== null ? endOfWork(calendar, demand, minute) : null;

/** When the car of a visit of several days can be picked up; null for work that is done on the day. */
export function pickUpOf(calendar: Calendar, demand: Demand, start: At): LocalMoment | null {
  const end = stayEnd(calendar, demand, start);
  return end === null ? null : momentOf(end);
}

/** Whether a hold is for this start, and its bay still exists and is capable. */
export function isHoldFor(
  hold: Candidate,
  { bays, calendar }: { readonly bays: readonly Omit<Bay, 'taken'>[]; readonly calendar: Calendar },
  demand: Demand,
  start: At,
): boolean {
  const bay = bays.find(({ no }) => no === hold.no);
  if (bay === undefined || !canDo(bay, demand.competences) || !isIn(bay, hold.to)) return false;
  if (demand.multiDay) return hold.from === start.minute && hold.to === stayEnd(calendar, demand, start);
  if (hold.to - hold.from !== demand.minutes) return false;
  return demand.allDay
    ? dayOfMinute(hold.from) === start.day && isDropOff(start)
    : hold.from === start.minute;
}

/** The first time of a day in the API's format; null where it offers none. */
export const firstOfferedTime = (offered: OfferedDay, demand: Demand): OfferedTime | null =>
  toOfferedTimes({ ...offered, slots: offered.slots.slice(0, 1) }, demand)[0] ?? null;

/** All times of a day in the API's format. */
export function toOfferedTimes(
  { day, slots, allDay }: OfferedDay,
  { multiDay }: Demand,
): readonly OfferedTime[] {
  const date = dateOf(day);
  if (allDay.length > 0) return [{ date, time: null }];
  return slots.map(({ start, end }) => ({
    date,
    time: timeOf(start),
    ...(multiDay && { pickUp: momentOf(end) }),
  }));
}
