import { convertMileage, parseMileage } from '~/modules/stock';
import type { PhoneBookingRequest, StaffFormFields } from '~/modules/workshop';
import { readDate, readTime } from '~/platform/time';
import { typedLine } from '~/platform/typed-words';
import { readFormKey } from '../stored-form';
import type { PhoneProblem } from './phone-problems';

/** What was typed of a telephone booking so far, as it was typed. */
export interface TypedBooking {
  /** A uuid: what makes a form that is sent twice one. */
  readonly key: string;
  readonly plate: string;
  readonly brand: string;
  readonly model: string;
  readonly mileage: string;
  readonly services: readonly string[];
  /** The day from which times are shown. */
  readonly from: string;
  /** `2026-11-24 08:00`, `2026-11-24` for a drop-off, `overtime`; empty: none yet. */
  readonly slot: string;
  readonly overtimeDate: string;
  readonly overtimeTime: string;
  readonly overtimeBay: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Tag of the language of mails and SMS; empty: the site's main one. */
  readonly language: string;
  readonly comment: string;
}

/** What is to be done with the form. */
export const PHONE_STEPS = ['car', 'times', 'later', 'book'] as const;
export type PhoneStep = (typeof PHONE_STEPS)[number];

/** How much of the form an address shows: the plate, with the work, with times and customer. */
export const PHONE_PAGES = ['plate', 'car', 'times'] as const;
export type PhonePage = (typeof PHONE_PAGES)[number];

const MAX_TEXT = 500;
/** Figures with what stands between and behind them: "125 000 km". */
export const MILEAGE_MAX = 20;
/** More is refused; so much of it comes back. */
const COMMENT_MAX = 500;
const MAX_STORED_COMMENT = 10_000;
/** In Swedish mil; no car has more. */
const MAX_MIL = 9_999_999;
const MAX_SERVICES = 20;

/** null: not a form of ours. */
export function readTypedBooking(form: URLSearchParams): TypedBooking | null {
  const key = readFormKey(form.get('key') ?? undefined);
  return key === null ? null : typedBooking(key, form);
}

/** @param fields what a form has sent, or what was stored of it */
export function typedBooking(key: string, fields: URLSearchParams): TypedBooking {
  const text = (name: string) => (fields.get(name) ?? '').trim().slice(0, MAX_TEXT);
  return {
    key,
    plate: text('plate').slice(0, 40),
    brand: text('brand').slice(0, 60),
    model: text('model').slice(0, 60),
    mileage: text('mileage').slice(0, MILEAGE_MAX),
    services: fields.getAll('service').slice(0, MAX_SERVICES),
    from: text('from'),
    slot: text('slot'),
    overtimeDate: text('overtimeDate'),
    overtimeTime: text('overtimeTime'),
    overtimeBay: text('overtimeBay'),
    name: text('name'),
    phone: text('phone').slice(0, 60),
    email: text('email').slice(0, 254),
    language: text('language').slice(0, 10),
    comment: (fields.get('comment') ?? '').replaceAll('\r\n', '\n').trim().slice(0, MAX_STORED_COMMENT),
  };
}

/** What is stored of it. */
export const fieldsOf = ({ key: _, services, ...texts }: TypedBooking): StaffFormFields => [
  ...Object.entries(texts).filter(([, value]) => value !== ''),
  ...services.map((id) => ['service', id] as const),
];

/** When it is to be; null where nothing was chosen. */
export function slotOf(typed: TypedBooking): PhoneBookingRequest['at'] | null {
  const { slot, from, overtimeDate, overtimeTime, overtimeBay } = typed;
  if (slot === 'overtime') {
    const [date, time] = [readDate(overtimeDate, from), readTime(overtimeTime)];
    return date === null || time === null ? null : { date, time, bayId: overtimeBay };
  }
  const found = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/.exec(slot);
  return found?.[1] === undefined ? null : { date: found[1], time: found[2] ?? null };
}

/** In Swedish mil, as "12 500 mil" and "125 000 km" are; null: not known, undefined: no mileage. */
export function readMileage({ mileage }: Pick<TypedBooking, 'mileage'>): number | null | undefined {
  if (mileage === '') return null;
  const read = parseMileage(typedLine(mileage), 'mil');
  const mil = read.ok ? convertMileage(read.value, 'mil') : undefined;
  return mil === undefined || mil > MAX_MIL ? undefined : mil;
}

export const mileageOf = (typed: TypedBooking): number | null => readMileage(typed) ?? null;

/** What is typed and cannot be booked as it is, whatever is chosen; null: nothing. */
export function typedProblem(typed: TypedBooking): PhoneProblem | null {
  if (readMileage(typed) === undefined) return 'mileage';
  return typed.comment.length > COMMENT_MAX ? 'comment' : null;
}
