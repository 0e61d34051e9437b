import { Icon } from '~/ui/icon/icon';
import { CarCard, type CarCardCar } from './car-card';
import type { PricedLine } from './lines';
import { type Money, ServiceLines } from './service-lines';
import styles from './summary.module.css';
import type { SummaryTexts } from './texts';

export interface SummaryProps extends Money {
  readonly car: CarCardCar | null;
  readonly region: string;
  readonly bookingState: number;
  readonly services: Readonly<Record<string, PricedLine>>;
  readonly areOwnPrices: boolean;
  /** Name of the chosen workshop, and the chosen time in words; null while nothing is chosen. */
  readonly visit: { readonly workshop: string; readonly time: string } | null;
  readonly t: SummaryTexts;
  /** Unique on the page. */
  readonly id: string;
}

/** What has been chosen so far (SUMMARY-3). */
export function Summary({
  car,
  region,
  bookingState,
  services,
  areOwnPrices,
  visit,
  t,
  id,
  locale,
  currency,
}: SummaryProps) {
  if (car === null) return <p className={styles.empty}>{t('summary.empty')}</p>;
  return (
    <div className={styles.content}>
      <CarCard car={car} region={region} t={t} id={`${id}-car`} />
      {car.hasServiceAgreement === true && bookingState < 5 && (
        <p className={styles.agreement}>
          <Icon name="Percent" size="1.25rem" />
          {t('summary.agreement')}
        </p>
      )}
      {Object.keys(services).length > 0 && (
        <section aria-labelledby={`${id}-services`}>
          <h3 id={`${id}-services`} className={styles.subtitle}>
            {t('summary.services')}
          </h3>
          <ServiceLines
            services={services}
            areOwnPrices={areOwnPrices}
            t={t}
            id={id}
            locale={locale}
            currency={currency}
          />
        </section>
      )}
      {visit !== null && (
        <section aria-labelledby={`${id}-visit`}>
          <h3 id={`${id}-visit`} className={styles.subtitle}>
            {t('summary.workshop')}
          </h3>
          <p className={styles.workshop}>{visit.workshop}</p>
          <p className={styles.time}>
            <Icon name="Clock" size="1.125rem" />
            {visit.time}
          </p>
        </section>
      )}
    </div>
  );
}
