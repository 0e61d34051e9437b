import { z } from 'zod';
import * as answer from './answers';
import * as example from './examples';
import type { FailureCode } from './failures';
import * as field from './fields';

/** Below it lie all calls. */
export const BASE = '/api/mechmate';

/** Bodies and answers that have a name in the documentation. */
export const SCHEMAS = {
  Vehicle: answer.vehicle,
  ServiceOffers: answer.serviceOffers,
  ClosestMessage: answer.closestMessage,
  TimeslotDays: answer.timeslotDays,
  HasBrand: answer.hasBrandAnswer,
  OfferPrices: answer.offerPrices,
  Hold: answer.hold,
  BookedVisit: answer.bookedVisit,
  Failure: answer.failure,
  HoldWish: field.holdBody,
  BookingWish: field.bookingBody,
  Slot: field.slotBody,
} as const satisfies Record<string, z.ZodType>;
export type SchemaName = keyof typeof SCHEMAS;

interface Call {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below {@link BASE}; `{…}` are parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly description: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly headers: z.ZodObject;
  readonly body: z.ZodType;
  readonly bodyName: SchemaName | null;
  readonly status: 200 | 201 | 204;
  readonly answer: SchemaName | null;
  readonly type: 'application/json' | 'text/event-stream' | 'text/calendar' | null;
  readonly failures: readonly FailureCode[];
  /** Which of the limits it counts towards. */
  readonly limit: 'reads' | 'holds' | 'bookings';
  readonly example: { readonly path: string; readonly body: object | null; readonly answer: object | null };
}

const none = z.object({});
const nothingSent = { query: none, headers: none, body: field.noBody, bodyName: null } as const;
const json = { status: 200, type: 'application/json' } as const;
const aCar = ['invalid-registration-number', 'unknown-vehicle', 'register-unavailable'] as const;
/** A time that is no time of the workshop's, or that others have. */
const aTime = ['slot-taken', 'outside-booking-window', 'time-not-offered', 'not-done-here'] as const;
const aVisit = [...aCar, 'unknown-workshop', 'unknown-service', 'service-unavailable'] as const;
const heldBy = z.object({ holdId: field.secret });
const opened = z.object({ token: field.secret.meta({ description: 'From the answer to the booking' }) });
const services = z.object({ serviceOfferings: field.serviceOfferings });

/** Every call of the booking, once: the routes, the documentation and the adapter for another such service follow it. */
export const CALLS = {
  vehicle: {
    ...{ ...nothingSent, ...json, method: 'get', path: '/vehicles/{registrationNumber}' },
    summary: 'The car with a registration number',
    description: 'A client may ask for 30 different cars a minute, over all calls.',
    params: z.object({ registrationNumber: field.plate }),
    ...{ answer: 'Vehicle', failures: aCar, limit: 'reads', example: example.vehicle },
  },
  offers: {
    ...{ ...nothingSent, ...json, method: 'get', path: '/services/{registrationNumber}' },
    summary: 'What can be done to the car',
    description:
      'What is right for the car by its fuel, year, class and brand: services by category and add-ons, with the median prices of the workshops that do them. With a `mileage` services that have `needsMileage` are priced by it; outside the intervals of their tables no price is known.',
    params: z.object({ registrationNumber: field.plate }),
    query: z.object({ mileage: field.optionalMileage }),
    ...{ answer: 'ServiceOffers', failures: aCar, limit: 'reads' },
    example: example.offers,
  },
  allOffers: {
    ...{ ...nothingSent, ...json, method: 'get', path: '/services', params: none },
    summary: 'What is done, whatever the car',
    description: 'Everything that some workshop does, with the median prices for an ordinary car.',
    ...{ answer: 'ServiceOffers', failures: ['register-unavailable'], limit: 'reads' },
    example: example.allOffers,
  },
  closestAvailable: {
    ...{ ...nothingSent, method: 'get', path: '/departments/closestAvailable', status: 200 },
    summary: 'Workshops with free times, nearest first, as a stream',
    description:
      'Nearest first, but before all others the nearest one that is authorised for the car’s brand, where there is one within 30 km. Server-sent events without names; each message is JSON: a workshop as soon as its first free time is known, `{"nosites":true}` after the last one, or `{"error":"<code>"}`, which ends the stream. A workshop with a `departmentId` that has come before replaces it. Close the stream when you have enough.',
    params: none,
    query: z.object({
      regNo: field.plate,
      serviceOfferings: field.serviceOfferings,
      latitude: field.latitude,
      longitude: field.longitude,
      cursor: field.cursor,
    }),
    ...{ type: 'text/event-stream', answer: 'ClosestMessage', limit: 'reads' },
    failures: ['invalid-registration-number', 'invalid', 'too-many-streams'],
    example: example.closestAvailable,
  },
  timeslots: {
    ...{ ...nothingSent, ...json, method: 'get' },
    path: '/timeslots/from/{registrationNumber}/{departmentId}/{date}/',
    summary: 'Free times of seven days',
    description:
      'Seven days from the date; what cannot be booked is a day without times. Dates and times are those of the workshop’s clock.',
    params: z.object({
      registrationNumber: field.plate,
      departmentId: field.departmentId,
      date: field.midnight,
    }),
    query: services,
    headers: z.object({
      'x-hold': field.secret.optional().meta({ description: 'One’s own hold, which takes nothing away' }),
    }),
    ...{
      answer: 'TimeslotDays',
      failures: [...aVisit, 'invalid'],
      limit: 'reads',
      example: example.timeslots,
    },
  },
  hasBrand: {
    ...{ ...nothingSent, ...json, method: 'get', path: '/authorized-workshop/{brand}' },
    summary: 'Whether any workshop is authorised for a brand',
    description: 'A brand that nobody knows is answered with false.',
    params: z.object({ brand: field.brand }),
    ...{ answer: 'HasBrand', failures: ['invalid'], limit: 'reads', example: example.hasBrand },
  },
  prices: {
    ...{ ...nothingSent, ...json, method: 'get' },
    path: '/prices/{registrationNumber}/{mileage}/{departmentId}',
    summary: 'What services cost at one workshop',
    description:
      'Of one unit each, VAT included, in whole units of the currency; null where it is not known, which is said of work priced by mileage when that is 0, 1 or -1, or outside every interval.',
    params: z.object({
      registrationNumber: field.plate,
      mileage: field.mileageText,
      departmentId: field.departmentId,
    }),
    query: services,
    ...{
      answer: 'OfferPrices',
      failures: [...aVisit, 'service-not-for-car', 'invalid'],
      limit: 'reads',
      example: example.prices,
    },
  },
  hold: {
    ...{ ...nothingSent, ...json, method: 'post', path: '/holds', status: 201 },
    summary: 'Keep a time for ten minutes',
    description: 'With `holdId` of an earlier hold that one moves. A client has a handful of holds at most.',
    params: none,
    ...{ body: field.holdBody, bodyName: 'HoldWish', answer: 'Hold', limit: 'holds', example: example.hold },
    failures: [...aVisit, ...aTime, 'service-not-for-car', 'unknown-hold', 'invalid', 'too-many-holds'],
  },
  extendHold: {
    ...{ ...nothingSent, ...json, method: 'put', path: '/holds/{holdId}', params: heldBy },
    summary: 'Keep it for ten more minutes from now',
    description: 'Up to an hour in all. A hold that has run out is unknown.',
    failures: ['unknown-hold', 'invalid', 'service-unavailable'],
    ...{ answer: 'Hold', limit: 'holds', example: example.extendHold },
  },
  releaseHold: {
    ...{ ...nothingSent, method: 'delete', path: '/holds/{holdId}', params: heldBy, status: 204, type: null },
    summary: 'Let a time go',
    description: 'What is gone already is no failure.',
    ...{ answer: null, failures: ['invalid'], limit: 'holds', example: example.releaseHold },
  },
  leaveHold: {
    ...{ ...nothingSent, method: 'post', path: '/holds/{holdId}/release', params: heldBy },
    summary: 'Let a time go while the page is being left',
    description: 'The same by POST, for `navigator.sendBeacon`; a body is not read.',
    ...{ status: 204, type: null, answer: null, failures: ['invalid'], limit: 'holds' },
    example: example.leaveHold,
  },
  book: {
    ...{ ...nothingSent, ...json, method: 'post', path: '/bookings', status: 201, params: none },
    summary: 'Book',
    description:
      'Answers when the booking is on disk and its confirmation is queued. The same request with the same key is the same booking; another one with it is refused.',
    headers: z.object({
      'idempotency-key': field.idempotencyKey
        .optional()
        .meta({ description: 'Wins over the key in the body' }),
    }),
    ...{ body: field.bookingBody, bodyName: 'BookingWish', answer: 'BookedVisit', limit: 'bookings' },
    failures: [
      ...aVisit,
      ...aTime,
      'service-not-for-car',
      'unknown-hold',
      'already-booked',
      'key-reused',
      'invalid',
    ],
    example: example.book,
  },
  visit: {
    ...{ ...nothingSent, ...json, method: 'get', path: '/bookings/{token}', params: opened },
    summary: 'The visit that a token opens',
    description: 'Tokens are in the answer to the booking and in the links of the confirmation.',
    failures: ['unknown-booking', 'invalid', 'service-unavailable'],
    ...{ answer: 'BookedVisit', limit: 'reads', example: example.visit },
  },
  cancel: {
    ...{ ...nothingSent, ...json, method: 'post', path: '/bookings/{token}/cancel', params: opened },
    summary: 'Cancel the visit',
    description: 'The time is free at once. Cancelling again changes nothing.',
    failures: ['unknown-booking', 'too-late', 'invalid', 'service-unavailable'],
    ...{ answer: 'BookedVisit', limit: 'bookings', example: example.cancel },
  },
  rebook: {
    ...{ ...nothingSent, ...json, method: 'post', path: '/bookings/{token}/rebook', params: opened },
    summary: 'Move the visit to another time at its workshop',
    description: 'The old time is kept unless the new one is had.',
    ...{ body: field.slotBody, bodyName: 'Slot', answer: 'BookedVisit', limit: 'bookings' },
    failures: ['unknown-booking', ...aTime, 'unknown-workshop', 'too-late', 'invalid', 'service-unavailable'],
    example: example.rebook,
  },
  calendar: {
    ...{ ...nothingSent, method: 'get', path: '/bookings/{token}/calendar.ics', params: opened },
    summary: 'The visit as a calendar file',
    description: 'iCalendar with the time zone of the workshop; a cancelled visit says so.',
    ...{ status: 200, type: 'text/calendar', answer: null, limit: 'reads', example: example.calendar },
    failures: ['unknown-booking', 'invalid', 'service-unavailable'],
  },
} as const satisfies Record<string, Call>;
export type CallName = keyof typeof CALLS;
export type AnyCall = Call;

/** Failures that any call may have. */
export const EVERYWHERE = ['not-found', 'rate-limited', 'internal'] as const satisfies readonly FailureCode[];
/** Failures of calls that change something. */
export const ON_CHANGE = ['forbidden'] as const satisfies readonly FailureCode[];
/** Failures of calls that read a body. */
export const ON_BODY = ['too-large', 'unsupported-type'] as const satisfies readonly FailureCode[];
