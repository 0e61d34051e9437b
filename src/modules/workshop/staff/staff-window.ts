import type { BookingWindow } from '../domain/availability';
import { DAY, todayIn } from '../domain/local-time';

/** As far as anybody plans. */
const LAST_DAYS = 400;

/** What staff may move visits to: they give notice by telephone, from this morning on. */
export const staffWindow = (zone: string, now: Date): BookingWindow => {
  const today = todayIn(zone, now);
  return { firstDay: today, lastDay: today + LAST_DAYS, earliest: today * DAY };
};
