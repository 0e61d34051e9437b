import {
  ICalCalendar,
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { isMailAddress } from '~/platform/mail';
import type { BookedVisit } from '../../service';
import { DAY } from '../local-time';
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
export const calendarType = ({ state }: Pick<BookedVisit, 'state'>): string =>
  `text/calendar; charset=utf-8; method=${state === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`;

/** Name of the file: `NB-7K3M9Q.ics`. */
export const calendarName = ({ bookingId }: Pick<BookedVisit, 'bookingId'>): string =>
  `${bookingId.replaceAll(/[^A-Za-z0-9-]/g, '')}.ics`;

/**
 * The visit as an iCalendar file (RFC 5545): local times with the rules of the workshop's zone, one UID per booking, SEQUENCE
 * by its revision, so that a calendar moves the entry it has, or takes it out when the visit is cancelled. A drop-off is an
 * entry of its day, work of several days one of all of them: nobody meets the workshop then. It says before when the car is to
 * be there, and takes up no time: TRANSP is OPAQUE for a DATE too unless the file says otherwise (§3.8.2.7). The file ends with CRLF like its lines (§3.1).
 */
export function calendarFile(options: CalendarFileOptions): string {
  const { visit, site, link, now, t } = options;
  const { workshop } = visit;
  const cancelled = visit.state === 'cancelled';
  const calendar = new ICalCalendar({
    prodId: { company: 'Forecourt', product: 'Workshop booking' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // The calendar itself has no zone: times of its own are UTC's. The event has.
    timezone: { name: null, generator: zoneRules },
  });
  const dropOff = formatDropOff(visit, options);
  const summary = t('visitCalendar.summary', { workshop: workshop.siteName });
  calendar.createEvent({
    id: `${visit.bookingId}@${site.host}`,
    sequence: visit.revision,
    stamp: now,
    ...timesOf(visit),
    // The month view of calendars shows the summary alone.
    summary: oneLine(dropOff === null ? summary : `${dropOff} · ${summary}`),
    location: {
      title: oneLine(`${workshop.siteName}, ${workshop.address}`),
      geo: { lat: workshop.latitude, lon: workshop.longitude },
    },
    description: plain(description(options)),
    url: link,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(isMailAddress(workshop.email) && {
      organizer: { name: oneLine(site.name), email: workshop.email },
    }),
  });
  return `${calendar.toString()}\r\n`;
}

/** A date has no zone (RFC 5545 §3.3.4), and without an end it lasts for its day. */
function timesOf({ date, time, minutes, pickUp, zone }: BookedVisit) {
  const days = { allDay: true, transparency: ICalEventTransparency.TRANSPARENT };
  // The end of an entry of days is the day after the last one (§3.6.1).
  if (pickUp !== null) {
    return { start: wallClock(`${date}T00:00`, 0), end: wallClock(`${pickUp.date}T00:00`, DAY), ...days };
  }
  if (time === null) return { start: wallClock(`${date}T00:00`, 0), ...days };
  const start = `${date}T${time}`;
  return { timezone: zone, start: wallClock(start, 0), end: wallClock(start, minutes) };
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

/**
 * The rules of a zone, under the name that the event gives: the library answers some zones with the rules of another that has
 * the same (Stockholm with Berlin's), and then the event's name would be one that the file does not explain.
 */
function zoneRules(zone: string): string {
  const [block] = tzlib_get_ical_block(zone);
  if (block === undefined || !block.startsWith('BEGIN:VTIMEZONE'))
    throw new RangeError(`No rules for ${zone}`);
  return block
    .replace(/^TZID:.*$/m, `TZID:${zone}`)
    .replace(/^X-LIC-LOCATION:.*$/m, `X-LIC-LOCATION:${zone}`);
}

/**
 * A time of the workshop's wall clock, written as it is: no zone of this process comes in between, which a `Date` would bring.
 * @param local `YYYY-MM-DDTHH:mm`
 */
function wallClock(local: string, plusMinutes: number): ICalDayJsStub {
  const at = new Date(Date.parse(`${local}:00Z`) + plusMinutes * 60_000);
  const [date = '', time = ''] = at
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z/g, '')
    .split('T');
  const wall: ICalDayJsStub = {
    format: (pattern) => (pattern === 'HHmmss' ? time : date),
    isValid: () => true,
    toDate: () => at,
    toJSON: () => at.toISOString(),
    tz: () => wall,
    utc: () => wall,
  };
  return wall;
}

/** Normalises line ends and drops control characters. */
const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .slice(0, 4_000);

const oneLine = (text: string): string => plain(text).replaceAll(/\s+/g, ' ').trim().slice(0, 250);
