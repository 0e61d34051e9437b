/** The door of finance: pure arithmetic, safe in the browser. */

export {
  choosePeriod,
  DOWN_PAYMENT_STEP,
  type DownPaymentLimits,
  downPaymentLimits,
  durationOf,
  periodsOf,
} from './domain/calculator';
export { type DisclaimerFigures, fillDisclaimer } from './domain/disclaimer';
export {
  effectiveRate,
  roundRate,
} from './domain/effective-rate';

export {
  type ContractDuration,
  completeDuration,
  type LoanInput,
  type LoanQuote,
  loanQuote,
  termsOf,
} from './domain/loan';
export { type LoanPlan, monthlyCostOf, plannedLoan } from './domain/loan-plan';
export { type MinorUnits, toMajor, toMinor } from './domain/money';
