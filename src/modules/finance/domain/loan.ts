import { err, ok, type Result } from '~/platform/result';
import { annuityPayment } from './annuity';
import { type EffectiveRateFailure, effectiveRate } from './effective-rate';
import { type MinorUnits, percentOf, toMinor } from './money';

/**
 * One period of a loan option, as the search record spells it: amounts in whole currency, percentages of the
 * price, interest in per cent a year (LOAN-4).
 */
export interface ContractDuration {
  readonly months: number;
  readonly residual_percentage: number;
  readonly cash_amount_max_percentage: number;
  readonly invoice_fee: number;
  readonly start_fee: number;
  readonly interest_rate: number;
}

/** A period as a record has it: null is what its source says nothing of. */
type RecordedPeriod = Pick<ContractDuration, 'months'> & {
  readonly [Term in Exclude<keyof ContractDuration, 'months' | 'interest_rate'>]: number | null;
};

/**
 * A record's period as it is reckoned with: what is left out is no residual value, no fee and no limit of the down payment.
 * @param interestRate per cent a year; apart, as a missing rate is unknown and never 0 of itself
 */
export const completeDuration = (period: RecordedPeriod, interestRate: number): ContractDuration => ({
  months: period.months,
  residual_percentage: period.residual_percentage ?? 0,
  cash_amount_max_percentage: period.cash_amount_max_percentage ?? 100,
  invoice_fee: period.invoice_fee ?? 0,
  start_fee: period.start_fee ?? 0,
  interest_rate: interestRate,
});

/** The conditions of one period in minor units. */
export interface LoanTerms {
  readonly months: number;
  /** Of the price. */
  readonly residualPercentage: number;
  /** Nominal, per cent a year. */
  readonly interestRate: number;
  readonly startFee: MinorUnits;
  readonly invoiceFee: MinorUnits;
  /** Lenders differ: the start fee is lent with the rest, or paid up front. A setting of the loan product. */
  readonly startFeeInPrincipal: boolean;
}

export interface LoanInput {
  readonly price: MinorUnits;
  readonly downPayment: MinorUnits;
  readonly terms: LoanTerms;
  /** In place of the terms' share of the price. */
  readonly residual?: MinorUnits;
}

export interface LoanQuote {
  readonly months: number;
  readonly downPayment: MinorUnits;
  /** What the borrower receives: price less down payment. */
  readonly credit: MinorUnits;
  /** What interest is paid on: the credit, with the start fee when the product lends it. */
  readonly principal: MinorUnits;
  /** Paid with the last month's payment. */
  readonly residual: MinorUnits;
  /** Interest and amortisation of a month, without the invoice fee. */
  readonly monthlyPayment: MinorUnits;
  /** What the borrower pays a month, invoice fee included. */
  readonly monthlyCost: MinorUnits;
  /** The last month's cost: it settles what rounding the others to the minor unit left (the residual is apart). */
  readonly lastMonthlyCost: MinorUnits;
  /** Nominal, per cent a year. */
  readonly interestRate: number;
  /** Per cent a year, not rounded; show with `roundRate`. */
  readonly effectiveRate: number;
  /** All monthly costs (the last one its own), the residual, and a start fee paid up front; not the down payment. */
  readonly totalToPay: MinorUnits;
  /** totalToPay − credit = interest + fees. */
  readonly creditCost: MinorUnits;
  /** Start fee and all invoice fees. */
  readonly fees: MinorUnits;
  readonly interest: MinorUnits;
  readonly startFee: MinorUnits;
  readonly startFeeInPrincipal: boolean;
}

export type LoanFailure =
  | 'invalid-input'
  | 'nothing-to-lend'
  | 'residual-exceeds-principal'
  | EffectiveRateFailure;

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** A record's period as terms; `startFeeInPrincipal` comes from the loan product. */
export const termsOf = (duration: ContractDuration, startFeeInPrincipal: boolean): LoanTerms => ({
  months: duration.months,
  residualPercentage: duration.residual_percentage,
  interestRate: duration.interest_rate,
  startFee: toMinor(duration.start_fee),
  invoiceFee: toMinor(duration.invoice_fee),
  startFeeInPrincipal,
});

function invalid({ price, downPayment, terms, residual = 0 }: LoanInput): LoanFailure | undefined {
  const amounts = [price, downPayment, terms.startFee, terms.invoiceFee, residual];
  const rates = [terms.residualPercentage, terms.interestRate];
  if (!amounts.every(isAmount) || !rates.every((rate) => Number.isFinite(rate) && rate >= 0)) {
    return 'invalid-input';
  }
  if (!Number.isSafeInteger(terms.months) || terms.months < 1) return 'invalid-input';
  return downPayment >= price ? 'nothing-to-lend' : undefined;
}

/** The equal payment, and the last one that makes the whole add up to the minor unit. */
function paymentsOf(principal: MinorUnits, residual: MinorUnits, { months, interestRate }: LoanTerms) {
  const exact = annuityPayment({ principal, residual, periods: months, ratePerPeriod: interestRate / 1200 });
  const monthly = Math.round(exact);
  return { monthly, last: Math.round(exact * months) - monthly * (months - 1) };
}

/**
 * What a loan costs: an annuity with a residual, fees, and the effective rate of what is really paid, payments
 * rounded to the minor unit. All amounts in minor units; the total is the exact sum of its parts.
 * Requirement: LOAN-8; konsumentkreditlagen 7 §.
 */
export function loanQuote(input: LoanInput): Result<LoanQuote, LoanFailure> {
  const failure = invalid(input);
  if (failure !== undefined) return err(failure);
  const { price, downPayment, terms } = input;
  const { months, startFee, startFeeInPrincipal, interestRate } = terms;
  const credit = price - downPayment;
  const upFront = startFeeInPrincipal ? 0 : startFee;
  const principal = credit + startFee - upFront;
  const residual = input.residual ?? percentOf(price, terms.residualPercentage);
  if (residual > principal) return err('residual-exceeds-principal');
  const payment = paymentsOf(principal, residual, terms);
  const monthlyCost = payment.monthly + terms.invoiceFee;
  const lastMonthlyCost = payment.last + terms.invoiceFee;
  const totalToPay = monthlyCost * (months - 1) + lastMonthlyCost + residual + upFront;
  const rate = effectiveRate({
    drawdowns: [{ amount: credit, at: {} }],
    payments: [
      { amount: upFront, at: {} },
      { amount: monthlyCost, count: months - 1, at: { months: 1 }, every: { months: 1 } },
      { amount: lastMonthlyCost + residual, at: { months } },
    ],
  });
  if (!rate.ok) return rate;
  const creditCost = totalToPay - credit;
  const fees = startFee + terms.invoiceFee * months;
  return ok({
    months,
    downPayment,
    credit,
    principal,
    residual,
    monthlyPayment: payment.monthly,
    monthlyCost,
    lastMonthlyCost,
    interestRate,
    effectiveRate: rate.value,
    totalToPay,
    creditCost,
    fees,
    interest: creditCost - fees,
    startFee,
    startFeeInPrincipal,
  });
}
