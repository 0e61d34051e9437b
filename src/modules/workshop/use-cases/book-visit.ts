import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { newToken, tokenHash } from '~/platform/token';
import type { Language, Site } from '~/sites';
import { toBookedVisit } from '../booked-visit';
import { MAX_STAY_DAYS } from '../domain/availability';
import { dateOf } from '../domain/local-time';
import { doOverlap } from '../domain/overlap';
import { bookedLines } from '../domain/visit/booked-lines';
import { bookingNumber, totalOf } from '../domain/visit/visit';
import type { BookingEngine } from '../engine';
import { reserveBay } from '../reserve-bay';
import type { BookedVisit, BookingFailure, BookingRequest, Slot } from '../service';
import * as bookings from '../store/booking-store';
import * as occupations from '../store/occupation-store';
import { resolveVisitRequest, type VisitRequest } from '../visit-request';
import { locationOn } from '../workshop-locations';

/**
 * Books a visit: resolves the request, prices it, takes its slot and stores it with its link and its notice, all or nothing.
 */
export async function bookVisit(
  engine: BookingEngine,
  site: Site,
  language: Language,
  booking: BookingRequest,
  requestDigest: string,
): Promise<Result<BookedVisit, BookingFailure>> {
  const { database, notices } = engine;

  const request = await resolveVisitRequest(engine, site, {
    ...booking,
    serviceOfferings: booking.services.map(({ id }) => id),
  });
  if (!request.ok) return request;
  const { snapshot, location, vehicle, demand, start, pickUp } = request.value;

  const wording = { language, fallback: site.languages[0] };
  const car = { vehicle, mileage: booking.mileage };
  const { workshop } = locationOn(location, start.day);
  const lines = bookedLines(booking.services, snapshot, workshop, car, wording);

  const holdHash = booking.holdId === null ? null : tokenHash(booking.holdId);
  const { registrationNumber, brand, model, buildYear } = vehicle;
  const details = {
    id: randomUUID(),
    site: site.key,
    language,
    siteIndex: location.siteIndex,
    departmentId: location.departmentId,
    // An all-day drop-off has no time, however it was written.
    date: start.date,
    time: demand.allDay ? null : start.time,
    minutes: demand.minutes,
    pickUp,
    vehicle: { registrationNumber, brand, model, buildYear },
    mileage: booking.mileage,
    lines,
    customer: booking.customer,
    comment: booking.comment,
    // Nobody waits for a car that is left for the day or longer.
    isWaiting: booking.isWaiting === true && !demand.allDay && pickUp === null,
    choices: [...(booking.choices ?? [])],
    totalPrice: totalOf(lines),
    requestDigest,
  };
  const stored = await reserveBay(engine, request.value, { holdHash }, async (reservation) => {
    const { tx, now } = reservation;
    const visits = await visitsInTheWay(engine, tx, request.value, booking);
    if (visits.length > 0) return err({ code: 'already-booked', visits } as const);
    // Drawn for each try: another booking may have it.
    const numbered = { ...details, number: bookingNumber(randomBytes(6)) };
    const row = { ...numbered, idempotencyKey: booking.idempotencyKey, at: now };
    if (!(await bookings.insertBooking(database, tx, row))) return err({ code: 'key-reused' } as const);

    const held = await reservation.claimHold();
    if (held?.fits === true && holdHash !== null) {
      await occupations.convertHoldToVisit(tx, holdHash, details.id);
    } else {
      const occupation = { id: randomUUID(), bookingId: details.id };
      await reservation.takeBay((at) => occupations.insertVisit(database, tx, occupation, at));
    }

    const link = newToken();
    await bookings.insertToken(tx, link.hash, details.id);
    await notices.enqueue(tx, { bookingId: details.id, kind: 'booked', revision: 0 });
    return ok({ booking: bookings.asBooked(numbered, now), token: link.text });
  });

  if (!stored.ok) return stored;
  if (!stored.value.ok) return stored.value;
  const { booking: visit, token } = stored.value.value;
  return ok(toBookedVisit(engine, visit, { token, language }));
}

/**
 * Visits that the car has while it would be at this one, of those that the request is to be refused for. Another booking of
 * the car that asks for it too is waited for: each sees what the other has stored.
 */
async function visitsInTheWay(
  { database }: BookingEngine,
  tx: Db,
  { location, vehicle, demand, start, pickUp }: VisitRequest,
  { refuseIfCarIsBooked = false, refuseIfServiceIsBooked = false, services }: BookingRequest,
): Promise<readonly Slot[]> {
  if (!refuseIfCarIsBooked && !refuseIfServiceIsBooked) return [];
  const time = demand.allDay ? null : start.time;
  const requested = { date: start.date, time, minutes: demand.minutes, pickUp };
  const days = { from: dateOf(start.day - MAX_STAY_DAYS), to: dateOf(start.day + MAX_STAY_DAYS) };
  const { registrationNumber } = vehicle;
  const car = { siteIndex: location.siteIndex, registrationNumber };
  await bookings.lockVehicle(tx, car);
  const booked = await bookings.listVisitsOfVehicle(database, tx, car, days);
  const ids = new Set(services.map(({ id }) => id));
  return booked
    .filter((visit) => doOverlap(visit, requested))
    .filter((visit) => refuseIfCarIsBooked || visit.lines.some(({ id }) => ids.has(id)))
    .map((visit) => ({ date: visit.date, time: visit.time }));
}
