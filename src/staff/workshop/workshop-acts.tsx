import { type StaffBooking, type StaffWorkshop, VISIT_STATES, VISIT_STEPS } from '~/modules/workshop';
import { readForm } from '~/platform/http';
import { missingPage, openTo } from '../lists';
import { visitPath, workshopPath } from '../paths';
import type { Shown, StaffAnswer, StaffVisit } from '../staff-visit';
import { plateText } from './booking-words';
import { readDay } from './calendar';
import { CancelView } from './cancel.view';
import { DONE, type Done } from './done-notice';
import { RatingsView } from './ratings.view';

export interface Opened {
  readonly siteIndex: string;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
}

/** The workshop of the address; the page that says that there is none. */
export async function opened(visit: StaffVisit): Promise<Opened | Shown> {
  const { c, frame } = visit;
  const departmentId = c.req.param('departmentId') ?? '';
  const { siteIndex } = frame.site;
  if (siteIndex === null) return missingPage(visit);
  const { all, open } = await openTo(visit);
  const workshop = all.find((each) => each.departmentId === departmentId);
  return workshop === undefined ? missingPage(visit) : { siteIndex, workshop, canChoose: open.length > 1 };
}

/** What customers thought of the workshop: every rating, with its comment. */
export async function ratingsPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const { frame, ratings } = visit;
  const { siteIndex, workshop, canChoose } = at;
  const shown = await ratings.ofWorkshop({ siteIndex, departmentId: workshop.departmentId });
  const content = <RatingsView frame={frame} workshop={workshop} canChoose={canChoose} ratings={shown} />;
  return { title: `${workshop.name}, ${frame.t('staff.ratings')}`, content, status: 200 };
}

export function doneOf({ c }: StaffVisit): { readonly what: Done; readonly id: string } | null {
  const what = DONE.find((each) => each === c.req.query('done'));
  return what === undefined ? null : { what, id: c.req.query('id') ?? '' };
}

/** A visit of this workshop, on the day that the form or link says. */
async function bookingOn(
  { c, staffBookings }: StaffVisit,
  { siteIndex, workshop }: Opened,
  day: string | null,
): Promise<StaffBooking | undefined> {
  if (day === null) return undefined;
  const bookings = await staffBookings.bookings(siteIndex, workshop.departmentId, day, day);
  return bookings.find(({ id }) => id === c.req.param('id'));
}

/** `to`: the state to mark, or `undo`; `from`: the state that the page showed; `page`: `visit` where the visit was open. */
export async function markStep(visit: StaffVisit): Promise<StaffAnswer> {
  const found = await readBookingForm(visit);
  if ('status' in found) return found;
  const { at, booking, fields } = found;
  const from = VISIT_STATES.find((each) => each === fields.get('from'));
  const undo = fields.get('to') === 'undo';
  const to = VISIT_STEPS.find((each) => each === fields.get('to'));
  if (from === undefined || (to === undefined && !undo)) return missingPage(visit);
  const { staffBookings } = visit;
  const result = await (to === undefined
    ? staffBookings.undoStep(booking.id, from)
    : staffBookings.step(booking.id, from, to));
  note(visit, booking.id, to ?? `not ${from}`, result.ok);
  const isTaken = !result.ok && result.error.code === 'place-taken';
  const done = result.ok ? (to ?? 'undone') : isTaken ? 'placeTaken' : 'wrongState';
  if (asksForJson(visit.c)) return { response: Response.json({ done }) };
  if (fields.get('page') === 'visit')
    return { to: visitPath(at.workshop.departmentId, booking.id, { done, id: booking.id }) };
  return back(at, booking, done);
}

export async function showCancelForm(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const { frame, c } = visit;
  const booking = await bookingOn(visit, at, readDay(c.req.query('day')));
  if (booking === undefined) return missingPage(visit);
  if (booking.state !== 'booked') return back(at, booking, 'wrongState');
  const { departmentId } = at.workshop;
  return {
    title: `${frame.t('staff.cancelTitle')} ${plateText(booking.vehicle.registrationNumber)}`,
    content: <CancelView frame={frame} departmentId={departmentId} booking={booking} />,
    status: 200,
  };
}

export async function cancelVisit(visit: StaffVisit): Promise<StaffAnswer> {
  const found = await readBookingForm(visit);
  if ('status' in found) return found;
  const { at, booking } = found;
  const result = await visit.staffBookings.cancel(booking.id);
  note(visit, booking.id, 'cancelled', result.ok);
  return back(at, booking, result.ok ? 'cancelled' : 'wrongState');
}

/** What a form of the day's list is about. */
async function readBookingForm(
  visit: StaffVisit,
): Promise<
  { readonly at: Opened; readonly booking: StaffBooking; readonly fields: URLSearchParams } | Shown
> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: 4 * 1024 });
  if (!form.ok) return missingPage(visit);
  const booking = await bookingOn(visit, at, readDay(form.value.get('day') ?? undefined));
  return booking === undefined ? missingPage(visit) : { at, booking, fields: form.value };
}

/** A script of a board asks, not a form. */
export const asksForJson = (c: StaffVisit['c']): boolean =>
  (c.req.header('accept') ?? '').includes('application/json');

/** Who did it, to which visit: nothing of the customer. */
export function note(
  { log, member, c }: StaffVisit,
  id: StaffBooking['id'],
  act: string,
  done: boolean,
): void {
  log.info(
    { account: member.id, workshop: c.req.param('departmentId'), booking: id, act, done },
    'visit changed by staff',
  );
}

/** To the visit in its list; a cancelled one is folded away, so the page begins at its top, where it says what happened. */
function back({ workshop }: Opened, { id, date }: StaffBooking, done: Done): StaffAnswer {
  const path = workshopPath(workshop.departmentId, { day: date, done, id });
  const isAtTop = done === 'cancelled' || done === 'wrongState' || done === 'placeTaken';
  return { to: isAtTop ? path : `${path}#b-${id}` };
}
