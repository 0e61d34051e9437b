import { expect, test } from 'vitest';
import { serverLead } from './server-clock';
import { askToday } from './zone';

const answerAt = (date: string) => new Response(null, { headers: { date } });
const NOW = Date.parse('2027-03-01T09:00:00Z');

test.each([
  ['Mon, 01 Mar 2027 09:00:03 GMT', 0],
  ['Mon, 01 Mar 2027 10:00:00 GMT', 3_600_000],
  ['Sun, 01 Mar 2026 09:00:00 GMT', -365 * 86_400_000],
  ['soon', 0],
])('an answer of %s is %i ms ahead of a device', (date, lead) => {
  expect(serverLead(answerAt(date), NOW)).toBe(lead);
});

test('an answer that tells no time changes nothing', () => {
  expect(serverLead(new Response(null), NOW)).toBe(0);
});

test.each([
  ['2026-03-01T23:30:00Z', '2026-03-02'],
  ['2026-03-02T22:30:00Z', '2026-03-02'],
  ['2026-07-01T22:10:00Z', '2026-07-02'],
])("W-449: at %s what is asked with today's date is asked with %s, once", async (instant, today) => {
  const dates: string[] = [];
  const now = () => new Date(instant);
  const answer = await askToday({ now, zone: 'Europe/Stockholm' }, async (day) => dates.push(day));
  expect([answer, dates]).toEqual([1, [today]]);
});

test('where the answer tells that the device is a year behind, it is asked again', async () => {
  const dates: string[] = [];
  let now = new Date('2026-03-01T09:00:00Z');
  const ask = async (day: string) => {
    now = new Date('2027-03-01T09:00:00Z');
    return dates.push(day);
  };
  expect(await askToday({ now: () => now, zone: 'Europe/Stockholm' }, ask)).toBe(2);
  expect(dates).toEqual(['2026-03-01', '2027-03-01']);
});
