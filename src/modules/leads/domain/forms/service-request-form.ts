import { z } from 'zod';
import { LANGUAGES, translator } from '~/messages';
import { compactCode } from '~/platform/compact-code';
import { isEmail } from '~/platform/email';
import { readPhone } from '~/platform/phone';
import { err, ok, type Result } from '~/platform/result';
import { readDate } from '~/platform/time';
import type { Country } from '~/sites';
import { milageText, type RequestedService, SERVICES_OF, VEHICLES, type Vehicle } from './fields';
import { type FieldProblems, line, pathOf, type RequestValues, text, ticked, tooLong } from './form';
import { EVERY_SERVICE } from './service-request';

const plainName = (name: string): string => name.trim().toLowerCase();

/** Services by what they are called in any of our languages: a form sends their names (SERVICE-REQUEST-6). */
const BY_NAME: ReadonlyMap<string, RequestedService> = new Map(
  LANGUAGES.flatMap((language) => {
    const t = translator(language);
    return EVERY_SERVICE.map((service): [string, RequestedService] => [
      plainName(t(`workshopService.${service}`)),
      service,
    ]);
  }),
);

/** The services of these names; undefined when one is not offered for the vehicle. */
function servicesNamed(names: readonly string[], vehicle: Vehicle): readonly RequestedService[] | undefined {
  const offered: readonly RequestedService[] = SERVICES_OF[vehicle];
  const requested = new Set(names.map(plainName).filter((name) => name !== ''));
  const known = [...requested].map((name) => BY_NAME.get(name));
  if (known.some((service) => service === undefined || !offered.includes(service))) return undefined;
  return offered.filter((service) => known.includes(service));
}

const nothingToList = z.union([z.null(), z.undefined()]).transform((): string[] => []);

const valuesSchema = z.object({
  typeCar: z.enum(VEHICLES),
  siteName: line,
  siteEmail: line,
  services: z.union([z.array(line).max(50), line.transform((name) => [name]), nothingToList]),
  description: text,
  customerName: line,
  customerPhone: line,
  customerEmail: line,
  regno: line,
  milage: line,
  date: line,
  other: text,
  gdpr: ticked,
  newsletter: ticked,
  sourceUrl: line,
});

/** Digits in groups or not, with decimals or not; no meter shows more. */
const MILAGE = /^\d{1,9}(?:[.,]\d{1,3})?$/;

export interface ServiceRequestRules {
  readonly country: Country;
  /** Today in the workshop's zone, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Checks a request for work at a workshop (SERVICE-REQUEST-3), every field at once. Whether the dealer is
 * one of ours is for the directory to say.
 */
export function readServiceRequest(
  raw: unknown,
  { country, today }: ServiceRequestRules,
): Result<RequestValues, FieldProblems | 'malformed'> {
  const parsed = valuesSchema.safeParse(raw);
  if (!parsed.success) return err('malformed');
  const values = parsed.data;
  const regno = compactCode(values.regno);
  const milage = milageText(values.milage);
  const services = servicesNamed(values.services, values.typeCar);
  const phone = readPhone(values.customerPhone, country);
  const read = readDate(values.date, today);
  const date = read !== null && read >= today ? read : null;
  const found: FieldProblems = {
    ...(values.siteName === '' ? { siteName: 'dealerMissing' } : {}),
    ...(services === undefined ? { services: 'servicesInvalid' } : {}),
    ...customerProblems(values, phone.ok),
    ...(regno === '' ? { regno: 'plateMissing' } : {}),
    ...(milage === '' || MILAGE.test(milage) ? {} : { milage: 'milageInvalid' }),
    ...dateProblem(values.date, date),
    ...(values.gdpr ? {} : { gdpr: 'consentMissing' }),
    ...tooLong({ ...values, regno }),
  };
  if (Object.keys(found).length > 0 || !phone.ok || services === undefined || date === null)
    return err(found);
  const { typeCar: vehicle, other, newsletter } = values;
  return ok({
    name: values.customerName,
    phone: phone.value.value,
    email: values.customerEmail,
    message: values.description,
    quote: false,
    testDrive: false,
    car: '',
    carId: '',
    siteId: '',
    siteName: values.siteName,
    toName: values.siteName,
    toEmail: values.siteEmail.slice(0, 500),
    sourceUrl: pathOf(values.sourceUrl),
    regno,
    milage,
    driveTime: '',
    option: '',
    calculation: null,
    service: { vehicle, services, date, other, consent: true, newsletter },
  });
}

function customerProblems(
  { customerName, customerPhone, customerEmail }: z.output<typeof valuesSchema>,
  phoneRead: boolean,
): FieldProblems {
  return {
    ...(customerName === '' ? { customerName: 'nameMissing' } : {}),
    ...(customerPhone === ''
      ? { customerPhone: 'phoneMissing' }
      : phoneRead
        ? {}
        : { customerPhone: 'phoneInvalid' }),
    ...(customerEmail === ''
      ? { customerEmail: 'emailMissing' }
      : isEmail(customerEmail)
        ? {}
        : { customerEmail: 'emailInvalid' }),
  };
}

function dateProblem(typed: string, date: string | null): FieldProblems {
  if (typed === '') return { date: 'dateMissing' };
  return date === null ? { date: 'dateInvalid' } : {};
}
