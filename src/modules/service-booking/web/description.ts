import { BOOKING_STATUS, type BookingApiFailure } from '~/modules/workshop';
import type { ApiDescription, DescribedCall } from '~/platform/api-docs';
import * as wire from '../wire';
import { CALLS, type ServiceBookingCall } from './calls';

const SCHEMAS = {
  OffersRequest: wire.offersRequest,
  CarRequest: wire.carRequest,
  DepartmentsRequest: wire.departmentsRequest,
  AvailableDatesRequest: wire.availableDatesRequest,
  TimeslotsRequest: wire.timeslotsRequest,
  CreateRequest: wire.createRequest,
  SubmitRequest: wire.submitRequest,
  ReviewRequest: wire.reviewRequest,
  CarAnswer: wire.carAnswer,
  ServicesAnswer: wire.servicesAnswer,
  AddOnsAnswer: wire.addOnsAnswer,
  DepartmentsAnswer: wire.departmentsAnswer,
  AvailableDatesAnswer: wire.availableDatesAnswer,
  TimeslotsAnswer: wire.timeslotsAnswer,
  BookedAnswer: wire.bookedAnswer,
  ReviewAnswer: wire.reviewAnswer,
  WizardFailure: wire.failureAnswer,
} as const;

/** Failures that any of the calls may have. */
const EVERYWHERE = [
  ...(['forbidden', 'not-found', 'method-not-allowed', 'too-large', 'unsupported-type'] as const),
  ...(['rate-limited', 'internal'] as const),
] satisfies readonly BookingApiFailure['code'][];

/** The calls of flows B and C for the documentation, from the same table as their routes. */
export const serviceBookingApi: ApiDescription = {
  title: 'Service booking (flows B and C)',
  text: 'The calls of the two wizards, on the same workshops and the same free time as flow A. All are POST with a JSON body. Failures are `{code, message}`; those of a booking have `status` ERROR too.',
  base: wire.SERVICE_BOOKING_API,
  calls: Object.fromEntries(
    Object.entries(CALLS).map(([name, call]) => [`serviceBooking-${name}`, described(call)]),
  ),
  schemas: SCHEMAS,
};

function described(call: ServiceBookingCall): DescribedCall {
  const { path, summary, description, example } = call;
  const failures = new Set([...call.failures, ...EVERYWHERE]);
  return {
    method: 'post',
    path,
    summary,
    description,
    status: 200,
    failure: 'WizardFailure',
    body: { schema: nameOf(call.request), required: !call.mayBeEmpty, example: example.body },
    answer: { type: 'application/json', schema: nameOf(call.answer), example: example.answer },
    failures: [...failures].map((code) => [code, BOOKING_STATUS[code]]),
  };
}

function nameOf(schema: ServiceBookingCall['request']): string {
  const found = Object.entries(SCHEMAS).find(([, each]) => each === schema);
  if (found === undefined) throw new Error('a schema of a call has no name');
  return found[0];
}
