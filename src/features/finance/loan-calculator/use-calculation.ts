import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { noteCalculation } from '~/features/request-form/browser';
import { toMajor } from '~/modules/finance';
import { pushEvent } from '~/ui/analytics';
import { type Calculation, type CalculatorOffer, calculate, type LoanChoice, loanClaim } from './calculation';
import { choiceOfHash, loanHash } from './loan-hash';

/** Measuring waits until the sliders have come to rest (ANALYTICS-5). */
const MEASURE_MS = 500;
/** What is read aloud waits a little, so that a drag is not a flood of numbers. */
const ANNOUNCE_MS = 400;

export interface ShownCalculation {
  readonly card: RefObject<HTMLElement | null>;
  readonly shown: Calculation;
  /** Where there is no such loan the last one stays. */
  readonly change: (choice: Partial<LoanChoice>) => void;
  /** To be read aloud. */
  readonly status: string | undefined;
}

interface Options {
  readonly offer: CalculatorOffer;
  readonly carId: string;
  readonly first: Calculation;
}

/** The loan that a visitor tries out; the request form of the car is told of it. */
export function useCalculation({ offer, carId, first }: Options): ShownCalculation {
  const card = useRef<HTMLElement>(null);
  // Several changes may come between two renders.
  const latest = useRef(first);
  const [tried, setTried] = useState<Calculation>();

  const change = (choice: Partial<LoanChoice>) => {
    const { months, downPayment } = latest.current;
    const calculation = calculate(offer, { months, downPayment, ...choice }) ?? latest.current;
    latest.current = calculation;
    setTried(calculation);
    noteCalculation(carId, { loan: loanClaim(offer, calculation, true) });
    // A quick view has no form: its links to the car's page take the loan along.
    const links = card.current
      ?.closest('[data-quick-frame]')
      ?.querySelectorAll<HTMLAnchorElement>('a[data-quick-full]');
    for (const link of links ?? []) link.hash = loanHash(calculation);
  };

  const takeOver = useEffectEvent(() => {
    const carried = choiceOfHash(location.hash);
    if (carried !== null) change(carried);
  });
  useEffect(() => takeOver(), []);

  return { card, shown: tried ?? first, change, status: useSettled(tried) };
}

/** Once the sliders rest the loan is measured, and returned as text to be read aloud. */
function useSettled(calculation: Calculation | undefined): string | undefined {
  const [status, setStatus] = useState<string>();
  useEffect(() => {
    if (calculation === undefined) return;
    const announcing = setTimeout(() => setStatus(calculation.texts.perMonth), ANNOUNCE_MS);
    const measuring = setTimeout(() => measure(calculation), MEASURE_MS);
    return () => {
      clearTimeout(announcing);
      clearTimeout(measuring);
    };
  }, [calculation]);
  return status;
}

const measure = ({ quote }: Calculation): void =>
  pushEvent({
    event: 'calculator',
    calculator_type: 'loan',
    down_payment: toMajor(quote.downPayment),
    period: quote.months,
    monthly_cost: toMajor(quote.monthlyCost),
  });
