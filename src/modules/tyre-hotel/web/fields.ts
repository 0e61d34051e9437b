import { z } from 'zod';
import { normalisePlate } from '~/modules/workshop/browser';
import { isMailAddress } from '~/platform/mail';
import { barePhone } from '~/platform/phone';
import { isDate } from '~/platform/time';
import { CODE_LENGTH } from '../domain/code';

/** What the calls are sent (TYRE-CODE-4, WHEEL-CHANGE-4). Nothing here is longer than a mail. */

const plate = z.string().transform((text, context) => {
  const bare = normalisePlate(text);
  if (bare !== null) return bare;
  context.addIssue('no registration number');
  return z.NEVER;
});

export const searchQuery = z.object({ regNo: plate });
/** A value that was sent back changed is one that is unknown, not one of the wrong shape. */
const opaque = z.string().min(1).max(200);
export const loginQuery = z.object({ encryptedPhoneNumber: opaque });
export const validateQuery = z.object({
  authToken: opaque,
  otpToken: z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`)),
});

const department = z.string().min(1).max(40);
export const workshopQuery = z.object({ workshopIdentifier: department });
export const createQuery = z.object({ departmentIdentifier: department });

/** A date, or a date-time whose date counts. */
const date = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T[\d:.]{5,15}Z?)?$/)
  .transform((text) => text.slice(0, 10))
  .refine(isDate);

/** `regNo` is in fact the code of the car's brand, and is not used: the session knows the car. */
export const rangeBody = z.object({ startDate: date, endDate: date, regNo: z.string().max(40).optional() });

/** Local date and time with seconds, and no zone. */
const localDateTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .refine((text) => isDate(text.slice(0, 10)));

/** Text as it may be stored: no control characters but the ends of lines, nothing that is no Unicode. */
const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

const name = z
  .string()
  .max(80)
  .transform((text) => tidy(text).replaceAll('\n', ' '))
  .pipe(z.string().min(1));
const MAX_FREE_TEXT = 20_000;

export const createBody = z
  .object({
    bookingDate: localDateTime,
    bookingStart: localDateTime.nullable(),
    regNo: plate,
    freeText: z.string().max(MAX_FREE_TEXT).transform(tidy).default(''),
    customer: z.object({
      firstName: name,
      lastName: name,
      email: z
        .string()
        .trim()
        .max(254)
        .refine((text) => isMailAddress(text) && /\.\p{L}{2,}$/u.test(text)),
      /** Figures and a plus, 8 to 15 characters; how people write them is forgiven. */
      phoneMobile: z
        .string()
        .transform(barePhone)
        .pipe(
          z
            .string()
            .regex(/^\+?\d{7,15}$/)
            .min(8)
            .max(15),
        ),
    }),
  })
  .refine(({ bookingDate, bookingStart }) => bookingStart === null || bookingStart === bookingDate, {
    path: ['bookingStart'],
  });

export const idempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,80}$/)
  .optional();

export const reviewBody = z.object({
  rating: z.int().min(1).max(5),
  comment: z.string().max(2000).transform(tidy).default(''),
  date: z.iso.datetime({ offset: true }),
});
