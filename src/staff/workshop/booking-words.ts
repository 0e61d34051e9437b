import type { Translate } from '~/messages';
import type { StaffBooking } from '~/modules/workshop';
import { dayInShort } from './calendar';

/** A Swedish plate as it stands on the car: `ABC 123`. Others as they were written. */
export const plateText = (plate: string): string => plate.replace(/^([A-ZÅÄÖ]{3})(\d{2}[A-Z\d])$/, '$1 $2');

/** `1 tim 30 min` */
export function durationText(minutes: number, t: Translate): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [t('staff.hours', { hours })] : []),
    ...(rest > 0 || hours === 0 ? [t('staff.minutes', { minutes: rest })] : []),
  ].join(' ');
}

export const timeText = ({ time }: StaffBooking, t: Translate): string => time ?? t('staff.allDay');

/** The same on a day of its stay: when it comes, that it stands there, or when it is fetched. */
export function timeOn(day: string, booking: StaffBooking, t: Translate): string {
  const { date, pickUp } = booking;
  if (pickUp === null || day === date) return timeText(booking, t);
  return day === pickUp.date ? t('staff.collected', { time: pickUp.time }) : t('staff.stays');
}

/** `Lämnas 24 nov. 08:00, hämtas 27 nov. 09:00`; null for what is done on the day. */
export function stayText({ date, time, pickUp }: StaffBooking, t: Translate, locale: string): string | null {
  if (pickUp === null) return null;
  const dropOff = [dayInShort(date, locale), time].filter(Boolean).join(' ');
  return t('staff.stay', { dropOff, pickUp: `${dayInShort(pickUp.date, locale)} ${pickUp.time}` });
}

/** A Swedish mobile number as Swedes write it, `070-174 06 05`; others as they are kept. */
export const phoneText = (phone: string): string =>
  phone.replace(/^\+46(7\d)(\d{3})(\d{2})(\d{2})$/, '0$1-$2 $3 $4');

/** Of what a number to ring is made; null where there is no digit in it. */
export const dialNumber = (phone: string): string | null => {
  const digits = phone.replace(/[^+\d]/g, '').replace(/(?!^)\+/g, '');
  return /\d/.test(digits) ? digits : null;
};
