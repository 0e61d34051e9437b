import type { OpeningSchedule } from '~/modules/facilities';
import type { Workshop } from '~/modules/workshop';
import { isPublicHoliday, weekdayOf } from '~/platform/time';

/** Minutes from midnight. */
export interface DayHours {
  readonly opens: number;
  readonly closes: number;
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const hoursOf = (opens: string | undefined, closes: string | undefined): DayHours | null =>
  opens === undefined || closes === undefined ? null : { opens: minutes(opens), closes: minutes(closes) };

/** When a demo workshop works on a date: deviating days before holidays before the week; null: it is closed. */
export function hoursOn(
  { hours, country }: Pick<Workshop, 'hours' | 'country'>,
  schedule: OpeningSchedule,
  date: string,
): DayHours | null {
  const deviating = schedule.deviationdays.find(({ day }) => day === date);
  if (deviating !== undefined) return hoursOf(deviating.opens, deviating.closes);
  if (isPublicHoliday(date, country)) return null;
  const weekly = hours?.weekly ?? schedule.openinghours;
  const row = weekly.find(({ weekdays = [] }) => weekdays.includes(weekdayOf(date)));
  return row === undefined ? null : hoursOf(row.opens, row.closes);
}
