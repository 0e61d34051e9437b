import { type KeyboardEvent, useRef } from 'react';
import { DOWN_PAYMENT_STEP, type MinorUnits, periodsOf, toMajor, toMinor } from '~/modules/finance';
import { Range, RangeControl, rangeField } from '~/ui/form/range-control';
import { wholeNumber } from '~/ui/form/whole-number';
import { formatNumber, formatPrice } from '~/ui/text/format';
import { AmountControl } from '../amount-control';
import { useEarlyValue } from '../early-value';
import { stepsOfKey } from '../steps-of-key';
import { type Calculation, type CalculatorOffer, periodEnds } from './calculation';
import styles from './loan-calculator.module.css';
import type { CalculatorTexts } from './texts';
import type { ShownCalculation } from './use-calculation';

interface ControlsProps {
  readonly offer: CalculatorOffer;
  readonly shown: Calculation;
  readonly change: ShownCalculation['change'];
  readonly isLimited: boolean;
  readonly t: CalculatorTexts;
  readonly uid: string;
}

const STEP = toMajor(DOWN_PAYMENT_STEP);
/** Months between two periods (LOAN-4). */
const PERIOD_STEP = 12;
const CURRENCY_SIGN = { SEK: 'kr', NOK: 'kr', GBP: '£', EUR: '€' } as const;

/** The two sliders, with a field or text for each. */
export function Controls(props: ControlsProps) {
  const { offer, shown, isLimited, t } = props;
  const { first, last } = periodEnds(offer);
  const price = (amount: MinorUnits) => formatPrice(toMajor(amount), offer.locale, offer.currency);
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.legend}>{t('finance.calculate')}</legend>
      <div>
        <DownPayment {...props} />
        <p className={styles.note} aria-live="polite">
          {isLimited &&
            t('finance.downPaymentLimits', { min: price(shown.limits.min), max: price(shown.limits.max) })}
        </p>
      </div>
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
      onSlide={(to) =>
        change({ downPayment: to <= ends.min ? limits.min : toMinor(snapToStep(to, ends.max)) })
      }
      onStep={(steps) => {
        const to = downPayment + steps * DOWN_PAYMENT_STEP;
        change({ downPayment: Math.min(limits.max, Math.max(limits.min, to)) });
      }}
      onType={(text) => {
        const typed = wholeNumber(text);
        change(typed === null ? {} : { downPayment: toMinor(typed) });
      }}
    />
  );
}

/** A dragged thumb moves in steps; its end is reachable although it may be off the steps. */
const snapToStep = (value: number, max: number): number =>
  value >= max ? max : Math.round(value / STEP) * STEP;

interface PeriodProps extends ControlsProps {
  readonly first: number;
  readonly last: number;
}

/** A drag snaps to the nearest period that is offered; a key goes on to the next one, which may be years away. */
function Period({ offer, shown: { months, texts }, change, t, uid, first, last }: PeriodProps) {
  const range = useRef<HTMLInputElement>(null);
  const offered = periodsOf(offer.durations).map((each) => each.months);
  useEarlyValue(range, (value) => {
    const to = Number(value);
    const onward = to < months ? offered.findLast((each) => each <= to) : offered.find((each) => each >= to);
    change({ months: onward ?? to });
  });
  const isEven = offered.every((each) => (each - first) % PERIOD_STEP === 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsOfKey(event.key);
    // A key from before it woke has moved the thumb already.
    if (steps === null || !event.isTrusted) return;
    event.preventDefault();
    const to = Math.min(offered.length - 1, Math.max(0, offered.indexOf(months) + steps));
    change({ months: offered[to] ?? months });
  };
  return (
    <RangeControl
      id={`${uid}-period`}
      label={t('finance.period')}
      field={
        // The slider says it: an output would say it again.
        <span className={rangeField} aria-hidden="true">
          {texts.period}
        </span>
      }
    >
      <Range
        ref={range}
        id={`${uid}-period`}
        min={first}
        max={last}
        step={isEven ? PERIOD_STEP : 1}
        value={months}
        aria-valuetext={texts.period}
        onChange={(event) => change({ months: event.target.valueAsNumber })}
        onKeyDown={onKeyDown}
      />
    </RangeControl>
  );
}
