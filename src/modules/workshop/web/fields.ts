import { z } from 'zod';
import { TYRE_HOTEL_SERVICE } from '../domain/model';
import { normalisePlate, PLATE_MAX, PLATE_MIN } from '../domain/plate';

/** Every field of a request, with its limits: one schema each, for the routes and for the documentation. */

const MAX_SERVICES = 20;
/** In Swedish mil; no car has more. */
const MAX_MILEAGE = 9_999_999;
const MAX_TEXT = 80;
const MAX_COMMENT = 500;

/** Free text as stored: one line, no control characters, well-formed Unicode. */
const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

const line = (max: number) => z.string().max(max).transform(tidy);

export const plate = z
  .string()
  .max(40)
  .transform((text, context) => {
    const plain = normalisePlate(text);
    if (plain !== null) return plain;
    context.addIssue(`${PLATE_MIN} to ${PLATE_MAX} letters and figures`);
    return z.NEVER;
  })
  .meta({
    description: 'Registration number; any case, spaces and hyphens are left out: 2 to 7 letters and figures',
    example: 'ABC123',
  });

/** Of an address that a browser opens by itself, in its own language instead of the page's. */
export const spoken = z.string().max(35).optional().meta({
  description: 'Language of the page that leads here; without it that of `Accept-Language`',
  example: 'sv',
});

const id = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/, 'up to 40 letters, figures, . _ -');

export const departmentId = id.meta({ description: '`departmentId` of a workshop', example: '102.30' });
/** Services of a tyre hotel agreement are not booked here. */
const serviceId = id
  .refine((code) => code !== TYRE_HOTEL_SERVICE, 'a service of the booking')
  .meta({
    description: 'Code of a service or an add-on',
    example: 'originalservice',
  });
export const cursor = z
  .union([z.literal('').transform(() => null), id])
  .optional()
  .transform((text) => text ?? null)
  .meta({ description: '`departmentId` of the last workshop that is shown: the answer goes on after it' });

export const serviceOfferings = z
  .string()
  .max(MAX_SERVICES * 41)
  .transform((text) => [...new Set(text.split(',').filter((each) => each !== ''))])
  .pipe(z.array(serviceId).min(1).max(MAX_SERVICES))
  .meta({
    description: `Codes of the chosen services and add-ons, between commas; at most ${MAX_SERVICES}`,
    example: 'originalservice,hjulskifte',
  });

const decimal = (max: number) =>
  z
    .string()
    .regex(/^[+-]?\d{1,3}(\.\d{1,20})?$/, 'decimal degrees')
    .transform(Number)
    .pipe(z.number().min(-max).max(max));
const degrees = (max: number, what: string) =>
  z
    .union([z.literal('').transform(() => null), decimal(max)])
    .optional()
    .transform((value) => value ?? null)
    .meta({ description: `${what} in decimal degrees; without both, a default position of the site counts` });
export const latitude = degrees(90, 'Latitude');
export const longitude = degrees(180, 'Longitude');

const counted = (text: string): number | null =>
  text.startsWith('-') ? null : Math.min(Number(text), MAX_MILEAGE);
export const mileageText = z
  .string()
  .regex(/^(-1|\d{1,19})$/, 'a whole number')
  .transform(counted)
  .meta({
    description: 'How far the car has been driven, in Swedish mil (10 km); -1 or 1 when not known',
    example: '1',
  });
export const optionalMileage = z
  .union([z.literal('').transform(() => null), mileageText])
  .optional()
  .transform((value) => value ?? null)
  .meta({ description: 'How far the car has been driven, in Swedish mil (10 km)' });

/** The date part of an address: local midnight, nothing else (SLOT-6). */
export const midnight = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T00:00:00$/, 'YYYY-MM-DDT00:00:00')
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date())
  .meta({
    description: 'First of the seven days, as local midnight of the workshop',
    example: '2026-03-02T00:00:00',
  });

export const brand = z
  .string()
  .min(1)
  .max(80)
  .meta({ description: 'Name of a brand, any case; spaces may be hyphens', example: 'Alfa-Romeo' });

/** Secrets of a hold or a booking. */
export const secret = z.string().regex(/^[A-Za-z0-9._~-]{8,200}$/, '8 to 200 letters, figures, . _ ~ -');

const date = z.iso.date().meta({ description: 'On the workshop’s own clock', example: '2026-03-02' });
/** Of the visit whose prices are asked for. */
export const priceDate = z.iso.date().optional().meta({
  description: 'Day of the visit, on the workshop’s own clock: its prices; without it those of today',
  example: '2026-03-02',
});
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:mm')
  .nullable()
  .meta({ description: 'On the workshop’s own clock; null: an all-day drop-off', example: '09:30' });

export const idempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,80}$/, '8 to 80 letters, figures, hyphens')
  .meta({ description: 'Made anew for each booking: the same request with the same key books once' });

export const slotBody = z.object({ date, time });

export const holdBody = z.object({
  registrationNumber: plate,
  departmentId,
  serviceOfferings: z.array(serviceId).min(1).max(MAX_SERVICES),
  date,
  time,
  holdId: secret
    .nullable()
    .default(null)
    .meta({ description: 'The hold that one has: it moves to the new time' }),
});

export const bookingBody = z.object({
  idempotencyKey: idempotencyKey.optional(),
  holdId: secret.nullable().default(null).meta({ description: 'The hold that becomes the booking' }),
  registrationNumber: plate,
  mileage: z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .transform((value) => (value === null ? null : Math.min(value, MAX_MILEAGE))),
  departmentId,
  services: z
    .array(z.object({ id: serviceId, text: line(MAX_TEXT).nullable().default(null) }))
    .min(1)
    .max(MAX_SERVICES),
  date,
  time,
  customer: z.object({
    name: line(100).pipe(z.string().min(1)),
    phone: z.string().max(40).meta({ description: 'As people write it: 070-174 06 05' }),
    email: z.string().trim().max(254).meta({ description: 'Receives the confirmation' }),
  }),
  comment: line(MAX_COMMENT).default('').meta({ description: 'To the workshop, at most 500 characters' }),
  refuseIfCarIsBooked: z.boolean().default(false).meta({
    description: 'Refuse with `already-booked` where the car has another visit at that time, to ask first',
  }),
  refuseIfServiceIsBooked: z.boolean().default(false).meta({
    description:
      'Refuse with `already-booked` where the car has another visit at that time for one of these services',
  }),
  isWaiting: z.boolean().default(false).meta({ description: 'The customer stays while it is done' }),
  choices: z
    .array(line(120).pipe(z.string().min(1)))
    .max(MAX_SERVICES)
    .default([])
    .meta({
      description:
        'What was ticked besides services: ids of options of the catalogue, or their labels. One that is not offered with these services is refused',
    }),
});

/** For calls without a body. */
export const noBody = z.null();
