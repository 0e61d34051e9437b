import {
  type AddOnCategory,
  type AvailableDatesRequest,
  type BookedAnswer,
  type Car,
  type CreateRequest,
  type Department,
  type DepartmentsRequest,
  type OffersRequest,
  type ReviewRequest,
  SERVICE_BOOKING_API,
  type ServiceCategory,
  type SubmitRequest,
  type TimeslotsRequest,
} from '~/modules/service-booking/browser';
import { fieldsOf, readableMembers } from '~/platform/json-fields';
import { type Answer, BOOK_TIMEOUT_MS, type CallOptions, caller } from './call';
import {
  type FreeDay,
  readAddOnCategory,
  readAvailableDates,
  readBooked,
  readDepartments,
  readFreeDays,
  readServiceCategory,
  readWizardCar,
} from './service-booking-answers';

export type { FreeDay };

/** The calls of flows B and C (WIZARD-CALL-1): POST with JSON, answers by hand. */
export interface ServiceBookingApi {
  /** null: no car has this number. */
  car(regNo: string): Promise<Answer<{ readonly car: Car | null }>>;
  /** In the order in which they are shown. */
  services(ask: OffersRequest, signal?: AbortSignal): Promise<Answer<readonly ServiceCategory[]>>;
  addOns(ask: OffersRequest, signal?: AbortSignal): Promise<Answer<readonly AddOnCategory[]>>;
  /** In the order in which they are offered. */
  departments(ask: DepartmentsRequest, signal?: AbortSignal): Promise<Answer<readonly Department[]>>;
  /** Free days by `departmentId`, ascending. */
  availableDates(
    ask: AvailableDatesRequest,
    signal?: AbortSignal,
  ): Promise<Answer<ReadonlyMap<string, readonly string[]>>>;
  /** Free days with their times, ascending. */
  timeslots(ask: TimeslotsRequest, signal?: AbortSignal): Promise<Answer<readonly FreeDay[]>>;
  /** Flow B. The key of the request makes a repeated press one booking. */
  create(request: CreateRequest): Promise<Answer<BookedAnswer>>;
  /** Flow C. */
  submit(request: SubmitRequest): Promise<Answer<BookedAnswer>>;
  review(rating: ReviewRequest): Promise<Answer<true>>;
  /** The server's clock, as its last answer told it: a device's own may be wrong. */
  now(): Date;
}

export function serviceBookingApi(options: CallOptions): ServiceBookingApi {
  const { call, now } = caller(SERVICE_BOOKING_API, options);
  const post = <T>(
    action: string,
    body: object,
    read: (json: unknown) => T | null,
    more: { readonly signal?: AbortSignal | undefined; readonly limit?: number } = {},
  ): Promise<Answer<T>> => call(`/${action}`, read, { method: 'POST', body, ...more });
  return {
    car: (regNo) =>
      post('car/get', { regNo }, (json) => {
        const fields = fieldsOf(json);
        if (fields === null) return null;
        if (Object.keys(fields).length === 0) return { car: null };
        const car = readWizardCar(fields);
        return car === null ? null : { car };
      }),
    services: (ask, signal) =>
      post(
        'services/get',
        ask,
        (json) => listIn(json, readServiceCategory)?.toSorted((a, b) => a.sortOrder - b.sortOrder) ?? null,
        { signal },
      ),
    addOns: (ask, signal) => post('addons/get', ask, (json) => listIn(json, readAddOnCategory), { signal }),
    departments: (ask, signal) => post('departments/get', ask, readDepartments, { signal }),
    availableDates: (ask, signal) => post('available-dates/get', ask, readAvailableDates, { signal }),
    timeslots: (ask, signal) => post('timeslots/get', ask, readFreeDays, { signal }),
    create: (request) => post('booking/create', request, readBooked, { limit: BOOK_TIMEOUT_MS }),
    submit: (request) => post('booking/submit', request, readBooked, { limit: BOOK_TIMEOUT_MS }),
    review: (rating) => post('review/create', rating, () => true),
    now,
  };
}

function listIn<T>(json: unknown, read: (member: unknown) => T | null): readonly T[] | null {
  const categories = fieldsOf(json)?.serviceCategories;
  return Array.isArray(categories) ? readableMembers(categories, read) : null;
}
