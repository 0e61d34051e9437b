import { randomUUID } from 'node:crypto';
import { booksOvertime } from '~/modules/identity';
import type { PhoneBookings, ServiceOffers } from '~/modules/workshop';
import { readForm } from '~/platform/http';
import { localDate } from '~/platform/time';
import { missingPage } from '../lists';
import { workshopPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { readDay } from '../workshop/calendar';
import { type Opened, opened } from '../workshop/workshop-acts';
import { type PhoneProblem, PhoneView, type ShownCar } from './phone.view';
import {
  mileageOf,
  PHONE_STEPS,
  type PhoneStep,
  readTypedBooking,
  slotOf,
  type TypedBooking,
} from './typed-booking';

const NOTHING: Omit<TypedBooking, 'key' | 'from'> = {
  plate: '',
  brand: '',
  model: '',
  mileage: '',
  services: [],
  slot: '',
  overtimeDate: '',
  overtimeTime: '',
  overtimeBay: '',
  name: '',
  phone: '',
  email: '',
  comment: '',
};

/** `day`: from when times are shown. */
export async function phonePage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const { c, clock } = visit;
  const from = readDay(c.req.query('day')) ?? localDate(clock.now(), at.workshop.zone);
  return show(visit, at, { ...NOTHING, key: randomUUID(), from }, null);
}

/** One form for all of it: what is typed stays with it, and stands in no address. */
export async function takePhoneForm(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: 16 * 1024 });
  const typed = form.ok ? readTypedBooking(form.value) : null;
  if (!form.ok || typed === null) return missingPage(visit);
  const step = PHONE_STEPS.find((each) => each === form.value.get('step')) ?? 'car';
  if (step === 'book') return book(visit, at, typed);
  const next = step === 'later' ? readDay(form.value.get('next') ?? undefined) : null;
  const known = step === 'car' ? await withCustomer(visit, at, typed) : typed;
  return show(visit, at, { ...known, from: next ?? known.from }, null, step);
}

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
  return { ...typed, name, phone, email };
}

async function book(visit: StaffVisit, at: Opened, typed: TypedBooking): Promise<StaffAnswer> {
  const { phoneBookings, frame, member } = visit;
  const { departmentId } = at.workshop;
  const car = await carOf(phoneBookings, typed);
  if (car === null || !('vehicle' in car)) return show(visit, at, typed, { code: 'no-car' });
  const slot = slotOf(typed);
  if (slot === null) return show(visit, at, typed, { code: 'no-time' });
  if ('bayId' in slot && !booksOvertime(member, frame.site.key))
    return show(visit, at, typed, { code: 'no-overtime' });
  const booked = await phoneBookings.book(frame.site, frame.language, departmentId, {
    idempotencyKey: typed.key,
    vehicle: car.vehicle,
    serviceIds: typed.services,
    at: slot,
    customer: { name: typed.name, phone: typed.phone, email: typed.email },
    mileage: mileageOf(typed),
    comment: typed.comment,
  });
  note(visit, booked.ok ? booked.value.id : null, booked.ok ? 'booked' : `not booked: ${booked.error.code}`);
  if (!booked.ok) return show(visit, at, typed, booked.error);
  const { id, date } = booked.value;
  return { to: `${workshopPath(departmentId, { day: date, done: 'booked', id })}#b-${id}` };
}

/** The car of what was typed; null where no plate is. */
async function carOf(
  phoneBookings: PhoneBookings,
  { plate, brand, model }: TypedBooking,
): Promise<ShownCar | null> {
  if (plate === '') return null;
  const typed = brand === '' ? null : { brand, model };
  const car = await phoneBookings.car(plate, typed);
  return car.ok ? { vehicle: car.value } : { failure: car.error.code };
}

async function show(
  visit: StaffVisit,
  at: Opened,
  typed: TypedBooking,
  problem: PhoneProblem | null,
  step: PhoneStep = 'book',
): Promise<StaffAnswer> {
  const { phoneBookings, frame, member } = visit;
  const { workshop, canChoose } = at;
  const car = await carOf(phoneBookings, typed);
  const offers =
    car !== null && 'vehicle' in car
      ? phoneBookings.offers(
          frame.site,
          frame.language,
          workshop.departmentId,
          { vehicle: car.vehicle, mileage: mileageOf(typed) },
          // The price of a visit is that of its day.
          slotOf(typed)?.date ?? typed.from,
        )
      : null;
  const times = await timesOf(visit, at, typed, car, offers);
  const shown = { frame, workshop, canChoose, typed, car, offers, times: times?.days ?? null };
  return {
    title: `${workshop.name}, ${frame.t('phone.name')}`,
    content: (
      <PhoneView
        {...shown}
        problem={problem ?? (step === 'car' ? null : (times?.problem ?? null))}
        mayOvertime={booksOvertime(member, frame.site.key)}
      />
    ),
    status: problem === null ? 200 : 409,
  };
}

async function timesOf(
  { phoneBookings, frame }: StaffVisit,
  { workshop }: Opened,
  typed: TypedBooking,
  car: ShownCar | null,
  offers: ServiceOffers | null,
) {
  const { services, from } = typed;
  if (car === null || !('vehicle' in car) || offers === null || services.length === 0) return null;
  const work = { vehicle: car.vehicle, mileage: mileageOf(typed), serviceIds: services };
  const days = await phoneBookings.days(frame.site, workshop.departmentId, work, from);
  return days.ok ? { days: days.value, problem: null } : { days: null, problem: days.error };
}

/** Who did it: nothing of the customer or the car. */
function note({ log, member, c }: StaffVisit, booking: string | null, act: string): void {
  log.info(
    { account: member.id, workshop: c.req.param('departmentId'), booking, act },
    'a visit booked by telephone',
  );
}
