import type { Translate } from '~/messages';
import type { DeskBooking } from '~/modules/workshop';

/** A Swedish plate as it stands on the car: `ABC 123`. Others as they were written. */
export const plateInWords = (plate: string): string =>
  plate.replace(/^([A-ZÅÄÖ]{3})(\d{2}[A-Z\d])$/, '$1 $2');

/** `1 tim 30 min` */
export function durationInWords(minutes: number, t: Translate): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [t('staff.hours', { hours })] : []),
    ...(rest > 0 || hours === 0 ? [t('staff.minutes', { minutes: rest })] : []),
  ].join(' ');
}

export const timeInWords = ({ time }: DeskBooking, t: Translate): string => time ?? t('staff.allDay');

/** A Swedish mobile number as Swedes write it, `070-174 06 05`; others as they are kept. */
export const phoneInWords = (phone: string): string =>
  phone.replace(/^\+46(7\d)(\d{3})(\d{2})(\d{2})$/, '0$1-$2 $3 $4');

/** Of what a number to ring is made; null where there is no digit in it. */
export const dialled = (phone: string): string | null => {
  const digits = phone.replace(/[^+\d]/g, '').replace(/(?!^)\+/g, '');
  return /\d/.test(digits) ? digits : null;
};
