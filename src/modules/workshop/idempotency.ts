import { createHash } from 'node:crypto';
import { err, ok, type Result } from '~/platform/result';
import { newToken } from '~/platform/token';
import type { Language, Site } from '~/sites';
import { toBookedVisit } from './booked-visit';
import type { BookingEngine } from './engine';
import type { BookedVisit, BookingFailure, BookingRequest } from './service';
import { findBookingByKey, insertToken } from './store/booking-store';

type Booked = Result<BookedVisit, BookingFailure>;

/** Books a request once: the same key again returns the same booking, also for concurrent requests. */
export async function runOnce(
  engine: BookingEngine,
  site: Site,
  language: Language,
  request: BookingRequest,
  book: (requestDigest: string) => Promise<Booked>,
): Promise<Booked> {
  const requestDigest = digestOf(request);
  const earlier = await bookedBefore(engine, site, language, request, requestDigest);
  if (earlier !== null) return earlier;
  const booked = await book(requestDigest);
  if (booked.ok) return booked;
  // Concurrent duplicates: the other one has the key, or took the last bay for both.
  return (await bookedBefore(engine, site, language, request, requestDigest)) ?? booked;
}

/** Digest of a request, so that the same key for another request is noticed; without the hold, which may have changed. */
function digestOf(request: BookingRequest): string {
  const { customer, services } = request;
  const fields = [
    ...[
      request.registrationNumber,
      request.mileage,
      request.departmentId,
      request.date,
      request.time,
      request.comment,
    ],
    ...[customer.name, customer.phone, customer.email],
    services.map(({ id, text }) => [id, text]),
    // Only where there are any, so that earlier digests still match.
    ...(request.isWaiting === true ? ['waiting'] : []),
    ...(request.choices === undefined || request.choices.length === 0 ? [] : [request.choices]),
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/** The booking that the key was used for, when it was for the same; null when the key is new. */
async function bookedBefore(
  engine: BookingEngine,
  site: Site,
  language: Language,
  { idempotencyKey }: BookingRequest,
  requestDigest: string,
): Promise<Booked | null> {
  const { database } = engine;
  const found = await findBookingByKey(database, database.db, site.siteIndex ?? '', idempotencyKey);
  if (found === null) return null;
  // Of a visit that was cancelled since nobody may be told that it is booked.
  if (found.requestDigest !== requestDigest || found.state === 'cancelled')
    return err({ code: 'key-reused' });
  // The first response's token may have been lost, and only its digest is stored: issue another one.
  const { text, hash } = newToken();
  await insertToken(database.db, hash, found.id);
  return ok(toBookedVisit(engine, found, { token: text, language }));
}
