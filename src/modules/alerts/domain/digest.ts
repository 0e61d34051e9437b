import { localDate, localDateTime } from '~/platform/time';

/** When the daily mail is sent, in the site's own zone. */
const DIGEST_TIME = '07:00';

/**
 * Whether what was found at `foundAt` belongs into a mail now: since the last morning has passed.
 * @param zone IANA name
 */
export function isDue(foundAt: Date, now: Date, zone: string): boolean {
  const morning = `${localDate(now, zone)}T${DIGEST_TIME}`;
  return localDateTime(now, zone) >= morning && localDateTime(foundAt, zone) < morning;
}
