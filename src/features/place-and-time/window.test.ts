import { expect, test } from 'vitest';
import { bookableRange, firstDayRange } from './window';

test('W-450, W-455: the first free day is looked for within two months, to the last day of a shorter one', () => {
  expect(firstDayRange('2026-03-02')).toEqual({ startDate: '2026-03-02', endDate: '2026-05-02' });
  expect(firstDayRange('2026-12-31').endDate).toBe('2027-02-28');
});

test('W-453, W-455: dates and times are those of three months', () => {
  expect(bookableRange('2026-03-02')).toEqual({ startDate: '2026-03-02', endDate: '2026-06-02' });
  expect(bookableRange('2026-11-30').endDate).toBe('2027-02-28');
});
