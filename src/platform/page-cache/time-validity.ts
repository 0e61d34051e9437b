import { addDays, instantIn, localDate } from '~/platform/time';

/** A page says at most what was so this long ago, in milliseconds. */
const MAX_AGE_MS = 10 * 60_000;

/** For how many milliseconds that holds which a page says of now and today: not beyond midnight in the zone. */
export function timeValidity(now: Date, zone: string): number {
  const midnight = instantIn(zone, `${addDays(localDate(now, zone), 1)}T00:00`);
  return Math.min(MAX_AGE_MS, midnight - now.getTime());
}
