import type * as z from 'zod/mini';
import type { BookingApiFailure } from '~/modules/workshop';
import * as wire from '../wire';
import * as example from './examples';

type FailureCode = BookingApiFailure['code'];

export interface ServiceBookingCall {
  /** Below `/api/service-booking`. */
  readonly path: `/${string}/${string}`;
  readonly summary: string;
  readonly description: string;
  readonly request: z.ZodMiniType;
  /** Nothing need be sent: that is an empty object. */
  readonly mayBeEmpty: boolean;
  readonly answer: z.ZodMiniType;
  readonly failures: readonly FailureCode[];
  readonly limit: 'reads' | 'bookings';
  readonly example: { readonly body: object; readonly answer: object };
}

const vehicleFailures = ['invalid-registration-number', 'unknown-vehicle', 'register-unavailable'] as const;
const work = [
  ...vehicleFailures,
  'unknown-service',
  'service-not-for-car',
  'invalid',
  'service-unavailable',
] as const;
const bookingFailures = [
  ...work,
  'unknown-workshop',
  'not-done-here',
  'slot-taken',
  'time-not-offered',
  'outside-booking-window',
  'unknown-hold',
  'already-booked',
  'key-reused',
] as const;

/** Every call of the wizards, once: the routes and the documentation follow it. */
export const CALLS = {
  addOns: {
    path: '/addons/get',
    summary: 'What can be added (flow B and C)',
    description:
      'By category, with prices. Nothing need be sent. With `regNo` only what suits the car, with `departmentId` at the prices of that workshop, with `date` those of that day.',
    request: wire.offersRequest,
    mayBeEmpty: true,
    answer: wire.addOnsAnswer,
    limit: 'reads',
    failures: [...vehicleFailures, 'unknown-workshop', 'invalid'],
    example: example.addOns,
  },
  services: {
    path: '/services/get',
    summary: 'What can be done (flow B and C)',
    description:
      'Categories in their order with services and options. Nothing need be sent: then it is everything that is done, at the median prices for an ordinary car. With `regNo` it is what suits the car by its age, fuel, class and brand; with `departmentId` at the prices of that workshop, with `date` those of that day. Of the three wheel packages pages show the one that is `bronze`.',
    request: wire.offersRequest,
    mayBeEmpty: true,
    answer: wire.servicesAnswer,
    limit: 'reads',
    failures: [...vehicleFailures, 'unknown-workshop', 'invalid'],
    example: example.services,
  },
  car: {
    path: '/car/get',
    summary: 'The car with a registration number (flow B and C)',
    description:
      'An empty object where no car has it. A client may ask for 30 different cars a minute, over all calls.',
    request: wire.carRequest,
    mayBeEmpty: false,
    answer: wire.carAnswer,
    limit: 'reads',
    failures: ['invalid-registration-number', 'register-unavailable', 'invalid'],
    example: example.car,
  },
  departments: {
    path: '/departments/get',
    summary: 'Workshops that can do it (flow B and C)',
    description:
      'By `departmentId`, within `radius` kilometres of the position (100 at most), those with a free time only, the 16 nearest at most; `sortOrder` is the order in which they are offered: nearest first, but before all others the nearest one that is authorised for the brand. The plate tells the brand; `brandCode` is not used.',
    request: wire.departmentsRequest,
    mayBeEmpty: false,
    answer: wire.departmentsAnswer,
    limit: 'reads',
    failures: work,
    example: example.departments,
  },
  availableDates: {
    path: '/available-dates/get',
    summary: 'Free days of workshops (flow C)',
    description:
      'Days on which a workshop has a time, or takes the car for the day; between today and three months ahead. With `services` their own demand counts; without them `resourceDemand`, in minutes, as one visit in any bay.',
    request: wire.availableDatesRequest,
    mayBeEmpty: false,
    answer: wire.availableDatesAnswer,
    limit: 'reads',
    failures: [...work, 'unknown-workshop'],
    example: example.availableDates,
  },
  timeslots: {
    path: '/timeslots/get',
    summary: 'Times of the free days of a workshop (flow C)',
    description:
      'The free days of the range in their order, each with its times on the workshop’s clock. One without times is a day for which the car is left. For one workshop a call.',
    request: wire.timeslotsRequest,
    mayBeEmpty: false,
    answer: wire.timeslotsAnswer,
    limit: 'reads',
    failures: [...work, 'unknown-workshop'],
    example: example.timeslots,
  },
  create: {
    path: '/booking/create',
    summary: 'Book (flow B)',
    description:
      'Answers when the booking is on disk and its confirmation is queued. The server reckons prices and times itself, from `productId`. The same request again is the same booking, by `idempotencyKey` or the header `idempotency-key`, else by all that was sent.',
    request: wire.createRequest,
    mayBeEmpty: false,
    answer: wire.bookedAnswer,
    limit: 'bookings',
    failures: bookingFailures,
    example: example.create,
  },
  submit: {
    path: '/booking/submit',
    summary: 'Book (flow C)',
    description:
      'As above. `bookingStart` is null where the car is left for the day; `vehicle.mileage` is -1 where it is not known. A refusal has `status` ERROR.',
    request: wire.submitRequest,
    mayBeEmpty: false,
    answer: wire.bookedAnswer,
    limit: 'bookings',
    failures: bookingFailures,
    example: example.submit,
  },
  review: {
    path: '/review/create',
    summary: 'Rate the booking (flow B)',
    description: 'One to five stars. With `visitToken` the rating is of the workshop of that visit, once.',
    request: wire.reviewRequest,
    mayBeEmpty: false,
    answer: wire.reviewAnswer,
    limit: 'bookings',
    failures: ['invalid'],
    example: example.review,
  },
} as const satisfies Record<string, ServiceBookingCall>;
