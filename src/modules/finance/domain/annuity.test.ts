import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import cases from '~test/cases/annuity.json';
import { annuityPayment, annuityRate } from './annuity';

const shared = {
  id: z.string(),
  nper: z.number(),
  pv: z.number(),
  fv: z.number(),
  type: z.union([z.literal(0), z.literal(1)]),
  expected: z.number(),
  tolerance: z.number(),
};
const { pmt, rate } = z
  .object({
    pmt: z.array(z.object({ ...shared, rate: z.number() })).nonempty(),
    rate: z.array(z.object({ ...shared, pmt: z.number() })).nonempty(),
  })
  .parse(cases);

const due = (type: 0 | 1) => (type === 1 ? 'begin' : 'end');

describe('the annuity', () => {
  test.each(pmt)('V-505: pays as the reference says: $id', (each) => {
    // Spreadsheet signs: money paid is negative, a residual owed at the end too.
    const payment = annuityPayment({
      principal: each.pv,
      residual: -each.fv,
      periods: each.nper,
      ratePerPeriod: each.rate,
      due: due(each.type),
    });
    expect(Math.abs(-payment - each.expected)).toBeLessThanOrEqual(each.tolerance);
  });

  test.each(rate)('finds the rate that the reference says: $id', (each) => {
    const found = annuityRate({
      principal: each.pv,
      residual: -each.fv,
      periods: each.nper,
      payment: -each.pmt,
      due: due(each.type),
    });
    expect(found.ok && Math.abs(found.value - each.expected)).toBeLessThanOrEqual(each.tolerance);
  });

  test('V-505: is a plain division without interest, and close to it with next to none', () => {
    const loan = { principal: 240_000, residual: 60_000, periods: 36 };
    expect(annuityPayment({ ...loan, ratePerPeriod: 0 })).toBe(5000);
    expect(annuityPayment({ ...loan, ratePerPeriod: 1e-12 })).toBeCloseTo(5000, 5);
  });

  test('finds the same rate for payments at the beginning as it was given', () => {
    const loan = { principal: 10_000, residual: 2_000, periods: 10, due: 'begin' } as const;
    const found = annuityRate({ ...loan, payment: annuityPayment({ ...loan, ratePerPeriod: 0.0125 }) });
    expect(found.ok && found.value).toBeCloseTo(0.0125, 12);
  });
});
