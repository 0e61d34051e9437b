import {
  calculatorOffer,
  financeCardStyles as frame,
  LoanCalculator,
  LoanExample,
  LoanNotice,
  QuoteWidget,
} from '~/features/finance';
import { type LoanOffer, moneyText } from '~/features/finance/server';
import { creditWord, distanceText, worded } from '~/features/record-text';
import type { LeasingOption } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import type { FoundCar } from '../car-data';
import styles from './finance-cards.module.css';
import { leasingKinds } from './shown-leasing';

interface FinanceProps {
  readonly data: Pick<FoundCar, 'car' | 'loan' | 'quote'>;
  readonly page: PageContext;
  readonly uid: string;
  /** Where links to the finance lead. */
  readonly id?: string;
}

/** What the car costs a month: the loan, then one card per kind of leasing (LOAN-1). */
export function FinanceCards({ data, page, uid, id = 'finance' }: FinanceProps) {
  const { car, loan, quote = null } = data;
  const leasing = leasingKinds(car, page.site);
  const words = car.car_has_loan === true && car.car_loan_option === null ? car.car_loan_description : null;
  if (loan === null && quote === null && words === null && leasing.length === 0) return null;
  return (
    <div id={id} className={styles.cards}>
      {quote !== null && <QuoteWidget offer={quote} page={page} uid={`${uid}-quote`} />}
      {loan !== null && quote === null && <LoanCard data={data} page={page} uid={uid} loan={loan} />}
      {words !== null && <LoanWords words={words} page={page} />}
      {leasing.map(({ type, title, vat, options }) => (
        <section key={type} className={frame.card} aria-labelledby={`${uid}-${type}`}>
          <h2 id={`${uid}-${type}`} className={frame.title}>
            {page.t(title)}
          </h2>
          {options.map((option, at) => (
            <Leasing
              // Two options may differ in nothing but their place.
              key={`${at}-${option.title}`}
              option={option}
              page={page}
              id={`${uid}-${type}-${at}`}
              kind={page.t(title)}
              vat={page.t(vat)}
              currency={car.car_price_currency}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

/** To try out where the record gives all terms; otherwise as the lender's offer stands. */
function LoanCard({ data, loan, page, uid }: FinanceProps & { readonly loan: LoanOffer }) {
  const { t } = page;
  const title = loan.title === null ? t('finance.loan') : creditWord(page, loan.title).text;
  const offer = calculatorOffer(data.car, page);
  if (offer !== null) {
    const { description } = loan;
    const carId = data.car.car_id;
    return (
      <LoanCalculator
        offer={offer}
        carId={carId}
        title={title}
        description={description}
        page={page}
        uid={`${uid}-loan`}
      />
    );
  }
  return (
    <section className={frame.card}>
      <h2 className={frame.title}>{title}</h2>
      <p className={styles.cost}>{t('car.perMonth', { amount: loan.monthlyCost })}</p>
      <dl className={styles.rates}>
        <div>
          <dt>{t('finance.nominalRate')}</dt>
          <dd>{loan.nominalRate}</dd>
        </div>
        <div>
          <dt>{t('finance.effectiveRate')}</dt>
          <dd>{loan.effectiveRate}</dd>
        </div>
      </dl>
      {loan.description !== null && (
        <p className={styles.note}>{worded(creditWord(page, loan.description), page)}</p>
      )}
      <LoanExample offer={loan} page={page} />
    </section>
  );
}

/** Of a loan whose effective rate is not known only the words are shown: no cost ever stands without it. */
function LoanWords({ words, page }: { readonly words: string; readonly page: PageContext }) {
  return (
    <section className={frame.card}>
      <h2 className={frame.title}>{page.t('finance.loan')}</h2>
      <p className={styles.note}>{worded(creditWord(page, words), page)}</p>
      <LoanNotice page={page} />
    </section>
  );
}

interface LeasingProps {
  readonly option: LeasingOption;
  readonly page: PageContext;
  readonly id: string;
  /** Title of the card, which many sources give to its options too. */
  readonly kind: string;
  readonly vat: string;
  readonly currency: string | null;
}

function Leasing({ option, page, id, kind, vat, currency }: LeasingProps) {
  const { t } = page;
  const title = option.title === null ? null : creditWord(page, option.title);
  const cost =
    option.monthly_cost === null
      ? option.monthly_cost_text
      : t('car.perMonth', { amount: moneyText(page, currency)(option.monthly_cost) });
  const terms = [
    option.duration === null ? null : t('finance.months', { count: option.duration }),
    option.mileage === null ? null : `${t('finance.mileagePerYear')} ${distanceText(page, option.mileage)}`,
  ].filter((term) => term !== null);
  return (
    <div className={styles.option}>
      {title !== null && title.text !== kind && <h3 className={styles.optionTitle}>{worded(title, page)}</h3>}
      {cost !== null && (
        <p className={styles.cost} {...(option.asterix !== null && { 'aria-describedby': `${id}-note` })}>
          {cost} <span className={styles.vat}>{vat}</span>
        </p>
      )}
      {terms.length > 0 && <p className={styles.note}>{terms.join(' · ')}</p>}
      {option.description !== null && (
        <p className={styles.note}>{worded(creditWord(page, option.description), page)}</p>
      )}
      {option.asterix !== null && (
        <p id={`${id}-note`} className={styles.note}>
          {worded(creditWord(page, option.asterix), page)}
        </p>
      )}
    </div>
  );
}
