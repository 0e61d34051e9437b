import {
  completeDuration,
  downPaymentLimits,
  effectiveRate,
  loanQuote,
  termsOf,
  toMajor,
  toMinor,
} from '~/modules/finance';
import { carRecordSchema, type LoanOption } from '~/modules/stock';
import type { JsonValue } from '~/platform/json';

/** A monthly cost with the effective rate that the law requires beside it. */
export interface ShownLoan {
  /** Whole currency, as the record has it. */
  readonly monthly_cost: number;
  /** Per cent a year, not rounded. */
  readonly effective_rate: number;
}

const loanOption = carRecordSchema.shape.car_loan_option;

/**
 * The loan that a card may show: the stored monthly cost with its effective rate. Null where the rate cannot be calculated,
 * because a cost must not be shown without it (konsumentkreditlagen 7 §).
 */
export function shownLoan(
  price: number | null,
  monthlyCost: number | null,
  option: JsonValue | undefined,
): ShownLoan | null {
  if (price === null || monthlyCost === null || option === null || option === undefined) return null;
  const parsed = loanOption.safeParse(option);
  return parsed.success && parsed.data !== null ? loanWithRate(price, monthlyCost, parsed.data) : null;
}

function loanWithRate(price: number, monthlyCost: number, option: LoanOption): ShownLoan | null {
  const chosen = option.default_contract_duration;
  const term = option.contract_durations.find(({ months }) => months === chosen?.months);
  if (!chosen || !term) return null;
  const duration = completeDuration(term, term.interest_rate ?? 0);
  const minor = toMinor(price);
  const { min } = downPaymentLimits(minor, chosen.cash_amount_min_percentage ?? 0, duration);
  const quote = loanQuote({ price: minor, downPayment: min, terms: termsOf(duration, false) });
  if (!quote.ok) return null;
  // A stored cost rounded to whole kronor has the rate of the exact loan, as on the car's page.
  if (Math.abs(toMajor(quote.value.monthlyCost) - monthlyCost) < 1)
    return { monthly_cost: monthlyCost, effective_rate: quote.value.effectiveRate };
  const rate = effectiveRate({
    drawdowns: [{ amount: quote.value.credit, at: {} }],
    payments: [
      { amount: quote.value.startFee, at: {} },
      { amount: toMinor(monthlyCost), count: term.months, at: { months: 1 }, every: { months: 1 } },
      { amount: quote.value.residual, at: { months: term.months } },
    ],
  });
  return rate.ok ? { monthly_cost: monthlyCost, effective_rate: rate.value } : null;
}
