import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { newToken, tokenHash } from '~/platform/token';
import { isSiteKey, type Language, type Site, siteByKey } from '~/sites';
import { type Engine, type Question, questionForCar } from './asking';
import { hasNumber } from './browsing';
import { type Demand, servicesById } from './domain/demand';
import { dateOf, dayOf } from './domain/local-time';
import { doOverlap } from './domain/overlap';
import { priceAt, pricedCar, spoken } from './domain/prices';
import { bookingNumber, lostWorkshop, totalOf, type VisitPlace, visitOf } from './domain/visit';
import { faultOfSlot, isHoldFor, PlaceLost, taking, whyNot } from './holding';
import { takePlace } from './placing';
import type { BookedVisit, BookingFailure, BookingWish, Slot } from './service';
import * as bookings from './store/booking-store';
import * as occupations from './store/occupation-store';

type Booked = Result<BookedVisit, BookingFailure>;

/** What was asked for, so that the same key for something else is noticed; the hold may have changed in between. */
function digestOf(wish: BookingWish): string {
  const { customer, services } = wish;
  const asked = [
    ...[wish.registrationNumber, wish.mileage, wish.departmentId, wish.date, wish.time, wish.comment],
    ...[customer.name, customer.phone, customer.email],
    services.map(({ id, text }) => [id, text]),
    // Only where there are any, so that keys of before still fit.
    ...(wish.isWaiting === true ? ['waiting'] : []),
    ...(wish.choices === undefined || wish.choices.length === 0 ? [] : [wish.choices]),
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}

/** Where a visit is. */
export function visitPlace(
  { books }: Pick<Engine, 'books'>,
  { siteIndex, departmentId, site }: bookings.StoredBooking,
): VisitPlace {
  const place = books.shelf(siteIndex).byId.get(departmentId);
  const zone = isSiteKey(site) ? siteByKey(site).zone : 'UTC';
  return place ?? { contact: lostWorkshop(departmentId), zone };
}

/** A booking as its customer sees it. */
export function shownVisit(engine: Engine, booking: bookings.StoredBooking, token: string): BookedVisit {
  const { site } = booking;
  const currency = isSiteKey(site) ? siteByKey(site).currency : '';
  return visitOf(booking, visitPlace(engine, booking), { currency, token });
}

/** The booking that the key was used for, when it was for the same; null when the key is new. */
async function repeated(
  engine: Engine,
  site: Site,
  { idempotencyKey }: BookingWish,
  digest: string,
): Promise<Booked | null> {
  const { database } = engine;
  const found = await bookings.bookingOfKey(database, database.db, site.siteIndex ?? '', idempotencyKey);
  if (found === null) return null;
  if (found.requestDigest !== digest) return err({ code: 'key-reused' });
  // The first answer's token may have been lost on its way, and only its digest is known: this is another one.
  const { text, hash } = newToken();
  await bookings.keepToken(database.db, hash, found.id);
  return ok(shownVisit(engine, found, text));
}

export async function book(
  engine: Engine,
  site: Site,
  language: Language,
  wish: BookingWish,
): Promise<Booked> {
  const fault = faultOfSlot(wish);
  if (fault !== null) return err(fault);
  const digest = digestOf(wish);
  const earlier = await repeated(engine, site, wish, digest);
  if (earlier !== null) return earlier;
  const serviceOfferings = wish.services.map(({ id }) => id);
  const question = await questionForCar(engine, site, { ...wish, serviceOfferings });
  if (!question.ok) return question;
  const { demand } = question.value;
  if (wish.refuseIfCarIsBooked === true && demand !== null) {
    const visits = await visitsAtOnce(engine, { ...question.value, demand }, wish);
    if (visits.length > 0) return err({ code: 'already-booked', visits });
  }
  const holdHash = wish.holdId === null ? null : tokenHash(wish.holdId);
  if (demand !== null) {
    const wanted = { ...question.value, demand };
    const booked = await taking(engine, wanted.place, (tx, now) =>
      store(engine, tx, wanted, newBooking(site, language, wish, wanted, digest, now), holdHash),
    );
    // Two that were sent at once: the other one has it.
    if (booked === 'repeated')
      return (await repeated(engine, site, wish, digest)) ?? err({ code: 'key-reused' });
    if (booked !== null) return ok(shownVisit(engine, booked.booking, booked.token));
  }
  // Two that were sent at once, and the other one got the last place for both.
  const other = await repeated(engine, site, wish, digest);
  return other ?? err(await whyNot(engine, question.value, wish, { holdHash }));
}

type Wanted = Question & { readonly demand: Demand };

/** Visits that the car has while it would be at this one. */
async function visitsAtOnce(
  { database }: Engine,
  { place, vehicle, demand }: Wanted,
  { date, time }: Slot,
): Promise<readonly Slot[]> {
  const wished = { date, time: demand.allDay ? null : time, minutes: demand.minutes };
  // Work of more than a day is dropped off; nothing takes longer than this.
  const days = { from: dateOf(dayOf(date) - 2), to: dateOf(dayOf(date) + 2) };
  const booked = await bookings.visitsOfVehicle(
    database,
    database.db,
    { siteIndex: place.siteIndex, registrationNumber: vehicle.registrationNumber },
    days,
  );
  return booked
    .filter((visit) => doOverlap(visit, wished))
    .map((visit) => ({ date: visit.date, time: visit.time }));
}

function newBooking(
  site: Site,
  language: Language,
  wish: BookingWish,
  { shelf, place, vehicle, demand }: Wanted,
  requestDigest: string,
  at: Date,
): bookings.NewBooking {
  const services = servicesById(shelf.book);
  const car = pricedCar(shelf.book, vehicle, wish.mileage);
  const fallback = site.languages[0];
  const lines = wish.services.flatMap(({ id, text }, at) => {
    const service = services.get(id);
    // What is named twice is done once.
    if (service === undefined || wish.services.findIndex((each) => each.id === id) !== at) return [];
    const price = hasNumber(service) ? priceAt(service, place.workshop, car, shelf.tables).price : null;
    const name = spoken(service.words, language, fallback)?.name ?? id;
    const unitAbbreviation = spoken(service.unitAbbreviation, language, fallback) ?? 'st';
    const priceText = spoken(service.priceText, language, fallback) ?? null;
    const said = { text: service.textInput ? text : null, priceText };
    return [{ id, name, price, unit: service.unit, unitAbbreviation, ...said }];
  });
  const { registrationNumber, brand, model, buildYear } = vehicle;
  return {
    ...{ id: randomUUID(), number: bookingNumber(randomBytes(6)), site: site.key, language },
    ...{ siteIndex: place.siteIndex, departmentId: place.departmentId },
    date: wish.date,
    // An all-day drop-off has no time, however it was written.
    time: demand.allDay ? null : wish.time,
    minutes: demand.minutes,
    vehicle: { registrationNumber, brand, model, buildYear },
    ...{ mileage: wish.mileage, lines, customer: wish.customer, comment: wish.comment },
    ...{ isWaiting: wish.isWaiting === true, choices: [...(wish.choices ?? [])] },
    totalPrice: totalOf(lines),
    ...{ idempotencyKey: wish.idempotencyKey, requestDigest, at },
  };
}

/** Everything that a booking is, in one transaction: the booking, its place, its link and its notice. */
async function store(
  engine: Engine,
  tx: Db,
  { place, demand }: Wanted,
  booking: bookings.NewBooking,
  holdHash: string | null,
): Promise<{ readonly booking: bookings.StoredBooking; readonly token: string } | 'repeated'> {
  const { database, notices } = engine;
  const { id, at } = booking;
  if (!(await bookings.insertBooking(database, tx, booking))) return 'repeated';
  const held = holdHash === null ? null : await occupations.findHold(database, tx, holdHash, at);
  if (held !== null && holdHash !== null && isHoldFor(held, place, demand, booking)) {
    await occupations.turnIntoVisit(tx, holdHash, id);
  } else {
    if (held !== null && holdHash !== null) await occupations.deleteHold(tx, holdHash);
    const asking = { database, db: tx, now: at };
    const visit = { id: randomUUID(), bookingId: id };
    const taken = await takePlace({ place, demand }, booking, asking, (free) =>
      occupations.insertVisit(database, tx, visit, free),
    );
    if (!taken) throw new PlaceLost();
  }
  const token = newToken();
  await bookings.keepToken(tx, token.hash, id);
  await notices.enqueue(tx, { bookingId: id, kind: 'booked', revision: 0 });
  const { idempotencyKey: _, at: __, ...row } = booking;
  const stored = { ...row, state: 'booked' as const, revision: 0, bookedAt: at, changedAt: at };
  return { booking: stored, token: token.text };
}
