import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALWAYS, bay, CHANGES, demand, exists, open, range } from '~test/workshop/hours';
import { computeOfferedDay, type OfferedDay } from './availability';
import { calendarOf, openingOf } from './calendar';
import { DAY, dateOf, dayOf, minutesOf, skippedOn, timeOf, weekdayOf } from './local-time';
import type { Opening } from './opening';

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
          times(computeOfferedDay({ slotMinutes: 45 }, calendar, [bay(1)], demand(75), ALWAYS, day + at)),
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
          const { slots } = computeOfferedDay(
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
      times(computeOfferedDay({ slotMinutes: 120 }, night, [bay(1)], demand(minutes), ALWAYS, dayOf(date)));
    expect(offer('2026-11-25', 120)).toEqual(['00:00', '02:00', '04:00', '22:00']);
    expect(offer('2026-11-25', 480)).toEqual(['22:00']);
    const always = calendarOf(open('00:00', '24:00'), 'Europe/Stockholm', 'SE');
    const late = computeOfferedDay(
      { slotMinutes: 60 },
      always,
      [bay(1)],
      demand(180),
      ALWAYS,
      dayOf('2026-11-25'),
    );
    expect(times(late).at(-1)).toBe('23:00');
  });
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
