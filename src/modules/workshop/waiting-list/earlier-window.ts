import { type BookingWindow, bookingWindowOf } from '../domain/availability';
import type { Calendar } from '../domain/calendar';
import { dayOf, todayIn, weekdayOf } from '../domain/local-time';
import { earliestOffer, type TimePreference } from '../domain/waiting-list';
import type { StoredBooking } from '../store/booking-store';
import type { EarlierTimeRow } from '../store/waiting-list-store';
import { isClosed } from '../use-cases/open-visit';
import type { WorkshopLocation } from '../workshop-locations';
import type { EarlierTime } from './waiting-list';

/** The days before that of a visit on which its customer could come; null where there are none, or no changes any more. */
export function earlierWindow(
  { workshop, zone }: WorkshopLocation,
  booking: StoredBooking,
  now: Date,
): BookingWindow | null {
  const bookable = bookingWindowOf(workshop, now);
  if (booking.state !== 'booked' || isClosed(booking, bookable)) return null;
  const lastDay = Math.min(bookable.lastDay, dayOf(booking.date) - 1);
  if (bookable.firstDay > lastDay) return null;
  return { ...bookable, lastDay, earliest: Math.max(bookable.earliest, earliestOffer(now, zone)) };
}

/** Weekdays on which a workshop works, within the next four weeks: 1 Monday … 7 Sunday. */
export function workingWeekdays(calendar: Calendar, zone: string, now: Date): readonly number[] {
  const today = todayIn(zone, now);
  const open = Array.from({ length: 28 }, (_, at) => today + at).filter((day) => calendar.on(day).length > 0);
  return [...new Set(open.map(weekdayOf))].sort((a, b) => a - b);
}

/** Whether a preference names weekdays, and nothing else. */
export const isPreference = ({ weekdays }: TimePreference): boolean =>
  weekdays.length > 0 && weekdays.every((day) => Number.isInteger(day) && day >= 1 && day <= 7);

/** An offer as it is at an instant: one that has run out may not have been settled yet. */
export const toEarlierTime = (
  { id, date, time, offeredAt, expiresAt, state }: EarlierTimeRow,
  now: Date,
): EarlierTime => ({
  id,
  date,
  time,
  offeredAt,
  expiresAt,
  state: state === 'open' && expiresAt <= now ? 'expired' : state,
});
