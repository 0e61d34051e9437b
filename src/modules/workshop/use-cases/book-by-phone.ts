import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '~/platform/db';
import { bareMail } from '~/platform/email';
import { isMailAddress } from '~/platform/mail';
import { readPhone } from '~/platform/phone';
import { err, ok, type Result } from '~/platform/result';
import { newToken } from '~/platform/token';
import { typedLine } from '~/platform/typed-words';
import type { Language, Site } from '~/sites';
import { isIn, pickUpOf } from '../domain/availability';
import { canDo, type Demand } from '../domain/demand';
import { bookedLines } from '../domain/visit/booked-lines';
import { bookingNumber, totalOf } from '../domain/visit/visit';
import { parseStart, type VisitStart } from '../domain/visit/visit-start';
import type { BookingEngine } from '../engine';
import { reserveBay } from '../reserve-bay';
import type { PhoneBookingRequest, PhoneFailure } from '../staff/phone-bookings';
import { demandAt, phoneWindow, type ResolvedPhoneWork, resolvePhoneWork } from '../staff/phone-work';
import * as bookings from '../store/booking-store';
import * as occupations from '../store/occupation-store';
import { transactWithRetry } from '../transaction';
import { locationOn } from '../workshop-locations';

type Booked = Result<bookings.StoredBooking, PhoneFailure>;

/** Books a visit for a customer who calls: at a time that is offered to staff, or at any other that is free in a bay. */
export async function bookByPhone(
  engine: BookingEngine,
  site: Site,
  language: Language,
  departmentId: string,
  request: PhoneBookingRequest,
): Promise<Booked> {
  const requestDigest = digestOf(departmentId, request);
  const earlier = await bookedBefore(engine, site, request, requestDigest);
  if (earlier !== null) return earlier;
  const booked = await bookOnce(engine, site, language, departmentId, request, requestDigest);
  if (booked.ok) return booked;
  // Sent twice at once: the other one has the key, or took the last bay for both.
  return (await bookedBefore(engine, site, request, requestDigest)) ?? booked;
}

async function bookOnce(
  engine: BookingEngine,
  site: Site,
  language: Language,
  departmentId: string,
  request: PhoneBookingRequest,
  requestDigest: string,
): Promise<Booked> {
  const customer = parseCustomer(site, request.customer);
  if (!customer.ok) return customer;
  const work = resolvePhoneWork(engine, site, departmentId, request);
  if (!work.ok) return work;
  const parsed = parseStart(request.at);
  if (!parsed.ok) return err({ code: 'time-not-offered' });
  const { snapshot, location } = work.value;
  const { vehicle, mileage, serviceIds } = request;
  const start = parsed.value;
  const demand = demandAt(work.value, start.day, engine.clock.now());
  const wording = { language, fallback: site.languages[0] };
  const chosen = serviceIds.map((id) => ({ id, text: null }));
  const { workshop } = locationOn(location, start.day);
  const lines = bookedLines(chosen, snapshot, workshop, { vehicle, mileage }, wording);
  const { registrationNumber, brand, model, buildYear } = vehicle;
  const isOvertime = 'bayId' in request.at;
  const details = {
    id: randomUUID(),
    site: site.key,
    language,
    siteIndex: location.siteIndex,
    departmentId,
    date: start.date,
    time: demand.allDay && !isOvertime ? null : start.time,
    minutes: demand.minutes,
    pickUp: pickUpOf(location.calendar, demand, start),
    vehicle: { registrationNumber, brand, model, buildYear },
    mileage,
    lines,
    customer: customer.value,
    comment: request.comment,
    isWaiting: false,
    choices: [],
    totalPrice: totalOf(lines),
    requestDigest,
  };
  const store = async (
    tx: Db,
    now: Date,
    take: (insert: (at: Place) => Promise<boolean>) => Promise<void>,
  ): Promise<bookings.StoredBooking | null> => {
    // Drawn for each try: another booking may have it.
    const numbered = { ...details, number: bookingNumber(randomBytes(6)) };
    const row = { ...numbered, idempotencyKey: request.idempotencyKey, at: now };
    if (!(await bookings.insertBooking(engine.database, tx, row))) return null;
    const occupation = { id: randomUUID(), bookingId: details.id };
    await take((at) => occupations.insertVisit(engine.database, tx, occupation, at));
    // A link of the customer's own, though nobody has it before a notice makes another.
    await bookings.insertToken(tx, newToken().hash, details.id);
    await engine.notices.enqueue(tx, { bookingId: details.id, kind: 'booked', revision: 0 });
    return bookings.asBooked(numbered, now);
  };
  const stored =
    'bayId' in request.at
      ? await takeOvertime(engine, work.value, { demand, start, bayId: request.at.bayId }, store)
      : await takeOffered(engine, work.value, { demand, start }, store);
  if (!stored.ok) return stored;
  return stored.value === null ? err({ code: 'key-reused' }) : ok(stored.value);
}

interface Place {
  readonly no: number;
  readonly from: number;
  readonly to: number;
}

type Store = (
  tx: Db,
  now: Date,
  take: (insert: (at: Place) => Promise<boolean>) => Promise<void>,
) => Promise<bookings.StoredBooking | null>;
type Stored = Result<bookings.StoredBooking | null, PhoneFailure>;

async function takeOffered(
  engine: BookingEngine,
  { location }: ResolvedPhoneWork,
  { demand, start }: { readonly demand: Demand; readonly start: VisitStart },
  store: Store,
): Promise<Stored> {
  const bookable = phoneWindow(location, demand, engine.clock.now());
  const wanted = { location, demand, start, bookable };
  const reserved = await reserveBay(engine, wanted, {}, ({ tx, now, takeBay }) => store(tx, now, takeBay));
  if (reserved.ok) return reserved;
  const { error } = reserved;
  // A search for a bay fails by no other name.
  return error.code === 'slot-taken' || error.code === 'outside-booking-window'
    ? err(error)
    : err({ code: 'time-not-offered' });
}

/** The place was taken by something else: the transaction is rolled back. */
class PlaceLost extends Error {
  override readonly name = 'PlaceLost';
}

/** Any minute from now on in a bay that can do the work, without a break; what is taken or blocked then stays so. */
async function takeOvertime(
  engine: BookingEngine,
  { location }: ResolvedPhoneWork,
  { demand, start, bayId }: { readonly demand: Demand; readonly start: VisitStart; readonly bayId: string },
  store: Store,
): Promise<Stored> {
  const bay = location.bays.find(({ id }) => id === bayId);
  const { minute } = start;
  if (bay === undefined || !canDo(bay, demand.competences)) return err({ code: 'not-done-here' });
  if (minute === null || demand.multiDay || !isIn(bay, minute + demand.minutes))
    return err({ code: 'time-not-offered' });
  const now = engine.clock.now();
  const { firstDay, lastDay } = phoneWindow(location, demand, now);
  if (start.day < firstDay || start.day > lastDay) return err({ code: 'outside-booking-window' });
  const { database } = engine;
  await occupations.deleteExpiredHolds(database, database.db, now, [bay.no]);
  try {
    const stored = await transactWithRetry(database, (tx) =>
      store(tx, now, async (insert) => {
        if (!(await insert({ no: bay.no, from: minute, to: minute + demand.minutes }))) throw new PlaceLost();
      }),
    );
    return ok(stored);
  } catch (error) {
    if (!(error instanceof PlaceLost)) throw error;
    return err({ code: 'slot-taken', alternatives: [] });
  }
}

const NAME_MAX = 100;
/** Before a number that was copied from a contact or a link. */
const PHONE_LABEL = /^\s*(?:tel|tfn|mob|mobil|telefon)\s*[.:]+\s*/i;

function parseCustomer(
  site: Site,
  { name, phone, email }: PhoneBookingRequest['customer'],
): Result<bookings.Customer, PhoneFailure> {
  const named = typedLine(name.toWellFormed());
  if (named === '' || named.length > NAME_MAX) return err({ code: 'invalid', field: 'name' });
  const number = readPhone(phone.replace(PHONE_LABEL, ''), site.country);
  if (!number.ok) return err({ code: 'invalid', field: 'phone' });
  const address = bareMail(email);
  if (address !== '' && (!isMailAddress(address) || !/\.\p{L}{2,}$/u.test(address)))
    return err({ code: 'invalid', field: 'email' });
  return ok({ name: named, phone: number.value.value, email: address });
}

/** So that the same key for something else is noticed. */
function digestOf(departmentId: string, request: PhoneBookingRequest): string {
  const { vehicle, serviceIds, at, customer, mileage, comment } = request;
  const { registrationNumber, brand, model } = vehicle;
  const fields = [
    ...['by telephone', departmentId, registrationNumber, brand, model, mileage, comment],
    ...[at.date, at.time, 'bayId' in at ? at.bayId : null],
    ...[customer.name, customer.phone, customer.email],
    serviceIds,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/** The booking that the key was used for, when it was for the same; null when the key is new. */
async function bookedBefore(
  { database }: BookingEngine,
  site: Site,
  { idempotencyKey }: PhoneBookingRequest,
  requestDigest: string,
): Promise<Booked | null> {
  const found = await bookings.findBookingByKey(database, database.db, site.siteIndex ?? '', idempotencyKey);
  if (found === null) return null;
  const isSame = found.requestDigest === requestDigest && found.state !== 'cancelled';
  return isSame ? ok(found) : err({ code: 'key-reused' });
}
