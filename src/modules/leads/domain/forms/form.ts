import { z } from 'zod';
import { isEmail } from '~/platform/email';
import { readPhone } from '~/platform/phone';
import { err, ok, type Result } from '~/platform/result';
import type { Country } from '~/sites';
import { type Calculation, readCalculation } from './calculation';
import { type FormField, MAX_LENGTH, type SellOption } from './fields';
import type { ServiceRequest } from './service-request';

/** Why a field is refused; each has a message key. */
export type FieldProblem =
  | 'nameMissing'
  | 'phoneMissing'
  | 'phoneInvalid'
  | 'emailMissing'
  | 'emailInvalid'
  | 'sellerMissing'
  | 'regnoMissing'
  | 'milageMissing'
  | 'milageInvalid'
  | 'optionMissing'
  | 'dealerMissing'
  | 'servicesInvalid'
  | 'plateMissing'
  | 'dateMissing'
  | 'dateInvalid'
  | 'consentMissing'
  | 'newsletterChanged'
  | 'driveTaken'
  | 'driveNotOffered'
  | 'tooLong';

export type FieldProblems = Partial<Record<FormField, FieldProblem>>;

/** What a visitor asked, normalised: trimmed, the phone in E.164 where it parses. */
export interface RequestValues {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly quote: boolean;
  readonly testDrive: boolean;
  /** Chosen dealer, for sample cars and requests for service. */
  readonly siteName: string;
  readonly car: string;
  readonly carId: string;
  /** The facility that is asked, by `site_id`, when the form stands on its page. */
  readonly siteId: string;
  readonly toName: string;
  readonly toEmail: string;
  /** Path of the page the form was sent from. */
  readonly sourceUrl: string;
  /** Of a car that is offered to us: plate in capitals without spaces, what its meter shows, what is wanted. */
  readonly regno: string;
  readonly milage: string;
  readonly option: '' | SellOption;
  /** What the page says that the visitor saw and tried out; nothing that is passed on as it is. */
  readonly calculation: Calculation | null;
  /** When the visitor wants to test drive the car, on its facility's clock (`2026-11-27T10:00`); empty: no time was chosen. */
  readonly driveTime: string;
  /** Of a request for service; null in every other one. */
  readonly service: ServiceRequest | null;
}

/** Form kinds by the end of the form's name; the site's name stands before it (REQUEST-7, SELL-FORM-3, SERVICE-REQUEST-7). */
const FORM_KINDS = ['CarContactForm', 'ContactForm', 'SellCarForm', 'ServiceRequestForm'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Text that a database, a mail and a page can hold: whole characters, no control characters but line ends and tabs. */
const plain = (value: string) =>
  value
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .normalize('NFC')
    .trim();

export const text = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => (value === null || value === undefined ? '' : plain(`${value}`)));

/** A line of the mail is made of it: a line end inside would forge another one. */
export const line = text.transform((value) => value.replaceAll(/\s*[\n\t]\s*/g, ' '));

/** A box that is ticked, as a script or as a browser sends it. */
export const ticked = z
  .union([z.boolean(), z.string(), z.null()])
  .optional()
  .transform((value) => value === true || value === 'true' || value === 'on' || value === '1');

/** Anything else a page may send is left behind. Oversized texts are a field's problem, not the request's. */
const valuesSchema = z.object({
  name: line,
  phone: line,
  email: line,
  message: text,
  quote: ticked,
  testDrive: ticked,
  siteName: line,
  car: line,
  carId: line,
  siteId: line,
  toName: line,
  toEmail: line,
  sourceUrl: line,
  driveTime: line,
  calculation: z.unknown().optional().transform(readCalculation),
});

export interface FormRules {
  readonly country: Country;
  /** A sample car has no seller yet: the visitor chooses the dealer (REQUEST-3). */
  readonly sellerRequired: boolean;
}

/** Date and time as a page writes them; whether there is such a time, the car's facility says. */
const isDriveTime = (value: string): boolean => /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Checks what a visitor typed (REQUEST-2). Problems name every field at once. */
export function readValues(
  raw: unknown,
  rules: FormRules,
): Result<RequestValues, FieldProblems | 'malformed'> {
  const parsed = valuesSchema.safeParse(raw);
  if (!parsed.success) return err('malformed');
  const values = parsed.data;
  const phone = readPhone(values.phone, rules.country);
  const found: FieldProblems = {
    ...(values.name === '' ? { name: 'nameMissing' } : {}),
    ...(values.phone === '' ? { phone: 'phoneMissing' } : phone.ok ? {} : { phone: 'phoneInvalid' }),
    ...(values.email === ''
      ? { email: 'emailMissing' }
      : isEmail(values.email)
        ? {}
        : { email: 'emailInvalid' }),
    ...(values.driveTime === '' || isDriveTime(values.driveTime) ? {} : { driveTime: 'driveNotOffered' }),
    ...(rules.sellerRequired && values.siteName === '' ? { siteName: 'sellerMissing' } : {}),
    ...tooLong(values),
  };
  if (Object.keys(found).length > 0 || !phone.ok) return err(found);
  const short = (value: string) => value.slice(0, 500);
  return ok({
    ...values,
    phone: phone.value.value,
    // Who chooses a time wants the drive, whatever the box says.
    testDrive: values.testDrive || values.driveTime !== '',
    car: short(values.car),
    carId: short(values.carId),
    siteId: short(values.siteId),
    toName: short(values.toName),
    toEmail: short(values.toEmail),
    sourceUrl: pathOf(values.sourceUrl),
    regno: '',
    milage: '',
    option: '',
    service: null,
  });
}

const isField = (name: string): name is FormField => Object.hasOwn(MAX_LENGTH, name);

/** The fields of a form that hold more than they may. */
export const tooLong = (values: Readonly<Record<string, unknown>>): FieldProblems =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isField(name) && typeof value === 'string' && value.length > MAX_LENGTH[name]
        ? [[name, 'tooLong' as const]]
        : [],
    ),
  );

/** Path and query of an address on our own site, or '/' for anything that is not one. */
export function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path) && path.length <= 1500
    ? path.replace(/#.*$/, '')
    : '/';
}

/** Which form a name means: the site's name and a known kind, `NordhemCarContactForm`. */
export function kindOf(formName: string): FormKind | null {
  const kinds = FORM_KINDS.filter((kind) => formName.endsWith(kind));
  return kinds.sort((a, b) => b.length - a.length)[0] ?? null;
}
