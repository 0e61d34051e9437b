import { creditWord, worded } from '~/features/record-text';
import { toMajor } from '~/modules/finance';
import type { PageContext } from '~/page/contract';
import { Disclosure } from '~/ui/disclosure';
import { formatNumber } from '~/ui/format';
import { AmountField, Range, RangeControl, rangeField } from '~/ui/range-control';
import frame from '../loan-example/finance-card.module.css';
import { LoanNotice } from '../loan-example/loan-example';
import { type Calculation, type CalculatorOffer, calculate, periodEnds } from './calculation';
import styles from './loan-calculator.module.css';

export interface LoanCalculatorProps {
  readonly offer: CalculatorOffer;
  /** Whose request form hears of what is tried out. */
  readonly carId: string;
  readonly title: string;
  readonly description: string | null;
  readonly page: Pick<PageContext, 't' | 'site' | 'language' | 'locale'>;
  /** Prefix of the ids within. */
  readonly uid: string;
  readonly level?: 'h2' | 'h3';
}

/** Sentences of "how is this computed", in the order of the arithmetic. */
const STEPS = ['howCredit', 'howPayment', 'howMonthly', 'howTotal', 'howEffective'] as const;

/**
 * A loan with its cost, its rates and the example that the law wants, and two sliders to try others
 * (LOAN-4 to LOAN-6). Without script it is the offer at its default values: the controls are not there.
 */
export function LoanCalculator({
  offer,
  carId,
  title,
  description,
  page,
  uid,
  level = 'h2',
}: LoanCalculatorProps) {
  const { t } = page;
  const shown = calculate(offer, { months: offer.months, downPayment: 0 });
  if (shown === null) return null;
  const { texts } = shown;
  const Heading = level;
  return (
    <section
      className={frame.card}
      aria-labelledby={`${uid}-title`}
      data-enhance="loan-calculator"
      data-enhance-when="visible"
      data-offer={JSON.stringify(offer)}
      data-car={carId}
    >
      <Heading id={`${uid}-title`} className={frame.title}>
        {title}
      </Heading>
      <p className={styles.cost}>
        <Figure name="perMonth" texts={texts} />
      </p>
      <dl className={styles.rates}>
        <Row label={t('finance.nominalRate')} name="nominal" texts={texts} />
        <Row label={t('finance.effectiveRate')} name="effective" texts={texts} />
      </dl>
      <Controls {...{ offer, shown, page, uid }} />
      <dl className={styles.facts}>
        <Row label={t('finance.loanAmount')} name="amount" texts={texts} />
        <Row label={t('finance.residual')} name="residual" texts={texts} />
        <Row label={t('finance.total')} name="total" texts={texts} />
      </dl>
      <p className="visually-hidden" role="status" data-part="status" />
      {description !== null && <p className={styles.note}>{worded(creditWord(page, description), page)}</p>}
      <p className={styles.note}>
        <strong className={styles.strong}>{t('finance.exampleTitle')}</strong>{' '}
        <Figure name="example" texts={texts} /> {t('finance.startFeeUpFront')}
      </p>
      {offer.disclaimer !== null && (
        <p className={styles.note}>
          <Figure name="disclaimer" texts={texts} />
        </p>
      )}
      <Disclosure title={t('finance.how.title')} className={styles.how}>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <Figure name={step} texts={texts} />
            </li>
          ))}
        </ol>
      </Disclosure>
      <LoanNotice page={page} />
    </section>
  );
}

/** A text that the script writes anew. */
function Figure({ name, texts }: { name: string; texts: Calculation['texts'] }) {
  return <span data-figure={name}>{texts[name]}</span>;
}

function Row({ label, name, texts }: { label: string; name: string; texts: Calculation['texts'] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Figure name={name} texts={texts} />
      </dd>
    </div>
  );
}

interface ControlsProps {
  readonly offer: CalculatorOffer;
  readonly shown: Calculation;
  readonly page: Pick<PageContext, 't'>;
  readonly uid: string;
}

/** Each slider has a field beside it or a text that says where it stands: dragging is never the only way. */
function Controls({ offer, shown: { downPayment, limits, months, texts }, page: { t }, uid }: ControlsProps) {
  const { first, last } = periodEnds(offer);
  const ends = { min: Math.ceil(toMajor(limits.min)), max: Math.floor(toMajor(limits.max)) };
  const value = Math.round(toMajor(downPayment));
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.legend}>{t('finance.calculate')}</legend>
      <RangeControl
        id={`${uid}-down`}
        label={t('finance.downPayment')}
        field={
          <span className={rangeField}>
            <AmountField
              id={`${uid}-down`}
              inputMode="numeric"
              data-part="down-field"
              defaultValue={formatNumber(value, offer.locale, { decimals: 0 })}
            />
            <span aria-hidden="true">{CURRENCY_SIGN[offer.currency]}</span>
          </span>
        }
      >
        <Range
          {...ends}
          step={1}
          defaultValue={value}
          aria-label={t('finance.downPayment')}
          aria-valuetext={texts.downPayment}
          data-part="down"
        />
      </RangeControl>
      {first < last && (
        <RangeControl
          id={`${uid}-period`}
          label={t('finance.period')}
          field={
            <output htmlFor={`${uid}-period`} className={rangeField}>
              <Figure name="period" texts={texts} />
            </output>
          }
        >
          <Range
            id={`${uid}-period`}
            min={first}
            max={last}
            step={12}
            defaultValue={months}
            aria-valuetext={texts.period}
            data-part="period"
          />
        </RangeControl>
      )}
    </fieldset>
  );
}

const CURRENCY_SIGN = { SEK: 'kr', NOK: 'kr', GBP: '£', EUR: '€' } as const;
