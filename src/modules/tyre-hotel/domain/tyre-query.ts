import { normalisePlate } from '~/modules/workshop/browser';
import { isWrittenAsPhone, lastDigits, type PhoneCountry, readPhone } from '~/platform/phone';
import { bareText, typedCodes, typedWords, withoutMarks } from '~/platform/typed-words';
import { readLabel } from './label';

/** What was typed into the one field of the search, in each way in which it can be read: a place often reads like a plate. */
export interface TyreQuery {
  /** Its beginning. */
  readonly plate: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** The last digits of a telephone number. */
  readonly phoneEnd: string | null;
  /** Number of a set. */
  readonly setNo: number | null;
  /** Letters and figures of a place alone; empty: none. */
  readonly shelf: string;
  /** In plain letters (`fold`): beginnings of parts of a name, all of them; none: no name. */
  readonly name: readonly string[];
  /** Its beginning, in lower case. */
  readonly mail: string | null;
}

const NO_QUERY: TyreQuery = {
  plate: null,
  phone: null,
  phoneEnd: null,
  setNo: null,
  shelf: '',
  name: [],
  mail: null,
};
/** Alone, or in the address that its code leads to. */
const LABEL = /(?<![\p{L}\p{N}])TH[-\s]?\d{6,12}[-\s]?\d(?![\p{L}\p{N}])/iu;
const MIN_PLATE_BEGINNING = 3;

/** @returns null where it is too little to look for; `mistyped` for a label whose last digit does not fit. */
export function parseTyreQuery(text: string, country: PhoneCountry): TyreQuery | 'mistyped' | null {
  const line = typedCodes(text);
  const setNo = readLabel(LABEL.exec(line)?.[0] ?? '');
  if (setNo === 'mistyped') return 'mistyped';
  if (setNo !== null) return { ...NO_QUERY, setNo };
  if (line.includes('@'))
    return /^[^@\s]/.test(line) ? { ...NO_QUERY, mail: line.replace(/^mailto:/i, '').toLowerCase() } : null;
  const typed = withoutMarks(line);
  // Of marks alone nothing is known.
  if (typed.length < 2) return line.length < 2 ? null : NO_QUERY;
  const phone = isWrittenAsPhone(typed) ? readPhone(typed, country) : null;
  const plate = normalisePlate(typed);
  return {
    ...NO_QUERY,
    plate: plate !== null && plate.length >= MIN_PLATE_BEGINNING ? plate : null,
    phone: phone?.ok === true ? phone.value.e164 : null,
    phoneEnd: lastDigits(typed)?.replace(/^0+(?=\d{7})/, '') ?? null,
    shelf: bareText(typed),
    name: /\p{L}{2}/u.test(typed) ? typedWords(line) : [],
  };
}
