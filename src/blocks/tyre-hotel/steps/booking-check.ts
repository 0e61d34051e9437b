import { isEmail } from '~/platform/email';
import { barePhone } from '~/platform/phone/pattern';

/** What the booking form needs before it is sent (WHEEL-CHANGE-3). Pure. */

export interface BookingDraft {
  readonly date: string | null;
  /** `HH:mm`; null: none is chosen, or the day has none. */
  readonly time: string | null;
  /** Times of the day that is chosen; null while they are not known. */
  readonly times: readonly string[] | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly comment: string;
}

export const FIELDS = ['date', 'time', 'firstName', 'lastName', 'phone', 'email'] as const;
export type BookingField = (typeof FIELDS)[number];

const PROBLEMS = {
  date: 'tyreHotel.dateMissing',
  time: 'tyreHotel.timeMissing',
  firstName: 'tyreHotel.firstNameMissing',
  lastName: 'tyreHotel.lastNameMissing',
  phone: 'form.phoneMissing',
  phoneInvalid: 'tyreHotel.phoneInvalid',
  email: 'form.emailMissing',
  emailInvalid: 'form.emailInvalid',
} as const;
export type BookingProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS];

/** Problems by field; none when it can be sent. */
export function problemsOf(draft: BookingDraft): Partial<Record<BookingField, BookingProblem>> {
  const { date, time, times, firstName, lastName, phone, email } = draft;
  const number = barePhone(phone);
  return {
    ...(date === null && { date: PROBLEMS.date }),
    ...(date !== null && times !== null && times.length > 0 && time === null && { time: PROBLEMS.time }),
    ...(firstName.trim() === '' && { firstName: PROBLEMS.firstName }),
    ...(lastName.trim() === '' && { lastName: PROBLEMS.lastName }),
    ...(!/^(?=.{8,15}$)\+?\d+$/.test(number) && {
      phone: number === '' ? PROBLEMS.phone : PROBLEMS.phoneInvalid,
    }),
    ...(!isEmail(email.trim()) && { email: email.trim() === '' ? PROBLEMS.email : PROBLEMS.emailInvalid }),
  };
}
