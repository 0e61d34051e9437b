import type { z } from 'zod';
import type { ApiDescription, DescribedCall } from '~/platform/api-docs';
import * as answer from './answers';
import { type Failure, STATUS } from './failures';
import * as fields from './fields';
import { TYRE_HOTEL_API } from './paths';

type Code = Failure['code'];

const SCHEMAS = {
  TyreHotelCustomer: answer.found,
  TyreHotelCredentials: answer.credentials,
  TyreHotelSession: answer.validated,
  TyreHotelDays: answer.days,
  TyreHotelTimes: answer.slots,
  TyreHotelConfirmation: answer.confirmation,
  TyreHotelRange: fields.rangeBody,
  TyreHotelBooking: fields.createBody,
  TyreHotelReview: fields.reviewBody,
  TyreHotelFailure: answer.failure,
} as const;

const COMMON_FAILURES = ['not-found', 'method-not-allowed', 'rate-limited', 'internal'] as const;
const POST_FAILURES = ['forbidden'] as const;
const BODY_FAILURES = ['too-large', 'unsupported-type', 'invalid'] as const;
const SESSION_FAILURES = ['signed-out', 'other-vehicle', 'service-unavailable'] as const;
const VISIT_FAILURES = ['outside-window', 'slot-taken', 'already-booked', 'not-bookable'] as const;

interface CallDescription {
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly query?: z.ZodObject;
  readonly body?: keyof typeof SCHEMAS;
  readonly answer: keyof typeof SCHEMAS | null;
  readonly failures: readonly Code[];
}

function describeCall(
  method: 'get' | 'post',
  { answer: schema, body, failures, ...call }: CallDescription,
): DescribedCall {
  const codes = new Set<Code>([
    ...failures,
    ...(method === 'post' ? POST_FAILURES : []),
    ...(body === undefined ? [] : BODY_FAILURES),
    ...COMMON_FAILURES,
  ]);
  return {
    ...call,
    method,
    status: schema === null ? 204 : 200,
    failure: 'TyreHotelFailure',
    ...(body === undefined
      ? {}
      : { body: { schema: body, required: true, example: EXAMPLES[body] ?? null } }),
    answer: schema === null ? null : { type: 'application/json', schema, example: EXAMPLES[schema] ?? null },
    failures: [...codes].map((code) => [code, STATUS[code]]),
  };
}

const customer = { firstName: 'Ada', lastName: 'Ek', email: 'ada@post.example', phoneMobile: '+46701740605' };
const EXAMPLES: Readonly<Partial<Record<keyof typeof SCHEMAS, object>>> = {
  TyreHotelCustomer: {
    encryptedPhoneNumber: 'p2fT0hVb3mXw9sKd',
    obfuscatedPhoneNumber: '*** *** ** 05',
    regNo: 'ABC123',
  },
  TyreHotelCredentials: { authorizationToken: 'Zk3vQ8nR1tYb6cHs' },
  TyreHotelDays: { availableDates: [{ date: '2026-03-05' }] },
  TyreHotelTimes: { availableTimeSlotDates: [{ date: '2026-03-05', startTime: ['09:00'] }] },
  TyreHotelRange: { startDate: '2026-03-05', endDate: '2026-06-02', regNo: 'VO' },
  TyreHotelBooking: {
    bookingDate: '2026-03-05T09:00:00',
    bookingStart: '2026-03-05T09:00:00',
    regNo: 'ABC123',
    freeText: '',
    customer,
  },
  TyreHotelReview: { rating: 5, comment: '', date: '2026-03-02T10:00:00.000Z' },
};

/** The calls of the tyre hotel for the documentation; its paths are spelt as the requirements spell them. */
export const tyreHotelApi: ApiDescription = {
  title: 'Tyre hotel',
  text: 'Wheels that lie with us: a plate, a code by SMS, the tyres, a change of wheels. What is shown of a car and what is booked is bound to a session that a code has opened (a cookie). Failures are `{code, message}`; the message is shown as it is.',
  base: TYRE_HOTEL_API,
  schemas: SCHEMAS,
  calls: {
    tyreHotelSearch: describeCall('get', {
      path: '/authorization/search',
      query: fields.searchQuery,
      answer: 'TyreHotelCustomer',
      summary: 'Whether a car has an agreement',
      description: 'A client may search ten times, and then once in six minutes.',
      failures: ['invalid-registration-number', 'no-agreement', 'service-unavailable'],
    }),
    tyreHotelLogin: describeCall('post', {
      path: '/authorization/login',
      query: fields.loginQuery,
      answer: 'TyreHotelCredentials',
      summary: 'Send a code',
      description: 'By SMS to the number of the agreement. It is good for five minutes, five tries and once.',
      failures: ['invalid', 'unknown-customer', 'too-many-codes', 'code-not-sent', 'service-unavailable'],
    }),
    tyreHotelValidate: describeCall('post', {
      path: '/authorization/validate',
      query: fields.validateQuery,
      answer: 'TyreHotelSession',
      summary: 'Sign in with the code',
      description: 'Opens a session for the car: half an hour idle, twelve hours at most.',
      failures: ['invalid', 'wrong-code', 'code-expired', 'service-unavailable'],
    }),
    tyreHotelSession: describeCall('get', {
      path: '/authorization/session',
      answer: 'TyreHotelSession',
      failures: ['signed-out'],
      summary: 'The car that is signed in for',
      description: '401 where nobody is.',
    }),
    tyreHotelLogout: describeCall('post', {
      path: '/authorization/logout',
      answer: null,
      failures: [],
      summary: 'Sign out',
      description: 'Ends the session on the server.',
    }),
    tyreHotelDays: describeCall('post', {
      path: '/booking/GetTimeslotDays',
      query: fields.workshopQuery,
      body: 'TyreHotelRange',
      answer: 'TyreHotelDays',
      failures: [...SESSION_FAILURES, 'not-bookable'],
      summary: 'Days on which wheels can be changed',
      description: 'From three days ahead to three months, at the workshop of the agreement.',
    }),
    tyreHotelTimes: describeCall('post', {
      path: '/booking/GetTimeslots',
      query: fields.workshopQuery,
      body: 'TyreHotelRange',
      answer: 'TyreHotelTimes',
      failures: [...SESSION_FAILURES, 'not-bookable'],
      summary: 'Times of those days',
      description: 'A day without times is one for which the car is left.',
    }),
    tyreHotelBook: describeCall('post', {
      path: '/booking/create',
      query: fields.createQuery,
      answer: 'TyreHotelConfirmation',
      body: 'TyreHotelBooking',
      failures: [...SESSION_FAILURES, ...VISIT_FAILURES, 'time-needed', 'key-reused'],
      summary: 'Book a change of wheels',
      description:
        'Priced 0, as it is part of the agreement. With a header `idempotency-key` the same request is one visit; without it, the same of a session is.',
    }),
    tyreHotelReview: describeCall('post', {
      path: '/review/addReview',
      body: 'TyreHotelReview',
      answer: null,
      failures: [],
      summary: 'Rate it',
      description: 'One to five stars; once per session.',
    }),
  },
};
