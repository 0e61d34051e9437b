import { formatDateTime, formatInstant } from '~/platform/time/words';
import { instantIn, localDateTime } from '~/platform/time/zone';

/** What a field for date and time shows of an instant: the clock of the site, whatever that of the browser. */
export const toField = (instant: string, zone: string): string =>
  localDateTime(new Date(instant), zone).slice(0, 16);

/** The instant that such a field means; null for none. */
export function fromField(shown: string, zone: string): string | null {
  return Number.isNaN(Date.parse(`${shown}Z`)) ? null : new Date(instantIn(zone, shown)).toISOString();
}

export const inWords = (instant: string, zone: string, locale: string): string =>
  formatDateTime(new Date(instant), zone, locale);

/** The same where there is little room: `2027-01-01 08:00`. */
export const inShort = (instant: string, zone: string, locale: string): string =>
  formatInstant(new Date(instant), zone, locale, { dateStyle: 'short', timeStyle: 'short' });
