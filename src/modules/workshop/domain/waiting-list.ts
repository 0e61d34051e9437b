import { localTime } from '~/platform/time';
import type { OfferedDay } from './availability';
import { DAY, minuteAt, momentOf, weekdayOf } from './local-time';
import type { VisitStart } from './visit/visit-start';

export const PARTS_OF_DAY = ['any', 'morning', 'afternoon'] as const;

/** When somebody on the waiting list can come. */
export interface TimePreference {
  /** 1 Monday … 7 Sunday; at least one. */
  readonly weekdays: readonly number[];
  /** Of the times of a day; a drop-off in the morning has none. */
  readonly partOfDay: (typeof PARTS_OF_DAY)[number];
}

/** What became of an offered time: `withdrawn` where the visit was cancelled or moved meanwhile. */
export const EARLIER_TIME_STATES = ['open', 'taken', 'declined', 'expired', 'withdrawn'] as const;

/** How long an offered time is kept for its customer. */
export const OFFER_MINUTES = 30;

/** Nobody is asked before, and no offer lasts longer, by the workshop's clock. */
const ASK_FROM = '08:00';
const ASK_UNTIL = '20:00';

/** From the offer to the visit: the customer has to read it, and to come. */
const NOTICE_MINUTES = 120;

/** At most so many times are offered to one customer on one day. */
export const MAX_OFFERS_A_DAY = 3;

const NOON = 12 * 60;

/** Whether customers may be asked now: an offer that is made ends before the night does begin. */
export function mayAsk(now: Date, zone: string): boolean {
  const ends = new Date(now.getTime() + OFFER_MINUTES * 60_000);
  return (
    localTime(now, zone) >= ASK_FROM &&
    localTime(ends, zone) >= ASK_FROM &&
    localTime(ends, zone) <= ASK_UNTIL
  );
}

/** The first minute, on the workshop's clock, at which an offered visit may begin. */
export const earliestOffer = (now: Date, zone: string): number => minuteAt(now, zone) + NOTICE_MINUTES;

/** The first time of a day that suits; null where none does. */
export function firstSuitable(
  { day, slots, allDay }: Pick<OfferedDay, 'day' | 'slots' | 'allDay'>,
  { weekdays, partOfDay }: TimePreference,
): VisitStart | null {
  if (!weekdays.includes(weekdayOf(day))) return null;
  if (allDay.length > 0) return { date: momentOf(day * DAY).date, time: null, day, minute: null };
  const slot = slots.find(({ start }) => isIn(partOfDay, start - day * DAY));
  return slot === undefined ? null : { ...momentOf(slot.start), day, minute: slot.start };
}

const isIn = (part: TimePreference['partOfDay'], minuteOfDay: number): boolean =>
  part === 'any' || (part === 'morning') === minuteOfDay < NOON;
