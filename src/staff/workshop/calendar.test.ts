import { describe, expect, test } from 'vitest';
import { dayInWords, mondayOfWeek, readDay, weekInWords, weekOf } from './calendar';

describe('weeks as ISO 8601 counts them', () => {
  test.each([
    ['2026-01-01', '2026-W01', '2025-12-29'],
    ['2024-12-30', '2025-W01', '2024-12-30'],
    ['2027-01-03', '2026-W53', '2026-12-28'],
    ['2026-03-02', '2026-W10', '2026-03-02'],
    ['2026-03-08', '2026-W10', '2026-03-02'],
  ])('%s lies in %s, which begins on %s', (day, week, monday) => {
    expect(weekOf(day)).toBe(week);
    expect(mondayOfWeek(week)).toBe(monday);
  });

  test.each(['2025-W53', '2026-W54', '2026-W00', '2026-10', 'W10', '', undefined])('%s is none', (text) => {
    expect(mondayOfWeek(text)).toBeNull();
  });
});

test('days are days of the calendar', () => {
  expect(readDay('2028-02-29')).toBe('2028-02-29');
  for (const text of ['2026-02-29', '2026-13-01', '1999-01-01', '2026-3-2', "2026-03-02' OR 1=1", undefined])
    expect(readDay(text)).toBeNull();
});

test('are written as the locale does', () => {
  expect(dayInWords('2026-03-02', 'sv')).toBe('måndag 2 mars 2026');
  expect(weekInWords('2026-03-02', 'sv')).toBe('2–8 mars 2026');
  expect(dayInWords('2026-03-02', 'en-GB')).toBe('Monday, 2 March 2026');
  expect(weekInWords('2026-03-02', 'en-GB').replaceAll('\u2009', '')).toBe('2–8 March 2026');
});
