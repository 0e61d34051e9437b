import type { ContractDuration } from './loan';
import { type MinorUnits, percentOf, toMinor } from './money';

/** Sliders of the loan calculator (LOAN-4, LOAN-5): the down payment moves by 1000, the period by a year. */
export const DOWN_PAYMENT_STEP = toMinor(1000);

export interface DownPaymentLimits {
  readonly min: MinorUnits;
  readonly max: MinorUnits;
  readonly step: MinorUnits;
}

/**
 * The ends of the down payment slider for one period: the minimum is an exact share of the price and can itself
 * be chosen, the maximum is rounded to thousands, never below the minimum, and leaves more to lend than the start
 * fee takes at once: of nothing received there is no loan and no rate (LOAN-5).
 */
export function downPaymentLimits(
  price: MinorUnits,
  minPercentage: number,
  duration: Pick<ContractDuration, 'cash_amount_max_percentage' | 'start_fee'>,
): DownPaymentLimits {
  const min = percentOf(price, minPercentage);
  const share = percentOf(price, duration.cash_amount_max_percentage);
  const rounded = Math.round(share / DOWN_PAYMENT_STEP) * DOWN_PAYMENT_STEP;
  const received = price - toMinor(duration.start_fee);
  const maxDownPayment = (Math.ceil(received / DOWN_PAYMENT_STEP) - 1) * DOWN_PAYMENT_STEP;
  const max = Math.min(rounded, maxDownPayment);
  return { min, max: Math.max(min, max), step: DOWN_PAYMENT_STEP };
}

const clampDownPayment = (value: MinorUnits, { min, max }: DownPaymentLimits): MinorUnits =>
  Math.min(max, Math.max(min, value));

/** The periods that can be chosen, shortest first; the slider runs from the first to the last. */
export const periodsOf = <D extends ContractDuration>(durations: readonly D[]): readonly D[] =>
  durations.toSorted((a, b) => a.months - b.months);

/** The period of so many months, or the nearest one that the option has; undefined when it has none. */
export const durationOf = <D extends ContractDuration>(
  durations: readonly D[],
  months: number,
): D | undefined =>
  periodsOf(durations).reduce<D | undefined>(
    (best, each) =>
      best === undefined || Math.abs(each.months - months) < Math.abs(best.months - months) ? each : best,
    undefined,
  );

export interface CalculatorState<D extends ContractDuration = ContractDuration> {
  readonly duration: D;
  readonly downPayment: MinorUnits;
  readonly limits: DownPaymentLimits;
  readonly residualPercentage: number;
}

/**
 * A new period resets the residual value and the maximum down payment and clamps the down payment (LOAN-6).
 */
export function choosePeriod<D extends ContractDuration>(
  price: MinorUnits,
  minPercentage: number,
  duration: D,
  downPayment: MinorUnits,
): CalculatorState<D> {
  const limits = downPaymentLimits(price, minPercentage, duration);
  return {
    duration,
    limits,
    downPayment: clampDownPayment(downPayment, limits),
    residualPercentage: duration.residual_percentage,
  };
}
