import { localDate, localTime } from '~/platform/time';
import { dateOf, dayOf } from './local-time';

/** Reminders are sent on the day before, when people are up: from … until …, on the workshop's clock. */
const FROM = '10:00';
const UNTIL = '20:00';

/**
 * The date whose visits are reminded of now; null at hours when nobody is written to. A day is a day of the calendar, however
 * long the clock makes it.
 */
export function remindedDate(now: Date, zone: string): string | null {
  const time = localTime(now, zone);
  return time >= FROM && time < UNTIL ? dateOf(dayOf(localDate(now, zone)) + 1) : null;
}

/** Whether the customer has heard of the visit on an earlier day: whoever has just booked or moved it is not reminded. */
export const isWorthReminding = (changedAt: Date, now: Date, zone: string): boolean =>
  localDate(changedAt, zone) < localDate(now, zone);
