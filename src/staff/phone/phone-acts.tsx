import { randomUUID } from 'node:crypto';
import { booksOvertime } from '~/modules/identity';
import { readForm } from '~/platform/http';
import { siteLanguage } from '~/sites';
import { missingPage } from '../lists';
import { bookPath, workshopPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { findForm, putForm, readFormKey } from '../stored-form';
import { readDay } from '../workshop/calendar';
import { type Opened, opened } from '../workshop/workshop-acts';
import { carOf, showBooked, showForm } from './phone-page';
import { PHONE_PROBLEMS, type PhoneProblem, problemOf } from './phone-problems';
import {
  fieldsOf,
  mileageOf,
  PHONE_PAGES,
  PHONE_STEPS,
  type PhonePage,
  readTypedBooking,
  slotOf,
  type TypedBooking,
  typedBooking,
  typedProblem,
} from './typed-booking';

/** What stays of a form that has been booked: where its visit stands. */
const BOOKED = 'booked';
/** A comment that is far too long is to come back whole. */
const MAX_FORM_BYTES = 64 * 1024;

/**
 * The form as it was typed so far. Its address has the key under which that is stored, and how much of the form is shown.
 * `day`: from when times are shown.
 */
export async function phonePage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const { c } = visit;
  const { departmentId } = at.workshop;
  const key = readFormKey(c.req.query('form'));
  const day = readDay(c.req.query('day'));
  if (key === null)
    return { to: bookPath(departmentId, { form: randomUUID(), ...(day !== null && { day }) }) };
  const stored = (await findForm(visit, key)) ?? new URLSearchParams();
  const booked = stored.get(BOOKED);
  if (booked !== null) return showBooked(visit, at, booked, stored.get('day') ?? '');
  const typed = typedBooking(key, stored);
  const page = PHONE_PAGES.find((each) => each === c.req.query('step')) ?? 'plate';
  const problem = PHONE_PROBLEMS.find((each) => each === c.req.query('problem')) ?? null;
  return showForm(visit, at, { ...typed, from: typed.from === '' ? (day ?? '') : typed.from }, page, problem);
}

/** One form for all of it: what is typed is stored, and stands in no address. */
export async function takePhoneForm(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const { departmentId } = at.workshop;
  const form = await readForm(visit.c.req.raw, { maxBytes: MAX_FORM_BYTES });
  const typed = form.ok ? readTypedBooking(form.value) : null;
  if (!form.ok || typed === null) return missingPage(visit);
  const stored = await findForm(visit, typed.key);
  // A page that came before the visit was booked.
  if (stored?.has(BOOKED) === true) return { to: bookPath(departmentId, { form: typed.key }) };
  const step = PHONE_STEPS.find((each) => each === form.value.get('step')) ?? 'car';
  const next = step === 'later' ? readDay(form.value.get('next') ?? undefined) : null;
  const known = step === 'car' ? await withCustomer(visit, at, typed) : typed;
  await putForm(visit, typed.key, fieldsOf({ ...known, from: next ?? known.from }));
  const problem = step === 'car' ? null : typedProblem(typed);
  if (problem !== null) return pageOf(departmentId, typed.key, 'times', problem);
  if (step === 'book') return book(visit, at, typed);
  return pageOf(departmentId, typed.key, step === 'car' && typed.services.length === 0 ? 'car' : 'times');
}

const pageOf = (
  departmentId: string,
  form: string,
  step: PhonePage,
  problem: PhoneProblem | null = null,
): StaffAnswer => ({ to: bookPath(departmentId, { form, step, ...(problem !== null && { problem }) }) });

/** Who came with the car last is filled in where nobody is typed yet. */
async function withCustomer(
  visit: StaffVisit,
  { workshop }: Opened,
  typed: TypedBooking,
): Promise<TypedBooking> {
  const { customerSearch, phoneBookings, frame, member } = visit;
  if (typed.plate === '' || typed.name !== '' || typed.phone !== '') return typed;
  const car = await carOf(phoneBookings, typed);
  if (car === null || !('vehicle' in car)) return typed;
  const { registrationNumber } = car.vehicle;
  const found = await customerSearch.search(
    frame.site,
    [workshop.departmentId],
    registrationNumber,
    member.id,
  );
  // A plate of letters alone reads like a name, which others may have.
  const latest = found?.find(({ vehicle }) => vehicle.registrationNumber === registrationNumber);
  if (latest === undefined) return typed;
  const { name, phone, email } = latest.customer;
  return { ...typed, name, phone, email, language: latest.language };
}

async function book(visit: StaffVisit, at: Opened, typed: TypedBooking): Promise<StaffAnswer> {
  const { phoneBookings, frame, member } = visit;
  const { departmentId } = at.workshop;
  const refused = (problem: PhoneProblem) => pageOf(departmentId, typed.key, 'times', problem);
  const car = await carOf(phoneBookings, typed);
  if (car === null || !('vehicle' in car)) return refused('no-car');
  const slot = slotOf(typed);
  if (slot === null) return refused('no-time');
  if ('bayId' in slot && !booksOvertime(member, frame.site.key)) return refused('no-overtime');
  const booked = await phoneBookings.book(
    frame.site,
    siteLanguage(frame.site, typed.language),
    departmentId,
    {
      idempotencyKey: typed.key,
      vehicle: car.vehicle,
      serviceIds: typed.services,
      at: slot,
      customer: { name: typed.name, phone: typed.phone, email: typed.email },
      mileage: mileageOf(typed),
      comment: typed.comment,
    },
  );
  note(visit, booked.ok ? booked.value.id : null, booked.ok ? 'booked' : `not booked: ${booked.error.code}`);
  if (!booked.ok) return refused(problemOf(booked.error));
  const { id, date } = booked.value;
  await putForm(visit, typed.key, [
    [BOOKED, id],
    ['day', date],
  ]);
  return { to: `${workshopPath(departmentId, { day: date, done: 'booked', id })}#b-${id}` };
}

/** Who did it: nothing of the customer or the car. */
function note({ log, member, c }: StaffVisit, booking: string | null, act: string): void {
  log.info(
    { account: member.id, workshop: c.req.param('departmentId'), booking, act },
    'a visit booked by telephone',
  );
}
