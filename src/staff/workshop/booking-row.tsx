import { Fragment, type ReactNode } from 'react';
import type { StaffBooking, StaffWorkshop } from '~/modules/workshop';
import { localTime } from '~/platform/time';
import { Badge, type BadgeProps } from '~/ui/badge';
import { Button, LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { bookingPath, visitPath, waitingPath } from '../paths';
import styles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { dialNumber, durationText, phoneText, plateText, stayText, timeOn } from './booking-words';
import dayStyles from './day.module.css';

interface Props {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly booking: StaffBooking;
}

const TONES = {
  booked: 'neutral',
  arrived: 'success',
  'in-work': 'info',
  ready: 'accent',
  collected: 'neutral',
  'no-show': 'warning',
  cancelled: 'danger',
} as const satisfies Record<StaffBooking['state'], BadgeProps['tone']>;

export function StateBadge({ frame: { t }, state }: Pick<Props, 'frame'> & Pick<StaffBooking, 'state'>) {
  return (
    <Badge tone={TONES[state]} {...(state === 'arrived' && { icon: 'Check' as const })}>
      {t(`staff.state.${state}`)}
    </Badge>
  );
}

/** One visit: when, which car, what is done, who comes. What customers wrote is text, whatever it holds. */
export function BookingRow({
  frame,
  workshop,
  day,
  today,
  booking,
}: Props & { readonly day: string; readonly today: string }) {
  const { t, locale } = frame;
  const stay = stayText(booking, t, locale);
  const { id, state, minutes, resource, vehicle, mileage, comment, note, isWaiting, choices } = booking;
  const plate = plateText(vehicle.registrationNumber);
  const car = [vehicle.brand, vehicle.model, vehicle.buildYear].filter(Boolean).join(' ');
  return (
    <li id={`b-${id}`} className={classNames(dayStyles.row, dayStyles[state.replace('-', '')])}>
      <div className={dayStyles.when}>
        <p className={dayStyles.time}>{timeOn(day, booking, t)}</p>
        {stay !== null && <p className={styles.muted}>{stay}</p>}
        <p className={styles.muted}>{durationText(minutes, t)}</p>
        {resource !== null && <p className={dayStyles.bay}>{resource}</p>}
      </div>
      <div className={dayStyles.car}>
        <h2 className={dayStyles.plateLine}>
          <a href={visitPath(workshop.departmentId, id)} aria-label={`${t('board.open')} ${plate}`}>
            <span className={styles.plate}>{plate}</span>
          </a>
          <StateBadge frame={frame} state={state} />
        </h2>
        <Steps frame={frame} workshop={workshop} booking={booking} />
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
        {note !== '' && (
          <p className={dayStyles.comment}>
            <span className={dayStyles.label}>{t('staffVisit.noteShort')}</span> {note}
          </p>
        )}
      </div>
      <Person frame={frame} booking={booking} />
      <Actions frame={frame} workshop={workshop} today={today} booking={booking} page="day" />
    </li>
  );
}

export function Person({ frame: { t }, booking: { customer } }: Omit<Props, 'workshop'>) {
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

/** When it came how far, by the workshop's clock. */
export function Steps({ frame: { t }, workshop: { zone }, booking: { steps } }: Props) {
  if (steps.length === 0) return null;
  return (
    <p className={dayStyles.steps}>
      <VisuallyHidden>{t('staff.steps')}</VisuallyHidden>
      {steps.map(({ state, at }, position) => (
        <Fragment key={`${state} ${at.getTime()}`}>
          {position > 0 && ' '}
          <span className={dayStyles.step}>
            {t(`staff.state.${state}`)} {localTime(at, zone)}
            {position < steps.length - 1 && ' ·'}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

/** The next steps, taking back the last, cancelling; `page`: the one that is shown again afterwards. */
export function Actions({
  frame: { t },
  workshop: { departmentId },
  today,
  booking: { id, bookingId, state, next, date, steps, vehicle },
  page,
}: Props & { readonly today: string; readonly page: 'day' | 'visit' }) {
  if (state === 'cancelled') return null;
  const plate = <VisuallyHidden>{plateText(vehicle.registrationNumber)}</VisuallyHidden>;
  const form = (to: string, button: ReactNode) => (
    <form key={to} method="post" action={bookingPath(departmentId, id, 'step')}>
      <input type="hidden" name="day" value={date} />
      <input type="hidden" name="from" value={state} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="to" value={to} />
      {button}
    </form>
  );
  return (
    <div className={dayStyles.actions}>
      {next.map((step, at) =>
        form(
          step,
          <Button
            type="submit"
            variant={at === 0 ? 'secondary' : 'ghost'}
            size="s"
            {...(at === 0 && { iconBefore: 'Check' as const })}
          >
            {t(`staff.step.${step}`)} {plate}
          </Button>,
        ),
      )}
      {steps.length > 0 &&
        form(
          'undo',
          <Button type="submit" variant="ghost" size="s">
            {t('staff.undo')} {plate}
          </Button>,
        )}
      {state === 'booked' && date > today && (
        <LinkButton
          href={`${waitingPath(departmentId)}?${new URLSearchParams({ booking: bookingId })}#add`}
          variant="ghost"
          size="s"
        >
          {t('waitingList.name')} {plate}
        </LinkButton>
      )}
      {state === 'booked' && (
        <LinkButton href={`${bookingPath(departmentId, id, 'cancel')}?day=${date}`} variant="ghost" size="s">
          {t('staff.cancel')} {plate}
        </LinkButton>
      )}
    </div>
  );
}
