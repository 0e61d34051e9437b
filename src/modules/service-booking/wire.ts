import * as z from 'zod/mini';
import { MAX_FREE_TEXT } from './limits';

/**
 * What the calls below `/api/service-booking` are sent and what they answer (WIZARD-CALL-1): the
 * server reads requests with these schemas and pages may read answers with them. Spelt as the requirements spell it
 * (`optionid`, `telefon`, `lat` and `long` as text). What is marked "ours" is not in them.
 */

export * from './limits';

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

// Requests.

export const carRequest = z.object({ regNo: plate });

/** All of it is ours: without a car everything that is done, without a workshop the group's median prices. */
export const offersRequest = z.object({
  regNo: z.optional(plate),
  /** In Swedish mil (10 km). */
  mileage: z.optional(z.nullable(z.int().check(z.minimum(-1)))),
  departmentId: z.optional(id),
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

// Answers.

const car = z.object({
  regNo: z.string(),
  brand: z.string(),
  model: z.string(),
  shortBrand: z.string(),
  hasBasicService: z.boolean(),
  /** `YYYY-MM-DD`, the first day of the year where only that is known; null: not known. */
  productionDate: z.nullable(z.string()),
});
/** An empty object: no car has this number. */
export const carAnswer = z.union([car, z.object({})]);

const price = z.object({
  /** `agreement` stands before `list` for cars with a service agreement. */
  priceGroup: z.string(),
  /** All units, VAT included, in whole units of the currency; what a price in words counts as. */
  value: z.number(),
  priceText: z.string(),
});

const service = z.object({
  serviceId: z.string(),
  label: z.string(),
  description: z.string(),
  /** The first one is meant; none: not known. */
  prices: z.array(price),
  /** `richtext`: `body` is HTML, made safe by the server. */
  displayType: z.enum(['text', 'richtext']),
  body: z.string(),
  /** The customer may describe it. */
  textInput: z.boolean(),
  extraText: z.string(),
  checked: z.boolean(),
  /** What the workshop calls it: the calls of `/api/mechmate` take it. */
  kobraProductId: z.string(),
  /** Minutes. */
  resourceDemand: z.number(),
  /** Ours: `gold`, `silver`, `bronze`, where it is one of the wheel packages. */
  packageType: z.nullable(z.string()),
});

const option = z.object({
  optionid: z.string(),
  label: z.string(),
  description: z.string(),
  checked: z.boolean(),
});

const serviceCategory = z.object({
  categoryId: z.string(),
  label: z.string(),
  description: z.string(),
  sortOrder: z.number(),
  services: z.array(service),
  options: z.array(option),
  optionsAsRadio: z.boolean(),
  checkedBoxes: z.number(),
});
export const servicesAnswer = z.object({ serviceCategories: z.array(serviceCategory) });

const addOnCategory = z.object({
  categoryType: z.string(),
  description: z.string(),
  services: z.array(service),
});
export const addOnsAnswer = z.object({ serviceCategories: z.array(addOnCategory) });

const department = z.object({
  departmentId: z.string(),
  name: z.string(),
  addressObject: z.object({ street: z.string(), city: z.string(), zipCode: z.string() }),
  email: z.string(),
  telefon: z.string(),
  /** Ours, from here on: the order in which they are offered, beginning with 0. */
  sortOrder: z.number(),
  siteId: z.string(),
  siteName: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  brands: z.array(z.string()),
  /** As the crow flies. */
  distanceKm: z.number(),
  /** `YYYY-MM-DDTHH:mm:ss`; a day for which the car is left begins at 08:00. */
  firstTimeSlot: z.string(),
  lastBookableDate: z.nullable(z.string()),
});
/** By `departmentId`; empty where no workshop nearby does the work. */
export const departmentsAnswer = z.record(z.string(), department);

export const availableDatesAnswer = z.array(
  z.object({
    department: z.object({ departmentId: z.string(), name: z.string() }),
    response: z.object({ availableDates: z.array(z.object({ date: z.string() })) }),
  }),
);

export const timeslotsAnswer = z.object({
  response: z.object({
    /** Free days only; one whose `startTime` is empty is a day for which the car is left. */
    availableTimeSlotDates: z.array(
      z.object({
        date: z.string(),
        startTime: z.array(z.string()),
        /** Ours: of work that takes several days, when the car can be fetched; one for each of `startTime`. */
        pickUps: z.optional(z.array(z.object({ date: z.string(), time: z.string() }))),
      }),
    ),
  }),
});

/** Of both bookings. */
export const bookedAnswer = z.object({
  status: z.literal('OK'),
  kobraBookingId: z.string(),
  /** The same. */
  bookingId: z.string(),
  bookingDate: z.string(),
  bookingStart: z.nullable(z.string()),
  /** Ours: of work that takes several days, when the car can be fetched; null: it is done on the day. */
  pickUp: z.optional(z.nullable(z.object({ date: z.string(), time: z.string() }))),
  /** What the server reckons: the sum of the known prices. */
  totalPrice: z.number(),
  currency: z.string(),
  /** Opens the visit: to see, move or cancel it. Empty where the request had no key of its own. */
  visitToken: z.string(),
});

export const reviewAnswer = z.object({});

const slot = z.object({ date: z.string(), time: z.nullable(z.string()) });

export const failureAnswer = z.object({
  code: z.string(),
  /** For the visitor, in the language of the site. */
  message: z.string(),
  field: z.optional(z.string()),
  /** With `slot-taken`. */
  alternatives: z.optional(z.array(slot)),
  /** With `already-booked`. */
  visits: z.optional(z.array(slot)),
  reference: z.optional(z.string()),
  /** Of both bookings. */
  status: z.optional(z.literal('ERROR')),
  kobraBookingId: z.optional(z.null()),
});

export type Car = z.infer<typeof car>;
export type Price = z.infer<typeof price>;
export type OfferedService = z.infer<typeof service>;
export type Option = z.infer<typeof option>;
export type ServiceCategory = z.infer<typeof serviceCategory>;
export type ServicesAnswer = z.infer<typeof servicesAnswer>;
export type AddOnCategory = z.infer<typeof addOnCategory>;
export type AddOnsAnswer = z.infer<typeof addOnsAnswer>;
export type Department = z.infer<typeof department>;
export type DepartmentsAnswer = z.infer<typeof departmentsAnswer>;
export type AvailableDatesAnswer = z.infer<typeof availableDatesAnswer>;
export type TimeslotsAnswer = z.infer<typeof timeslotsAnswer>;
export type BookedAnswer = z.infer<typeof bookedAnswer>;
export type OffersRequest = z.infer<typeof offersRequest>;
export type DepartmentsRequest = z.infer<typeof departmentsRequest>;
export type AvailableDatesRequest = z.infer<typeof availableDatesRequest>;
export type TimeslotsRequest = z.infer<typeof timeslotsRequest>;
export type BookingLine = z.infer<typeof bookingLine>;
export type CreateRequest = z.infer<typeof createRequest>;
export type SubmitRequest = z.infer<typeof submitRequest>;
export type ReviewRequest = z.infer<typeof reviewRequest>;
