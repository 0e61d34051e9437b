import { expect, test } from 'vitest';
import { type LoanPlan, plannedLoan } from './loan-plan';

const plan: LoanPlan = {
  start_fee: 500,
  invoice_fee: 45,
  cash_amount_min_percentage: 20,
  default_months: 36,
  periods: [
    { months: 24, interest_rate: 4.95, residual_percentage: 50, cash_amount_max_percentage: 40 },
    { months: 36, interest_rate: 5.45, residual_percentage: null, cash_amount_max_percentage: null },
  ],
};
const lender = [{ months: 36, residual_percentage: 40, cash_amount_max_percentage: 55 }];
const car = { price: 200_000, currency: 'SEK', lender };

test('the plan wins, and leaves to the lender what it says nothing of', () => {
  const loan = plannedLoan(plan, car);
  expect(loan).toMatchObject({ months: 36, interestRate: 5.45 });
  expect(loan?.periods).toEqual([
    {
      months: 24,
      interest_rate: 4.95,
      residual_percentage: 50,
      cash_amount_max_percentage: 40,
      invoice_fee: 45,
      start_fee: 500,
    },
    {
      months: 36,
      interest_rate: 5.45,
      residual_percentage: 40,
      cash_amount_max_percentage: 55,
      invoice_fee: 45,
      start_fee: 500,
    },
  ]);
  // 160 000 lent, 80 000 left: payment = (P - R(1+i)^-n) i / (1 - (1+i)^-n) with i = 5.45 / 1200, and the fee of the invoice.
  const i = 5.45 / 1200;
  const discount = (1 + i) ** -36;
  const payment = ((160_000 - 80_000 * discount) * i) / (1 - discount);
  expect(loan?.monthlyCost).toBe(Math.round(payment + 45));
});

test('crowns are whole, cents are kept', () => {
  expect(Number.isInteger(plannedLoan(plan, car)?.monthlyCost)).toBe(true);
  expect(plannedLoan(plan, { ...car, price: 21_333, currency: 'EUR' })?.monthlyCost).not.toBe(
    plannedLoan(plan, { ...car, price: 21_333 })?.monthlyCost,
  );
});

test('a period that neither has a residual value for is not offered, and the nearest is the default', () => {
  expect(plannedLoan(plan, { ...car, lender: [] })).toMatchObject({ months: 24, periods: [{ months: 24 }] });
});

test('there is no loan where nothing is lent, or more is left than was lent', () => {
  expect(plannedLoan({ ...plan, periods: [] }, car)).toBeNull();
  expect(plannedLoan({ ...plan, cash_amount_min_percentage: 100 }, car)).toBeNull();
  const steep = { months: 24, interest_rate: 5, residual_percentage: 90, cash_amount_max_percentage: 10 };
  expect(plannedLoan({ ...plan, periods: [steep] }, car)).toBeNull();
});
