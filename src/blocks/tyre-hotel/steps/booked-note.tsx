import type { BookedChange, Vehicle } from '~/modules/tyre-hotel';
import { formatDay, formatLocal, spokenLocale } from '~/platform/time/words';
import { Alert } from '~/ui/alert';
import { useFlow } from '../flow-context';

/** Day and time on the workshop's clock, as the mail and the visit's page have them; a day alone where the car is left for it. */
export function useMoment({ appointmentTime, isFullDay }: BookedChange): string {
  const { t, locale } = useFlow();
  // The workshop's wall clock, whatever the visitor's own says.
  if (Number.isNaN(Date.parse(`${appointmentTime}Z`))) return appointmentTime;
  if (isFullDay) return `${formatDay(appointmentTime, locale)}. ${t('tyreHotel.allDay')}`;
  const options = { dateStyle: 'full', timeStyle: 'short' } as const;
  return formatLocal(appointmentTime, spokenLocale(locale), options).replaceAll(',', '');
}

/** Whoever has booked already need not book again. */
export function BookedNote({ change }: { readonly change: BookedChange }) {
  const { t } = useFlow();
  return <Alert>{t('tyreHotel.booked', { time: useMoment(change) })}</Alert>;
}

/** The car with what was booked just now, until the server tells which change is the next. */
export const withChange = (vehicle: Vehicle, { appointmentTime, isFullDay }: BookedChange): Vehicle => ({
  ...vehicle,
  bookedChange: vehicle.bookedChange ?? { appointmentTime, isFullDay },
});
