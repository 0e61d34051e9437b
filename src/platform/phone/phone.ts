import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { err, ok, type Result } from '../result';
import { phoneDigits } from './pattern';

export type PhoneCountry = Extract<CountryCode, 'SE' | 'NO' | 'FI' | 'SK' | 'GB'>;

export interface Phone {
  /** What is stored: E.164 where the number parses, otherwise the digits as typed. */
  readonly value: string;
  /** `+46701740605`, or null when the number fits no plan: it can be dialled, but gets no SMS. */
  readonly e164: string | null;
}

/** Numbers that Ofcom reserves for drama and examples; numbering plans do not know them. */
const BRITISH_EXAMPLE = /^\+447700900\d{3}$/;

/**
 * Reads a phone number as people write it (`phoneDigits`) by the numbering plans of all countries.
 * @param country whose numbers may be written without a country code
 */
export function readPhone(text: string, country: PhoneCountry): Result<Phone, 'malformed-phone'> {
  const digits = phoneDigits(text);
  if (digits === null) return err('malformed-phone');
  const parsed = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });
  const isKnown = parsed?.isValid() === true || BRITISH_EXAMPLE.test(parsed?.number ?? '');
  const e164 = parsed !== undefined && isKnown ? parsed.number : null;
  return ok({ value: e164 ?? digits, e164 });
}
