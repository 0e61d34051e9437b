import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayInSeries, type IsoDay, yearsBetween } from './interval';

describe('time between two days, counted on a calendar', () => {
  const anyDay = fc
    .integer({ min: 0, max: 365 * 45 })
    .map((days) => new Date(Date.UTC(2010, 0, 1 + days)).toISOString().slice(0, 10));
  const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengthOf = (year: number, month: number): number =>
    month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  type Day = readonly [year: number, month: number, day: number];
  const parts = (iso: IsoDay): Day => {
    const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
    return [year, month, day];
  };
  const before = ([year, month]: Day, day: number): Day => {
    const [y, m] = month === 1 ? [year - 1, 12] : [year, month - 1];
    return [y, m, Math.min(day, lengthOf(y, m))];
  };
  const isEarlier = (a: Day, b: Day) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  const daysFrom = (a: Day, b: Day): number => {
    let [days, [year, month, day]] = [0, a];
    while (isEarlier([year, month, day], b) < 0) {
      days += 1;
      day += 1;
      if (day > lengthOf(year, month)) [month, day] = [month + 1, 1];
      if (month > 12) [year, month] = [year + 1, 1];
    }
    return days;
  };
  const after = ([year, month]: Day, day: number): Day => {
    const [y, m] = month === 12 ? [year + 1, 1] : [year, month + 1];
    return [y, m, Math.min(day, lengthOf(y, m))];
  };
  /** Month by month on from the earlier day: the whole months that end on the later day itself, if any do. */
  const exactMonths = (start: Day, end: Day): number | undefined => {
    let [stop, months] = [start, 0];
    while (isEarlier(stop, end) < 0) [stop, months] = [after(stop, start[2]), months + 1];
    return isEarlier(stop, end) === 0 ? months : undefined;
  };
  /** Else month by month back from the later day, as long as that is not before the earlier one. */
  const counted = (from: IsoDay, to: IsoDay): number => {
    const [start, end] = [parts(from), parts(to)];
    const exact = exactMonths(start, end);
    if (exact !== undefined) return exact / 12;
    let [stop, months] = [end, 0];
    for (let next = before(stop, end[2]); isEarlier(next, start) >= 0; next = before(stop, end[2])) {
      [stop, months] = [next, months + 1];
    }
    let yearBefore = stop;
    for (let k = 0; k < 12; k += 1) yearBefore = before(yearBefore, stop[2]);
    return months / 12 + daysFrom(start, stop) / daysFrom(yearBefore, stop);
  };

  test.each([
    ['2024-01-31', '2024-02-29'],
    ['2024-02-29', '2025-02-28'],
    ['2024-02-29', '2028-02-29'],
    ['2023-12-31', '2024-06-30'],
    ['2026-01-30', '2026-03-31'],
    ['2099-12-31', '2100-03-01'],
    ['2026-11-20', '2026-11-20'],
    ['2026-01-31', '2026-02-28'],
    ['2026-01-29', '2026-02-28'],
    ['2025-08-31', '2026-06-30'],
    ['2026-02-28', '2026-05-31'],
  ])('V-506, correction 14: %s to %s, and back', (from, to) => {
    expect(yearsBetween(from, to)).toBeCloseTo(counted(from, to), 12);
    expect(yearsBetween(to, from)).toBeCloseTo(-counted(from, to), 12);
  });

  test('correction 14: monthly payments from any day on fall whole months after it', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 360 }), (first, months) => {
        expect(yearsBetween(first, dayInSeries(first, { months: 1 }, months))).toBeCloseTo(months / 12, 12);
      }),
    );
  });

  test('V-506: any two days, month ends and leap years among them', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const [from = one, to = other] = [one, other].toSorted();
        expect(yearsBetween(from, to)).toBeCloseTo(counted(from, to), 12);
      }),
      { numRuns: 200 },
    );
  });
});
