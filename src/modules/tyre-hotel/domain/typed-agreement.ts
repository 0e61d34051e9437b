import { normalisePlate } from '~/modules/workshop/browser';
import { isEmail } from '~/platform/email';
import { readPhone } from '~/platform/phone';
import { err, ok, type Result } from '~/platform/result';
import { type Language, type Site, siteLanguage } from '~/sites';

/** A form of staff about a customer, as it was typed. Pure. */
export interface TypedContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Tag of a language. */
  readonly language: string;
}

export interface Contact {
  readonly name: string;
  /** E.164: codes go there. */
  readonly phone: string;
  /** Empty: none. */
  readonly email: string;
  /** In which they are told to change wheels. */
  readonly language: Language;
}

export const AGREEMENT_FIELDS = ['plate', 'brand', 'model', 'agreement', 'name', 'phone', 'email'] as const;
type AgreementField = (typeof AGREEMENT_FIELDS)[number];

export type TypedAgreement = Readonly<Record<AgreementField | 'language', string>>;

export interface NewAgreement extends Contact {
  readonly plate: string;
  readonly brand: string;
  readonly model: string;
  /** What the agreement is called. */
  readonly agreement: string;
}

/** Fields whose text cannot be used. */
export type FieldProblems<Field extends string = AgreementField> = ReadonlySet<Field>;

const MAX_CHARS = 120;

/** Text as it may be stored, on one line. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();

export function readContact(
  typed: TypedContact,
  site: Pick<Site, 'country' | 'languages'>,
): Result<Contact, FieldProblems<'name' | 'phone' | 'email'>> {
  const problems = new Set<'name' | 'phone' | 'email'>();
  const name = oneLine(typed.name);
  if (name === '' || name.length > MAX_CHARS) problems.add('name');
  const phone = readPhone(typed.phone, site.country);
  const number = phone.ok ? phone.value.e164 : null;
  if (number === null) problems.add('phone');
  const email = typed.email.trim();
  if (email !== '' && !isEmail(email)) problems.add('email');
  if (problems.size > 0 || number === null) return err(problems);
  return ok({ name, phone: number, email, language: siteLanguage(site, typed.language) });
}

export function readAgreement(
  typed: TypedAgreement,
  site: Pick<Site, 'country' | 'languages'>,
): Result<NewAgreement, FieldProblems> {
  const contact = readContact(typed, site);
  const problems = new Set<AgreementField>(contact.ok ? [] : contact.error);
  const plate = normalisePlate(typed.plate);
  if (plate === null) problems.add('plate');
  const [brand, model, agreement] = [typed.brand, typed.model, typed.agreement].map(oneLine);
  if (!brand || brand.length > 60) problems.add('brand');
  if (model === undefined || model.length > 80) problems.add('model');
  if (agreement === undefined || agreement.length > 80) problems.add('agreement');
  if (!contact.ok || plate === null || problems.size > 0) return err(problems);
  return ok({ ...contact.value, plate, brand: brand ?? '', model: model ?? '', agreement: agreement ?? '' });
}
