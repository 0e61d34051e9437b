import { isEmail } from '~/platform/email';
import { isPhone } from '~/platform/phone/pattern';

/** Who books, and the rules of what may be typed (BY-PLACE-10). Pure. */

export interface ContactDetails {
  readonly firstAndLastName: string;
  readonly phone: string;
  readonly email: string;
  readonly comment: string;
  /** The customer waits at the workshop. */
  readonly customerStaysDuringService: boolean;
}

export const EMPTY_CONTACT: ContactDetails = {
  firstAndLastName: '',
  phone: '',
  email: '',
  comment: '',
  customerStaysDuringService: false,
};

/** Characters of the comment (BY-PLACE-10). */
export const MAX_COMMENT = 80;
const MIN_PHONE_LENGTH = 6;
export const MAX_LENGTHS = { firstAndLastName: 100, phone: 40, email: 254 } as const;

export type TypedField = 'firstAndLastName' | 'phone' | 'email';
const TYPED_FIELDS = ['firstAndLastName', 'phone', 'email'] as const satisfies readonly TypedField[];

/** Figures are no part of a name: they are refused when typed. */
export const nameAsTyped = (text: string): string => text.replaceAll(/\p{N}/gu, '');

/** Figures, plus, space and hyphen; everything else is refused when typed. */
export const phoneAsTyped = (text: string): string => text.replaceAll(/[^\d+ -]/g, '');

const CONTACT_PROBLEMS = {
  firstAndLastName: { missing: 'form.nameMissing', invalid: 'contact.nameInvalid' },
  phone: { missing: 'form.phoneMissing', invalid: 'contact.phoneInvalid' },
  email: { missing: 'form.emailMissing', invalid: 'form.emailInvalid' },
} as const satisfies Record<TypedField, { readonly missing: string; readonly invalid: string }>;
type Problems = typeof CONTACT_PROBLEMS;
export type ContactProblem = Problems[TypedField]['missing' | 'invalid'];

const isSound: Readonly<Record<TypedField, (text: string) => boolean>> = {
  firstAndLastName: (text) => !/\p{N}/u.test(text),
  phone: (text) => text.length >= MIN_PHONE_LENGTH && phoneAsTyped(text) === text && isPhone(text),
  email: isEmail,
};

/** What is wrong with a field; null: nothing is. */
export function problemOf(contact: ContactDetails, field: TypedField): ContactProblem | null {
  const text = contact[field].trim();
  if (text === '') return CONTACT_PROBLEMS[field].missing;
  return isSound[field](text) ? null : CONTACT_PROBLEMS[field].invalid;
}

export const isComplete = (contact: ContactDetails): boolean =>
  contact.comment.length <= MAX_COMMENT && TYPED_FIELDS.every((field) => problemOf(contact, field) === null);

/** First word and all the rest; one word has no last name (BY-PLACE-10). */
export function namesOf({ firstAndLastName }: Pick<ContactDetails, 'firstAndLastName'>): {
  readonly firstName: string;
  readonly lastName: string;
} {
  const [firstName = '', ...rest] = firstAndLastName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
