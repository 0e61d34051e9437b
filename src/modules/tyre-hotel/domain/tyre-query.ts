import { normalisePlate } from '~/modules/workshop/browser';
import { type PhoneCountry, readPhone } from '~/platform/phone';
import { readLabel } from './label';
import { storageName } from './storage-place';

/** What was typed into the one field of the search, in each way in which it can be read: a place often reads like a plate. */
export interface TyreQuery {
  readonly plate: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** Number of a set. */
  readonly setNo: number | null;
  readonly shelf: string;
  /** Lower case; the beginning of the first or last name. */
  readonly name: string | null;
}

const PHONE = /^[+\d][\d\s()/.-]{4,}$/;
const MAX_CHARS = 100;

/** @returns null where it is too little to look for; `mistyped` for a label whose last digit does not fit. */
export function parseTyreQuery(text: string, country: PhoneCountry): TyreQuery | 'mistyped' | null {
  const typed = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (typed.length < 2 || typed.length > MAX_CHARS) return null;
  const setNo = readLabel(typed);
  if (setNo === 'mistyped') return 'mistyped';
  if (setNo !== null) return { plate: null, phone: null, setNo, shelf: '', name: null };
  const phone = PHONE.test(typed) ? readPhone(typed, country) : null;
  return {
    plate: normalisePlate(typed),
    phone: phone?.ok === true ? phone.value.e164 : null,
    setNo: null,
    shelf: storageName(typed),
    name: /\p{L}{2}/u.test(typed) ? typed.toLowerCase() : null,
  };
}
