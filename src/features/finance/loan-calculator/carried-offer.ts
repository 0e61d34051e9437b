import type { ContractDuration } from '~/modules/finance';
import type { CalculatorOffer } from './calculation';

type Row = readonly [
  months: number,
  residual: number,
  cashMax: number,
  invoiceFee: number,
  startFee: number,
  interestRate: number,
];

/** An offer as the page carries it: its periods all have the same fields, so that these are not named with each. */
export interface CarriedOffer extends Omit<CalculatorOffer, 'durations'> {
  /** One for each period. */
  readonly rows: readonly Row[];
}

const rowOf = (each: ContractDuration): Row => [
  each.months,
  each.residual_percentage,
  each.cash_amount_max_percentage,
  each.invoice_fee,
  each.start_fee,
  each.interest_rate,
];

const durationOf = ([
  months,
  residual,
  cashMax,
  invoiceFee,
  startFee,
  interestRate,
]: Row): ContractDuration => ({
  months,
  residual_percentage: residual,
  cash_amount_max_percentage: cashMax,
  invoice_fee: invoiceFee,
  start_fee: startFee,
  interest_rate: interestRate,
});

export const carriedOffer = ({ durations, ...offer }: CalculatorOffer): CarriedOffer => ({
  ...offer,
  rows: durations.map(rowOf),
});

/** The offer that was carried. */
export const offerOf = ({ rows, ...offer }: CarriedOffer): CalculatorOffer => ({
  ...offer,
  durations: rows.map(durationOf),
});
