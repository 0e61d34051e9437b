import type { ReactNode } from 'react';
import { BookedLinks, type VisitAddresses } from '~/features/booked-links';
import type { BookedVisit } from '~/modules/workshop';
import { telHref } from '~/platform/phone/pattern';
import { mapsSearchUrl } from '~/sites/paths';
import { Button, LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { CarCard } from '../summary/car-card';
import type { PricedLine } from '../summary/lines';
import { type Money, ServiceLines } from '../summary/service-lines';
import type { SummaryTexts } from '../summary/texts';
import styles from './confirmation.module.css';

export interface ConfirmationProps extends Money {
  readonly visit: BookedVisit;
  /** As they were chosen. */
  readonly services: Readonly<Record<string, PricedLine>>;
  readonly region: string;
  readonly email: string;
  /** A small map of where the workshop is. */
  readonly map: ReactNode;
  /** Where the visit is changed, and where an earlier day is asked for. */
  readonly addresses: VisitAddresses;
  readonly calendarHref: string;
  /** Date and time in words: `5 mars 2027 08:30`. */
  readonly time: string;
  /** Level of its title: it stands where the flow's heading was. */
  readonly level?: 'h1' | 'h2';
  readonly onAgain: () => void;
  readonly t: SummaryTexts;
  /** Unique on the page. */
  readonly id: string;
}

/** What takes the place of the whole flow once the visit is booked (BOOKED-1, BOOKED-2). */
export function Confirmation(props: ConfirmationProps) {
  const { visit, services, region, email, t, id, locale, currency, onAgain, level: Title = 'h2' } = props;
  const [Subtitle, Label] = Title === 'h1' ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`} data-booked={visit.bookingId}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon name="Check" size="1.75rem" />
        </span>
        <Title id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {t('booked.title')}
        </Title>
        <p>{t('booked.text')}</p>
        {email !== '' && <p className={styles.quiet}>{t('booked.mail', { email })}</p>}
        <p className={styles.number}>
          {t('booked.number')} <strong translate="no">{visit.bookingId}</strong>
        </p>
      </header>
      <Subtitle className={styles.subtitle}>{t('booked.summary')}</Subtitle>
      <div className={styles.cards}>
        <section className={styles.card} aria-label={t('summary.workshop')}>
          <VisitCard {...props} />
        </section>
        <section className={styles.card} aria-label={t('booked.car')}>
          <CarCard car={visit.vehicle} region={region} t={t} id={`${id}-car`} />
        </section>
        <section className={styles.card} aria-labelledby={`${id}-services`}>
          <Label id={`${id}-services`} className={styles.label}>
            {t('summary.services')}
          </Label>
          <ServiceLines services={services} t={t} id={id} locale={locale} currency={currency} areOwnPrices />
        </section>
      </div>
      <Button variant="ghost" onClick={onAgain}>
        {t('booked.again')}
      </Button>
    </section>
  );
}

function VisitCard({ visit, map, time, addresses, calendarHref, t }: ConfirmationProps) {
  const { siteName, address, phone } = visit.workshop;
  return (
    <>
      <div className={styles.map}>{map}</div>
      <p className={styles.name}>{siteName}</p>
      <p className={styles.quiet}>{address}</p>
      {phone !== '' && (
        <p className={styles.quiet}>
          <a href={telHref(phone)}>{phone}</a>
        </p>
      )}
      <p className={styles.label}>{t('booked.chosenTime')}</p>
      <p className={styles.time}>{time}</p>
      {visit.time === null && <p className={styles.quiet}>{t('booked.allDay', { time: '08:00' })}</p>}
      <p className={styles.actions}>
        <LinkButton
          size="s"
          variant="secondary"
          iconBefore="Pin"
          href={mapsSearchUrl(siteName, address)}
          target="_blank"
          rel="noopener"
        >
          {t('booked.directions')}
        </LinkButton>
        <LinkButton size="s" variant="secondary" iconBefore="Calendar" href={calendarHref} download="">
          {t('booked.calendar')}
        </LinkButton>
        <BookedLinks token={visit.token} addresses={addresses} t={t} />
      </p>
    </>
  );
}
