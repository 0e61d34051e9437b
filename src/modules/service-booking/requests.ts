import * as z from 'zod/mini';
import { MAX_FREE_TEXT } from './limits';

/** What the calls below `/api/service-booking` are sent; see `wire.ts`. */

const MAX_SERVICES = 20;
const MAX_DEPARTMENTS = 60;

const text = (max: number) => z.string().check(z.maxLength(max));
const id = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,40}$/));
const list = <S extends z.ZodMiniType>(schema: S, min: number, max: number) =>
  z.array(schema).check(z.minLength(min), z.maxLength(max));
/** Upper and lower case, spaces and hyphens are forgiven. */
const plate = text(40);
const localDate = z.iso.date();
/** Local date and time of the workshop's clock with seconds, and no zone. */
const localDateTime = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/));
const degrees = z.string().check(z.regex(/^([+-]?\d{1,3}(\.\d{1,20})?)?$/));

export const carRequest = z.object({ regNo: plate });

/** All of it is ours: without a car everything that is done, without a workshop the group's median prices. */
export const offersRequest = z.object({
  regNo: z.optional(plate),
  /** In Swedish mil (10 km). */
  mileage: z.optional(z.nullable(z.int().check(z.minimum(-1)))),
  departmentId: z.optional(id),
  /** Of the visit, with a workshop: the prices of that day. */
  date: z.optional(localDate),
});

export const departmentsRequest = z.object({
  brandCode: text(40),
  /** `serviceId` of services and add-ons. */
  services: list(id, 1, MAX_SERVICES),
  /** Decimal degrees; empty: a default position of the site. */
  lat: degrees,
  long: degrees,
  /** Kilometres, 100 at most. */
  radius: z.string().check(z.regex(/^\d{1,3}$/)),
  regno: plate,
});

/** Ours: with `services` their own demand counts, and what is sent as `resourceDemand` does not. */
const demand = {
  resourceDemand: z.string().check(z.regex(/^\d{1,5}(\.\d{1,3})?$/)),
  services: z.optional(list(id, 1, MAX_SERVICES)),
  /** Ours: one's own hold takes nothing away. */
  holdId: z.optional(z.nullable(text(80))),
};
/** What lies outside of what can be booked is left out of the answer. */
const range = { startDate: localDate, endDate: localDate };

export const availableDatesRequest = z.object({
  regno: plate,
  departments: list(id, 1, MAX_DEPARTMENTS),
  ...range,
  brandcode: text(40),
  ...demand,
});

export const timeslotsRequest = z.object({
  departments: list(id, 1, 1),
  ...range,
  brandcode: text(40),
  /** Ours, and needed with `services`. */
  regno: z.optional(plate),
  ...demand,
});

export const bookingLine = z.object({
  /** `serviceId` of a service or an add-on. What it costs and how long it takes the server knows itself. */
  productId: id,
  kobraProductId: z.optional(text(80)),
  name: z.optional(text(200)),
  packageType: z.optional(z.nullable(text(80))),
  addonPackage: z.optional(z.nullable(z.union([z.boolean(), text(80)]))),
  description: z.optional(text(2000)),
  resourceDemand: z.optional(z.union([z.number(), text(20)])),
  price: z.optional(z.nullable(z.number())),
  priceCode: z.optional(text(3)),
  dataType: z.enum(['service', 'addon']),
  parentCategory: z.optional(z.nullable(text(80))),
  /** Ours: what the customer wrote about this service. */
  extraText: z.optional(z.nullable(text(MAX_FREE_TEXT))),
});

const customer = z.object({
  firstName: text(80),
  lastName: text(80),
  email: text(254),
  phoneMobile: text(40),
});

/** What both bookings say. */
const booking = {
  products: list(bookingLine, 1, MAX_SERVICES),
  totalPrice: z.number(),
  departmentIdentifier: id,
  /** The day, with the time that was chosen or any other. */
  bookingDate: localDateTime,
  /** The same as `bookingDate` where a time was chosen; null: the car is left for the day. */
  bookingStart: z.nullable(localDateTime),
  /** To the workshop. */
  freeText: text(MAX_FREE_TEXT),
  regNo: plate,
  customerIsWaiting: z.boolean(),
  customer,
  /** Ours: `optionid` of what was ticked. */
  options: z.optional(list(id, 0, MAX_SERVICES)),
  /** Ours: the same key with the same request is one booking; may be in the header `idempotency-key` instead. */
  idempotencyKey: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{8,80}$/))),
  /** Ours: the hold that becomes the booking. */
  holdId: z.optional(z.nullable(text(80))),
  /** Ours: refuse with `already-booked` where the car has another visit at that time, to ask first. */
  refuseIfCarIsBooked: z.optional(z.boolean()),
};

/** Flow B. */
export const createRequest = z.object({
  ...booking,
  /** The free texts of the services in one; counts where no line has one of its own. */
  serviceText: text(400),
  /** In Swedish mil (10 km); 1 where nothing was typed. */
  mileage: z.int().check(z.minimum(0)),
});

/** Flow C. */
export const submitRequest = z.object({
  ...booking,
  vehicle: z.object({
    regNo: plate,
    /** -1: not known. */
    mileage: z.string().check(z.regex(/^(-1|\d{1,19})$/)),
    driverName: text(160),
    driverEmail: text(254),
    driverPhoneHome: text(40),
    driverPhoneMobile: text(40),
  }),
});

export const reviewRequest = z.object({
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  comment: text(2000),
  date: z.iso.datetime({ offset: true }),
  /** Ours: from the answer to the booking; the rating is then of its workshop, and one per visit. */
  visitToken: z.optional(text(80)),
});

export type OffersRequest = z.infer<typeof offersRequest>;
export type DepartmentsRequest = z.infer<typeof departmentsRequest>;
export type AvailableDatesRequest = z.infer<typeof availableDatesRequest>;
export type TimeslotsRequest = z.infer<typeof timeslotsRequest>;
export type BookingLine = z.infer<typeof bookingLine>;
export type CreateRequest = z.infer<typeof createRequest>;
export type SubmitRequest = z.infer<typeof submitRequest>;
export type ReviewRequest = z.infer<typeof reviewRequest>;
