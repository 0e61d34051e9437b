import type { ReactNode } from 'react';
import { moneyText } from '../phone/service-choice';
import { Person } from '../workshop/booking-row';
import { durationText } from '../workshop/booking-words';
import styles from './visit.module.css';
import type { VisitProps } from './visit-props';

/** What is booked, for whom and at which price. */
export function VisitDetails({ frame, visit: { booking, services, total } }: VisitProps) {
  const { t } = frame;
  const { vehicle, mileage, minutes, resource, customer, comment, choices, isWaiting, bookingId } = booking;
  const car = [vehicle.brand, vehicle.model, vehicle.buildYear].filter(Boolean).join(' ');
  const texts = new Map(booking.services.map(({ name, text }) => [name, text]));
  return (
    <section className={styles.panel} aria-label={t('phone.work')}>
      <div>
        <Person frame={frame} booking={booking} />
        {customer !== null && customer.email !== '' && (
          <p>
            <a href={`mailto:${customer.email}`} className={styles.mail}>
              {customer.email}
            </a>
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        <Fact name={t('phone.car')}>
          {[car, ...(mileage === null ? [] : [t('staff.mileage', { mileage })])].join(' · ')}
        </Fact>
        <Fact name={t('phone.when')}>{[durationText(minutes, t), resource].filter(Boolean).join(' · ')}</Fact>
        <Fact name={t('visit.number')}>{bookingId}</Fact>
      </dl>
      <table className={styles.prices}>
        <tbody>
          {services.map(({ id, name, price, unit, priceText }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {texts.get(name) ? <span className={styles.text}>{texts.get(name)}</span> : null}
              </th>
              <td>{priceText ?? (price === null ? '' : moneyText(price * (unit ?? 1), frame))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('visit.total')}</th>
            <td>{moneyText(total, frame)}</td>
          </tr>
        </tfoot>
      </table>
      {choices.length > 0 && <Remark name={t('staff.choices')}>{choices.join(' · ')}</Remark>}
      {isWaiting && <p className={styles.remark}>{t('staff.waiting')}</p>}
      {comment !== '' && <Remark name={t('staff.comment')}>{comment}</Remark>}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Remark({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <p className={styles.remark}>
      <strong>{name}</strong> {children}
    </p>
  );
}
