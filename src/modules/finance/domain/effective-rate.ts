import { err, ok, type Result } from '~/platform/result';
import { type CashFlow, type InternalRateFailure, internalRate } from './internal-rate';
import { dayInSeries, type Interval, type IsoDay, intervalInYears, yearsBetween } from './interval';

/** When a drawdown or payment falls: a time from the first drawdown, or a day. One loan uses one of the two. */
type Moment = Interval | IsoDay;

/** One amount, one amount repeated, or a list of amounts, from `at` onwards and then `every` step. */
export interface Flow {
  readonly at: Moment;
  readonly amount?: number;
  readonly count?: number;
  readonly amounts?: readonly number[];
  readonly every?: Interval;
}

export interface CreditFlows {
  readonly drawdowns: readonly Flow[];
  readonly payments: readonly Flow[];
}

export type EffectiveRateFailure = InternalRateFailure | 'no-drawdown' | 'no-payment';

const amountsOf = (flow: Flow): readonly number[] =>
  flow.amounts ?? Array.from({ length: flow.count ?? 1 }, () => flow.amount ?? 0);

function timeOf(at: Moment, every: Interval | undefined, index: number, start: IsoDay | undefined): number {
  if (typeof at !== 'string') return intervalInYears(at) + index * intervalInYears(every ?? {});
  if (start === undefined) return Number.NaN;
  return yearsBetween(start, index === 0 ? at : dayInSeries(at, every ?? {}, index));
}

const flowsInYears = (flows: readonly Flow[], sign: 1 | -1, start: IsoDay | undefined): CashFlow[] =>
  flows.flatMap((flow) =>
    amountsOf(flow).map((amount, index) => ({
      amount: sign * amount,
      time: timeOf(flow.at, flow.every, index, start),
    })),
  );

/**
 * The effective annual rate in per cent, not rounded: the X that solves
 * Σ drawdown · (1+X)^−t = Σ payment · (1+X)^−s with times in years from the first drawdown.
 * Source: Directive 2008/48/EC Annex I (the same formula in 2014/17/EU and 2023/2225).
 */
export function effectiveRate({ drawdowns, payments }: CreditFlows): Result<number, EffectiveRateFailure> {
  if (drawdowns.length === 0) return err('no-drawdown');
  if (payments.length === 0) return err('no-payment');
  const start = drawdowns
    .map((flow) => flow.at)
    .filter((at) => typeof at === 'string')
    .sort()[0];
  const rate = internalRate([...flowsInYears(drawdowns, 1, start), ...flowsInYears(payments, -1, start)]);
  return rate.ok ? ok(rate.value * 100) : rate;
}

/**
 * A rate as it is shown: at least one decimal, halves up (Directive 2008/48/EC Annex I, remark (d)).
 * The tiny push keeps a true half that binary arithmetic stores just below itself.
 */
export function roundRate(percent: number, decimals = 1): number {
  const factor = 10 ** Math.max(1, decimals);
  return Math.floor(percent * factor + 0.5 + 1e-9) / factor;
}
