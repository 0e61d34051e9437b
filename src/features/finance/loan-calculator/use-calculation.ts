import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { noteCalculation } from '~/features/request-form/browser';
import { toMajor } from '~/modules/finance';
import { pushEvent } from '~/ui/analytics';
import { type Calculation, type CalculatorOffer, calculate, type LoanChoice, loanClaim } from './calculation';
import { choiceOfHash, loanHash } from './loan-hash';

/** Debounce of analytics (ANALYTICS-5). */
const MEASURE_MS = 500;
/** Debounce of announcements while dragging. */
const ANNOUNCE_MS = 400;

export interface ShownCalculation {
  readonly card: RefObject<HTMLElement | null>;
  readonly shown: Calculation;
  /** Keeps the last loan where there is none for the choice. */
  readonly change: (choice: Partial<LoanChoice>) => void;
  /** The down payment that was chosen is not possible: the nearest one that is stands in its place. */
  readonly isLimited: boolean;
  /** Text of the status region. */
  readonly status: string | undefined;
}

interface Options {
  readonly offer: CalculatorOffer;
  readonly carId: string;
  readonly first: Calculation;
}

/** The visitor's calculation; the car's request form gets it too. */
export function useCalculation({ offer, carId, first }: Options): ShownCalculation {
  const card = useRef<HTMLElement>(null);
  // Several changes may come between two renders.
  const latest = useRef(first);
  const [changed, setChanged] = useState<Calculation>();
  const [isLimited, setLimited] = useState(false);

  const change = (choice: Partial<LoanChoice>) => {
    const { months, downPayment } = latest.current;
    const chosen = { months, downPayment, ...choice };
    const calculation = calculate(offer, chosen) ?? latest.current;
    latest.current = calculation;
    setChanged(calculation);
    setLimited(calculation.downPayment !== chosen.downPayment);
    noteCalculation(carId, { loan: loanClaim(offer, calculation, true) });
    // A quick view has no form: its links to the car's page carry the loan.
    const links = card.current
      ?.closest('[data-quick-frame]')
      ?.querySelectorAll<HTMLAnchorElement>('a[data-quick-full]');
    for (const link of links ?? []) link.hash = loanHash(calculation);
  };

  const applyHash = useEffectEvent(() => {
    const choice = choiceOfHash(location.hash);
    if (choice === null) return;
    // A slider that was moved before this ran has been applied already, and says what the visitor wants.
    const { months, downPayment } = latest.current;
    change({
      months: months === first.months ? choice.months : months,
      downPayment: downPayment === first.downPayment ? choice.downPayment : downPayment,
    });
  });
  useEffect(() => applyHash(), []);

  return { card, shown: changed ?? first, change, isLimited, status: useStatus(changed) };
}

/** Debounces analytics and the announcement, which it returns. */
function useStatus(calculation: Calculation | undefined): string | undefined {
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
