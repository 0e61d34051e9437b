import type { StaffBooking } from '~/modules/workshop';
import { Button, LinkButton } from '~/ui/button';
import { bookingPath, workshopPath } from '../paths';
import styles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { plateText, stayText, timeText } from './booking-words';
import { dayInWords } from './calendar';

/** Asks before a visit is cancelled: the customer is told, and it cannot be undone. */
export function CancelView({
  frame: { t, locale },
  departmentId,
  booking,
}: {
  readonly frame: StaffFrame;
  readonly departmentId: string;
  readonly booking: StaffBooking;
}) {
  const { id, date, vehicle, customer, services } = booking;
  const facts = [
    stayText(booking, t, locale) ?? `${dayInWords(date, locale)}, ${timeText(booking, t)}`,
    [vehicle.brand, vehicle.model].join(' '),
    services.map(({ name }) => name).join(', '),
    customer?.name ?? t('staff.forgotten'),
  ];
  return (
    <div className={styles.panel}>
      <h1 className={styles.title}>{t('staff.cancelTitle')}</h1>
      <p>
        <span className={styles.plate}>{plateText(vehicle.registrationNumber)}</span>
      </p>
      <ul className={styles.facts}>
        {facts.map((fact, at) => (
          <li key={`${at}-${fact}`}>{fact}</li>
        ))}
      </ul>
      <p>{t('staff.cancelText')}</p>
      <form method="post" action={bookingPath(departmentId, id, 'cancel')} className={styles.choice}>
        <input type="hidden" name="day" value={date} />
        <Button type="submit">{t('staff.cancelConfirm')}</Button>
        <LinkButton href={workshopPath(departmentId, { day: date })} variant="ghost">
          {t('staff.cancelBack')}
        </LinkButton>
      </form>
    </div>
  );
}
