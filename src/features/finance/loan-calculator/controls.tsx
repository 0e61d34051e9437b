import { useRef } from 'react';
import { DOWN_PAYMENT_STEP, toMajor, toMinor } from '~/modules/finance';
import { Range, RangeControl, rangeField } from '~/ui/form/range-control';
import { formatNumber } from '~/ui/text/format';
import { AmountControl } from '../amount-control';
import { useEarlyValue } from '../early-value';
import { type Calculation, type CalculatorOffer, periodEnds } from './calculation';
import styles from './loan-calculator.module.css';
import type { CalculatorTexts } from './texts';
import type { ShownCalculation } from './use-calculation';

interface ControlsProps {
  readonly offer: CalculatorOffer;
  readonly shown: Calculation;
  readonly change: ShownCalculation['change'];
  readonly t: CalculatorTexts;
  readonly uid: string;
}

const STEP = toMajor(DOWN_PAYMENT_STEP);
const CURRENCY_SIGN = { SEK: 'kr', NOK: 'kr', GBP: '£', EUR: '€' } as const;

/** The two sliders, with a field or text for each. */
export function Controls(props: ControlsProps) {
  const { offer, t } = props;
  const { first, last } = periodEnds(offer);
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.legend}>{t('finance.calculate')}</legend>
      <DownPayment {...props} />
      {first < last && <Period {...props} first={first} last={last} />}
    </fieldset>
  );
}

function DownPayment({ offer, shown: { downPayment, limits, texts }, change, t, uid }: ControlsProps) {
  const ends = { min: Math.ceil(toMajor(limits.min)), max: Math.floor(toMajor(limits.max)) };
  const value = Math.round(toMajor(downPayment));
  return (
    <AmountControl
      id={`${uid}-down`}
      label={t('finance.downPayment')}
      sign={CURRENCY_SIGN[offer.currency]}
      inputMode="numeric"
      {...ends}
      precision={1}
      step={STEP}
      value={value}
      text={formatNumber(value, offer.locale, { decimals: 0 })}
      valueText={texts.downPayment}
      onSlide={(to) => change({ downPayment: toMinor(snapToStep(to, ends)) })}
      onStep={(steps) => change({ downPayment: downPayment + steps * DOWN_PAYMENT_STEP })}
      onType={(text) => {
        const digits = text.replaceAll(/\D/g, '');
        change(digits === '' ? {} : { downPayment: toMinor(Number(digits)) });
      }}
    />
  );
}

/** A dragged thumb moves in steps; both ends are reachable although they may be off the steps. */
function snapToStep(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  if (value <= min) return min;
  return value >= max ? max : Math.round(value / STEP) * STEP;
}

interface PeriodProps extends ControlsProps {
  readonly first: number;
  readonly last: number;
}

function Period({ shown: { months, texts }, change, t, uid, first, last }: PeriodProps) {
  const range = useRef<HTMLInputElement>(null);
  useEarlyValue(range, (value) => change({ months: Number(value) }));
  return (
    <RangeControl
      id={`${uid}-period`}
      label={t('finance.period')}
      field={
        <output htmlFor={`${uid}-period`} className={rangeField}>
          {texts.period}
        </output>
      }
    >
      <Range
        ref={range}
        id={`${uid}-period`}
        min={first}
        max={last}
        step={12}
        value={months}
        aria-valuetext={texts.period}
        onChange={(event) => change({ months: event.target.valueAsNumber })}
      />
    </RangeControl>
  );
}
