import type { z } from 'zod';
import * as answer from './answers';
import type { FailureCode } from './failures';
import * as field from './fields';

/** Base path of all calls. */
export const API_BASE = '/api/mechmate';

/** Named schemas of the documentation. */
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
  HoldRequest: field.holdBody,
  BookingRequest: field.bookingBody,
  Slot: field.slotBody,
} as const satisfies Record<string, z.ZodType>;
type SchemaName = keyof typeof SCHEMAS;

/** One call: its request, its response and its failures. */
export interface Call {
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
  /** Which rate limit counts it. */
  readonly limit: 'reads' | 'holds' | 'bookings';
  readonly example: { readonly path: string; readonly body: object | null; readonly answer: object | null };
}

/** Failures that any call may have. */
export const COMMON_FAILURES = [
  'not-found',
  'rate-limited',
  'internal',
] as const satisfies readonly FailureCode[];
/** Failures of calls that change something. */
export const WRITE_FAILURES = ['forbidden'] as const satisfies readonly FailureCode[];
/** Failures of calls that read a body. */
export const BODY_FAILURES = ['too-large', 'unsupported-type'] as const satisfies readonly FailureCode[];
