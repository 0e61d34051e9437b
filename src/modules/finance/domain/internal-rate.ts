import { err, ok, type Result } from '~/platform/result';

/** Money at a time: positive towards the borrower, negative from the borrower. */
export interface CashFlow {
  readonly amount: number;
  /** In periods (years for an effective rate) from the first drawdown; below zero for a charge before it. */
  readonly time: number;
}

/** `no-solution`: no rate makes the two sides equal. `invalid-flow`: an amount or a time is not a number. */
export type InternalRateFailure = 'no-solution' | 'invalid-flow';

/** The search works on r = ln(1 + X). Beyond e^700 a double holds no rate; half as much again in two days is e^74. */
const LIMIT = 700;
const INITIAL_STEP = 0.05;
const STEP_GROWTH = 1.5;
/** Where money changes direction more than once two solutions may lie close together: smaller steps tell them apart. */
const FINE_STEP = 0.005;
const FINE_GROWTH = 1.05;
const MAX_ITERATIONS = 200;
const PRECISION = 1e-14;

const presentValue = (flows: readonly CashFlow[], r: number): number =>
  flows.reduce((sum, flow) => sum + flow.amount * Math.exp(-r * flow.time), 0);

const slope = (flows: readonly CashFlow[], r: number): number =>
  flows.reduce((sum, flow) => sum - flow.amount * flow.time * Math.exp(-r * flow.time), 0);

function changesDirectionOnce(flows: readonly CashFlow[]): boolean {
  const signs = flows
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => a.time - b.time)
    .map(({ amount }) => Math.sign(amount));
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length <= 1;
}

/** Walks outwards from zero in growing steps, so that of several solutions the one nearest zero is found. */
function bracket(flows: readonly CashFlow[], atZero: number): readonly [number, number] | undefined {
  const furthest = flows.reduce((max, flow) => Math.max(max, Math.abs(flow.time)), 0);
  // e^700 is the last number a double can hold.
  const limit = Math.min(LIMIT, furthest > 0 ? 600 / furthest : LIMIT);
  const [first, growth] = changesDirectionOnce(flows)
    ? [INITIAL_STEP, STEP_GROWTH]
    : [FINE_STEP, FINE_GROWTH];
  let inner = 0;
  for (let step = first; inner < limit; step *= growth) {
    const outer = Math.min(inner + step, limit);
    // Zero and above first: a loan that costs something is the ordinary case.
    if (Math.sign(presentValue(flows, outer)) !== Math.sign(atZero)) return [inner, outer];
    if (Math.sign(presentValue(flows, -outer)) !== Math.sign(atZero)) return [-outer, -inner];
    inner = outer;
  }
  return undefined;
}

/** Newton's method, kept inside a shrinking bracket: a step that would leave it is a bisection instead. */
function refine(flows: readonly CashFlow[], [from, to]: readonly [number, number]): number {
  let low = from;
  let high = to;
  const signLow = Math.sign(presentValue(flows, low));
  let r = (low + high) / 2;
  for (let i = 0; i < MAX_ITERATIONS && high - low > PRECISION; i += 1) {
    const value = presentValue(flows, r);
    if (value === 0) return r;
    if (Math.sign(value) === signLow) low = r;
    else high = r;
    const newton = r - value / slope(flows, r);
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - r) < PRECISION) return next;
    r = next;
  }
  return r;
}

/**
 * The rate X per period, as a fraction, with Σ amount · (1 + X)^−time = 0. Several solutions are possible when
 * money changes direction more than once; the one nearest zero is returned.
 */
export function internalRate(flows: readonly CashFlow[]): Result<number, InternalRateFailure> {
  if (flows.some((flow) => !Number.isFinite(flow.amount) || !Number.isFinite(flow.time))) {
    return err('invalid-flow');
  }
  if (!flows.some((flow) => flow.amount > 0) || !flows.some((flow) => flow.amount < 0))
    return err('no-solution');
  const atZero = flows.reduce((sum, flow) => sum + flow.amount, 0);
  if (atZero === 0) return ok(0);
  const found = bracket(flows, atZero);
  // Fees that eat the whole credit at once leave something to repay that was never received: no rate explains it.
  return found === undefined ? err('no-solution') : ok(Math.expm1(refine(flows, found)));
}
