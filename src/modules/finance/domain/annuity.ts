import type { Result } from '~/platform/result';
import { type InternalRateFailure, internalRate } from './internal-rate';

/** When in each period a payment falls: at its end (the usual loan) or at its beginning (leasing). */
type PaymentDue = 'end' | 'begin';

export interface Annuity {
  /** What is lent, in any unit of money; the payment comes out in the same. */
  readonly principal: number;
  /** What is still owed after the last payment (residual value, balloon). */
  readonly residual: number;
  readonly periods: number;
  /** Interest of one period as a fraction: 4.95 % a year paid monthly is 0.0495 / 12. */
  readonly ratePerPeriod: number;
  readonly due?: PaymentDue;
}

/**
 * The equal payment of a loan with a residual, not rounded:
 * (P − R·(1+i)^−n) · i / (1 − (1+i)^−n), and (P − R)/n without interest. Payments at the beginning of the
 * period earn one period less of interest. Requirement: LOAN-8.
 */
export function annuityPayment({
  principal,
  residual,
  periods,
  ratePerPeriod,
  due = 'end',
}: Annuity): number {
  if (ratePerPeriod === 0) return (principal - residual) / periods;
  // log1p and expm1 keep the digits that 1 − (1+i)^−n loses when the interest is tiny.
  const exponent = -periods * Math.log1p(ratePerPeriod);
  const atEnd = ((principal - residual * Math.exp(exponent)) * ratePerPeriod) / -Math.expm1(exponent);
  return due === 'begin' ? atEnd / (1 + ratePerPeriod) : atEnd;
}

/** The interest of one period, as a fraction, that makes a known payment repay the loan. */
export function annuityRate(
  loan: Omit<Annuity, 'ratePerPeriod'> & { readonly payment: number },
): Result<number, InternalRateFailure> {
  const first = loan.due === 'begin' ? 0 : 1;
  return internalRate([
    { amount: loan.principal, time: 0 },
    ...Array.from({ length: loan.periods }, (_, k) => ({ amount: -loan.payment, time: k + first })),
    { amount: -loan.residual, time: loan.periods },
  ]);
}
