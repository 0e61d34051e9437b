import type {
  BookedVisit,
  BookingWish,
  Hold,
  HoldWish,
  OfferPrice,
  ServiceOffers,
  Slot,
  TimeslotDay,
} from '~/modules/workshop';
import { fieldsOf, sound, textOf } from '~/platform/json-fields';
import type { Car } from './store';
import { readCar, readDays, readHold, readOffers, readPrices, readSlot, readVisit } from './wire';

/** Why a call has no value. */
export type ApiFailure =
  /** The server has said no; `code` and `message` as it names it, in the visitor's language, where it did. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string | null;
      readonly message: string | null;
      readonly alternatives: readonly Slot[];
      /** When the car is to be at a workshop already. */
      readonly visits: readonly Slot[];
    }
  /** No answer at all, or not in time. */
  | { readonly kind: 'network' }
  /** An answer that makes no sense. */
  | { readonly kind: 'unreadable' };

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ApiFailure };

export interface TimeslotAsk {
  readonly registrationNumber: string;
  readonly departmentId: string;
  /** `YYYY-MM-DD` */
  readonly from: string;
  readonly serviceOfferings: readonly string[];
  readonly holdId: string | null;
}

export interface PriceAsk {
  readonly registrationNumber: string;
  /** null is sent as 1 (specification 3 §9). */
  readonly mileage: number | null;
  readonly departmentId: string;
  readonly serviceOfferings: readonly string[];
}

/** The JSON calls of the booking (specification 3 §7, flow A). Every answer is unknown until it has been looked at. */
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
  timeslots(ask: TimeslotAsk, signal?: AbortSignal): Promise<readonly TimeslotDay[]>;
  prices(ask: PriceAsk, signal?: AbortSignal): Promise<Answer<readonly OfferPrice[]>>;
  hold(wish: HoldWish): Promise<Answer<Hold>>;
  extendHold(holdId: string): Promise<Answer<Hold>>;
  /** Also while the page is being left; nobody waits for it. */
  releaseHold(holdId: string): void;
  book(wish: BookingWish): Promise<Answer<BookedVisit>>;
  /** Address of the stream of workshops (specification 3 §7). */
  closestUrl(query: ClosestAsk): string;
}

export interface ClosestAsk {
  readonly registrationNumber: string;
  readonly serviceOfferings: readonly string[];
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly cursor: string | null;
}

export interface ApiOptions {
  /** The browser's own, or a test's. */
  readonly fetch: typeof fetch;
  readonly language: string;
}

const BASE = '/api/mechmate';
/** Longer than the server gives a register, shorter than a visitor's patience. */
const READ_MS = 15_000;
const BOOK_MS = 30_000;

/** Thrown by `timeslots`: the days that are shown stay as they were. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly limit?: number;
  readonly keepalive?: boolean;
}

export function bookingApi({ fetch: send, language }: ApiOptions): BookingApi {
  const call = caller(send, language);
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
    prices({ registrationNumber, mileage, departmentId, serviceOfferings }, signal) {
      const path = `/prices/${segment(registrationNumber)}/${mileage ?? 1}/${segment(departmentId)}`;
      return call(`${path}?serviceOfferings=${list(serviceOfferings)}`, readPrices, { signal });
    },
    hold: (wish) => call('/holds', readHold, { method: 'POST', body: wish }),
    extendHold: (holdId) => call(`/holds/${segment(holdId)}`, readHold, { method: 'PUT' }),
    releaseHold(holdId) {
      // A hold that is not released ends by itself.
      void call(`/holds/${segment(holdId)}/release`, () => true, {
        method: 'POST',
        keepalive: true,
      });
    },
    book: (wish) =>
      call('/bookings', readVisit, {
        method: 'POST',
        body: wish,
        headers: { 'idempotency-key': wish.idempotencyKey },
        limit: BOOK_MS,
      }),
    closestUrl: ({ registrationNumber, serviceOfferings, position, cursor }) =>
      `${BASE}/departments/closestAvailable?regNo=${segment(registrationNumber)}` +
      `&serviceOfferings=${list(serviceOfferings)}` +
      (position === null ? '' : `&latitude=${position.latitude}&longitude=${position.longitude}`) +
      (cursor === null ? '' : `&cursor=${segment(cursor)}`),
  };
}

const segment = (text: string): string => encodeURIComponent(text);
const list = (ids: readonly string[]): string => ids.map(segment).join(',');

function caller(send: typeof fetch, language: string) {
  return async <T>(
    path: string,
    read: (body: unknown) => T | null,
    { method = 'GET', body, headers = {}, signal, limit = READ_MS, keepalive = false }: Call,
  ): Promise<Answer<T>> => {
    const within = limited(limit, signal);
    try {
      const answer = await send(BASE + path, {
        method,
        headers: {
          accept: 'application/json',
          'accept-language': language,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        keepalive,
        signal: within.signal,
      });
      const said = await bodyOf(answer);
      if (!answer.ok) return { ok: false, failure: refusal(answer.status, said) };
      const value = read(said);
      return value === null ? { ok: false, failure: { kind: 'unreadable' } } : { ok: true, value };
    } catch {
      return { ok: false, failure: { kind: 'network' } };
    } finally {
      within.end();
    }
  };
}

/** Ends with the caller's signal or when the time is up. */
function limited(ms: number, outer?: AbortSignal): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

/** What is no JSON says nothing; a body that breaks off is a network that fails. */
async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusal(status: number, said: unknown): ApiFailure {
  const fields = fieldsOf(said);
  return {
    kind: 'refused',
    status,
    code: textOf(fields?.code),
    message: textOf(fields?.message) || null,
    alternatives: sound(fields?.alternatives, readSlot),
    visits: sound(fields?.visits, readSlot),
  };
}
