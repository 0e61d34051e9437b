import { type PhoneCountry, readPhone } from '~/platform/phone';
import { normalisePlate } from '../plate';

/** What a customer is looked for by. */
export type CustomerQuery =
  | { readonly by: 'plate'; readonly plate: string }
  /** As it is stored: E.164 where the number parses. */
  | { readonly by: 'phone'; readonly phone: string }
  /** Of a booking. */
  | { readonly by: 'number'; readonly number: string }
  /** In lower case; a plate of letters alone reads the same. */
  | { readonly by: 'name'; readonly name: string; readonly plate: string | null };

const NUMBER = /^NB[-\s]?([A-Z2-9]{6})$/i;
const PHONE = /^[+\d][\d\s()/.-]{4,}$/;
const NAME_MIN = 2;
const NAME_MAX = 100;

/** Reads what was typed into the one field of the search; null where it is too little to look for. */
export function parseCustomerQuery(text: string, country: PhoneCountry): CustomerQuery | null {
  const typed = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const number = NUMBER.exec(typed)?.[1];
  if (number !== undefined) return { by: 'number', number: `NB-${number.toUpperCase()}` };
  const plate = normalisePlate(typed);
  // Seven digits are no plate that anybody has, and a short telephone number.
  if (plate !== null && /\d/.test(plate) && /[^\d]/.test(plate)) return { by: 'plate', plate };
  const phone = PHONE.test(typed) ? readPhone(typed, country) : null;
  if (phone?.ok === true) return { by: 'phone', phone: phone.value.value };
  const name = typed.toLowerCase();
  if (name.length < NAME_MIN || name.length > NAME_MAX || !/\p{L}{2}/u.test(name)) return null;
  return { by: 'name', name, plate: typed.includes(' ') ? null : plate };
}
