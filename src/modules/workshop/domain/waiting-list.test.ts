import { describe, expect, test } from 'vitest';
import { DAY, dayOf } from './local-time';
import { earliestOffer, firstSuitable, mayAsk, type TimePreference } from './waiting-list';

describe('nobody is asked at night, by the clock of the workshop', () => {
  test.each([
    ['06:59', false],
    ['07:00', true],
    ['18:30', true],
    // The offer would last into the night.
    ['18:31', false],
    ['22:45', false],
    ['23:30', false],
  ])('%s UTC of a winter day in Stockholm: %s', (time, expected) => {
    expect(mayAsk(new Date(`2026-11-23T${time}:00Z`), 'Europe/Stockholm')).toBe(expected);
  });

  test('another zone has another morning', () => {
    const now = new Date('2026-11-23T06:00:00Z');
    expect([mayAsk(now, 'Europe/Helsinki'), mayAsk(now, 'Europe/Stockholm')]).toEqual([true, false]);
  });
});

test('an offered visit begins two hours later at the earliest, by the clock of the workshop', () => {
  const now = new Date('2026-11-23T07:10:00Z');
  expect(earliestOffer(now, 'Europe/Stockholm')).toBe(dayOf('2026-11-23') * DAY + 10 * 60 + 10);
});

describe('the first time that suits', () => {
  // A Tuesday.
  const day = dayOf('2026-11-24');
  const slots = [8, 9, 12, 15].map((hour) => {
    const start = day * DAY + hour * 60;
    return { start, end: start + 60, bays: [1] };
  });
  const preference = (fields: Partial<TimePreference>): TimePreference => ({
    weekdays: [2],
    partOfDay: 'any',
    ...fields,
  });
  const first = (fields: Partial<TimePreference>) =>
    firstSuitable({ day, slots, allDay: [] }, preference(fields))?.time;

  test('is of a wished weekday and part of the day', () => {
    expect(first({})).toBe('08:00');
    expect(first({ partOfDay: 'morning' })).toBe('08:00');
    expect(first({ partOfDay: 'afternoon' })).toBe('12:00');
    expect(first({ weekdays: [1, 3, 4] })).toBeUndefined();
    expect(
      firstSuitable({ day, slots: slots.slice(0, 2), allDay: [] }, preference({ partOfDay: 'afternoon' })),
    ).toBeNull();
  });

  test('of a drop-off is the day, whatever part of it was wished', () => {
    const allDay = [{ no: 1, from: day * DAY + 600, to: day * DAY + 700 }];
    expect(firstSuitable({ day, slots: [], allDay }, preference({ partOfDay: 'afternoon' }))).toEqual({
      date: '2026-11-24',
      time: null,
      day,
      minute: null,
    });
    expect(firstSuitable({ day, slots: [], allDay: [] }, preference({}))).toBeNull();
  });
});
