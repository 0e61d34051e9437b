import { err, ok, type Result } from '~/platform/result';
import { addDays } from '~/platform/time';
import type { BookingFailure, FreeDays, FreeDaysQuery, TimeslotDay, TimeslotQuery } from '../service';

const WEEK = 7;

/** Free days from a service that lists one week per call, and only for named services. */
export async function freeDaysByWeeks(
  timeslots: (query: TimeslotQuery) => Promise<Result<readonly TimeslotDay[], BookingFailure>>,
  { departmentIds, from, to, work, holdId }: FreeDaysQuery,
): Promise<Result<readonly FreeDays[], BookingFailure>> {
  if ('minutes' in work) return err({ code: 'invalid', field: 'services' });
  const found: FreeDays[] = [];
  for (const departmentId of departmentIds) {
    const days: TimeslotDay[] = [];
    for (let week = from; week <= to; week = addDays(week, WEEK)) {
      const slots = await timeslots({ ...work, departmentId, from: week, holdId });
      if (!slots.ok) return slots;
      days.push(...slots.value.filter((day) => day.date <= to && hasTime(day)));
    }
    found.push({ departmentId, days });
  }
  return ok(found);
}

const hasTime = ({ availableSlots, allDaySlotAvailable }: TimeslotDay): boolean =>
  allDaySlotAvailable || availableSlots.length > 0;
