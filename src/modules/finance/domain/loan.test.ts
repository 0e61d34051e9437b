import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundRate } from './effective-rate';
import { completeDuration, type LoanInput, type LoanTerms, loanQuote, termsOf } from './loan';
import { toMinor } from './money';

const quote = (input: LoanInput) => {
  const result = loanQuote(input);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const terms: LoanTerms = {
  months: 72,
  residualPercentage: 40,
  interestRate: 4.95,
  startFee: toMinor(695),
  invoiceFee: toMinor(59),
  startFeeInPrincipal: false,
};

const amount = (min: number, max: number) => fc.integer({ min: toMinor(min), max: toMinor(max) });
const anyLoan = fc.record({
  price: amount(20_000, 2_000_000),
  downShare: fc.integer({ min: 0, max: 50 }),
  terms: fc.record({
    months: fc.integer({ min: 12, max: 96 }),
    residualPercentage: fc.integer({ min: 0, max: 50 }),
    interestRate: fc.integer({ min: 0, max: 1500 }).map((rate) => rate / 100),
    startFee: amount(0, 1500),
    invoiceFee: amount(0, 100),
    startFeeInPrincipal: fc.boolean(),
  }),
});

describe('a loan quote', () => {
  test.each([
    [2.99, 4.55, 17_606],
    [3.65, 5.23, undefined],
    [4.65, 6.28, undefined],
  ])(
    'reproduces the published example at %d %% nominal: effective %d %%',
    (interestRate, effective, cost) => {
      const loan = quote({
        price: toMinor(150_000),
        downPayment: 0,
        terms: {
          months: 60,
          residualPercentage: 0,
          interestRate,
          startFee: toMinor(2160),
          invoiceFee: toMinor(60),
          startFeeInPrincipal: true,
        },
      });
      expect(roundRate(loan.effectiveRate, 2)).toBe(effective);
      if (cost !== undefined) expect(Math.round(loan.creditCost / 100)).toBe(cost);
    },
  );

  test('paid up front, the start fee is in the total but earns no interest', () => {
    const input = { price: toMinor(249_900), downPayment: toMinor(49_980), terms };
    const upFront = quote(input);
    const lent = quote({ ...input, terms: { ...terms, startFeeInPrincipal: true } });
    expect(upFront.principal).toBe(upFront.credit);
    expect(lent.principal).toBe(lent.credit + terms.startFee);
    expect(lent.monthlyCost).toBeGreaterThan(upFront.monthlyCost);
  });

  test('takes the residual from the price, as the record gives it', () => {
    const duration = {
      months: 36,
      residual_percentage: 55,
      cash_amount_max_percentage: 40,
      invoice_fee: 59,
      start_fee: 695,
      interest_rate: 0,
    };
    const loan = quote({
      price: toMinor(200_000),
      downPayment: toMinor(40_000),
      terms: termsOf(duration, false),
    });
    expect(loan).toMatchObject({
      residual: toMinor(110_000),
      credit: toMinor(160_000),
      startFee: toMinor(695),
    });
    expect(loan.monthlyPayment).toBe(Math.round(toMinor(50_000) / 36));
    expect(loan.creditCost).toBe(loan.fees);
  });

  test('names what makes a loan impossible', () => {
    const price = toMinor(100_000);
    expect(loanQuote({ price, downPayment: price, terms })).toEqual({ ok: false, error: 'nothing-to-lend' });
    expect(loanQuote({ price, downPayment: toMinor(70_000), terms })).toEqual({
      ok: false,
      error: 'residual-exceeds-principal',
    });
    expect(loanQuote({ price: 1000, downPayment: 0, terms: { ...terms, startFee: 1000 } })).toEqual({
      ok: false,
      error: 'no-solution',
    });
  });

  const ordinary = { price: toMinor(100_000), downPayment: 0, residual: 0, terms };
  test.each<[string, LoanInput]>([
    ['a price of half an öre', { ...ordinary, price: 0.5 }],
    ['a negative down payment', { ...ordinary, downPayment: -1 }],
    ['a residual that is no number', { ...ordinary, residual: Number.NaN }],
    ['a negative start fee', { ...ordinary, terms: { ...terms, startFee: -1 } }],
    ['an endless invoice fee', { ...ordinary, terms: { ...terms, invoiceFee: Number.POSITIVE_INFINITY } }],
    ['a negative rate', { ...ordinary, terms: { ...terms, interestRate: -0.01 } }],
    ['an endless rate', { ...ordinary, terms: { ...terms, interestRate: Number.POSITIVE_INFINITY } }],
    ['a negative share of residual', { ...ordinary, terms: { ...terms, residualPercentage: -1 } }],
    ['no month', { ...ordinary, terms: { ...terms, months: 0 } }],
    ['half a month', { ...ordinary, terms: { ...terms, months: 0.5 } }],
  ])('is refused for %s, however right the rest is', (_, input) => {
    expect(loanQuote(ordinary).ok).toBe(true);
    expect(loanQuote(input)).toEqual({ ok: false, error: 'invalid-input' });
  });

  test('of one month is paid at once', () => {
    const loan = quote({
      ...ordinary,
      terms: { ...terms, months: 1, interestRate: 12, startFee: 0, invoiceFee: 0 },
    });
    expect([loan.monthlyCost, loan.totalToPay]).toEqual([toMinor(101_000), toMinor(101_000)]);
  });

  test('of which all is residual costs its interest each month', () => {
    const free = { ...terms, months: 12, interestRate: 12, startFee: 0, invoiceFee: 0 };
    const loan = quote({ ...ordinary, residual: toMinor(100_000), terms: free });
    expect([loan.monthlyCost, loan.totalToPay]).toEqual([toMinor(1000), toMinor(112_000)]);
  });

  test('of a record reckons with no fee, no residual and any down payment where it says nothing of them', () => {
    const bare = {
      months: 36,
      residual_percentage: null,
      cash_amount_max_percentage: null,
      invoice_fee: null,
      start_fee: null,
    };
    expect(completeDuration(bare, 4.95)).toEqual({
      months: 36,
      residual_percentage: 0,
      cash_amount_max_percentage: 100,
      invoice_fee: 0,
      start_fee: 0,
      interest_rate: 4.95,
    });
  });

  test('adds up to the minor unit', () => {
    fc.assert(
      fc.property(anyLoan, ({ price, downShare, terms: any }) => {
        const loan = quote({ price, downPayment: Math.floor((price * downShare) / 100), terms: any });
        const upFront = any.startFeeInPrincipal ? 0 : any.startFee;
        const paid = Array.from({ length: any.months }, (_, k) =>
          k === any.months - 1 ? loan.lastMonthlyCost : loan.monthlyCost,
        );
        expect(loan.totalToPay).toBe(paid.reduce((sum, each) => sum + each, loan.residual + upFront));
        expect(loan.totalToPay).toBe(loan.credit + loan.interest + loan.fees);
        expect(Number.isSafeInteger(loan.totalToPay)).toBe(true);
        expect(Math.abs(loan.lastMonthlyCost - loan.monthlyCost)).toBeLessThanOrEqual(any.months / 2 + 1);
      }),
    );
  });

  test('costs less a month when more is paid down', () => {
    fc.assert(
      fc.property(anyLoan, amount(100, 5000), ({ price, downShare, terms: any }, more) => {
        const downPayment = Math.floor((price * Math.min(downShare, 20)) / 100);
        const less = quote({ price, downPayment, terms: any });
        const result = loanQuote({ price, downPayment: downPayment + more, terms: any });
        fc.pre(result.ok);
        if (result.ok) expect(result.value.monthlyCost).toBeLessThan(less.monthlyCost);
      }),
    );
  });

  test('has an effective rate of exactly zero when it costs nothing, and above the nominal one when it has fees', () => {
    fc.assert(
      fc.property(anyLoan, ({ price, downShare, terms: any }) => {
        const downPayment = Math.floor((price * downShare) / 100);
        const free = quote({
          price,
          downPayment,
          terms: { ...any, interestRate: 0, startFee: 0, invoiceFee: 0 },
        });
        expect([free.effectiveRate, free.creditCost]).toEqual([0, 0]);
        const dear = quote({ price, downPayment, terms: { ...any, startFee: 50_000, invoiceFee: 5000 } });
        expect(dear.effectiveRate).toBeGreaterThan(any.interestRate);
      }),
    );
  });
});
