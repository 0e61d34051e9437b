import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addDays, addMonths, clockChanges, daysBetween, isDate, isoWeekOf, mondayOf, weekdayOf } from '.';

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

test('dates are counted as Temporal counts them', () => {
  fc.assert(
    fc.property(
      date,
      fc.integer({ min: -4000, max: 4000 }),
      fc.integer({ min: -400, max: 400 }),
      (from, days, months) => {
        const plain = Temporal.PlainDate.from(from);
        expect(addDays(from, days)).toBe(plain.add({ days }).toString());
        expect(addMonths(from, months)).toBe(plain.add({ months }).toString());
        expect(weekdayOf(from)).toBe(plain.dayOfWeek);
        expect(isoWeekOf(from)).toEqual({ year: plain.yearOfWeek, week: plain.weekOfYear });
        expect(daysBetween(from, mondayOf(from))).toBe(1 - plain.dayOfWeek);
      },
    ),
  );
});

test('days later are days between, and a week later is the same weekday', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
      expect(daysBetween(from, addDays(from, days))).toBe(days);
      expect(weekdayOf(addDays(from, 7))).toBe(weekdayOf(from));
    }),
  );
});

test.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-05-15', 3, '2026-08-15'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20260101', '', 'x', '+002026-01-01'])(
  '%j is no date',
  (text) => {
    expect(isDate(text)).toBe(false);
    expect(daysBetween('2000-01-01', text)).toBeNaN();
    expect(weekdayOf(text)).toBeNaN();
    for (const count of [addDays, addMonths]) expect(() => count(text, 1)).toThrow(RangeError);
    for (const week of [mondayOf, isoWeekOf]) expect(() => week(text)).toThrow(RangeError);
  },
);

test.each([
  ['Europe/Stockholm', 2026, ['2026-03-29T02:00 2026-03-29T03:00', '2026-10-25T03:00 2026-10-25T02:00']],
  ['Europe/London', 2027, ['2027-03-28T01:00 2027-03-28T02:00', '2027-10-31T02:00 2027-10-31T01:00']],
  ['Europe/Helsinki', 2028, ['2028-03-26T03:00 2028-03-26T04:00', '2028-10-29T04:00 2028-10-29T03:00']],
  ['UTC', 2026, []],
])('the clock of %s changes in %i', (zone, year, changes) => {
  expect(clockChanges(zone, year).map(({ from, to }) => `${from} ${to}`)).toEqual(changes);
});
