import { CarBrandMark, useBooking } from '~/features/service-booking';
import { Heading, type HeadingTag, Lead } from '~/ui/heading';
import styles from './service-booking.module.css';

interface Props {
  readonly level: HeadingTag;
}

/** An intro with the brands until a car is known; then whether it is of a brand we are authorised for (BOOKING-2). */
export function HeadingArea({ level }: Props) {
  const { state, t } = useBooking();
  const { car, hasBrand } = state;
  if (car === null) {
    return (
      <header className={styles.intro}>
        <Heading tag={level} size="2xl">
          {t('booking.intro')}
        </Heading>
        <Lead>{t('booking.lead')}</Lead>
      </header>
    );
  }
  return (
    <header className={styles.intro}>
      {hasBrand === true && <CarBrandMark brand={car.brand} />}
      <Heading tag={level} size="xl">
        {t(hasBrand === true ? 'booking.authorised' : 'booking.notAuthorised', { brand: car.brand })}
      </Heading>
    </header>
  );
}
