import { z } from 'zod';
import { BRAND_CLASSES, FUELS } from '../domain/model';
import type { Vehicle } from '../domain/vehicle';
import type {
  AvailableWorkshop,
  BookedVisit,
  BookingFailure,
  ClosestMessage,
  Hold,
  LocalMoment,
  OfferedService,
  OfferedTime,
  OfferPrice,
  ServiceOffers,
  Slot,
  TimeslotDay,
} from '../service';

/**
 * Responses of the API (WORKSHOP-10, SLOT-5): the documentation is made from these schemas, and the adapter for another service
 * parses by them.
 */

const text = z.string().max(2000);
const code = z.string().min(1).max(200);
const amount = z.number().min(0).max(1e9);
const money = amount.nullable();
const few = <S extends z.ZodType>(schema: S, maxItems = 200) => z.array(schema).max(maxItems).readonly();
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const localDate = z.iso.date();

export const vehicle = z.object({
  registrationNumber: code,
  brand: text,
  model: text,
  buildYear: z.int().nullable(),
  fuel: z
    .enum(FUELS)
    .nullable()
    .default(null)
    .meta({ description: 'What drives it; null: not known. What is offered depends on it' }),
  hasServiceAgreement: z.boolean(),
  carClass: text.nullable(),
  brandClass: z.enum(BRAND_CLASSES).nullable(),
}) satisfies z.ZodType<Vehicle>;

const offeredService = z.object({
  id: code,
  name: text,
  description: text,
  listItems: few(text, 50),
  price: money.meta({ description: 'Of one unit, VAT included; null: not known' }),
  priceKnown: z.boolean(),
  regularPrice: money.meta({ description: 'Without the service agreement, where that differs' }),
  priceText: text.nullable().meta({ description: 'A price in words instead of a number' }),
  unit: z.int().nullable().meta({ description: 'So many are needed' }),
  unitAbbreviation: text,
  needsMileage: z
    .boolean()
    .meta({ description: 'Its price for this car follows from the mileage, in Swedish mil (10 km)' }),
  textInput: z.boolean().meta({ description: 'The customer may describe it, at most 80 characters' }),
  minutes: z.int().min(0).optional().meta({ description: 'How long a bay or mechanic is taken' }),
}) satisfies z.ZodType<OfferedService>;

export const serviceOffers = z.object({
  categories: few(z.object({ id: code, label: text, services: few(offeredService) })),
  addOns: few(offeredService),
}) satisfies z.ZodType<ServiceOffers>;

const place = {
  departmentId: code,
  siteId: text,
  siteName: text,
  address: text,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  brands: few(text),
};

const workshopHit = z.object({
  ...place,
  firstTimeSlot: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
    .meta({ description: 'On the workshop’s clock; an all-day drop-off is at 08:00' }),
  lastBookableDate: localDate
    .nullable()
    .default(null)
    .meta({ description: 'The last day that can be booked there' }),
}) satisfies z.ZodType<AvailableWorkshop>;

export const bookingCodes = [
  'invalid-registration-number',
  'unknown-vehicle',
  'register-unavailable',
  'unknown-workshop',
  'unknown-service',
  'unknown-hold',
  'unknown-booking',
  'invalid',
  'slot-taken',
  'outside-booking-window',
  'time-not-offered',
  'not-done-here',
  'service-not-for-car',
  'already-booked',
  'key-reused',
  'too-late',
  'service-unavailable',
] as const satisfies readonly BookingFailure['code'][];

export const closestMessage = z.union([
  workshopHit,
  z.object({ nosites: z.literal(true) }),
  z.object({ error: z.enum(bookingCodes) }),
]) satisfies z.ZodType<ClosestMessage>;

const pickUp = z.object({ date: localDate, time: clockTime }) satisfies z.ZodType<LocalMoment>;

export const timeslotDays = few(
  z.object({
    date: localDate,
    availableSlots: few(clockTime, 400),
    allDaySlotAvailable: z.boolean(),
    pickUps: few(pickUp, 400).optional().meta({
      description:
        'Of work that takes several days: when the car can be fetched, for each of `availableSlots`',
    }),
  }),
  31,
) satisfies z.ZodType<readonly TimeslotDay[]>;

export const hasBrandAnswer = z.object({ hasBrand: z.boolean() });

export const offerPrices = z.object({
  offers: few(z.object({ code, price: money, regularPrice: money }) satisfies z.ZodType<OfferPrice>),
});

export const hold = z.object({
  holdId: code.meta({ description: 'A secret of whoever holds' }),
  expiresAt: z.iso.datetime(),
}) satisfies z.ZodType<Hold>;

const slot = z.object({ date: localDate, time: clockTime.nullable() }) satisfies z.ZodType<Slot>;
const offeredTime = slot.extend({ pickUp: pickUp.optional() }) satisfies z.ZodType<OfferedTime>;

export const bookedVisit = z.object({
  date: localDate,
  time: clockTime.nullable().meta({ description: 'null: an all-day drop-off, before 08:00' }),
  bookingId: code,
  state: z.enum(['booked', 'cancelled', 'arrived', 'collected']),
  revision: z.int().min(0),
  token: z
    .string()
    .max(200)
    .meta({ description: 'Opens the visit: see, cancel, rebook; empty where one has come with it' }),
  workshop: z.object({ ...place, phone: text, email: text }),
  zone: z.string().min(1).max(60).meta({ description: 'IANA time zone of the workshop' }),
  pickUp: pickUp.nullable().default(null).meta({
    description: 'When the car can be fetched, where the work takes several days; null: on the day',
  }),
  minutes: z.int().min(0).meta({ description: 'Of work' }),
  vehicle: z.object({ registrationNumber: code, brand: text, model: text, buildYear: z.int().nullable() }),
  services: few(
    z.object({
      id: code,
      name: text,
      price: money,
      unit: z.int().nullable(),
      text: text.nullable(),
      priceText: text.nullable().default(null).meta({ description: 'A price in words' }),
    }),
  ),
  totalPrice: amount.meta({ description: 'Sum of the known prices' }),
  currency: z.string().max(3),
  isChangeable: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether it can still be moved or cancelled; said in the answer to opening it' }),
  isWaiting: z.boolean().default(false).meta({ description: 'The customer stays while it is done' }),
  choices: few(text).default([]).meta({ description: 'What was ticked besides services' }),
}) satisfies z.ZodType<BookedVisit>;

export const failure = z.object({
  code: z.string().max(60),
  message: z.string().max(1000).meta({ description: 'For the visitor, in the language of the site' }),
  field: z.string().max(100).optional().meta({ description: 'What of the request is meant' }),
  alternatives: few(offeredTime).optional().meta({ description: 'With `slot-taken`: what is free nearby' }),
  visits: few(slot)
    .optional()
    .meta({ description: 'With `already-booked`: when the car is to be somewhere already' }),
  reference: z.string().max(20).optional().meta({ description: 'Stands in the log as well' }),
});
