import { type Dispatch, type ReactNode, useRef } from 'react';
import type { QuotedProduct, QuoteSetting } from '~/modules/finance/server';
import { Select } from '~/ui/form/controls';
import { AmountControl } from '../amount-control';
import { useEarlyValue } from '../early-value';
import {
  type Amount,
  endsOf,
  fieldText,
  mileagesOf,
  poundsText,
  type QuoteState,
  readAmount,
  STEPS,
  snapToStep,
  termsOf,
} from './quote-model';
import type { QuoteAction, QuoteStore } from './quote-store';
import styles from './quote-widget.module.css';
import type { QuoteTexts } from './texts';

/** Debounce of sliders; choices from lists are sent at once. */
const DEBOUNCE_MS = 250;

/** Setting of the controls before a product is known. */
const NO_SETTING: QuoteSetting = { Locale: '', Default: 0, Minimum: 0, Maximum: 0 };

interface ControlsProps {
  readonly store: QuoteStore;
  readonly dispatch: Dispatch<QuoteAction>;
  readonly t: QuoteTexts;
  readonly locale: string;
  readonly uid: string;
}

/** Disabled until the products are known. */
export function QuoteControls({ store: { products, choice }, dispatch, t, locale, uid }: ControlsProps) {
  const change = (to: Partial<QuoteState>, debounceMs = 0) =>
    dispatch({ type: 'choose', change: to, debounceMs });
  const mileages = choice === null ? [] : mileagesOf(choice.product);
  const slider = { choice, change, locale, uid };
  return (
    <fieldset className={styles.controls} disabled={choice === null}>
      <legend className="visually-hidden">{t('quote.title')}</legend>
      <List
        id={`${uid}-family`}
        label={t('quote.product')}
        chosen={choice?.product.FamilyKey}
        onChoose={(family) => dispatch({ type: 'choose-family', family })}
      >
        {products.map(({ FamilyKey, Name }) => (
          <option key={FamilyKey} value={FamilyKey}>
            {Name}
          </option>
        ))}
      </List>
      <div className={styles.pair}>
        <List
          id={`${uid}-term`}
          label={t('finance.period')}
          chosen={choice?.state.term}
          onChoose={(term) => change({ term: Number(term) })}
        >
          {(choice === null ? [] : termsOf(choice.product)).map((months) => (
            <option key={months} value={months}>
              {t('finance.months', { count: months })}
            </option>
          ))}
        </List>
        <List
          id={`${uid}-mileage`}
          label={t('finance.mileagePerYear')}
          chosen={choice?.state.mileage}
          hidden={mileages.length === 0}
          onChoose={(mileage) => change({ mileage: Number(mileage) })}
        >
          {mileages.map((miles) => (
            <option key={miles} value={miles}>
              {t('quote.miles', { count: miles })}
            </option>
          ))}
        </List>
      </div>
      <Slider {...slider} amount="deposit" label={t('finance.downPayment')} />
      <Slider {...slider} amount="payment" label={t('finance.monthlyCost')} />
    </fieldset>
  );
}

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly chosen: string | number | undefined;
  readonly hidden?: boolean;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function List({ id, label, chosen = '', hidden = false, onChoose, children }: ListProps) {
  const list = useRef<HTMLSelectElement>(null);
  useEarlyValue(list, onChoose);
  return (
    <div className={styles.list} hidden={hidden}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select ref={list} id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </Select>
    </div>
  );
}

interface SliderProps {
  readonly choice: QuoteStore['choice'];
  readonly change: (to: Partial<QuoteState>, debounceMs?: number) => void;
  readonly amount: Amount;
  readonly label: string;
  readonly locale: string;
  readonly uid: string;
}

/** To the penny, as the answers are. */
function Slider({ choice, change, amount, label, locale, uid }: SliderProps) {
  const setting = choice === null ? NO_SETTING : settingOf(choice.product, amount);
  const value = choice?.state[amount] ?? 0;
  const { min, max } = endsOf(setting);
  const step = STEPS[amount];
  const setAmount = (to: number, debounceMs?: number) =>
    change(amount === 'deposit' ? { deposit: to, led: amount } : { payment: to, led: amount }, debounceMs);
  return (
    <AmountControl
      id={`${uid}-${amount}`}
      label={label}
      sign="£"
      isSignFirst
      inputMode="decimal"
      // The service's answer may be slightly outside its own limits.
      min={Math.min(min, value)}
      max={Math.max(max, value)}
      precision={0.01}
      step={step}
      value={value}
      text={fieldText(value, locale)}
      valueText={poundsText(value, locale)}
      onSlide={(to) => setAmount(snapToStep(setting, to, step), DEBOUNCE_MS)}
      onStep={(steps) => setAmount(snapToStep(setting, value + steps * step, step), DEBOUNCE_MS)}
      onType={(text) => {
        // What is no amount asks for nothing: the payment on the page may be that of a deposit a few pence beside.
        const typed = readAmount(text);
        if (typed !== null) setAmount(typed);
      }}
    />
  );
}

const settingOf = (product: QuotedProduct, amount: Amount): QuoteSetting =>
  amount === 'deposit' ? product.Deposit : product.Payment;
