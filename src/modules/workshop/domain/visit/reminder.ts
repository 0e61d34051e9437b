import { localDate, localTime } from '~/platform/time';
import { dateOf, dayOf } from '../local-time';

/** Sending hours on the day before, on the workshop's clock. */
const FROM = '10:00';
const UNTIL = '20:00';

/** The date whose visits are reminded of now; null outside sending hours. Calendar days, also where the clock changes. */
export function dateToRemind(now: Date, zone: string): string | null {
  const time = localTime(now, zone);
  return time >= FROM && time < UNTIL ? dateOf(dayOf(localDate(now, zone)) + 1) : null;
}

/** Whether the visit was last booked or moved on an earlier day: one that has just been is not reminded of. */
export const isWorthReminding = (changedAt: Date, now: Date, zone: string): boolean =>
  localDate(changedAt, zone) < localDate(now, zone);

/** An hour earlier than reminders: a mail that fails at first is retried for half an hour. */
const RATING_REQUEST_UNTIL = '19:00';
/** Three days, so that Monday covers Friday where no process ran, or staff marked the car later. */
const RATING_REQUEST_DAYS = 3;

/** Dates of visits to request a rating for now: yesterday and two before; null outside sending hours. */
export function datesToRate(now: Date, zone: string): { readonly from: string; readonly to: string } | null {
  const time = localTime(now, zone);
  if (time < FROM || time >= RATING_REQUEST_UNTIL) return null;
  const today = dayOf(localDate(now, zone));
  return { from: dateOf(today - RATING_REQUEST_DAYS), to: dateOf(today - 1) };
}
