import { useMemo } from 'react';
import { type MessageSubset, translatorOver } from '~/messages/translate';
import { Disclosure } from '~/ui/disclosure';
import { LoanWarning } from '~/ui/text/loan-warning';
import frame from '../loan-example/finance-card.module.css';
import { type Calculation, type CalculatorOffer, calculate } from './calculation';
import { type CarriedOffer, offerOf } from './carried-offer';
import { Controls } from './controls';
import styles from './loan-calculator.module.css';
import type { CalculatorKey } from './texts';
import { useCalculation } from './use-calculation';

export interface CalculatorProps {
  readonly offer: CarriedOffer;
  readonly carId: string;
  readonly title: string;
  readonly description: { readonly text: string; readonly lang?: string } | null;
  readonly texts: MessageSubset<CalculatorKey>;
  readonly warning: { readonly heading: string; readonly body: string };
  readonly uid: string;
  readonly level: 'h2' | 'h3';
}

/** Steps of "how is this computed". */
const STEPS = ['howCredit', 'howPayment', 'howMonthly', 'howTotal', 'howEffective'] as const;

/**
 * A loan with its cost, its rates and the example that the law requires, and two sliders (LOAN-4 to LOAN-6). Without script
 * it shows the default values and hides the controls.
 */
export function Calculator(props: CalculatorProps) {
  const offer = useMemo(() => offerOf(props.offer), [props.offer]);
  const first = useMemo(() => calculate(offer, { months: offer.months, downPayment: 0 }), [offer]);
  return first === null ? null : <Card {...props} offer={offer} first={first} />;
}

interface CardProps extends Omit<CalculatorProps, 'offer'> {
  readonly offer: CalculatorOffer;
  readonly first: Calculation;
}

function Card(props: CardProps) {
  const { offer, title, description, warning, uid, level: Heading } = props;
  const t = useMemo(() => translatorOver(props.texts), [props.texts]);
  const { card, shown, change, isLimited, status } = useCalculation(props);
  const { texts } = shown;
  return (
    <section ref={card} className={frame.card} aria-labelledby={`${uid}-title`}>
      <Heading id={`${uid}-title`} className={frame.title}>
        {title}
      </Heading>
      <p className={styles.cost}>
        <Figure>{texts.perMonth}</Figure>
      </p>
      <dl className={styles.rates}>
        <Row label={t('finance.nominalRate')}>{texts.nominal}</Row>
        <Row label={t('finance.effectiveRate')}>{texts.effective}</Row>
      </dl>
      <Controls offer={offer} shown={shown} change={change} isLimited={isLimited} t={t} uid={uid} />
      <dl className={styles.facts}>
        <Row label={t('finance.loanAmount')}>{texts.amount}</Row>
        <Row label={t('finance.residual')}>{texts.residual}</Row>
        <Row label={t('finance.total')}>{texts.total}</Row>
      </dl>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {description !== null && (
        <p className={styles.note} lang={description.lang} data-description="">
          {description.text}
        </p>
      )}
      <p className={styles.note}>
        <strong className={styles.strong}>{t('finance.exampleTitle')}</strong>{' '}
        <Figure>{texts.example}</Figure> {t('finance.startFeeUpFront')}
      </p>
      {offer.disclaimer !== null && (
        <p className={styles.note}>
          <Figure>{texts.disclaimer}</Figure>
        </p>
      )}
      <Disclosure title={t('finance.how.title')} className={styles.how}>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <Figure>{texts[step]}</Figure>
            </li>
          ))}
        </ol>
      </Disclosure>
      <LoanWarning {...warning} />
    </section>
  );
}

interface FigureProps {
  readonly children: string | undefined;
}

/** Browsers and the server may format amounts with different spaces; hydration ignores that. */
function Figure({ children }: FigureProps) {
  return <span suppressHydrationWarning>{children}</span>;
}

function Row({ label, children }: FigureProps & { readonly label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd suppressHydrationWarning>{children}</dd>
    </div>
  );
}
