import { BookedLinks } from '~/features/booked-links';
import { plateText } from '~/features/plate';
import { StarRating } from '~/features/star-rating';
import type { Confirmation, Vehicle } from '~/modules/tyre-hotel';
import { Button } from '~/ui/button';
import { useFlow } from '../flow-context';
import styles from '../tyre-hotel.module.css';
import { useMoment } from './booked-note';
import { Step } from './step';

interface Props {
  readonly confirmation: Confirmation;
  readonly vehicle: Vehicle;
}

/** What was booked, how to change it, and how it went (WHEEL-CHANGE-6). */
export function ConfirmationStep({ confirmation, vehicle }: Props) {
  const { t, uid, api, go, addresses } = useFlow();
  const { customerBase: who, workshop, services, freeText, visitToken } = confirmation;
  const rows: readonly (readonly [string, string])[] = [
    [t('tyreHotel.bookingId'), confirmation.bookingConfirmationId],
    [t('tyreHotel.carTitle'), `${vehicle.brand} ${vehicle.model} – ${plateText(vehicle.regNo)}`],
    [t('tyreHotel.service'), services[0]?.name ?? ''],
    [t('tyreHotel.when'), useMoment(confirmation)],
    [
      t('tyreHotel.workshop'),
      [workshop.name, workshop.address, workshop.phoneNumber, workshop.email]
        .filter((part) => part !== '')
        .join('\n'),
    ],
    [t('tyreHotel.customer'), [`${who.firstName} ${who.lastName}`, who.phoneMobile, who.email].join('\n')],
    [t('booking.comment'), freeText],
  ];
  return (
    <Step title={t('tyreHotel.thanks')}>
      <p className={styles.text}>{t('tyreHotel.thanksText', { email: who.email })}</p>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd className={styles.lines}>{value}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.actions}>
        <BookedLinks token={visitToken} addresses={addresses} t={t} />
        <Button variant="ghost" onClick={() => go({ page: 'LoggedIn' })}>
          {t('tyreHotel.toCar')}
        </Button>
      </div>
      <StarRating
        uid={`${uid}-rating`}
        send={api.review}
        texts={{
          title: t('tyreHotel.rate'),
          comment: t('tyreHotel.rateComment'),
          optional: t('form.optional'),
          send: t('tyreHotel.sendRating'),
          thanks: t('tyreHotel.rated'),
          star: (count) => t('tyreHotel.star', { count }),
        }}
      />
    </Step>
  );
}
