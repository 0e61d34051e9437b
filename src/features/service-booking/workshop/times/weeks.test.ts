import { describe, expect, test } from 'vitest';
import { mondayOf, weekdayOf } from '~/platform/time/calendar';
import {
  afterWeeksEvent,
  canOpen,
  canScroll,
  daysOf,
  mondayAt,
  VISIBLE_WEEKS,
  type Weeks,
  type WeeksEvent,
  weeksFrom,
  weekText,
} from './weeks';

const START = weeksFrom('2027-03-05');
const after = (weeks: Weeks, ...events: readonly WeeksEvent[]) => events.reduce(afterWeeksEvent, weeks);
const NEXT = { kind: 'scroll', by: 1 } as const;
const BACK = { kind: 'scroll', by: -1 } as const;

test('W-064 a week is Monday to Sunday, whichever of its days is asked about', () => {
  for (const date of ['2027-03-01', '2027-03-05', '2027-03-07']) expect(mondayOf(date)).toBe('2027-03-01');
  expect(daysOf('2027-03-01').map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(daysOf('2026-12-28').at(-1)).toBe('2027-01-03');
});

test('W-063 a week has seven days', () => {
  expect(daysOf('2027-03-01')).toHaveLength(7);
});

test.each([
  ['2026-10-05', 'sv-SE', '5–11 okt'],
  ['2029-03-05', 'sv-SE', '5–11 mar'],
  ['2027-03-29', 'sv-SE', '29 mar–4 apr'],
  ['2026-03-30', 'sv-SE', '30 mar–5 apr'],
  ['2026-12-28', 'sv-SE', '28 dec–3 jan'],
  ['2026-06-29', 'sv-SE', '29 jun–5 jul'],
])('W-066 W-067 the tab of %s (%s) is %s', (monday, locale, text) => {
  expect(weekText(monday, locale)).toBe(text);
});

test.each([
  ['nb-NO', '30. mars–5. apr.', '2.–8. mars'],
  ['fi-FI', '30.3.–5.4.', '2.–8.3.'],
  ['sk-SK', '30. 3. – 5. 4.', '2. 3. – 8. 3.'],
  ['en-GB', '30 Mar – 5 Apr', '2 – 8 Mar'],
])('W-067 a week over two months names both in %s, another one its own', (locale, two, one) => {
  const plain = (monday: string) => weekText(monday, locale).replaceAll(/\s/g, ' ');
  expect([plain('2026-03-30'), plain('2026-03-02')]).toEqual([two, one]);
});

describe('the strip of weeks', () => {
  test('W-077 begins with the week of the first free time', () => {
    expect(mondayAt(START, START.open)).toBe('2027-03-01');
    expect(mondayAt(weeksFrom('2027-03-28'), 0)).toBe('2027-03-22');
  });

  test('W-065 shows four', () => {
    expect(START.count).toBe(VISIBLE_WEEKS);
    expect(VISIBLE_WEEKS).toBe(4);
  });

  test('W-078 back is closed at the first strip, and open after going on', () => {
    expect(canScroll(START, -1)).toBe(false);
    expect(afterWeeksEvent(START, BACK)).toBe(START);
    const next = after(START, NEXT);
    expect(canScroll(next, -1)).toBe(true);
    expect(canScroll(after(next, BACK), -1)).toBe(false);
  });

  test('W-079 W-080 tabs come four at a time, exactly when at most one is left beyond the four', () => {
    let weeks = START;
    for (let step = 0; step < 30; step++) {
      const next = after(weeks, NEXT);
      const left = weeks.count - (next.strip + VISIBLE_WEEKS);
      expect(next.count - weeks.count).toBe(left <= 1 ? VISIBLE_WEEKS : 0);
      expect(next.count % VISIBLE_WEEKS).toBe(0);
      weeks = next;
    }
    expect(weeks.strip).toBe(30);
  });

  test('W-082 going on by the arrow opens the week after, and back the week before', () => {
    const next = after(START, NEXT, NEXT);
    expect(mondayAt(next, next.open)).toBe('2027-03-15');
    const back = after(next, BACK);
    expect(mondayAt(back, back.open)).toBe('2027-03-08');
  });

  test('the open week is always among the four that are seen', () => {
    const events: readonly WeeksEvent[] = [
      { kind: 'open', week: 3 },
      ...[NEXT, NEXT, BACK, BACK, NEXT],
      { kind: 'open', week: 4 },
      { kind: 'open', week: 5 },
      ...[BACK, BACK, BACK],
      { kind: 'open', week: 0 },
    ];
    events.reduce((weeks, event) => {
      const next = afterWeeksEvent(weeks, event);
      expect(next.open - next.strip).toBeGreaterThanOrEqual(0);
      expect(next.open - next.strip).toBeLessThan(VISIBLE_WEEKS);
      return next;
    }, START);
  });

  test('W-069 the arrows of the list go a week at a time, as far as one likes', () => {
    let weeks = START;
    expect(canOpen(weeks, -1)).toBe(false);
    for (let week = 1; week < 20; week++) {
      weeks = after(weeks, { kind: 'open', week });
      expect(weeks.open).toBe(week);
    }
    expect(weeks.count).toBeGreaterThan(20);
  });

  test('W-081 sixty steps end at the last week that can be booked: a few empty weeks in a row', () => {
    let weeks = START;
    let requests = 0;
    for (let step = 0; step < 60; step++) {
      const next = after(weeks, NEXT);
      if (next.open !== weeks.open) requests++;
      // Eight weeks have times.
      weeks = after(next, { kind: 'answered', week: next.open, isEmpty: next.open >= 8 });
    }
    expect(canScroll(weeks, 1)).toBe(false);
    expect(requests).toBeLessThan(20);
    expect(weeks.ended).toBe(true);
    expect(canOpen(weeks, weeks.count)).toBe(false);
  });

  test('correction 12: W-081 the strip ends with the week of the last day that can be booked, however often one goes on', () => {
    for (const [last, weeksInAll] of [
      ['2027-03-07', 1],
      ['2027-03-08', 2],
      ['2027-04-30', 9],
      ['2027-05-02', 9],
      ['2027-05-03', 10],
    ] as const) {
      let weeks = weeksFrom('2027-03-05', last);
      for (let step = 0; step < 60; step++) {
        weeks = after(weeks, NEXT, { kind: 'answered', week: weeks.open, isEmpty: true });
        weeks = after(weeks, { kind: 'open', week: weeks.open + 1 });
      }
      expect([weeks.count, weeks.open]).toEqual([weeksInAll, weeksInAll - 1]);
      expect(mondayAt(weeks, weeks.open) <= last).toBe(true);
      expect([canScroll(weeks, 1), canOpen(weeks, weeks.open + 1)]).toEqual([false, false]);
    }
  });

  test('correction 12: a workshop that is full for long is not at its end where its last day is known', () => {
    const full = [1, 2, 3, 4, 5, 6].map((week) => ({ kind: 'answered', week, isEmpty: true }) as const);
    expect(canScroll(after(weeksFrom('2027-03-05', '2027-06-30'), ...full), 1)).toBe(true);
  });

  test('W-081 however many weeks have times, sixty are the most', () => {
    let weeks = START;
    for (let step = 0; step < 100; step++)
      weeks = after(weeks, NEXT, { kind: 'answered', week: step, isEmpty: false });
    expect(weeks.count).toBe(60);
    expect(weeks.open).toBe(56);
  });

  test('a holiday of four weeks is not the end, nor are weeks that are not in a row', () => {
    const answers = (...numbers: readonly number[]) =>
      after(START, ...numbers.map((week) => ({ kind: 'answered', week, isEmpty: true }) as const));
    expect(answers(2, 3, 4, 5).ended).toBe(false);
    expect(answers(1, 3, 5, 7, 9).ended).toBe(false);
    expect(answers(5, 3, 4, 2, 6).ended).toBe(true);
    expect(after(answers(2, 3, 4, 5), { kind: 'answered', week: 4, isEmpty: false }).empty).toEqual([
      2, 3, 5,
    ]);
  });
});
