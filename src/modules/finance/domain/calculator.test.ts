import { describe, expect, test } from 'vitest';
import { choosePeriod, downPaymentLimits, durationOf, periodsOf } from './calculator';
import { fillDisclaimer } from './disclaimer';
import { loanQuote, termsOf } from './loan';
import { percentOf, toMinor, vatOfGross } from './money';

const duration = (months: number, max: number, residual: number) => ({
  months,
  residual_percentage: residual,
  cash_amount_max_percentage: max,
  invoice_fee: 59,
  start_fee: 695,
  interest_rate: 4.95,
});
const durations = [duration(72, 70, 0), duration(36, 40, 50), duration(60, 60, 30)];

describe('the calculator', () => {
  test('takes the minimum exactly and the maximum to the nearest thousand', () => {
    expect(downPaymentLimits(toMinor(249_900), 20, duration(36, 70, 0))).toEqual({
      min: toMinor(49_980),
      max: toMinor(175_000),
      step: toMinor(1000),
    });
  });

  test('never lets the whole price be paid down: nothing would be left to lend', () => {
    expect(downPaymentLimits(toMinor(249_900), 20, duration(36, 100, 0)).max).toBe(toMinor(249_000));
    expect(downPaymentLimits(toMinor(250_000), 20, duration(36, 100, 0)).max).toBe(toMinor(249_000));
  });

  test('leaves more to lend than the start fee takes at once: there is a loan at either end', () => {
    for (const price of [249_100, 249_600, 249_695, 249_696, 250_000]) {
      const each = duration(36, 100, 0);
      const { max } = downPaymentLimits(toMinor(price), 20, each);
      const quote = loanQuote({ price: toMinor(price), downPayment: max, terms: termsOf(each, false) });
      expect([price, quote.ok]).toEqual([price, true]);
    }
    expect(downPaymentLimits(toMinor(249_600), 20, duration(36, 100, 0)).max).toBe(toMinor(248_000));
  });

  test('never has a maximum below its minimum', () => {
    const { min, max } = downPaymentLimits(toMinor(2_300), 20, duration(36, 20, 0));
    expect([min, max]).toEqual([toMinor(460), toMinor(460)]);
  });

  test('lists its periods shortest first and finds the nearest one', () => {
    expect(periodsOf(durations).map((each) => each.months)).toEqual([36, 60, 72]);
    expect([24, 36, 47, 49, 99].map((months) => durationOf(durations, months)?.months)).toEqual([
      36, 36, 36, 60, 72,
    ]);
    expect(durationOf([], 36)).toBeUndefined();
  });

  test('a new period resets residual and maximum, and clamps the down payment', () => {
    const price = toMinor(200_000);
    const long = choosePeriod(price, 20, duration(72, 70, 0), toMinor(140_000));
    expect(long).toMatchObject({ downPayment: toMinor(140_000), residualPercentage: 0 });
    const short = choosePeriod(price, 20, duration(36, 40, 50), long.downPayment);
    expect(short).toMatchObject({
      downPayment: toMinor(80_000),
      residualPercentage: 50,
      limits: { max: toMinor(80_000) },
    });
    expect(choosePeriod(price, 20, duration(36, 40, 50), 0).downPayment).toBe(toMinor(40_000));
  });
});

describe('the disclaimer', () => {
  const figures = {
    credit: '199 920 kr',
    months: '72',
    interestRate: '4,95 %',
    effectiveRate: '5,6 %',
    totalToPay: '$1 & 1 kr',
  };

  test('carries all five figures, as often as it asks for them', () => {
    expect(fillDisclaimer('{1} {2} {3} {4} {5} {1}', figures)).toBe(
      '199 920 kr 72 4,95 % 5,6 % $1 & 1 kr 199 920 kr',
    );
  });

  test('leaves no placeholder behind', () => {
    expect(fillDisclaimer('a{0}b{6}c{12}', figures)).toBe('abc');
  });
});

test('V-507: shares are whole minor units, and the tax in a gross price is a fifth of it', () => {
  expect(percentOf(toMinor(249_900), 20)).toBe(toMinor(49_980));
  expect(percentOf(1050, 33.33)).toBe(350);
  expect(vatOfGross(toMinor(100_000))).toBe(toMinor(20_000));
  expect(toMinor(24_990.1)).toBe(2_499_010);
});
