import { formatPrice } from '~/ui/text/format';
import { isPriceMissing, linePrice, type PricedLine, regularLinePrice, totalOrWords } from './lines';
import { MissingPrice } from './missing-price';
import styles from './service-lines.module.css';
import type { SummaryTexts } from './texts';

/** How the site writes money. */
export interface Money {
  readonly locale: string;
  readonly currency: 'SEK' | 'NOK' | 'GBP' | 'EUR';
}

export interface ServiceLinesProps extends Money {
  /** Chosen services and add-ons by id. */
  readonly services: Readonly<Record<string, PricedLine>>;
  /** The prices are those of the workshop that does it, not the group's medians. */
  readonly areOwnPrices: boolean;
  readonly t: SummaryTexts;
  /** Unique on the page. */
  readonly id: string;
}

/** The chosen services with what each costs and what they cost together (SUMMARY-3). */
export function ServiceLines({ services, areOwnPrices, t, id, locale, currency }: ServiceLinesProps) {
  const entries = Object.entries(services);
  const lines = entries.map(([, line]) => line);
  const total = totalOrWords(lines);
  return (
    <div className={styles.root}>
      <ul className={styles.lines}>
        {entries.map(([key, line]) => (
          <Line key={key} line={line} id={`${id}-${key}`} t={t} locale={locale} currency={currency} />
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('summary.total')}</span>
        <strong>
          {typeof total === 'number'
            ? formatPrice(total, locale, currency)
            : (total ?? t('summary.totalUnknown'))}
        </strong>
      </p>
      {!areOwnPrices && typeof total === 'number' && <p className={styles.note}>{t('summary.medians')}</p>}
      {lines.some(isPriceMissing) && <p className={styles.note}>{t('summary.footnote')}</p>}
    </div>
  );
}

interface LineProps extends Money {
  readonly line: PricedLine;
  readonly t: SummaryTexts;
  readonly id: string;
}

function Line({ line, t, id, locale, currency }: LineProps) {
  const { name, unit, unitAbbreviation, price, listItems } = line;
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <LinePrice line={line} t={t} id={id} locale={locale} currency={currency} />
      </div>
      {unit !== null && (
        <p className={styles.detail}>
          {t('summary.quantity', { count: unit, unit: unitAbbreviation })}
          {price !== null &&
            `\u00a0· ${t('summary.each', { price: formatPrice(price, locale, currency), unit: unitAbbreviation })}`}
        </p>
      )}
      {listItems.length > 0 && (
        <ul className={styles.items}>
          {listItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What a line costs: red and said in words where the agreement makes it cheaper, never by colour alone (WORK-PRICE-3). */
export function LinePrice({ line, t, id, locale, currency }: LineProps) {
  if (line.priceText) return <span className={styles.price}>{line.priceText}</span>;
  const price = linePrice(line);
  if (price === null) {
    return (
      <span className={styles.price}>
        <MissingPrice t={t} id={`${id}-why`} />
      </span>
    );
  }
  const regular = regularLinePrice(line);
  if (regular === null) return <span className={styles.price}>{formatPrice(price, locale, currency)}</span>;
  return (
    <span className={styles.price}>
      <span className={styles.reduced} data-agreement-price="">
        {formatPrice(price, locale, currency)}
      </span>
      <span className={styles.why}>{t('summary.agreementPrice')}</span>
      <s className={styles.regular}>
        {t('summary.regularPrice', { price: formatPrice(regular, locale, currency) })}
      </s>
    </span>
  );
}
