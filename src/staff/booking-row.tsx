import type { StaffBooking } from '~/modules/workshop';
import { Badge, type BadgeProps } from '~/ui/badge';
import { Button, LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { dialNumber, durationText, phoneText, plateText, stayText, timeOn } from './booking-words';
import dayStyles from './day.module.css';
import { bookingPath } from './paths';
import styles from './staff.module.css';
import type { StaffFrame } from './staff.shell';

interface Props {
  readonly frame: StaffFrame;
  readonly departmentId: string;
  readonly booking: StaffBooking;
}

const TONES = { booked: 'neutral', arrived: 'success', cancelled: 'danger' } as const satisfies Record<
  StaffBooking['state'],
  BadgeProps['tone']
>;

/** One visit: when, which car, what is done, who comes. What customers wrote is text, whatever it holds. */
export function BookingRow({ frame, departmentId, day, booking }: Props & { readonly day: string }) {
  const { t, language } = frame;
  const stay = stayText(booking, t, language);
  const { id, state, minutes, resource, vehicle, mileage, comment, isWaiting, choices } = booking;
  const plate = plateText(vehicle.registrationNumber);
  const car = [vehicle.brand, vehicle.model, vehicle.buildYear].filter(Boolean).join(' ');
  return (
    <li id={`b-${id}`} className={classNames(dayStyles.row, dayStyles[state])}>
      <div className={dayStyles.when}>
        <p className={dayStyles.time}>{timeOn(day, booking, t)}</p>
        {stay !== null && <p className={styles.muted}>{stay}</p>}
        <p className={styles.muted}>{durationText(minutes, t)}</p>
        {resource !== null && <p className={dayStyles.bay}>{resource}</p>}
      </div>
      <div className={dayStyles.car}>
        <h2 className={dayStyles.plateLine}>
          <span className={styles.plate}>{plate}</span>
          <Badge tone={TONES[state]} {...(state === 'arrived' && { icon: 'Check' as const })}>
            {t(`staff.state.${state}`)}
          </Badge>
        </h2>
        <p className={dayStyles.carName}>{car}</p>
        <p className={styles.muted}>
          {[
            ...(mileage === null ? [] : [t('staff.mileage', { mileage })]),
            t('staff.number', { number: booking.bookingId }),
          ].join(' · ')}
        </p>
      </div>
      <div className={dayStyles.work}>
        <ul className={dayStyles.services}>
          {booking.services.map(({ name, text }, at) => (
            <li key={`${at}-${name}`}>
              {name}
              {text !== null && text !== '' && <span className={dayStyles.note}>{text}</span>}
            </li>
          ))}
        </ul>
        {choices.length > 0 && (
          <p className={dayStyles.note}>
            <span className={dayStyles.label}>{t('staff.choices')}</span> {choices.join(' · ')}
          </p>
        )}
        {isWaiting && <p className={dayStyles.comment}>{t('staff.waiting')}</p>}
        {comment !== '' && (
          <p className={dayStyles.comment}>
            <span className={dayStyles.label}>{t('staff.comment')}</span> {comment}
          </p>
        )}
      </div>
      <Person frame={frame} booking={booking} />
      <Actions frame={frame} departmentId={departmentId} booking={booking} />
    </li>
  );
}

function Person({ frame: { t }, booking: { customer } }: Omit<Props, 'departmentId'>) {
  if (customer === null)
    return <p className={classNames(dayStyles.person, styles.muted)}>{t('staff.forgotten')}</p>;
  const { name, phone } = customer;
  const number = dialNumber(phone);
  return (
    <div className={dayStyles.person}>
      <p className={dayStyles.customer}>
        <VisuallyHidden>{t('staff.customer')}</VisuallyHidden> {name}
      </p>
      {number === null ? (
        <p>{phone}</p>
      ) : (
        <p>
          <a
            href={`tel:${number}`}
            className={dayStyles.phone}
            aria-label={`${t('staff.call', { name })}, ${phoneText(phone)}`}
          >
            <Icon name="Phone" size="1em" />
            {phoneText(phone)}
          </a>
        </p>
      )}
    </div>
  );
}

function Actions({ frame: { t }, departmentId, booking: { id, state, date, vehicle } }: Props) {
  if (state === 'cancelled') return null;
  const plate = <VisuallyHidden>{plateText(vehicle.registrationNumber)}</VisuallyHidden>;
  const arrived = state === 'arrived';
  return (
    <div className={dayStyles.actions}>
      <form method="post" action={bookingPath(departmentId, id, 'arrived')}>
        <input type="hidden" name="day" value={date} />
        <input type="hidden" name="arrived" value={arrived ? 'no' : 'yes'} />
        {arrived ? (
          <Button type="submit" variant="ghost" size="s">
            {t('staff.undo')} {plate}
          </Button>
        ) : (
          <Button type="submit" variant="secondary" size="s" iconBefore="Check">
            {t('staff.arrived')} {plate}
          </Button>
        )}
      </form>
      {!arrived && (
        <LinkButton href={`${bookingPath(departmentId, id, 'cancel')}?day=${date}`} variant="ghost" size="s">
          {t('staff.cancel')} {plate}
        </LinkButton>
      )}
    </div>
  );
}
