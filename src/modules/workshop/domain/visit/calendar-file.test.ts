import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { translator } from '~/messages';
import { zoneOffset } from '~/platform/time';
import { visitOf } from '~test/workshop-visit';
import type { BookedVisit } from '../../service';
import { calendarFile, calendarName, calendarType } from './calendar-file';

const NOW = new Date('2026-01-02T03:04:05Z');
const LINK = `https://nordhem.example/visits?t=${'aB-_'.repeat(10)}abc`;

const written = (visit: BookedVisit, now = NOW): string =>
  calendarFile({
    visit,
    now,
    link: LINK,
    t: translator('sv'),
    locale: 'sv-SE',
    site: { name: 'Nordhem', host: 'nordhem.example' },
  });

/** Read back by another program, which knows no zone but those that the file explains. */
function readBack(file: string) {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (component === undefined || others.length > 0) throw new Error('not one event');
  return { calendar, component, event: new ICAL.Event(component) };
}

/** The instant of a local time that exists once, found without the calendar: the offset at which the clock shows it. */
function instantOf(local: string, zone: string): number {
  const asIfUtc = Date.parse(`${local}:00Z`);
  for (const offset of [0, 60, 120, 180]) {
    const instant = asIfUtc - offset * 60_000;
    if (zoneOffset(new Date(instant), zone) === offset) return instant;
  }
  throw new Error(`${local} is not there in ${zone}`);
}

const ZONES = [
  'Europe/Stockholm',
  'Europe/Oslo',
  'Europe/Helsinki',
  'Europe/Bratislava',
  'Europe/London',
] as const;

const DAY_MS = 86_400_000;
const lastSunday = (year: number, month: number): number => {
  const last = Date.UTC(year, month, 0);
  return last - new Date(last).getUTCDay() * DAY_MS;
};
/** Winter, summer, and each day of the weeks around both changes of the clock. */
const DAYS = [2026, 2027, 2028, 2029, 2030].flatMap((year) => [
  ...[`${year}-01-15`, `${year}-07-15`, `${year}-12-31`],
  ...[lastSunday(year, 3), lastSunday(year, 10)].flatMap((sunday) =>
    [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((days) =>
      new Date(sunday + days * DAY_MS).toISOString().slice(0, 10),
    ),
  ),
]);

describe.each(ZONES)('a visit in %s', (zone) => {
  test('is at its instant and its local time, in summer, in winter and around each change of the clock', () => {
    expect(DAYS.length).toBe(5 * 29);
    const slots = DAYS.flatMap((date) => ['00:15', '08:30', '23:15'].map((time) => ({ date, time })));
    const files = slots.map((slot) => written(visitOf({ ...slot, zone, minutes: 30 })));
    // All events in one calendar, whose rules are those of each: the reader works them out once.
    const parts = files.map((file) => file.split(/(?=BEGIN:VEVENT)|(?<=END:VEVENT\r\n)/));
    expect(new Set(parts.map(([head]) => head)).size).toBe(1);
    const calendar = new ICAL.Component(
      ICAL.parse([parts[0]?.[0], ...parts.map(([, event]) => event), 'END:VCALENDAR'].join('')),
    );
    const events = calendar.getAllSubcomponents('vevent');
    expect(events).toHaveLength(slots.length);
    events.forEach((component, index) => {
      const { date, time } = slots[index] ?? { date: '', time: '' };
      const { startDate, endDate } = new ICAL.Event(component);
      expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(zone);
      expect(startDate.toString()).toBe(`${date}T${time}:00`);
      expect(startDate.toUnixTime() * 1000).toBe(instantOf(`${date}T${time}`, zone));
      expect(endDate.toUnixTime() - startDate.toUnixTime()).toBe(30 * 60);
    });
  });

  test('brings the rules of the zone under the name that the event gives', () => {
    const { calendar } = readBack(written(visitOf({ zone })));
    const zones = calendar.getAllSubcomponents('vtimezone');
    expect(zones.map((each) => each.getFirstPropertyValue('tzid'))).toEqual([zone]);
  });
});

describe('the file', () => {
  test('keeps its UID and counts its revisions; a cancelled one takes the entry out', () => {
    const booked = readBack(written(visitOf({})));
    const moved = readBack(written(visitOf({ revision: 2, time: '10:00' })));
    const gone = readBack(written(visitOf({ revision: 3, state: 'cancelled' })));
    const uids = [booked, moved, gone].map(({ event }) => event.uid);
    expect(uids).toEqual(Array.from({ length: 3 }, () => 'NB-7K3M9Q@nordhem.example'));
    expect([booked, moved, gone].map(({ event }) => event.sequence)).toEqual([0, 2, 3]);
    const messages = (read: ReturnType<typeof readBack>) => [
      read.calendar.getFirstPropertyValue('method'),
      read.component.getFirstPropertyValue('status'),
    ];
    expect(messages(booked)).toEqual(['PUBLISH', 'CONFIRMED']);
    expect(messages(gone)).toEqual(['CANCEL', 'CANCELLED']);
    expect(calendarType(visitOf({}))).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(calendarType(visitOf({ state: 'cancelled' }))).toMatch(/method=CANCEL$/);
    expect(calendarName(visitOf({ bookingId: '../NB-1\r\n' }))).toBe('NB-1.ics');
  });

  test('says where, what and how to change it; its stamp is in UTC', () => {
    const { component, event } = readBack(written(visitOf({})));
    expect(event.summary).toBe('Verkstadsbesök, Nordhem Malmö');
    expect(event.location).toBe('Nordhem Malmö, Verkstadsgatan 1, 211 20 Malmö');
    expect(component.getFirstPropertyValue('geo')).toEqual([55.6, 13]);
    expect(component.getFirstPropertyValue('url')).toBe(LINK);
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-01-02T03:04:05Z');
    expect(String(component.getFirstPropertyValue('organizer'))).toBe('mailto:malmo@nordhem.example');
    expect(event.description.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      'Bil: ABC123',
      '- Service: 1 295 kr',
      '- Däckskifte (4 st): 398 kr',
      '- Felsökning: Pris saknas',
      'Bokningsnummer: NB-7K3M9Q',
      '040-10 20 30',
      `Se, ändra eller avboka besöket: ${LINK}`,
    ]);
  });

  test('correction 12: an all-day drop-off is an entry of its day that takes up no time, with its hour in words', () => {
    const file = written(visitOf({ time: null, minutes: 300 }));
    const { calendar, component, event } = readBack(file);
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261124\r\n');
    expect(event.startDate.isDate).toBe(true);
    expect(event.endDate.toString()).toBe('2026-11-25');
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(event.summary).toBe('Lämna bilen före 08:00 · Verkstadsbesök, Nordhem Malmö');
    expect(event.description).toMatch(/^Lämna bilen före 08:00\n/);
    // A date is the same in every zone: there are no rules to bring.
    expect(calendar.getAllSubcomponents('vtimezone')).toEqual([]);
    const timed = readBack(written(visitOf({})));
    expect(timed.component.getFirstPropertyValue('transp') ?? 'OPAQUE').toBe('OPAQUE');
    expect(timed.event.summary).toBe('Verkstadsbesök, Nordhem Malmö');
  });

  test.each([visitOf({}), visitOf({ time: null }), visitOf({ state: 'cancelled' })])(
    'correction 12: every line ends with CRLF, the last one too',
    (visit) => {
      const lines = written(visit).split('\r\n');
      expect(lines.at(-1)).toBe('');
      expect(lines.at(-2)).toBe('END:VCALENDAR');
      for (const line of lines) expect(line).not.toMatch(/[\r\n]/);
    },
  );

  test('work of several days is an entry of all of them that takes up no time, with both hours in words', () => {
    const pickUp = { date: '2026-03-30', time: '09:00' };
    const file = written(visitOf({ date: '2026-03-26', time: '15:00', pickUp, minutes: 1020 }));
    const { component, event } = readBack(file);
    expect(String(event.startDate)).toBe('2026-03-26');
    // The end of an entry of days is the day after its last one.
    expect(String(event.endDate)).toBe('2026-03-31');
    expect(event.startDate.isDate && event.endDate.isDate).toBe(true);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(event.summary).toMatch(/^Lämna in tors 26 mars kl. 15:00, hämta mån 30 mars kl. 09:00 · /);
    expect(event.description).toContain('hämta mån 30 mars kl. 09:00');
  });

  test('nothing that is typed breaks out of its line', () => {
    const hostile = 'A;B,C\\n\\D\r\nEND:VEVENT\nBEGIN:VALARM\rX:1\u2028Y:\u0000\u202e"å" 😀'.repeat(3);
    const visit = visitOf({});
    const file = written({
      ...visit,
      bookingId: 'NB-7K3M9Q',
      workshop: { ...visit.workshop, siteName: hostile, address: hostile, phone: hostile, email: hostile },
      vehicle: { ...visit.vehicle, registrationNumber: hostile },
      services: [{ id: 'a', name: hostile, price: null, unit: null, text: hostile, priceText: null }],
    });
    const { calendar, component, event } = readBack(file);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone', 'vevent']);
    expect(component.getAllSubcomponents()).toEqual([]);
    expect(component.getFirstProperty('organizer')).toBeNull();
    expect(event.location).toContain('A;B,C\\n\\D END:VEVENT BEGIN:VALARM X:1 Y:"å" 😀');
    expect(event.description).toContain('A;B,C\\n\\D\nEND:VEVENT\nBEGIN:VALARM\nX:1\nY:"å" 😀');
    for (const line of file.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  test('does not depend on the zone of the machine', () => {
    const zone = process.env.TZ;
    try {
      const files = ['Asia/Tokyo', 'America/Los_Angeles', 'UTC'].map((tz) => {
        process.env.TZ = tz;
        return written(visitOf({ date: '2026-03-29', time: '02:30', zone: 'Europe/Helsinki' }));
      });
      expect(new Set(files).size).toBe(1);
      expect(files[0]).toContain('DTSTART;TZID=Europe/Helsinki:20260329T023000');
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});
