import { formatDateTime, localDate } from '~/platform/time';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { showWeek } from '../week/week-acts';
import { dayInWords, mondayOfWeek, readDay, weekOf } from './calendar';
import { DayView } from './day.view';
import { doneOf, opened } from './workshop-acts';

/** `?day=YYYY-MM-DD` or `?week=YYYY-Www` (`?view=week` for the week of the day); today without either. */
export async function workshopPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const { c, frame, staffBookings, clock } = visit;
  const { siteIndex, workshop, canChoose } = at;
  const { departmentId, zone, name } = workshop;
  const now = clock.now();
  const today = localDate(now, zone);
  const printed = formatDateTime(now, zone, frame.locale);
  const day = readDay(c.req.query('day')) ?? today;
  const requestedMonday = mondayOfWeek(c.req.query('week'));
  const monday = requestedMonday ?? (c.req.query('view') === 'week' ? mondayOfWeek(weekOf(day)) : null);
  const shared = { frame, workshop, canChoose, today, now: printed };
  if (monday !== null) return showWeek(visit, at, monday);
  const bookings = await staffBookings.bookings(siteIndex, departmentId, day, day);
  const content = <DayView {...shared} day={day} bookings={bookings} done={doneOf(visit)} />;
  return { title: `${name}, ${dayInWords(day, frame.locale)}`, content, status: 200 };
}
