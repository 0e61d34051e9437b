import { localDate, localTime } from '~/platform/time';
import { dateOf, dayOf } from './local-time';

/** Reminders are sent on the day before, when people are up: from … until …, on the workshop's clock. */
const FROM = '10:00';
const UNTIL = '20:00';

/**
 * The date whose visits are reminded of now; null at hours when nobody is written to. A day is a day of the calendar, however
 * long the clock makes it.
 */
export function dateToRemind(now: Date, zone: string): string | null {
  const time = localTime(now, zone);
  return time >= FROM && time < UNTIL ? dateOf(dayOf(localDate(now, zone)) + 1) : null;
}

/** Whether the customer has heard of the visit on an earlier day: whoever has just booked or moved it is not reminded. */
export const isWorthReminding = (changedAt: Date, now: Date, zone: string): boolean =>
  localDate(changedAt, zone) < localDate(now, zone);

/** Ratings are asked for an hour less long: a mail that is refused at first is tried again for half an hour. */
const RATING_REQUEST_UNTIL = '19:00';
/** Mondays ask for what was done on the Friday before where nobody was there to send, or staff marked the car later. */
const RATING_REQUEST_DAYS = 3;

/** The last days of visits that are asked about now: yesterday and two before; null at hours when nobody is written to. */
export function datesToRate(now: Date, zone: string): { readonly from: string; readonly to: string } | null {
  const time = localTime(now, zone);
  if (time < FROM || time >= RATING_REQUEST_UNTIL) return null;
  const today = dayOf(localDate(now, zone));
  return { from: dateOf(today - RATING_REQUEST_DAYS), to: dateOf(today - 1) };
}
