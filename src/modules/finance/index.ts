/** The door of finance: pure arithmetic, safe in the browser. */
export { type Annuity, annuityPayment, annuityRate, type PaymentDue } from './domain/annuity';
export {
  type CalculatorState,
  choosePeriod,
  clampDownPayment,
  DOWN_PAYMENT_STEP,
  type DownPaymentLimits,
  downPaymentLimits,
  durationOf,
  PERIOD_STEP_MONTHS,
  periodsOf,
} from './domain/calculator';
export { type DisclaimerFigures, fillDisclaimer } from './domain/disclaimer';
export {
  type CreditFlows,
  type EffectiveRateFailure,
  effectiveRate,
  type Flow,
  type Moment,
  roundRate,
} from './domain/effective-rate';
export { type Interval, type IsoDay, intervalInYears, yearsBetween } from './domain/interval';
export {
  type ContractDuration,
  type LoanFailure,
  type LoanInput,
  type LoanQuote,
  type LoanTerms,
  loanQuote,
  termsOf,
} from './domain/loan';
export { type MinorUnits, percentOf, toMajor, toMinor, vatOfGross } from './domain/money';
