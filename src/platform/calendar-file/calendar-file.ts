import {
  ICalCalendar,
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { DAY_MS } from '~/platform/time';

/** One entry of somebody's calendar. */
export interface CalendarEntry {
  /** What the file was written by: `Workshop booking`. */
  readonly product: string;
  /** The same for every file about one booking. */
  readonly uid: string;
  /** Grows with every change, so that a calendar moves the entry it has. */
  readonly sequence: number;
  /** When the file is written. */
  readonly stamp: Date;
  readonly cancelled: boolean;
  /** A time of a zone's wall clock (`YYYY-MM-DDTHH:mm`), or days (`YYYY-MM-DD`), both included; they take up no time. */
  readonly times:
    | { readonly zone: string; readonly start: string; readonly minutes: number }
    | { readonly from: string; readonly until: string | null };
  readonly summary: string;
  readonly place: { readonly title: string; readonly latitude: number; readonly longitude: number };
  /** Line ends stay. */
  readonly description: string;
  readonly url: string;
  readonly organizer: { readonly name: string; readonly email: string } | null;
}

/** Content type for the mail program and the browser. */
export const calendarType = (cancelled: boolean): string =>
  `text/calendar; charset=utf-8; method=${cancelled ? 'CANCEL' : 'PUBLISH'}`;

/** Name of the file of a booking: `NB-7K3M9Q.ics`. */
export const entryName = (bookingNumber: string): string =>
  `${bookingNumber.replaceAll(/[^A-Za-z0-9-]/g, '')}.ics`;

/**
 * An entry as an iCalendar file (RFC 5545): local times with the rules of their zone, so that a calendar moves the entry it
 * has, or takes it out when it is cancelled. Days take up no time: TRANSP is OPAQUE for a DATE too unless the file says
 * otherwise (§3.8.2.7). The file ends with CRLF like its lines (§3.1).
 */
export function writeCalendarFile(entry: CalendarEntry): string {
  const { cancelled, place, organizer } = entry;
  const calendar = new ICalCalendar({
    prodId: { company: 'Forecourt', product: entry.product },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // The calendar itself has no zone: times of its own are UTC's. The event has.
    timezone: { name: null, generator: zoneRules },
  });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.stamp,
    ...timesOf(entry.times),
    summary: oneLine(entry.summary),
    location: { title: oneLine(place.title), geo: { lat: place.latitude, lon: place.longitude } },
    description: plainLines(entry.description),
    url: entry.url,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(organizer !== null && { organizer: { name: oneLine(organizer.name), email: organizer.email } }),
  });
  return `${calendar.toString()}\r\n`;
}

/** A date has no zone (RFC 5545 §3.3.4), and without an end it lasts for its day. */
function timesOf(times: CalendarEntry['times']) {
  if ('zone' in times) {
    const { zone, start, minutes } = times;
    return { timezone: zone, start: wallClock(start, 0), end: wallClock(start, minutes * 60_000) };
  }
  const days = { allDay: true, transparency: ICalEventTransparency.TRANSPARENT };
  const start = wallClock(`${times.from}T00:00`, 0);
  // The end of an entry of days is the day after the last one (§3.6.1).
  return times.until === null
    ? { start, ...days }
    : { start, end: wallClock(`${times.until}T00:00`, DAY_MS), ...days };
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
 * A time of a wall clock, written as it is: no zone of this process comes in between, which a `Date` would bring.
 * @param local `YYYY-MM-DDTHH:mm`
 */
function wallClock(local: string, plusMs: number): ICalDayJsStub {
  const at = new Date(Date.parse(`${local}:00Z`) + plusMs);
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
const plainLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .slice(0, 4_000);

const oneLine = (text: string): string => plainLines(text).replaceAll(/\s+/g, ' ').trim().slice(0, 250);
