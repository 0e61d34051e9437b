import type {
  BookedVisit,
  BookingRequest,
  Hold,
  HoldRequest,
  OfferPrice,
  ServiceOffers,
  TimeslotDay,
} from '~/modules/workshop';
import { fieldsOf } from '~/platform/json-fields';
import { type Car, readCar, readDays, readHold, readOffers, readPrices, readVisit } from './booking-answers';
import { type Answer, BOOK_TIMEOUT_MS, type CallOptions, caller } from './call';

export interface TimeslotQuery {
  readonly registrationNumber: string;
  readonly departmentId: string;
  /** `YYYY-MM-DD` */
  readonly from: string;
  readonly serviceOfferings: readonly string[];
  readonly holdId: string | null;
}

export interface PriceQuery {
  readonly registrationNumber: string;
  /** null is sent as 1 (WORK-PRICE-6). */
  readonly mileage: number | null;
  readonly departmentId: string;
  readonly serviceOfferings: readonly string[];
  /** Of the visit, `YYYY-MM-DD`: prices may change from a day on. */
  readonly date: string;
}

/** The JSON calls of the booking (MECHMATE-1, SLOT-6, WORK-PRICE-6). Every answer is unknown until it has been looked at. */
export interface BookingApi {
  vehicle(registrationNumber: string, signal?: AbortSignal): Promise<Answer<Car>>;
  offers(
    registrationNumber: string,
    mileage: number | null,
    signal?: AbortSignal,
  ): Promise<Answer<ServiceOffers>>;
  /** Anything but a clear yes is no. */
  hasBrand(brand: string, signal?: AbortSignal): Promise<boolean>;
  /** No days where the server says no; throws where it cannot be reached, so that the days that are shown stay. */
  timeslots(query: TimeslotQuery, signal?: AbortSignal): Promise<readonly TimeslotDay[]>;
  prices(query: PriceQuery, signal?: AbortSignal): Promise<Answer<readonly OfferPrice[]>>;
  hold(request: HoldRequest): Promise<Answer<Hold>>;
  extendHold(holdId: string): Promise<Answer<Hold>>;
  /** Also while the page is being left; nobody waits for it. */
  releaseHold(holdId: string): void;
  book(request: BookingRequest): Promise<Answer<BookedVisit>>;
  /** The server's clock, as its last answer told it: a device's own may be wrong. */
  now(): Date;
  /** Address of the stream of workshops (MECHMATE-2). */
  closestUrl(query: ClosestQuery): string;
}

export interface ClosestQuery {
  readonly registrationNumber: string;
  readonly serviceOfferings: readonly string[];
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly cursor: string | null;
}

const BASE = '/api/mechmate';
/** Thrown by `timeslots`: the days that are shown stay as they were. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export function bookingApi({ fetch: send, language }: CallOptions): BookingApi {
  const { call, now } = caller(BASE, { fetch: send, language });
  return {
    vehicle: (plate, signal) => call(`/vehicles/${segment(plate)}`, readCar, { signal }),
    offers: (plate, mileage, signal) =>
      call(`/services/${segment(plate)}${mileage === null ? '' : `?mileage=${mileage}`}`, readOffers, {
        signal,
      }),
    async hasBrand(brand, signal) {
      const path = `/authorized-workshop/${segment(brand.trim().replaceAll(/\s+/g, '-'))}`;
      const answer = await call(path, (body) => fieldsOf(body)?.hasBrand === true, { signal });
      return answer.ok && answer.value;
    },
    async timeslots({ registrationNumber, departmentId, from, serviceOfferings, holdId }, signal) {
      const path =
        `/timeslots/from/${segment(registrationNumber)}/${segment(departmentId)}/${from}T00:00:00/` +
        `?serviceOfferings=${list(serviceOfferings)}`;
      const headers: Record<string, string> = holdId === null ? {} : { 'x-hold': holdId };
      const answer = await call(path, readDays, { signal, headers });
      if (answer.ok) return answer.value;
      if (answer.failure.kind === 'network') throw new NoAnswer('The times could not be asked for');
      return [];
    },
    prices({ registrationNumber, mileage, departmentId, serviceOfferings, date }, signal) {
      const path = `/prices/${segment(registrationNumber)}/${mileage ?? 1}/${segment(departmentId)}`;
      return call(`${path}?serviceOfferings=${list(serviceOfferings)}&date=${date}`, readPrices, { signal });
    },
    hold: (request) => call('/holds', readHold, { method: 'POST', body: request }),
    extendHold: (holdId) => call(`/holds/${segment(holdId)}`, readHold, { method: 'PUT' }),
    releaseHold(holdId) {
      // A hold that is not released ends by itself.
      void call(`/holds/${segment(holdId)}/release`, () => true, {
        method: 'POST',
        keepalive: true,
      });
    },
    book: (request) =>
      call('/bookings', readVisit, {
        method: 'POST',
        body: request,
        headers: { 'idempotency-key': request.idempotencyKey },
        limit: BOOK_TIMEOUT_MS,
      }),
    now,
    closestUrl: ({ registrationNumber, serviceOfferings, position, cursor }) =>
      `${BASE}/departments/closestAvailable?regNo=${segment(registrationNumber)}` +
      `&serviceOfferings=${list(serviceOfferings)}` +
      (position === null ? '' : `&latitude=${position.latitude}&longitude=${position.longitude}`) +
      (cursor === null ? '' : `&cursor=${segment(cursor)}`),
  };
}

const segment = (text: string): string => encodeURIComponent(text);
const list = (ids: readonly string[]): string => ids.map(segment).join(',');
