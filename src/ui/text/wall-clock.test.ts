import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '~/platform/time/calendar';
import { clockText, dayInWords, fullMomentText, isWeekend, momentText, shortWeekday } from './wall-clock';

describe('moments in words', () => {
  test("W-046 first free time as 'D MMMM HH:mm': no leading zero, the month in Swedish, no year", () => {
    expect(momentText('2027-03-05T08:30:00', 'sv-SE')).toBe('5 mars 08:30');
    expect(momentText('2027-12-24T15:05', 'sv-SE')).toBe('24 december 15:05');
  });

  test("W-055 W-076 chosen time as 'D MMMM YYYY HH:mm'; an all-day drop-off is at 08:00", () => {
    expect(fullMomentText('2027-03-05T08:30', 'sv-SE')).toBe('5 mars 2027 08:30');
    expect(fullMomentText('2027-03-05T08:00', 'sv-SE')).toBe('5 mars 2027 08:00');
  });

  test('W-044 what is no time is not written at all', () => {
    for (const text of ['', 'x', '2027-13-40T99:99', '2027-03-05', null])
      expect(momentText(text, 'sv-SE')).toBeNull();
  });

  test.each([
    ['nb-NO', '5. mars 08:30'],
    ['fi-FI', '5. maaliskuuta 08:30'],
    ['sk-SK', '5. marca 08:30'],
    ['en-GB', '5 March 08:30'],
  ])('%s has its own order and words', (locale, text) => {
    expect(momentText('2027-03-05T08:30:00', locale)).toBe(text);
  });

  test('G9: a day in words, as the names of slots have it', () => {
    expect(dayInWords('2026-11-24', 'sv-SE')).toBe('tisdag 24 november');
    expect(shortWeekday('2026-11-24', 'sv-SE')).toBe('tis');
  });
});

describe.each(['America/New_York', 'Pacific/Kiritimati', 'Europe/Stockholm', 'Pacific/Pago_Pago'])(
  'W-185 in a browser in %s',
  (zone) => {
    let before: string | undefined;
    beforeEach(() => {
      before = process.env.TZ;
      process.env.TZ = zone;
    });
    afterEach(() => {
      process.env.TZ = before;
    });

    test('a date is the same day, counted and named', () => {
      expect(momentText('2027-03-05T00:30:00', 'sv-SE')).toBe('5 mars 00:30');
      expect(dayInWords('2026-11-24', 'sv-SE')).toBe('tisdag 24 november');
      expect(weekdayOf('2026-11-22')).toBe(7);
      // Over both changes of the clock.
      expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
      expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    });
  },
);

test('W-070 Saturday and Sunday are the weekend', () => {
  const week = Array.from({ length: 7 }, (_, at) => addDays('2026-11-23', at));
  expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(week.filter(isWeekend)).toEqual(['2026-11-28', '2026-11-29']);
});

test('what is left of a hold, in minutes and seconds', () => {
  expect([600, 599.2, 60, 59, 0.4, 0, -5].map(clockText)).toEqual([
    '10:00',
    '10:00',
    '01:00',
    '00:59',
    '00:01',
    '00:00',
    '00:00',
  ]);
});
