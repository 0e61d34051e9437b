import { addDays, instantIn, localDate } from '~/platform/time';

/** A page says at most what was so this long ago, in milliseconds. */
const MAX_AGE_MS = 10 * 60_000;

/** For how many milliseconds that holds which a page says of now and today. */
export interface TimeValidity {
  /** In our own memory, from now on. */
  readonly validFor: number;
  /** In caches that ask us, from when they were given it, were it at the end of `validFor`. */
  readonly heldFor: number;
}

/** Not beyond the midnight of the zone, wherever the page is kept. */
export function timeValidity(now: Date, zone: string): TimeValidity {
  const untilMidnight = instantIn(zone, `${addDays(localDate(now, zone), 1)}T00:00`) - now.getTime();
  const validFor = Math.min(MAX_AGE_MS, untilMidnight);
  return { validFor, heldFor: untilMidnight - validFor };
}
