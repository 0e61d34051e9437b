import { addDays } from '~/platform/time';
import { type IsDoubtful, type LocalMoment, spansOn } from './opening-hours';
import type { OpeningSchedule } from './site-record';

/** No answer is promised further ahead than this. */
const MAX_DAYS_AHEAD = 21;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * When an answer is due that takes so many opening hours, on the facility's own clock. A day whose hours are only words,
 * or doubtful (a public holiday that no deviating day speaks of), counts as closed: the promise is then later, never false.
 * Null where the schedule does not hold enough hours within three weeks.
 */
export function answerDue(
  schedule: OpeningSchedule,
  now: LocalMoment,
  hours: number,
  isDoubtful: IsDoubtful = () => false,
): LocalMoment | null {
  let left = Math.round(hours * 60);
  for (let days = 0; days <= MAX_DAYS_AHEAD; days++) {
    const date = addDays(now.date, days);
    for (const { opens, closes } of spansOn(schedule, date, isDoubtful) ?? []) {
      // Hours past midnight are not office hours.
      const end = closes.date === date ? minutesOf(closes.time) : 24 * 60;
      const begin = Math.max(minutesOf(opens.time), days === 0 ? minutesOf(now.time) : 0);
      if (end <= begin) continue;
      if (left <= end - begin) return { date, time: timeOf(begin + left) };
      left -= end - begin;
    }
  }
  return null;
}
