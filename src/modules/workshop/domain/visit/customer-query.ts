import { barePhone, isWrittenAsPhone, lastDigits, type PhoneCountry, readPhone } from '~/platform/phone';
import { typedCodes, typedWords, withoutMarks } from '~/platform/typed-words';
import { normalisePlate } from '../plate';

/** What a customer is looked for by; what was typed may read in more than one way. */
export type CustomerQuery =
  | {
      readonly by: 'plate';
      /** Of a plate: its beginning. */
      readonly plate: string;
      /** Of a booking: six letters and figures may be its number as well. */
      readonly number: string | null;
    }
  | {
      readonly by: 'phone';
      /** As it is stored: E.164 where the number parses. */
      readonly phone: string | null;
      /** Its last digits, where no country stands before it. */
      readonly end: string | null;
    }
  | { readonly by: 'number'; readonly number: string }
  /** Its beginning, in lower case. */
  | { readonly by: 'mail'; readonly mail: string }
  | {
      readonly by: 'name';
      /** In plain letters (`fold`): the beginnings of parts of a name, one at least. */
      readonly words: readonly string[];
      /** A plate of letters alone reads the same; of three letters, its beginning. */
      readonly plate: string | null;
      readonly number: string | null;
      /** "eva.berg" is the beginning of a mail, too. */
      readonly mail: string | null;
    };

const NUMBER = /(?<![\p{L}\p{N}])NB[-\s]*([A-Z2-9]{6})(?![\p{L}\p{N}])/iu;
const BARE_NUMBER = /^[A-Z2-9]{6}$/;
const MAIL = /[^\s<>",;:()@]+@[^\s<>",;()]*/;
/** Among other words. */
const PHONE_WITHIN = /[+(]?\d[\d\s()/.-]{4,}\d/;
/** A beginning of a plate has so many letters or figures. */
const MIN_PLATE_BEGINNING = 3;
/** Ordinary plates with letters and figures are not shorter. */
const MIN_PLATE_AMONG_WORDS = 5;

/** Reads what was typed into the one field of the search; null where it is too little to look for. */
export function parseCustomerQuery(text: string, country: PhoneCountry): CustomerQuery | null {
  const line = typedCodes(text);
  const number = NUMBER.exec(line)?.[1];
  if (number !== undefined) return { by: 'number', number: `NB-${number.toUpperCase()}` };
  const mail = MAIL.exec(line)?.[0].toLowerCase();
  if (mail !== undefined) return { by: 'mail', mail };
  const typed = withoutMarks(line);
  const plate = mixedPlate(typed, MIN_PLATE_BEGINNING);
  if (plate !== null) return { by: 'plate', plate, number: bookingNumber(typed) };
  if (isWrittenAsPhone(typed) || lastDigits(typed) !== null) return byPhone(typed, country);
  const within = plateAmongWords(typed);
  if (within !== null) return { by: 'plate', plate: within, number: null };
  const phone = PHONE_WITHIN.exec(typed)?.[0];
  return phone === undefined ? byName(line) : byPhone(phone, country);
}

/** Seven digits are no plate that anybody has, and a short telephone number; letters alone are a name as well. */
function mixedPlate(text: string, length: number): string | null {
  const plate = normalisePlate(text.replaceAll(/[:.]/g, ''));
  return plate !== null && /\d/.test(plate) && /\D/.test(plate) && plate.length >= length ? plate : null;
}

/** "Eva ABC 123", "ABC123 Berg". */
function plateAmongWords(text: string): string | null {
  const words = text.split(/[\s,;:()]+/);
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  for (const each of [...words, ...pairs]) {
    const plate = mixedPlate(each, MIN_PLATE_AMONG_WORDS);
    if (plate !== null) return plate;
  }
  return null;
}

function bookingNumber(typed: string): string | null {
  const code = typed.toUpperCase();
  return BARE_NUMBER.test(code) ? `NB-${code}` : null;
}

function byPhone(typed: string, country: PhoneCountry): CustomerQuery | null {
  const digits = barePhone(typed);
  const phone = readPhone(digits, country);
  const known = phone.ok ? phone.value : null;
  const isOfCountry = /^(\+|00)/.test(digits) && known !== null && known.e164 !== null;
  // The first zero of a whole number is no part of it with its country before it.
  const last = known === null || known.e164 === null ? digits : digits.replace(/^0+/, '');
  const end = isOfCountry ? null : lastDigits(last);
  return known === null && end === null ? null : { by: 'phone', phone: known?.value ?? null, end };
}

function byName(line: string): CustomerQuery | null {
  const typed = typedWords(line.replaceAll('’', "'"));
  const [only = '', ...others] = typed;
  const words = typed.flatMap((word) => word.split('.')).filter((word) => word !== '');
  // The mails of a whole firm are no customer.
  if (line.includes('@') || !words.some((word) => /\p{L}{2}/u.test(word))) return null;
  if (others.length > 0) return { by: 'name', words, plate: null, number: null, mail: null };
  const mail = /[.\d_-]/.test(only) ? only : null;
  return { by: 'name', words, plate: normalisePlate(line), number: bookingNumber(line), mail };
}
