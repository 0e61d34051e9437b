import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CreditFlows, effectiveRate, type Flow, roundRate } from './effective-rate';
import { dayInSeries } from './interval';
import { loanQuote } from './loan';
import { toMinor } from './money';

/**
 * The same rates worked out in another way: days by counting on a calendar, discount factors by multiplying out, the
 * rate by halving, all in whole numbers of 60 decimals.
 */
const ONE = 10n ** 60n;

const times = (a: bigint, b: bigint): bigint => (a * b) / ONE;

const over = (a: bigint, b: bigint): bigint => (a * ONE) / b;

const fixed = (value: number): bigint => BigInt(Math.round(value * 1e6)) * 10n ** 54n;

/** Money after so many twelfths of a year; below zero, before it begins. */
interface Monthly {
  readonly amount: number;
  readonly month: number;
}

/** The yearly rate in per cent that makes monthly flows balance; a loan's flows change sign once. */
function rateByHalving(flows: readonly Monthly[]): number {
  // Worth is compared with nothing: it may as well be counted from the earliest amount.
  const earliest = Math.min(...flows.map(({ month }) => month));
  const last = Math.max(...flows.map(({ month }) => month)) - earliest;
  const worth = (monthly: bigint): bigint => {
    const discount = [ONE];
    for (let k = 1; k <= last; k += 1) discount.push(over(discount[k - 1] ?? ONE, monthly));
    return flows.reduce(
      (sum, { amount, month }) => sum + times(fixed(amount), discount[month - earliest] ?? 0n),
      0n,
    );
  };
  let [low, high] = [ONE / 2n, ONE * 4n];
  for (let step = 0; step < 110; step += 1) {
    const middle = (low + high) / 2n;
    // Dearer money makes what is paid back later worth less.
    if (worth(middle) < 0n) low = middle;
    else high = middle;
  }
  let year = ONE;
  for (let k = 0; k < 12; k += 1) year = times(year, low);
  return Number(((year - ONE) * 10n ** 20n) / ONE) / 1e18;
}

const rateOf = (credit: CreditFlows): number => {
  const rate = effectiveRate(credit);
  if (!rate.ok) throw new Error(rate.error);
  return rate.value;
};

const at = (flows: readonly Monthly[]): Flow[] =>
  flows.map(({ amount, month }) => ({ amount, at: { months: month } }));

describe('the effective rate, against sixty decimals', () => {
  test.each<readonly [string, readonly Monthly[], readonly Monthly[]]>([
    [
      'three drawdowns while a house is built, then one payment',
      [
        { amount: 400_000, month: 0 },
        { amount: 300_000, month: 4 },
        { amount: 300_000, month: 9 },
      ],
      [{ amount: 1_130_000, month: 24 }],
    ],
    [
      'drawdowns between the payments',
      [
        { amount: 50_000, month: 0 },
        { amount: 50_000, month: 12 },
      ],
      Array.from({ length: 48 }, (_, k) => ({ amount: 2_391.57, month: k + 1 })),
    ],
    [
      'a balloon and a fee on the day',
      [{ amount: 199_920, month: 0 }],
      [
        { amount: 695, month: 0 },
        ...Array.from({ length: 36 }, (_, k) => ({ amount: 2_820, month: k + 1 })),
        { amount: 124_950, month: 36 },
      ],
    ],
    [
      'nothing for two years, then all at once',
      [{ amount: 100_000, month: 0 }],
      [{ amount: 100_001, month: 240 }],
    ],
    ['a month at a quarter more', [{ amount: 4_000, month: 0 }], [{ amount: 5_000, month: 1 }]],
    [
      'correction 14: a charge a month before the first drawdown',
      [{ amount: 200_000, month: 0 }],
      [
        { amount: 4_000, month: -1 },
        ...Array.from({ length: 240 }, (_, k) => ({ amount: 1_432.86, month: k + 1 })),
      ],
    ],
    [
      'correction 14: charges before each of two drawdowns',
      [
        { amount: 60_000, month: 0 },
        { amount: 40_000, month: 6 },
      ],
      [
        { amount: 500, month: -3 },
        { amount: 250, month: 5 },
        ...Array.from({ length: 36 }, (_, k) => ({ amount: 3_200, month: k + 7 })),
      ],
    ],
    ['less than was lent', [{ amount: 10_000, month: 0 }], [{ amount: 9_000, month: 18 }]],
  ])('V-506: %s', (_, drawdowns, payments) => {
    const expected = rateByHalving([
      ...drawdowns,
      ...payments.map((each) => ({ ...each, amount: -each.amount })),
    ]);
    expect(rateOf({ drawdowns: at(drawdowns), payments: at(payments) })).toBeCloseTo(expected, 9);
  });

  test('V-506: of any car loan, with fees within and beside the principal', () => {
    const anyLoan = fc.record({
      price: fc.integer({ min: 20_000, max: 2_000_000 }),
      downShare: fc.integer({ min: 0, max: 60 }),
      months: fc.integer({ min: 1, max: 120 }),
      residualPercentage: fc.integer({ min: 0, max: 40 }),
      interestRate: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 1, max: 2500 }).map((rate) => rate / 100),
      ),
      startFee: fc.integer({ min: 0, max: 2000 }),
      invoiceFee: fc.integer({ min: 0, max: 95 }),
      startFeeInPrincipal: fc.boolean(),
    });
    fc.assert(
      fc.property(anyLoan, ({ price, downShare, startFee, invoiceFee, ...terms }) => {
        const downPayment = toMinor(Math.floor((price * downShare) / 100));
        const all = { ...terms, startFee: toMinor(startFee), invoiceFee: toMinor(invoiceFee) };
        const quote = loanQuote({ price: toMinor(price), downPayment, terms: all });
        fc.pre(quote.ok);
        if (!quote.ok) return;
        const { credit, monthlyCost, lastMonthlyCost, residual, months, effectiveRate: found } = quote.value;
        const upFront = terms.startFeeInPrincipal ? 0 : all.startFee;
        const expected = rateByHalving([
          { amount: credit - upFront, month: 0 },
          ...Array.from({ length: months - 1 }, (_, k) => ({ amount: -monthlyCost, month: k + 1 })),
          { amount: -(lastMonthlyCost + residual), month: months },
        ]);
        expect(found).toBeCloseTo(expected, 7);
        expect(roundRate(found, 2)).toBeCloseTo(roundRate(expected, 2), 10);
      }),
      { numRuns: 40 },
    );
  });

  test.each<readonly [string, Flow['at'], Flow['at'], number]>([
    ['ten days of a year of 365', '2026-03-01', '2026-02-19', -10 / 365],
    ['ten days across a leap day', '2024-03-05', '2024-02-24', -10 / 366],
    ['a month, from its end', '2026-02-28', '2026-01-31', -1 / 12],
    ['two weeks', {}, { weeks: -2 }, -2 / 52],
    ['sixty days', {}, { days: -60 }, -60 / 365],
    ['a year and a month', {}, { years: -1, months: -1 }, -13 / 12],
  ])('correction 14: a charge before the first drawdown counts: %s', (_, drawdown, charge, time) => {
    const repaid = typeof drawdown === 'string' ? dayInSeries(drawdown, { years: 1 }, 1) : { years: 1 };
    const rate = rateOf({
      drawdowns: [{ amount: 10_000, at: drawdown }],
      payments: [
        { amount: 300, at: charge },
        { amount: 10_500, at: repaid },
      ],
    });
    const worth = 10_000 - 300 * (1 + rate / 100) ** -time - 10_500 / (1 + rate / 100);
    expect(worth).toBeCloseTo(0, 6);
    // Dearer than without the charge, and dearer the earlier it is paid.
    expect(rate).toBeGreaterThan((10_500 / 9_700 - 1) * 100);
  });

  test('correction 14: of two rates that a large early charge allows, the one nearest zero', () => {
    // 1 000 a year before, 2 200 lent, 1 205 paid a year after: x² − 2.2x + 1.205 has roots that differ by 0.14.
    const flows = (repaid: number): CreditFlows => ({
      drawdowns: [{ amount: 2_200, at: {} }],
      payments: [
        { amount: 1_000, at: { years: -1 } },
        { amount: repaid, at: { years: 1 } },
      ],
    });
    for (const repaid of [1_204, 1_205, 1_209]) {
      const smaller = 1.1 - Math.sqrt(1.21 - repaid / 1_000);
      expect(rateOf(flows(repaid))).toBeCloseTo((smaller - 1) * 100, 6);
    }
  });

  test('weeks are steps of a fifty-second', () => {
    const weekly = rateOf({
      drawdowns: [{ amount: 5_200, at: {} }],
      payments: [{ amount: 110, count: 52, at: { weeks: 1 }, every: { weeks: 1 } }],
    });
    // 52 equal steps to the year: the rate of a step, 52 times over.
    const step = Array.from({ length: 52 }, (_, k) => ({ amount: -110, month: k + 1 }));
    const yearOfSteps = (1 + rateByHalving([{ amount: 5_200, month: 0 }, ...step]) / 100) ** (52 / 12);
    expect(weekly).toBeCloseTo((yearOfSteps - 1) * 100, 8);
  });

  test.each([
    ['half as much again in two days', { days: 2 }, 1.5, 365 / 2],
    ['double in a week', { weeks: 1 }, 2, 52],
    ['a hundredth for a day of a leap year', { days: 1, daysInYear: 366 }, 1.01, 366],
  ] as const)('even %s has its rate', (_, time, factor, timesAYear) => {
    const payments = [{ amount: 1000 * factor, at: time }];
    const found = rateOf({ drawdowns: [{ amount: 1000, at: {} }], payments });
    expect(found / 100 / (factor ** timesAYear - 1)).toBeCloseTo(1, 9);
  });

  test.each<readonly [string, CreditFlows, string]>([
    ['no drawdown', { drawdowns: [], payments: at([{ amount: 1, month: 1 }]) }, 'no-drawdown'],
    ['no payment', { drawdowns: at([{ amount: 1, month: 0 }]), payments: [] }, 'no-payment'],
    [
      'a fee as large as the credit',
      {
        drawdowns: at([{ amount: 1000, month: 0 }]),
        payments: at([
          { amount: 1000, month: 0 },
          { amount: 50, month: 1 },
        ]),
      },
      'no-solution',
    ],
    [
      'nothing ever paid back',
      { drawdowns: at([{ amount: 1000, month: 0 }]), payments: at([{ amount: 0, month: 1 }]) },
      'no-solution',
    ],
    [
      'an amount that is none',
      { drawdowns: at([{ amount: Number.NaN, month: 0 }]), payments: at([{ amount: 1, month: 1 }]) },
      'invalid-flow',
    ],
  ])('%s has none, and says why', (_, credit, error) => {
    expect(effectiveRate(credit)).toEqual({ ok: false, error });
  });
});
