import {
  type BookedVisit,
  formatDropOff,
  formatVisitCar,
  formatVisitOptions,
  formatVisitPrices,
  formatVisitStart,
  formatVisitTotal,
  isPriceUnknown,
} from '~/modules/workshop';
import type { PageContext } from '~/page/contract';
import { telHref } from '~/platform/phone/pattern';
import { Heading } from '~/ui/heading';
import { Breakable } from '~/ui/text/breakable';
import { SpecList } from '~/ui/text/facts';
import styles from './workshop-visit.module.css';

interface Props {
  readonly visit: BookedVisit;
  readonly page: PageContext;
}

/** Day and time, the loudest thing on the page. */
export function WhenLine({ visit, page }: Props) {
  const dropOff = formatDropOff(visit, page);
  return (
    <div className={styles.when}>
      <Heading tag="h2" size="l">
        <time dateTime={visit.time === null ? visit.date : `${visit.date}T${visit.time}`}>
          {formatVisitStart(visit, page)}
        </time>
      </Heading>
      {dropOff !== null && <p className={styles.dropOff}>{dropOff}</p>}
    </div>
  );
}

/** Where, with which car, under which number. A workshop that is no longer there has no place. */
export function VisitFacts({ visit, page }: Props) {
  const { t } = page;
  const { siteName, address, phone, email } = visit.workshop;
  const rows = [
    { label: t('visit.workshop'), value: siteName },
    { label: t('visit.address'), value: address },
    { label: t('form.phone'), value: phone === '' ? '' : <a href={telHref(phone)}>{phone}</a> },
    {
      label: t('form.email'),
      value:
        email === '' ? (
          ''
        ) : (
          <a href={`mailto:${email}`}>
            <Breakable text={email} />
          </a>
        ),
    },
    { label: t('visit.car'), value: formatVisitCar(visit) },
    { label: t('visit.number'), value: visit.bookingId },
  ];
  return <SpecList rows={rows.filter(({ value }) => value !== '')} />;
}

/** What is done and what it costs; prices that are not known are said to be so. */
export function VisitServices({ visit, page }: Props) {
  const { t } = page;
  if (visit.services.length === 0) return null;
  const rows = formatVisitPrices(visit, page).map(([label, value]) => ({ label, value }));
  return (
    <div className={styles.part}>
      <Heading tag="h3" size="s">
        {t('visit.services')}
      </Heading>
      <SpecList rows={[...rows, { label: t('visit.total'), value: formatVisitTotal(visit, page) }]} />
      {visit.services.some(isPriceUnknown) && <p className={styles.note}>{t('visit.withoutPrice')}</p>}
      {formatVisitOptions(visit, page).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
