import { isEmail } from '~/platform/email';
import { isPhone } from '~/platform/phone/pattern';
import { type Contact, MAX_COMMENT } from '../state/store';

export const MAX_LENGTHS = { name: 100, phone: 40, email: 254, comment: MAX_COMMENT } as const;

export type ContactField = keyof Contact;
export const CONTACT_FIELDS = [
  'name',
  'phone',
  'email',
  'comment',
] as const satisfies readonly ContactField[];

/** Why a field cannot be taken, in the words of the other forms. */
type ContactProblem =
  | 'form.nameMissing'
  | 'form.phoneMissing'
  | 'form.phoneInvalid'
  | 'form.emailMissing'
  | 'form.emailInvalid'
  | 'form.tooLong';

export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

export type CheckedContact =
  | { readonly ok: true; readonly contact: Contact }
  | { readonly ok: false; readonly problems: ContactProblems };

/** Most characters of each field. */
export type ContactLimits = Readonly<Record<ContactField, number>>;

/** Who books, as it is sent: trimmed; the number as it is typed, for the server knows the numbering plans. */
export function checkContact(typed: Contact, limits: ContactLimits = MAX_LENGTHS): CheckedContact {
  const trimmed = {
    name: typed.name.trim().replaceAll(/\s+/g, ' '),
    phone: typed.phone.trim(),
    email: typed.email.trim(),
    comment: typed.comment.trim(),
  };
  const found: ContactProblems = {
    ...(trimmed.name === '' && { name: 'form.nameMissing' as const }),
    ...(!isPhone(trimmed.phone) && {
      phone: trimmed.phone === '' ? ('form.phoneMissing' as const) : ('form.phoneInvalid' as const),
    }),
    ...(!isEmail(trimmed.email) && {
      email: trimmed.email === '' ? ('form.emailMissing' as const) : ('form.emailInvalid' as const),
    }),
    ...tooLong(trimmed, limits),
  };
  if (Object.keys(found).length > 0) return { ok: false, problems: found };
  return { ok: true, contact: trimmed };
}

const tooLong = (contact: Contact, limits: ContactLimits): ContactProblems =>
  Object.fromEntries(
    CONTACT_FIELDS.filter((field) => contact[field].length > limits[field]).map((field) => [
      field,
      'form.tooLong',
    ]),
  );
