import { entryName, calendarType as typeOf, writeCalendarFile } from '~/platform/calendar-file';
import { isMailAddress } from '~/platform/mail';
import type { BookedVisit } from '../../service';
import { formatDropOff, formatVisitPrices, type LocaleContext } from './visit-format';

export interface CalendarFileOptions extends LocaleContext {
  readonly visit: BookedVisit;
  /** Name of the site, and a host of its that does not change: together with the booking's number it is the UID. */
  readonly site: { readonly name: string; readonly host: string };
  /** Where the visit is seen and changed. */
  readonly link: string;
  /** When the file is written. */
  readonly now: Date;
}

/** Content type for the mail program and the browser. */
export const calendarType = ({ state }: Pick<BookedVisit, 'state'>): string => typeOf(state === 'cancelled');

/** Name of the file: `NB-7K3M9Q.ics`. */
export const calendarName = ({ bookingId }: Pick<BookedVisit, 'bookingId'>): string => entryName(bookingId);

/**
 * The visit as an iCalendar file: one UID per booking, SEQUENCE by its revision. A drop-off is an entry of its day, work of
 * several days one of all of them: nobody meets the workshop then. It says before when the car is to be there.
 */
export function calendarFile(options: CalendarFileOptions): string {
  const { visit, site, link, now, t } = options;
  const { workshop } = visit;
  const dropOff = formatDropOff(visit, options);
  const summary = t('visitCalendar.summary', { workshop: workshop.siteName });
  return writeCalendarFile({
    product: 'Workshop booking',
    uid: `${visit.bookingId}@${site.host}`,
    sequence: visit.revision,
    stamp: now,
    cancelled: visit.state === 'cancelled',
    times: timesOf(visit),
    // The month view of calendars shows the summary alone.
    summary: dropOff === null ? summary : `${dropOff} · ${summary}`,
    place: {
      title: `${workshop.siteName}, ${workshop.address}`,
      latitude: workshop.latitude,
      longitude: workshop.longitude,
    },
    description: description(options),
    url: link,
    organizer: isMailAddress(workshop.email) ? { name: site.name, email: workshop.email } : null,
  });
}

function timesOf({ date, time, minutes, pickUp, zone }: BookedVisit) {
  if (pickUp !== null) return { from: date, until: pickUp.date };
  return time === null ? { from: date, until: null } : { zone, start: `${date}T${time}`, minutes };
}

function description(options: CalendarFileOptions): string {
  const { visit, link, t } = options;
  const dropOff = formatDropOff(visit, options);
  const services = formatVisitPrices(visit, options).map(([name, price]) => `- ${name}: ${price}`);
  return [
    ...(dropOff === null ? [] : [dropOff]),
    `${t('visit.car')}: ${visit.vehicle.registrationNumber}`,
    ...services,
    `${t('visit.number')}: ${visit.bookingId}`,
    ...(visit.workshop.phone === '' ? [] : [visit.workshop.phone]),
    `${t('visit.change')}: ${link}`,
  ].join('\n');
}
