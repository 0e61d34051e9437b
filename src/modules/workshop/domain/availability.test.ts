import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicHoliday } from '~/platform/time';
import { type Bay, bookableOf, candidates, type OfferedDay, offeredOn, slotsOf } from './availability';
import { calendarOf, openingOf } from './calendar';
import type { Demand } from './demand';
import {
  DAY,
  dateOf,
  dayOf,
  minutesOf,
  type Span,
  skippedOn,
  timeOf,
  todayIn,
  weekdayOf,
} from './local-time';
import type { Opening } from './opening';

const ZONES = [
  { zone: 'Europe/Stockholm', country: 'SE' },
  { zone: 'Europe/Oslo', country: 'NO' },
  { zone: 'Europe/Helsinki', country: 'FI' },
  { zone: 'Europe/Bratislava', country: 'SK' },
  { zone: 'Europe/London', country: 'GB' },
] as const;
const YEARS = [2026, 2027, 2028, 2029, 2030];

/** The last Sunday of a month, when clocks change in Europe. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = dayOf(`${year}-${String(month).padStart(2, '0')}-${last}`);
  return day - (weekdayOf(day) % 7);
}
const CHANGES = ZONES.flatMap((place) =>
  YEARS.flatMap((year) => [3, 10].map((month) => ({ ...place, year, month, day: lastSunday(year, month) }))),
);

const walls = new Map<string, Intl.DateTimeFormat>();
/** What the wall clock of a zone says at an instant, asked of Intl alone. */
function wallClock(instant: number, zone: string): string {
  const format =
    walls.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  walls.set(zone, format);
  return format.format(instant);
}
/** Whether some moment has this minute on its wall clock: what the clock skips has none. */
const exists = (minute: number, zone: string): boolean =>
  [0, 60, 120, 180].some((offset) => {
    const instant = Date.UTC(2000, 0, 1) + (minute - offset) * 60_000;
    return wallClock(instant, zone) === `${dateOf(Math.floor(minute / DAY))} ${timeOf(minute)}`;
  });

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const open = (opens: string, closes: string, weekdays = EVERY_DAY): Opening => ({
  weekly: [{ weekdays, opens, closes }],
  deviations: [],
});
const demand = (minutes: number, fields: Partial<Demand> = {}): Demand => ({
  ...{ minutes, competences: ['service'], allDay: false },
  ...fields,
});
const bay = (no: number, taken: readonly Span[] = [], competences = ['service']): Bay => ({
  ...{ no, taken, competences },
});
const ALWAYS = { firstDay: 0, lastDay: 40_000, earliest: 0 };
const times = ({ slots }: OfferedDay) => slots.map(({ start }) => timeOf(start));

describe('when clocks change', () => {
  test.each(CHANGES)(
    '$zone $year-$month: local times stay put from the day before to the day after',
    (change) => {
      const { zone, country, day } = change;
      for (const hours of [open('07:00', '16:30'), open('10:00', '18:45')]) {
        const calendar = calendarOf(
          { ...hours, deviations: [-1, 0, 1].map((at) => ({ date: dateOf(day + at), spans: hours.weekly })) },
          zone,
          country,
        );
        const [before, on, after] = [-1, 0, 1].map((at) =>
          times(offeredOn({ slotMinutes: 45 }, calendar, [bay(1)], demand(75), ALWAYS, day + at)),
        );
        expect(before?.length).toBeGreaterThan(5);
        expect(on).toEqual(before);
        expect(after).toEqual(before);
      }
    },
  );

  test.each(CHANGES)(
    '$zone $year-$month: nothing is offered at, or across, a time that is skipped',
    (change) => {
      const { zone, country, day, month } = change;
      const gap = skippedOn(zone, day);
      expect(gap).toHaveLength(month === 3 ? 1 : 0);
      fc.assert(
        fc.property(fc.integer({ min: 5, max: 90 }), fc.integer({ min: 1, max: 200 }), (step, minutes) => {
          const hours = open('00:00', '06:00');
          const deviations = [{ date: dateOf(day), spans: hours.weekly }];
          const calendar = calendarOf({ ...hours, deviations }, zone, country);
          const { slots } = offeredOn(
            { slotMinutes: step },
            calendar,
            [bay(1)],
            demand(minutes),
            ALWAYS,
            day,
          );
          for (const { start } of slots) {
            expect((start - day * DAY) % step).toBe(0);
            for (const span of gap) expect(start + minutes <= span.from || start >= span.to).toBe(true);
          }
          // What is skipped, and nothing else, is missing of what an ordinary night offers.
          const ordinary = range(day * DAY, day * DAY + 360 - minutes, step);
          const possible = ordinary.filter((at) =>
            gap.every(({ from, to }) => at + minutes <= from || at >= to),
          );
          expect(slots.map(({ start }) => start)).toEqual(possible);
        }),
        { numRuns: 25 },
      );
    },
  );

  test.each(CHANGES.filter(({ month }) => month === 3))(
    '$zone $year: what Intl cannot show is what is skipped',
    ({ zone, day }) => {
      const gap = skippedOn(zone, day);
      for (let minute = day * DAY; minute < day * DAY + 300; minute += 10) {
        expect(exists(minute, zone)).toBe(!gap.some(({ from, to }) => minute >= from && minute < to));
      }
    },
  );

  test('zones far away: a day that is left out, a change at midnight, a fast that stops the clock', () => {
    expect(skippedOn('Pacific/Apia', dayOf('2011-12-30'))).toEqual([
      { from: dayOf('2011-12-30') * DAY, to: dayOf('2011-12-31') * DAY },
    ]);
    const midnight = dayOf('2026-03-29') * DAY;
    expect(skippedOn('Asia/Beirut', dayOf('2026-03-29'))).toEqual([{ from: midnight, to: midnight + 60 }]);
    expect(skippedOn('Africa/Casablanca', dayOf('2026-03-22'))).toHaveLength(1);
    expect(skippedOn('UTC', dayOf('2026-03-29'))).toEqual([]);
  });
});

const range = (from: number, to: number, step: number): number[] =>
  from > to ? [] : Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => timeOf(quarter * 15));
const hours = fc.record({ opens: clock, closes: clock });
const opening = fc.record({
  weekly: fc.array(
    fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      opens: clock,
      closes: clock,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  deviations: fc
    .uniqueArray(fc.integer({ min: -3, max: 3 }), { maxLength: 3 })
    .chain((days) =>
      fc.tuple(
        ...days.map((day) => fc.record({ day: fc.constant(day), spans: fc.array(hours, { maxLength: 2 }) })),
      ),
    ),
});
/** Minutes, most of them on the quarter, where things meet. */
const about = (min: number, max: number) =>
  fc.oneof(fc.integer({ min, max }), {
    weight: 3,
    arbitrary: fc.integer({ min: Math.ceil(min / 15), max: Math.floor(max / 15) }).map((at) => at * 15),
  });
/** Spans in order that do not overlap, from gaps and lengths. */
const taken = fc.array(fc.tuple(about(0, 240), about(1, 180)), { maxLength: 30 }).map((parts) => {
  let at = -240;
  return parts.map(([gap, length]) => {
    const span = { from: at + gap, to: at + gap + length };
    at = span.to;
    return span;
  });
});
const scene = fc.record({
  change: fc.constantFrom(...CHANGES),
  shift: fc.integer({ min: -2, max: 2 }),
  opening,
  step: about(5, 120).filter((step) => step > 4),
  bays: fc.array(fc.record({ taken, able: fc.boolean() }), { minLength: 1, maxLength: 4 }),
  minutes: about(1, 500),
  allDay: fc.boolean(),
  earliest: fc.oneof(fc.constant(-DAY), about(-DAY, 2 * DAY)),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

function arrange({ change, shift, opening: wish, step, bays, minutes, allDay, earliest }: Scene) {
  const day = change.day + shift;
  const deviations = wish.deviations.map(({ day: at, spans }) => ({ date: dateOf(day + at), spans }));
  const hoursOf = { weekly: wish.weekly, deviations };
  const moved = (spans: readonly Span[]) =>
    spans.map(({ from, to }) => ({ from: from + day * DAY, to: to + day * DAY }));
  const list = bays.map((each, no) =>
    bay(no, moved(each.taken), each.able ? ['service', 'more'] : ['tyres']),
  );
  const bookable = { ...ALWAYS, earliest: day * DAY + earliest };
  const calendar = calendarOf(hoursOf, change.zone, change.country);
  const wanted = demand(minutes, { allDay });
  const offered = offeredOn({ slotMinutes: step }, calendar, list, wanted, bookable, day);
  return { day, hoursOf, list, bookable, wanted, offered };
}

/** Which minutes around a day are open, told minute by minute and without the calendar. */
function openMinutes(
  day: number,
  { weekly, deviations }: Opening,
  { zone, country }: (typeof CHANGES)[number],
) {
  const minutes = new Set<number>();
  for (let each = day - 1; each <= day + 1; each++) {
    const date = dateOf(each);
    const deviating = deviations.find((one) => one.date === date);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
    const ordinary = isPublicHoliday(date, country)
      ? []
      : weekly.filter(({ weekdays }) => weekdays.includes(weekday));
    for (const { opens, closes } of deviating?.spans ?? ordinary) {
      const length = (minutesOf(closes) - minutesOf(opens) + DAY) % DAY || DAY;
      for (let at = 0; at < length; at++) minutes.add(each * DAY + minutesOf(opens) + at);
    }
  }
  for (const minute of minutes) if (minute % 15 === 0 && !exists(minute, zone)) skip(minutes, minute);
  return minutes;
}
/** Clocks jump by quarters. */
function skip(minutes: Set<number>, quarter: number) {
  for (let at = quarter; at < quarter + 15; at++) minutes.delete(at);
}

const allOpen = (minutes: ReadonlySet<number>, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (!minutes.has(at)) return false;
  return true;
};
const isFree = ({ taken: spans }: Bay, from: number, to: number): boolean =>
  spans.every((span) => span.to <= from || span.from >= to);

describe('whatever the hours, holidays, deviating days, visits and clocks', () => {
  test('what is offered is within the hours, in a free and able bay, and on its day', () => {
    fc.assert(
      fc.property(scene, (each) => {
        const { day, hoursOf, list, bookable, wanted, offered } = arrange(each);
        const places = slotsOf(offered).flatMap(({ time }) => candidates(offered, time, wanted));
        const minutes = places.length === 0 ? new Set<number>() : openMinutes(day, hoursOf, each.change);
        for (const { no, from, to } of places) {
          expect(to - from).toBe(each.minutes);
          expect(Math.floor(from / DAY)).toBe(day);
          expect(from).toBeGreaterThanOrEqual(bookable.earliest);
          expect(allOpen(minutes, from, to)).toBe(true);
          const found = list[no];
          expect(found?.competences).toContain('service');
          expect(found !== undefined && isFree(found, from, to)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('what could be booked is offered: every time of the grid, every bay, every gap of a day', () => {
    fc.assert(
      fc.property(scene, (each) => {
        const { day, hoursOf, list, bookable, wanted, offered } = arrange(each);
        const minutes = openMinutes(day, hoursOf, each.change);
        const able = list.filter(({ competences }) => competences.includes('service'));
        if (wanted.allDay) {
          const late = bookable.earliest > day * DAY + 480;
          const possible = able.filter((one) =>
            range(Math.max(day * DAY, bookable.earliest), (day + 1) * DAY - 1, 1).some(
              (from) => isFree(one, from, from + each.minutes) && allOpen(minutes, from, from + each.minutes),
            ),
          );
          expect(offered.allDay.map(({ no }) => no).sort()).toEqual(late ? [] : possible.map(({ no }) => no));
          return;
        }
        const offers = new Map(offered.slots.map(({ start, bays }) => [start, [...bays].sort()]));
        for (const start of gridOf(day, hoursOf, each)) {
          const end = start + each.minutes;
          const could = start >= bookable.earliest && allOpen(minutes, start, end);
          const free = could ? able.filter((one) => isFree(one, start, end)).map(({ no }) => no) : [];
          expect(offers.get(start) ?? []).toEqual(free);
          offers.delete(start);
        }
        expect([...offers.keys()]).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

/** Times of a day that are so many steps from an opening, told without the calendar. */
function gridOf(day: number, { weekly, deviations }: Opening, { change, step }: Scene): Set<number> {
  const grid = new Set<number>();
  for (const each of [day - 1, day]) {
    const date = dateOf(each);
    const deviating = deviations.find((one) => one.date === date);
    const ordinary = isPublicHoliday(date, change.country)
      ? []
      : weekly.filter(({ weekdays }) => weekdays.includes(weekdayOf(each)));
    for (const { opens, closes } of deviating?.spans ?? ordinary) {
      const from = each * DAY + minutesOf(opens);
      const length = (minutesOf(closes) - minutesOf(opens) + DAY) % DAY || DAY;
      for (const at of range(from, from + length - 1, step)) if (Math.floor(at / DAY) === day) grid.add(at);
    }
  }
  return grid;
}

describe('the calendar', () => {
  const hoursAt = (date: string, deviations: Opening['deviations'] = []) =>
    calendarOf({ ...open('08:00', '16:00', [1, 2, 3, 4, 5]), deviations }, 'Europe/Stockholm', 'SE')
      .on(dayOf(date))
      .map(({ from, to }) => `${timeOf(from)}-${timeOf(to)}`);

  test('a holiday is closed, unless a deviating day opens it', () => {
    expect(hoursAt('2026-12-23')).toEqual(['08:00-16:00']);
    expect(hoursAt('2026-12-24')).toEqual([]);
    expect(
      hoursAt('2026-12-24', [{ date: '2026-12-24', spans: [{ opens: '09:00', closes: '12:00' }] }]),
    ).toEqual(['09:00-12:00']);
    expect(hoursAt('2026-12-23', [{ date: '2026-12-23', spans: [] }])).toEqual([]);
  });

  test('a Saturday that deviates is open', () => {
    expect(hoursAt('2026-12-05')).toEqual([]);
    expect(
      hoursAt('2026-12-05', [{ date: '2026-12-05', spans: [{ opens: '10:00', closes: '14:00' }] }]),
    ).toEqual(['10:00-14:00']);
  });

  test("the department's schedule counts as far as it is in numbers", () => {
    expect(
      openingOf({
        openinghours: [
          {
            day: 'Mån–fre',
            displayText: '07–17',
            weekdays: [1, 2, 3, 4, 5],
            opens: '07:00',
            closes: '17:00',
          },
          { day: 'Lördag', displayText: 'Efter överenskommelse', weekdays: [6] },
          { day: 'Söndag', displayText: 'Stängt' },
        ],
        deviationdays: [
          { day: '2026-12-23', displayText: '8–12', opens: '08:00', closes: '12:00' },
          { day: '2026-12-28', displayText: 'Stängt', closed: true },
          { day: '2026-12-29 Ring oss', displayText: 'Ring oss' },
          { day: 'Sommaren', displayText: 'Kortare tider' },
        ],
      }),
    ).toEqual({
      weekly: [{ weekdays: [1, 2, 3, 4, 5], opens: '07:00', closes: '17:00' }],
      deviations: [
        { date: '2026-12-23', spans: [{ opens: '08:00', closes: '12:00' }] },
        { date: '2026-12-28', spans: [] },
        { date: '2026-12-29', spans: [] },
      ],
    });
  });

  test('a night is worked through, also from one day into the next', () => {
    const night = calendarOf(open('22:00', '06:00'), 'Europe/Stockholm', 'SE');
    const offer = (date: string, minutes: number) =>
      times(offeredOn({ slotMinutes: 120 }, night, [bay(1)], demand(minutes), ALWAYS, dayOf(date)));
    expect(offer('2026-11-25', 120)).toEqual(['00:00', '02:00', '04:00', '22:00']);
    expect(offer('2026-11-25', 480)).toEqual(['22:00']);
    const always = calendarOf(open('00:00', '24:00'), 'Europe/Stockholm', 'SE');
    const late = offeredOn({ slotMinutes: 60 }, always, [bay(1)], demand(180), ALWAYS, dayOf('2026-11-25'));
    expect(times(late).at(-1)).toBe('23:00');
  });
});

describe('notice and window', () => {
  const at = (iso: string, noticeDays: number, windowDays = 30) =>
    bookableOf({ zone: 'Europe/Helsinki', noticeDays, windowDays }, new Date(iso));

  test('are calendar days in the zone of the workshop', () => {
    const evening = at('2026-11-23T21:59:59Z', 1);
    expect(dateOf(evening.firstDay)).toBe('2026-11-24');
    expect(dateOf(at('2026-11-23T22:00:00Z', 1).firstDay)).toBe('2026-11-25');
    expect(dateOf(evening.lastDay)).toBe('2026-12-23');
    expect(todayIn('Europe/Helsinki', new Date('2026-03-28T22:30:00Z'))).toBe(dayOf('2026-03-29'));
  });

  test('a minute that has begun is over', () => {
    expect(timeOf(at('2026-11-23T08:00:00Z', 0).earliest)).toBe('10:00');
    expect(timeOf(at('2026-11-23T08:00:01Z', 0).earliest)).toBe('10:01');
  });
});

test('bays that can do least are taken first', () => {
  const always = calendarOf(open('08:00', '10:00'), 'Europe/Stockholm', 'SE');
  const bays = [bay(1, [], ['service', 'tyres']), bay(2), bay(3)];
  const offered = offeredOn({ slotMinutes: 60 }, always, bays, demand(60), ALWAYS, dayOf('2026-11-25'));
  expect(offered.slots[0]?.bays).toEqual([2, 3, 1]);
});

test('dates and times are read and written the same, and nothing else is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_000 }), fc.integer({ min: 0, max: DAY - 1 }), (day, minute) => {
      expect(dayOf(dateOf(day))).toBe(day);
      expect(minutesOf(timeOf(minute))).toBe(minute);
      expect(weekdayOf(day)).toBe(new Date(`${dateOf(day)}T00:00:00Z`).getUTCDay() || 7);
    }),
  );
  for (const date of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01T00:00']) {
    expect(dayOf(date)).toBeNaN();
  }
  for (const time of ['24:01', '8:00', '08:60', '0800', '99:99', '']) expect(minutesOf(time)).toBeNaN();
});
