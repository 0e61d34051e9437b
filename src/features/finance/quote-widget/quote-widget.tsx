import type { Quotation, QuoteSetting } from '~/modules/finance/server';
import type { PageContext } from '~/page/contract';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Select } from '~/ui/controls';
import { Disclosure } from '~/ui/disclosure';
import { AmountField, Range, RangeControl, rangeField } from '~/ui/range-control';
import frame from '../loan-example/finance-card.module.css';
import { LoanNotice } from '../loan-example/loan-example';
import {
  type Amount,
  counted,
  detailsOf,
  endsOf,
  fieldText,
  firstState,
  headlineOf,
  mileagesOf,
  poundsText,
  type QuoteCard,
  termsOf,
} from './quote-model';
import type { QuoteOffer } from './quote-offer';
import styles from './quote-widget.module.css';

interface QuoteWidgetProps {
  readonly offer: QuoteOffer;
  readonly page: Pick<PageContext, 't' | 'locale' | 'site'>;
  /** Prefix of the ids within. */
  readonly uid: string;
}

/** Where a visitor asks for a quote in words: the request form of the car's page. */
const ASK = '#contact-quote';

/** Stands for a figure that is not known yet. */
const UNKNOWN = '–';

/**
 * The finance of a car on the British site (QUOTE-5): monthly payment and APR, sliders and lists to try
 * others, the representative example (FCA CONC 3.5.5R) and the notice always beside them. Every figure comes from the
 * quote service. Without script it is the example at its default values: the controls are not there.
 */
export function QuoteWidget({ offer, page, uid }: QuoteWidgetProps) {
  const { t, locale } = page;
  const { quotation } = offer;
  const card = cardOf(offer, page);
  const headline = quotation === null ? { payment: UNKNOWN, apr: UNKNOWN } : headlineOf(quotation, locale);
  const apply = quotation?.Finance.Quote.QuoteActions.Apply ?? null;
  return (
    <section
      className={classNames(frame.card, styles.card)}
      aria-labelledby={`${uid}-title`}
      data-enhance="quote-widget"
      data-state="loading"
      data-quote={JSON.stringify(card)}
    >
      <h2 id={`${uid}-title`} className={frame.title}>
        {t('quote.title')}
      </h2>
      <dl className={styles.rates}>
        <div>
          <dt>{t('finance.monthlyCost')}</dt>
          <dd data-figure="payment">{headline.payment}</dd>
        </div>
        <div hidden={headline.apr === null}>
          <dt>{t('finance.effectiveRate')}</dt>
          <dd data-figure="apr">{headline.apr}</dd>
        </div>
      </dl>
      <Message page={page} />
      <Controls {...{ offer, card, page, uid }} />
      <p className="visually-hidden" role="status" data-part="status" />
      <Example quotation={quotation} title={t('finance.exampleTitle')} uid={uid} />
      <How page={page} />
      <LinkButton href={apply ?? ASK} hidden={apply === null} data-part="apply" block>
        {t('quote.apply')}
      </LinkButton>
      <LoanNotice page={page} />
    </section>
  );
}

const cardOf = ({ request }: QuoteOffer, { t, locale }: QuoteWidgetProps['page']): QuoteCard => ({
  request,
  locale,
  texts: {
    hint: t('quote.hint'),
    loading: t('quote.loading'),
    error: t('quote.error'),
    unavailable: t('quote.unavailable'),
    months: t('finance.months', { count: '{count}' }),
    miles: t('quote.miles', { count: '{count}' }),
    result: t('quote.result', { payment: '{payment}', deposit: '{deposit}', term: '{term}' }),
  },
});

/** All that the service tells of a quote: at least what a representative example must hold. */
function Example({ quotation, title, uid }: { quotation: Quotation | null; title: string; uid: string }) {
  return (
    <div className={styles.example} hidden={quotation === null} data-part="example">
      <h3 id={`${uid}-example`} className={styles.exampleTitle}>
        {title}
      </h3>
      <dl className={styles.facts} aria-labelledby={`${uid}-example`} data-part="details">
        {detailsOf(quotation?.Blocks ?? []).map(({ Key, Label, DisplayValue }) => (
          <div key={Key}>
            <dt>{Label}</dt>
            <dd>{DisplayValue}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** How the figures of the example hang together, for whoever asks; they themselves are the finance house's. */
function How({ page: { t } }: Pick<QuoteWidgetProps, 'page'>) {
  return (
    <Disclosure title={t('finance.how.title')}>
      <ol className={styles.how}>
        {(['quote.how.credit', 'quote.how.payments', 'quote.how.apr'] as const).map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** One place for all that is said about the quote: its size is kept, so that nothing below it moves. */
function Message({ page: { t } }: Pick<QuoteWidgetProps, 'page'>) {
  return (
    <p className={styles.message}>
      <span data-part="message">{t('quote.loading')}</span>{' '}
      <span hidden data-part="ways">
        <button type="button" data-part="retry" className={styles.way}>
          {t('quote.retry')}
        </button>{' '}
        <a href={ASK} className={styles.way}>
          {t('quote.ask')}
        </a>
      </span>
    </p>
  );
}

interface ControlsProps extends QuoteWidgetProps {
  readonly card: QuoteCard;
}

/** Out of use until the service has said what there is to choose from. */
function Controls({ offer, card, page, uid }: ControlsProps) {
  const { t, locale } = page;
  const [product] = offer.products;
  const state = product === undefined ? null : firstState(product);
  const mileages = product === undefined ? [] : mileagesOf(product);
  return (
    <fieldset className={styles.controls} disabled data-part="controls">
      <legend className="visually-hidden">{t('quote.title')}</legend>
      <List id={`${uid}-family`} label={t('quote.product')} part="family">
        {offer.products.map(({ FamilyKey, Name }) => (
          <option key={FamilyKey} value={FamilyKey}>
            {Name}
          </option>
        ))}
      </List>
      <div className={styles.pair}>
        <List id={`${uid}-term`} label={t('finance.period')} part="term" chosen={state?.term}>
          {(product === undefined ? [] : termsOf(product)).map((months) => (
            <option key={months} value={months}>
              {counted(card.texts.months, months, locale)}
            </option>
          ))}
        </List>
        <List
          id={`${uid}-mileage`}
          label={t('finance.mileagePerYear')}
          part="mileage"
          chosen={state?.mileage}
          hidden={mileages.length === 0}
        >
          {mileages.map((miles) => (
            <option key={miles} value={miles}>
              {counted(card.texts.miles, miles, locale)}
            </option>
          ))}
        </List>
      </div>
      <Slider
        {...{ uid, locale }}
        amount="deposit"
        label={t('finance.downPayment')}
        setting={product?.Deposit}
        value={state?.deposit ?? 0}
      />
      <Slider
        {...{ uid, locale }}
        amount="payment"
        label={t('finance.monthlyCost')}
        setting={product?.Payment}
        value={state?.payment ?? 0}
      />
    </fieldset>
  );
}

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly part: 'family' | 'term' | 'mileage';
  readonly chosen?: number | undefined;
  readonly hidden?: boolean;
  readonly children: React.ReactNode;
}

function List({ id, label, part, chosen, hidden = false, children }: ListProps) {
  return (
    <div className={styles.list} hidden={hidden} data-part={`${part}-control`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select id={id} data-part={part} defaultValue={chosen}>
        {children}
      </Select>
    </div>
  );
}

interface SliderProps {
  readonly uid: string;
  readonly amount: Amount;
  readonly label: string;
  readonly setting: QuoteSetting | undefined;
  readonly value: number;
  readonly locale: string;
}

/** A slider with a field beside it: dragging is never the only way. The step is a penny, as answers are to the penny. */
function Slider({ uid, amount, label, setting, value, locale }: SliderProps) {
  const id = `${uid}-${amount}`;
  const ends = setting === undefined ? { min: 0, max: 0 } : endsOf(setting);
  return (
    <RangeControl
      id={id}
      label={label}
      field={
        <span className={rangeField}>
          <span aria-hidden="true">£</span>
          <AmountField
            id={id}
            inputMode="decimal"
            data-part={`${amount}-field`}
            defaultValue={fieldText(value, locale)}
          />
        </span>
      }
    >
      <Range
        {...ends}
        step={0.01}
        defaultValue={value}
        aria-label={label}
        aria-valuetext={poundsText(value, locale)}
        data-part={amount}
      />
    </RangeControl>
  );
}
