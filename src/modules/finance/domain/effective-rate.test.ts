import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import cases from '~test/cases/apr.json';
import { effectiveRate, roundRate } from './effective-rate';
import { intervalInYears, yearsBetween } from './interval';

const interval = z
  .object({
    years: z.number().exactOptional(),
    months: z.number().exactOptional(),
    weeks: z.number().exactOptional(),
    days: z.number().exactOptional(),
    daysInYear: z.union([z.literal(365), z.literal(366)]).exactOptional(),
  })
  .strict();
const flow = z
  .object({
    at: z.union([interval, z.iso.date()]),
    amount: z.number().exactOptional(),
    count: z.number().exactOptional(),
    amounts: z.array(z.number()).exactOptional(),
    every: interval.exactOptional(),
  })
  .strict();
const table = z
  .array(
    z.object({
      id: z.string(),
      title: z.string(),
      drawdowns: z.array(flow),
      payments: z.array(flow),
      tolerance: z.number(),
      inputs: z
        .object({
          drawdownDate: z.iso.date().exactOptional(),
          firstPaymentDate: z.iso.date().exactOptional(),
          count: z.number().exactOptional(),
          payment: z.number().exactOptional(),
        })
        .exactOptional(),
      expected: z.object({
        aprPercent: z.number(),
        aprPercentRounded1: z.number().exactOptional(),
        aprPercentRounded2: z.number().exactOptional(),
      }),
      computed: z.object({ aprPercent: z.number() }),
    }),
  )
  .nonempty()
  .parse(cases.cases);

const percent = (credit: Parameters<typeof effectiveRate>[0]): number => {
  const rate = effectiveRate(credit);
  if (!rate.ok) throw new Error(rate.error);
  return rate.value;
};

describe('the effective rate', () => {
  test.each(table)('V-506: is what the worked example says: $id, $title', (each) => {
    const rate = percent(each);
    expect(Math.abs(rate - each.expected.aprPercent)).toBeLessThanOrEqual(each.tolerance);
    expect(rate).toBeCloseTo(each.computed.aprPercent, 5);
    const { aprPercentRounded1, aprPercentRounded2 } = each.expected;
    if (aprPercentRounded1 !== undefined) expect(roundRate(rate)).toBe(aprPercentRounded1);
    if (aprPercentRounded2 !== undefined) expect(roundRate(rate, 2)).toBe(aprPercentRounded2);
  });

  test.each(table.filter((each) => each.inputs?.drawdownDate !== undefined))(
    'is the same when the example gives days: $id',
    ({ inputs, expected, tolerance }) => {
      const { drawdownDate = '', firstPaymentDate = '', count = 0, payment = 0 } = inputs ?? {};
      const rate = percent({
        drawdowns: [{ amount: 200_000, at: drawdownDate }],
        payments: [
          { amount: 4000, at: drawdownDate },
          { amount: payment, count, at: firstPaymentDate, every: { months: 1 } },
        ],
      });
      expect(Math.abs(rate - expected.aprPercent)).toBeLessThanOrEqual(tolerance);
    },
  );

  test('is zero when nothing is paid beyond what was received', () => {
    expect(
      percent({
        drawdowns: [{ amount: 1200, at: {} }],
        payments: [{ amount: 100, count: 12, at: { months: 1 }, every: { months: 1 } }],
      }),
    ).toBe(0);
  });

  test('is negative when less is paid back than was received', () => {
    expect(
      percent({ drawdowns: [{ amount: 1000, at: {} }], payments: [{ amount: 900, at: { years: 1 } }] }),
    ).toBeCloseTo(-10, 9);
  });

  test('copes with several drawdowns, and with the rates of pay-day loans', () => {
    const twice = percent({
      drawdowns: [
        { amount: 500, at: {} },
        { amount: 500, at: { years: 1 } },
      ],
      payments: [{ amount: 500 * 1.21 + 500 * 1.1, at: { years: 2 } }],
    });
    expect(twice).toBeCloseTo(10, 9);
    expect(
      percent({ drawdowns: [{ amount: 1000, at: {} }], payments: [{ amount: 1500, at: { weeks: 2 } }] }),
    ).toBeCloseTo((1.5 ** 26 - 1) * 100, 2);
  });

  test('names what is missing', () => {
    const payment = { amount: 100, at: { months: 1 } };
    expect(effectiveRate({ drawdowns: [], payments: [payment] })).toEqual({
      ok: false,
      error: 'no-drawdown',
    });
    expect(effectiveRate({ drawdowns: [payment], payments: [] })).toEqual({ ok: false, error: 'no-payment' });
    expect(
      effectiveRate({ drawdowns: [{ amount: 100, at: {} }], payments: [{ amount: 120, at: {} }, payment] }),
    ).toEqual({ ok: false, error: 'no-solution' });
    expect(effectiveRate({ drawdowns: [{ amount: Number.NaN, at: {} }], payments: [payment] })).toEqual({
      ok: false,
      error: 'invalid-flow',
    });
  });

  test('gives back the rate that a random loan was built with', () => {
    const payments = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 100_000 }), months: fc.integer({ min: 1, max: 120 }) }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(payments, fc.double({ min: -0.5, max: 5, noNaN: true }), (flows, rate) => {
        const credit = flows.reduce(
          (sum, { amount, months }) => sum + amount * (1 + rate) ** (-months / 12),
          0,
        );
        const found = percent({
          drawdowns: [{ amount: credit, at: {} }],
          payments: flows.map(({ amount, months }) => ({ amount, at: { months } })),
        });
        expect(found / 100).toBeCloseTo(rate, 7);
      }),
    );
  });
});

describe('time between two days', () => {
  test.each([
    ['2012-01-12', '2012-02-15', 1 / 12 + 3 / 365],
    ['2012-03-12', '2012-05-01', 1 / 12 + 20 / 366],
    ['2026-01-31', '2026-02-28', 1 / 12],
    ['2026-01-30', '2026-02-28', 1 / 12],
    ['2026-01-31', '2026-02-27', 27 / 365],
    ['2024-01-31', '2024-02-29', 1 / 12],
    ['2024-01-31', '2024-02-28', 28 / 365],
    ['2024-02-01', '2024-02-29', 28 / 366],
    ['2024-02-29', '2025-02-28', 1],
    ['2025-02-28', '2024-02-29', -1],
    ['2026-03-31', '2026-06-30', 3 / 12],
    ['2026-01-31', '2026-03-01', 1 / 12 + 1 / 365],
    ['2026-02-28', '2026-01-31', -1 / 12],
    ['2026-03-01', '2026-02-19', -10 / 365],
    ['2026-02-28', '2026-03-31', 1 / 12],
    ['2012-02-10', '2012-02-29', 19 / 366],
    ['2023-11-20', '2026-11-20', 3],
    ['2026-11-20', '2026-11-20', 0],
  ])('correction 14: %s to %s is %d years', (from, to, years) => {
    expect(yearsBetween(from, to)).toBeCloseTo(years, 12);
  });

  test('weeks are 52nds, months are twelfths, days belong to their year', () => {
    expect(intervalInYears({ weeks: 26 })).toBe(0.5);
    expect(intervalInYears({ years: 1, months: 3, days: 73 })).toBeCloseTo(1.45, 12);
    expect(intervalInYears({ days: 183, daysInYear: 366 })).toBe(0.5);
  });

  test('a later day is never nearer', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 2000 }), (start, days) => {
        const iso = (offset: number) =>
          new Date(start.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
        const gap = yearsBetween(iso(0), iso(days + 1)) - yearsBetween(iso(0), iso(days));
        // A month is a twelfth whatever its length: the step over its end may be short, or, after February, of four days.
        expect(gap).toBeGreaterThan(-4 / 365);
        expect(gap).toBeLessThan(4 / 365 + 1e-12);
      }),
    );
  });
});

test('a shown rate has at least one decimal, halves up', () => {
  expect([6.434412, 7.946625, 8.86928, 4.547945].map((rate) => roundRate(rate))).toEqual([
    6.4, 7.9, 8.9, 4.5,
  ]);
  expect(roundRate(1.005, 2)).toBe(1.01);
  expect(roundRate(2.35)).toBe(2.4);
  expect(roundRate(4.26, 0)).toBe(4.3);
});
