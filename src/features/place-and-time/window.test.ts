import { expect, test } from 'vitest';
import { bookableRange, firstDayRange, todayIn } from './window';

test.each([
  ['2026-03-01T23:30:00Z', '2026-03-02'],
  ['2026-03-02T22:30:00Z', '2026-03-02'],
  ['2026-07-01T22:10:00Z', '2026-07-02'],
])("W-449: at %s today is %s by the workshop's clock", (instant, today) => {
  expect(todayIn('Europe/Stockholm', new Date(instant))).toBe(today);
});

test('W-450, W-455: the first free day is looked for within two months, to the last day of a shorter one', () => {
  expect(firstDayRange('2026-03-02')).toEqual({ startDate: '2026-03-02', endDate: '2026-05-02' });
  expect(firstDayRange('2026-12-31').endDate).toBe('2027-02-28');
});

test('W-453, W-455: dates and times are those of three months', () => {
  expect(bookableRange('2026-03-02')).toEqual({ startDate: '2026-03-02', endDate: '2026-06-02' });
  expect(bookableRange('2026-11-30').endDate).toBe('2027-02-28');
});
