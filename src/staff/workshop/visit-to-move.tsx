import type { StaffBooking } from '~/modules/workshop';
import { Badge } from '~/ui/badge';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { bookingPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { dialNumber, phoneText, plateText, timeText } from './booking-words';
import { dayInShort } from './calendar';
import styles from './visit-to-move.module.css';

/** A visit that stands where no work is done: whom to call, and the ways out. */
export function VisitToMove({
  frame: { t, locale },
  departmentId,
  booking,
  reason,
  hasCustomer = true,
}: {
  readonly frame: StaffFrame;
  readonly departmentId: string;
  readonly booking: StaffBooking;
  /** Why it cannot stay, where that differs from visit to visit. */
  readonly reason?: string;
  /** Whether whoever looks may see the customer, and move the visit. */
  readonly hasCustomer?: boolean;
}) {
  const { id, date, state, vehicle, customer, services, resource } = booking;
  const plate = plateText(vehicle.registrationNumber);
  const number = customer === null ? null : dialNumber(customer.phone);
  const hidden = <VisuallyHidden>{plate}</VisuallyHidden>;
  return (
    <li className={styles.visit}>
      <p className={styles.line}>
        {hasCustomer && <span className={staffStyles.plate}>{plate}</span>}
        <span className={styles.times}>
          {[dayInShort(date, locale), timeText(booking, t), resource].filter(Boolean).join(' · ')}
        </span>
        {reason !== undefined && <Badge tone="warning">{reason}</Badge>}
      </p>
      <p>{services.map(({ name }) => name).join(', ')}</p>
      {hasCustomer && (
        <p className={styles.line}>
          <span>{customer?.name ?? t('staff.forgotten')}</span>
          {customer !== null && number !== null && (
            <a
              href={`tel:${number}`}
              className={styles.way}
              aria-label={`${t('staff.call', { name: customer.name })}, ${phoneText(customer.phone)}`}
            >
              {phoneText(customer.phone)}
            </a>
          )}
          <a href={`${bookingPath(departmentId, id, 'move')}?day=${date}`} className={styles.way}>
            {t('board.moveTitle')} {hidden}
          </a>
          {state === 'booked' && (
            <a href={`${bookingPath(departmentId, id, 'cancel')}?day=${date}`} className={styles.way}>
              {t('staff.cancel')} {hidden}
            </a>
          )}
        </p>
      )}
    </li>
  );
}
