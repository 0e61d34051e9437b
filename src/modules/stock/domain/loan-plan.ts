import type { z } from 'zod';
import { type LoanPlan, plannedLoan } from '~/modules/finance';
import type { JsonObject } from '~/platform/json';
import { carRecordSchema } from './car-record';
import { completeLoan, monthlyText } from './complete-finance';
import type { StockSite } from './site';

/** What a site sets of the loans of its cars. */
export interface PlanInForce {
  /** Null: the site has set that the lender's terms apply again. */
  readonly plan: LoanPlan | null;
  /** Tells it apart from any other. */
  readonly version: number;
  /** ISO time from which it applies. */
  readonly since: string;
}

/** The plan of a site that is in force; null: it never had one. */
export type LoanPlans = (site: string) => PlanInForce | null;

const financed = carRecordSchema.pick({
  car_price: true,
  car_price_currency: true,
  car_has_loan: true,
  car_loan_option: true,
});

/**
 * A car with the loan that the site's plan gives it. Which cars have a loan is the lender's to say; one whose loan cannot be worked
 * out by the plan has none. What is remembered of a car by `indexed_at` is not taken for what it says since other terms apply.
 */
export function withLoanPlan(car: JsonObject, { plan, since }: PlanInForce, site: StockSite): JsonObject {
  const parsed = financed.safeParse(car);
  if (!parsed.success || parsed.data.car_has_loan !== true) return car;
  const { indexed_at: indexedAt } = car;
  const dated = typeof indexedAt === 'string' && indexedAt < since ? { ...car, indexed_at: since } : car;
  return plan === null ? dated : planned(dated, parsed.data, plan, site);
}

function planned(
  car: JsonObject,
  { car_price: price, car_price_currency, car_loan_option: option }: z.output<typeof financed>,
  plan: LoanPlan,
  site: StockSite,
): JsonObject {
  const currency = car_price_currency ?? site.currency;
  if (option === null || price === null) return withoutLoan(car);
  const loan = plannedLoan(plan, { price, currency, lender: option.contract_durations });
  if (loan === null) return withoutLoan(car);
  const completed = completeLoan(
    {
      ...option,
      default_monthly_cost: loan.monthlyCost,
      default_monthly_cost_text: null,
      default_contract_duration: {
        months: loan.months,
        cash_amount_min_percentage: plan.cash_amount_min_percentage,
      },
      contract_durations: loan.periods.map((each) => ({ ...each, ...NO_TEXTS })),
    },
    { currency, site, monthly: monthlyText(currency, site) },
  );
  return {
    ...car,
    car_loan_option: completed,
    car_loan_monthly_cost: loan.monthlyCost,
    car_loan_rate: loan.interestRate,
    car_loan_duration: loan.months,
    // The lender's own example has the lender's figures.
    car_loan_description: option.description,
  };
}

/** Texts that are made from the figures. */
const NO_TEXTS = { invoice_fee_text: null, start_fee_text: null, interest_rate_text: null } as const;

const withoutLoan = (car: JsonObject): JsonObject => ({
  ...car,
  car_has_loan: false,
  car_loan_option: null,
  car_loan_monthly_cost: null,
  car_loan_rate: null,
  car_loan_duration: null,
  car_loan_description: null,
});
