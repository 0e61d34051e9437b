import * as z from 'zod/mini';

/** What the calls below `/api/service-booking` answer; see `wire.ts`. */

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
