import { useState } from 'react';
import { plateText } from '~/features/plate';
import { Icon } from '~/ui/icon/icon';
import styles from './car-card.module.css';
import type { SummaryTexts } from './texts';

/** The car of a booking as its card shows it (SUMMARY-4). */
export interface CarCardCar {
  readonly registrationNumber: string;
  readonly brand: string;
  readonly model: string;
  readonly buildYear: number | null;
  /** Left out where nobody knows, as in a confirmation that is opened again. */
  readonly hasServiceAgreement?: boolean;
  readonly carClass?: string | null;
}

export interface CarCardProps {
  readonly car: CarCardCar;
  /** Where the customer looks for a workshop; empty: not said. */
  readonly region: string;
  readonly t: SummaryTexts;
  /** Unique on the page. */
  readonly id: string;
}

/** Plate, brand and model; more when it is asked for. */
export function CarCard({ car, region, t, id }: CarCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { buildYear, hasServiceAgreement, carClass } = car;
  return (
    <div className={styles.card}>
      <p className={styles.plate}>
        <span translate="no">{plateText(car.registrationNumber)}</span>
      </p>
      <p className={styles.name}>
        {car.brand} {car.model}
      </p>
      {carClass && <p className={styles.class}>{t('summary.carClass', { carClass })}</p>}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-more`}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'summary.lessInfo' : 'summary.moreInfo')}
        <Icon name="ChevronDown" size="1rem" />
      </button>
      <div id={`${id}-more`} className={styles.more} hidden={!isOpen}>
        <CarFacts buildYear={buildYear} region={region} t={t} />
        {hasServiceAgreement !== undefined && (
          <p>{t(hasServiceAgreement ? 'summary.hasAgreement' : 'summary.hasNoAgreement')}</p>
        )}
      </div>
    </div>
  );
}

function CarFacts({
  buildYear,
  region,
  t,
}: Pick<CarCardCar, 'buildYear'> & Pick<CarCardProps, 'region' | 't'>) {
  if (buildYear === null && region === '') return null;
  return (
    <dl>
      {buildYear !== null && (
        <div>
          <dt>{t('summary.buildYear')}</dt>
          <dd>{buildYear}</dd>
        </div>
      )}
      {region !== '' && (
        <div>
          <dt>{t('summary.region')}</dt>
          <dd>{region}</dd>
        </div>
      )}
    </dl>
  );
}
