import { downPaymentLimits, durationOf } from './calculator';
import { type ContractDuration, loanQuote, termsOf } from './loan';
import { toMajor, toMinor } from './money';

/** One period of a site's own terms; percentages of the price, interest in per cent a year. */
interface LoanPeriod {
  readonly months: number;
  readonly interest_rate: number;
  /** Null: as the lender says of each car. */
  readonly residual_percentage: number | null;
  readonly cash_amount_max_percentage: number | null;
}

/** The terms of loans that a site sets for all its cars in place of the lender's; amounts in whole currency, as records have them. */
export interface LoanPlan {
  readonly start_fee: number;
  readonly invoice_fee: number;
  readonly cash_amount_min_percentage: number;
  /** What a car is first shown with; the nearest that it has. */
  readonly default_months: number;
  readonly periods: readonly LoanPeriod[];
}

/** What a lender says of a car's period. */
interface LenderPeriod {
  readonly months: number;
  readonly residual_percentage: number | null;
  readonly cash_amount_max_percentage: number | null;
}

/** A car's loan by a plan. */
interface PlannedLoan {
  readonly periods: readonly ContractDuration[];
  readonly months: number;
  readonly interestRate: number;
  /** Whole currency; cents where the currency's prices have them. */
  readonly monthlyCost: number;
}

/**
 * The loan of a car by a plan, at its smallest down payment. Of a period for which the plan leaves the residual value to the
 * lender there is none where the lender has no such period. Null where nothing can be lent, or no effective rate be told.
 * @param price whole currency
 */
export function plannedLoan(
  plan: LoanPlan,
  car: { readonly price: number; readonly currency: string; readonly lender: readonly LenderPeriod[] },
): PlannedLoan | null {
  const periods = plan.periods.flatMap((period) => {
    const lender = car.lender.find(({ months }) => months === period.months);
    const residual = period.residual_percentage ?? lender?.residual_percentage ?? null;
    if (residual === null) return [];
    return [
      {
        months: period.months,
        interest_rate: period.interest_rate,
        residual_percentage: residual,
        cash_amount_max_percentage:
          period.cash_amount_max_percentage ?? lender?.cash_amount_max_percentage ?? 100 - residual,
        invoice_fee: plan.invoice_fee,
        start_fee: plan.start_fee,
      },
    ];
  });
  const chosen = durationOf(periods, plan.default_months);
  if (chosen === undefined) return null;
  const monthlyCost = monthlyCostOf(chosen, {
    ...car,
    cash_amount_min_percentage: plan.cash_amount_min_percentage,
  });
  return monthlyCost === null
    ? null
    : { periods, months: chosen.months, interestRate: chosen.interest_rate, monthlyCost };
}

/**
 * What a loan costs a month at its smallest down payment: whole currency, cents where the currency's prices have them. Null
 * where nothing can be lent, or no effective rate be told.
 * @param price whole currency
 */
export function monthlyCostOf(
  duration: ContractDuration,
  car: { readonly price: number; readonly currency: string; readonly cash_amount_min_percentage: number },
): number | null {
  const price = toMinor(car.price);
  const { min } = downPaymentLimits(price, car.cash_amount_min_percentage, duration);
  const quote = loanQuote({ price, downPayment: min, terms: termsOf(duration, false) });
  if (!quote.ok) return null;
  const cost = toMajor(quote.value.monthlyCost);
  return hasCents(car.currency) ? cost : Math.round(cost);
}

/** Crowns are shown whole. */
const hasCents = (currency: string): boolean => currency === 'EUR' || currency === 'GBP';
