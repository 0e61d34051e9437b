import { formatDateTime, localDate } from '~/platform/time';
import { missingPage } from '../lists';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { mondayOfWeek, weekInWords } from '../workshop/calendar';
import { type Opened, opened } from '../workshop/workshop-acts';
import { WeekView } from './week.view';
import { weekShown } from './week-shown';

/** The week of a Monday. */
export async function showWeek(visit: StaffVisit, at: Opened, monday: string): Promise<StaffAnswer> {
  const { frame, staffBoard, clock } = visit;
  const { siteIndex, workshop, canChoose } = at;
  const { departmentId, zone, name } = workshop;
  const days = await staffBoard.week(siteIndex, departmentId, monday);
  if (days === null) return missingPage(visit);
  const now = clock.now();
  const today = localDate(now, zone);
  const shown = weekShown(days, departmentId, frame, today);
  const printed = formatDateTime(now, zone, frame.locale);
  const parts = { frame, workshop, canChoose, monday, today, shown, now: printed };
  return {
    title: `${name}, ${weekInWords(monday, frame.locale)}`,
    content: <WeekView {...parts} />,
    status: 200,
  };
}

/** `?week=YYYY-Www`: the same as JSON, for a board that is open. */
export async function weekData(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const { c, staffBoard, clock, frame } = visit;
  const { departmentId, zone } = at.workshop;
  const monday = mondayOfWeek(c.req.query('week'));
  const days = monday === null ? null : await staffBoard.week(at.siteIndex, departmentId, monday);
  if (days === null) return missingPage(visit);
  const today = localDate(clock.now(), zone);
  return { response: Response.json(weekShown(days, departmentId, frame, today)) };
}
