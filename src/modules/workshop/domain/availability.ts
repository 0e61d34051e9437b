import type { Calendar } from './calendar';
import { canDo, type Demand } from './demand';
import { DAY, dateOf, dayOfMinute, minuteAt, type Span, timeOf, todayIn } from './local-time';
import type { Workshop } from './model';
import type { VisitStart } from './visit-start';

/** A bay or a mechanic, and when it is taken: spans in order that do not overlap. */
export interface Bay {
  /** Its number in the database. */
  readonly no: number;
  readonly competences: readonly string[];
  readonly taken: readonly Span[];
}

/** What can be booked at all: calendar days in the workshop's zone, and nothing that begins before `earliest`. */
export interface Bookable {
  readonly firstDay: number;
  readonly lastDay: number;
  /** Minute of the workshop's clock. */
  readonly earliest: number;
}

/** A place for a visit. */
export interface Candidate extends Span {
  readonly no: number;
}

export interface OfferedDay {
  readonly day: number;
  /** By time; none where the demand is an all-day drop-off. */
  readonly slots: readonly { readonly start: number; readonly bays: readonly number[] }[];
  /** One place in each bay that has one, for an all-day drop-off. */
  readonly allDay: readonly Candidate[];
}

/** Cars of an all-day drop-off are left before this time (specification 3 §9). */
export const DROP_OFF = 8 * 60;

/** The days from notice to window, as calendar days in the workshop's zone; today from this minute on. */
export function bookableOf(
  { zone, noticeDays, windowDays }: Pick<Workshop, 'zone' | 'noticeDays' | 'windowDays'>,
  now: Date,
): Bookable {
  const today = todayIn(zone, now);
  // A minute that has begun is over.
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

/** The hours around a day as unbroken stretches: what closes at midnight and opens at midnight is one. */
function stretches(calendar: Calendar, day: number, minutes: number): readonly Span[] {
  const last = day + Math.ceil(minutes / DAY);
  const spans: Span[] = [];
  for (let each = day - 1; each <= last; each++) spans.push(...calendar.on(each));
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    const before = joined.at(-1);
    if (before !== undefined && from <= before.to) before.to = Math.max(before.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** Times of a day at which visits begin, ascending. */
function startsOn(calendar: Calendar, day: number, step: number): readonly number[] {
  const starts = new Set<number>();
  const [dawn, midnight] = [day * DAY, (day + 1) * DAY];
  for (const span of [...calendar.on(day - 1), ...calendar.on(day)]) {
    const behind = Math.max(span.from, dawn) - span.opens;
    const until = Math.min(span.to, midnight);
    for (let at = span.opens + Math.ceil(behind / step) * step; at < until; at += step) starts.add(at);
  }
  return [...starts].sort((a, b) => a - b);
}

/** The first place in a bay that begins on the day, anywhere in the open hours. */
function dropOffPlace(
  { no, taken }: Bay,
  open: readonly Span[],
  { day, earliest, minutes }: { readonly day: number; readonly earliest: number; readonly minutes: number },
): Candidate | null {
  for (const stretch of open) {
    let from = Math.max(stretch.from, day * DAY, earliest);
    for (let at = firstEndingAfter(taken, from); from < (day + 1) * DAY; at++) {
      if (from + minutes > stretch.to) break;
      const next = taken[at];
      if (next === undefined || next.from >= from + minutes) return { no, from, to: from + minutes };
      from = Math.max(from, next.to);
    }
  }
  return null;
}

/**
 * What a workshop offers on a day: the one answer to "what is free?", for lists, for the first free time and for booking.
 * A slot is offered when it begins on the grid of the open hours, ends before they do, is neither past nor outside what can be
 * booked, and a bay that can do all of it is free from its beginning to its end. Bays that can do least come first, so that
 * those that can do more stay free for longer.
 */
export function offeredOn(
  workshop: Pick<Workshop, 'slotMinutes'>,
  calendar: Calendar,
  bays: readonly Bay[],
  demand: Demand,
  bookable: Bookable,
  day: number,
): OfferedDay {
  const nothing = { day, slots: [], allDay: [] };
  if (day < bookable.firstDay || day > bookable.lastDay) return nothing;
  const able = bays
    .filter((bay) => canDo(bay, demand.competences))
    .sort((a, b) => a.competences.length - b.competences.length || a.no - b.no);
  const open = stretches(calendar, day, demand.minutes);
  if (able.length === 0 || open.length === 0) return nothing;
  if (demand.allDay) {
    // Who has not left the car by eight comes another day.
    if (bookable.earliest > day * DAY + DROP_OFF) return nothing;
    const wanted = { day, earliest: bookable.earliest, minutes: demand.minutes };
    return {
      ...nothing,
      allDay: able.flatMap((bay) => {
        const place = dropOffPlace(bay, open, wanted);
        return place === null ? [] : [place];
      }),
    };
  }
  const slots = startsOn(calendar, day, workshop.slotMinutes).flatMap((start) => {
    const end = start + demand.minutes;
    const stretch = open[firstEndingAfter(open, start)];
    if (start < bookable.earliest || stretch === undefined || end > stretch.to) return [];
    const free = able.filter(({ taken }) => isFree(taken, start, end));
    return free.length === 0 ? [] : [{ start, bays: free.map(({ no }) => no) }];
  });
  return { ...nothing, slots };
}

type At = Pick<VisitStart, 'day' | 'minute'>;

/** Whether a start stands for an all-day drop-off: the interface shows one as 08:00. */
const isDropOff = ({ day, minute }: At): boolean => minute === null || minute === day * DAY + DROP_OFF;

/** Where a visit that is wished for can be: the same answer as {@link offeredOn}, for one start. */
export function candidates(offered: OfferedDay, start: At, demand: Demand): readonly Candidate[] {
  if (demand.allDay) return isDropOff(start) ? offered.allDay : [];
  const slot = offered.slots.find((each) => each.start === start.minute);
  if (slot === undefined) return [];
  return slot.bays.map((no) => ({ no, from: slot.start, to: slot.start + demand.minutes }));
}

/** Whether a hold is for this very start, and its bay, still there, can do all that is wanted. */
export function isHoldFor(
  hold: Candidate,
  bays: readonly Omit<Bay, 'taken'>[],
  demand: Demand,
  start: At,
): boolean {
  const bay = bays.find(({ no }) => no === hold.no);
  if (bay === undefined || !canDo(bay, demand.competences) || hold.to - hold.from !== demand.minutes) {
    return false;
  }
  return demand.allDay
    ? dayOfMinute(hold.from) === start.day && isDropOff(start)
    : hold.from === start.minute;
}

/** A time as the customer knows it; null where the day offers nothing. */
export function firstSlotOf({ day, slots, allDay }: OfferedDay): LocalSlot | null {
  const date = dateOf(day);
  const first = slots[0];
  if (first !== undefined) return { date, time: timeOf(first.start) };
  return allDay.length > 0 ? { date, time: null } : null;
}

/** All times of a day as the customer knows them. */
export const slotsOf = ({ day, slots, allDay }: OfferedDay): readonly LocalSlot[] =>
  allDay.length > 0
    ? [{ date: dateOf(day), time: null }]
    : slots.map(({ start }) => ({ date: dateOf(day), time: timeOf(start) }));

export interface LocalSlot {
  readonly date: string;
  readonly time: string | null;
}
