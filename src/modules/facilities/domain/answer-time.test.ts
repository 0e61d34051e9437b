import { expect, test } from 'vitest';
import { answerDue } from './answer-time';

const WEEK = {
  openinghours: [
    { day: 'mån-fre', displayText: '10–18', weekdays: [1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' },
    { day: 'lör', displayText: '11–15', weekdays: [6], opens: '11:00', closes: '15:00' },
    { day: 'sön', displayText: 'stängt', weekdays: [7] },
  ],
  deviationdays: [{ day: '2026-11-25', displayText: 'Stängt', closed: true }],
};

test.each([
  // 23 November 2026 is a Monday.
  ['at opening', '2026-11-23', '10:00', 8, '2026-11-23', '18:00'],
  ['before opening', '2026-11-23', '06:00', 2, '2026-11-23', '12:00'],
  ['in the afternoon', '2026-11-23', '16:00', 8, '2026-11-24', '16:00'],
  ['after closing', '2026-11-23', '19:30', 4, '2026-11-24', '14:00'],
  ['before a day that is closed', '2026-11-24', '17:00', 2, '2026-11-26', '11:00'],
  ['on Friday evening', '2026-11-27', '18:00', 5, '2026-11-30', '11:00'],
] as const)('correction 17: an answer that is asked for %s', (_, date, time, hours, day, due) => {
  expect(answerDue(WEEK, { date, time }, hours)).toEqual({ date: day, time: due });
});

test('correction 17: a public holiday of which the schedule says nothing counts as closed', () => {
  const monday = (date: string) => date === '2026-11-24';
  expect(answerDue(WEEK, { date: '2026-11-23', time: '17:00' }, 2, monday)).toEqual({
    date: '2026-11-26',
    time: '11:00',
  });
});

test('correction 17: hours in words promise nothing', () => {
  const words = { openinghours: [{ day: 'Alla dagar', displayText: 'Ring oss' }], deviationdays: [] };
  expect(answerDue(words, { date: '2026-11-23', time: '17:00' }, 2)).toBeNull();
});
