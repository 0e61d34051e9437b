import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DOWN_PAYMENT_STEP, toMajor, toMinor } from '~/modules/finance';
import { formatNumber } from '~/ui/format';
import { AmountField, Range, RangeControl, rangeField } from '~/ui/range-control';
import { stepsOfKey } from '../steps-of-key';
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

/** Each slider has a field beside it or a text that says where it stands: dragging is never the only way. */
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
  const range = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const ends = { min: Math.ceil(toMajor(limits.min)), max: Math.floor(toMajor(limits.max)) };
  const value = Math.round(toMajor(downPayment));
  const written = formatNumber(value, offer.locale, { decimals: 0 });
  // While somebody types, half a number is no choice; and their own text is never rewritten under their hands.
  const [typed, setTyped] = useState<string | null>(null);
  const accept = (text: string) => {
    const digits = text.replaceAll(/\D/g, '');
    setTyped(null);
    change(digits === '' ? {} : { downPayment: toMinor(Number(digits)) });
  };

  const takeOver = useEffectEvent(() => {
    const dragged = range.current?.valueAsNumber ?? value;
    const text = field.current?.value ?? written;
    if (text !== field.current?.defaultValue) {
      if (document.activeElement === field.current) setTyped(text);
      else accept(text);
    } else if (Math.abs(dragged - value) >= STEP / 2) change({ downPayment: toMinor(onGrid(dragged, ends)) });
  });
  // What was done before the card woke.
  useEffect(() => takeOver(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsOfKey(event.key);
    if (steps === null) return;
    event.preventDefault();
    change({ downPayment: downPayment + steps * DOWN_PAYMENT_STEP });
  };
  return (
    <RangeControl
      id={`${uid}-down`}
      label={t('finance.downPayment')}
      field={
        <span className={rangeField}>
          <AmountField
            ref={field}
            id={`${uid}-down`}
            inputMode="numeric"
            value={typed ?? written}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={(event) => typed !== null && accept(event.target.value)}
            onKeyDown={(event) =>
              event.key === 'Enter' && typed !== null && accept(event.currentTarget.value)
            }
          />
          <span aria-hidden="true">{CURRENCY_SIGN[offer.currency]}</span>
        </span>
      }
    >
      <Range
        ref={range}
        {...ends}
        step={1}
        value={value}
        aria-label={t('finance.downPayment')}
        aria-valuetext={texts.downPayment}
        onChange={(event) => change({ downPayment: toMinor(onGrid(event.target.valueAsNumber, ends)) })}
        onKeyDown={onKeyDown}
      />
    </RangeControl>
  );
}

/** A dragged thumb moves by thousands; both ends can be reached although they are not on that grid. */
function onGrid(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  if (value <= min) return min;
  return value >= max ? max : Math.round(value / STEP) * STEP;
}

interface PeriodProps extends ControlsProps {
  readonly first: number;
  readonly last: number;
}

function Period({ shown: { months, texts }, change, t, uid, first, last }: PeriodProps) {
  const range = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const dragged = range.current?.valueAsNumber ?? months;
    if (dragged !== months) change({ months: dragged });
  });
  useEffect(() => takeOver(), []);
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
