import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveRate } from './effective-rate';
import {
  defaultRequest,
  depositRange,
  paymentRange,
  paymentRangeOfAll,
  type Quote,
  type QuoteRequest,
  quoteOf,
} from './quote';
import { ANNUAL_MILEAGES, futureValue, QUOTE_PRODUCTS, type QuoteProduct } from './quote-products';

const productOf = (key: string): QuoteProduct => {
  const product = QUOTE_PRODUCTS.find(({ familyKey }) => familyKey === key);
  if (product === undefined) throw new Error(`no ${key}`);
  return product;
};
const [PCP, HP] = [productOf('PCP'), productOf('HP')];
const PRICE = 18_995_00;

const quoted = (product: QuoteProduct, price: number, request: Partial<QuoteRequest> = {}): Quote => {
  const quote = quoteOf(product, price, { ...defaultRequest(product, price), ...request });
  if (!quote.ok) throw new Error(quote.error);
  return quote.value;
};
const kindsOf = (quote: Quote) => quote.notifications.map(({ kind }) => kind);

/** Any product, any car, any amounts: sensible and absurd. */
const anything = fc
  .record({
    product: fc.constantFrom(...QUOTE_PRODUCTS),
    price: fc.integer({ min: 2000_00, max: 250_000_00 }),
    term: fc.integer({ min: 1, max: 120 }),
    annualMileage: fc.integer({ min: 0, max: 100_000 }),
    calculate: fc.constantFrom('regular-payment', 'cash-deposit'),
    deposit: fc.integer({ min: 0, max: 300_000_00 }),
    payment: fc.integer({ min: 0, max: 50_000_00 }),
  })
  .map(({ product, price, ...request }) => ({ product, price, request: request satisfies QuoteRequest }));

describe('V-478 the figures of a quote hold', () => {
  test('hire purchase: deposit, payments and fee are the total, and the charge is what credit costs', () => {
    const quote = quoted(HP, PRICE);
    expect(quote.payment * 47 + quote.lastPayment + 10_00).toBe(quote.repaid);
    expect(quote.deposit + quote.repaid).toBe(quote.total);
    expect(quote.total - PRICE).toBe(quote.charge);
    expect(quote).toMatchObject({ finalPayment: 0, annualMileage: 0, term: 48 });
  });

  test('against an annuity worked out with 40 digits', () => {
    // £10 000 over 36 months at 8.56 % a year: 10000 · i / (1 − (1+i)^−36), i = 0.0856/12.
    const quote = quoted(HP, 12_500_00, { term: 36, deposit: 2500_00 });
    expect(quote).toMatchObject({ credit: 10_000_00, payment: 315_95 });
  });

  test('personal contract purchase leaves the guaranteed future value to the end', () => {
    const quote = quoted(PCP, 20_000_00, { term: 36, annualMileage: 10_000 });
    expect(quote.finalPayment).toBe(8600_00);
    expect(quote.payment).toBeLessThan(quoted(HP, 20_000_00, { term: 36 }).payment);
  });

  test('the APR is the rate at which what is paid is worth the credit', () => {
    fc.assert(
      fc.property(anything, ({ product, price, request }) => {
        const quote = quoted(product, price, request);
        const flows = [
          ...Array.from({ length: quote.term - 1 }, () => quote.payment),
          quote.lastPayment + quote.finalPayment + quote.purchaseFee,
        ];
        const worth = flows.reduce(
          (sum, amount, at) => sum + amount * (1 + quote.apr / 100) ** (-(at + 1) / 12),
          0,
        );
        expect(Math.abs(worth - quote.credit)).toBeLessThan(1);
        // The fee can only make it dearer than the interest alone.
        const interestOnly = ((1 + quote.interestRate / 1200) ** 12 - 1) * 100;
        expect(quote.apr).toBeGreaterThan(interestOnly - 0.01);
      }),
    );
  });

  test('the general formula gives the same rate', () => {
    const quote = quoted(HP, PRICE);
    const rate = effectiveRate({
      drawdowns: [{ amount: quote.credit, at: {} }],
      payments: [
        { amount: quote.payment, count: 47, at: { months: 1 }, every: { months: 1 } },
        { amount: quote.lastPayment + quote.purchaseFee, at: { months: 48 } },
      ],
    });
    expect(rate).toEqual({ ok: true, value: quote.apr });
    expect(quote.apr).toBeCloseTo(8.9, 0);
  });
});

describe('V-350, V-351, V-352 the two directions', () => {
  test('a deposit gives a payment, and that payment gives the same deposit to within its rounding', () => {
    fc.assert(
      fc.property(anything, ({ product, price, request }) => {
        const there = quoted(product, price, { ...request, calculate: 'regular-payment' });
        const back = quoted(product, price, { ...there, calculate: 'cash-deposit' });
        expect(back.payment).toBe(there.payment);
        // Half a penny of payment is at most as many half pennies of deposit as there are months.
        expect(Math.abs(back.deposit - there.deposit)).toBeLessThanOrEqual(Math.ceil(there.term / 2) + 1);
      }),
    );
  });

  test('a payment within the limits is matched to the penny', () => {
    fc.assert(
      fc.property(anything, ({ product, price, request }) => {
        const quote = quoted(product, price, { ...request, calculate: 'cash-deposit' });
        const reached = !kindsOf(quote).some((kind) => kind.startsWith('payment'));
        if (reached) expect(quote.payment).toBe(request.payment);
        const again = quoted(product, price, { ...quote, calculate: 'regular-payment' });
        expect(again.payment).toBe(quote.payment);
      }),
    );
  });

  test('never leave the deposits that the product takes, and say so when they would', () => {
    fc.assert(
      fc.property(anything, ({ product, price, request }) => {
        const quote = quoted(product, price, request);
        const ends = depositRange(product, price);
        expect(quote.deposit).toBeGreaterThanOrEqual(ends.min);
        expect(quote.deposit).toBeLessThanOrEqual(ends.max);
        for (const payments of [paymentRange(product, price, quote), paymentRangeOfAll(product, price)]) {
          expect(quote.payment).toBeGreaterThanOrEqual(payments.min);
          expect(quote.payment).toBeLessThanOrEqual(payments.max);
        }
        if (request.calculate === 'regular-payment')
          expect(kindsOf(quote).some((kind) => kind.startsWith('deposit'))).toBe(
            request.deposit < ends.min || request.deposit > ends.max,
          );
      }),
    );
  });

  test('every whole pound of deposit and every penny of payment between the ends can be had, the ends too', () => {
    fc.assert(
      fc.property(
        anything,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ product, price, request }, share) => {
          const { term, annualMileage } = quoted(product, price, request);
          const terms = { term, annualMileage: annualMileage || request.annualMileage };
          const between = ({ min, max }: { min: number; max: number }) => [
            min,
            Math.round(min + (max - min) * share),
            max,
          ];
          for (const payment of between(paymentRange(product, price, terms))) {
            const quote = quoted(product, price, { ...terms, payment, calculate: 'cash-deposit' });
            expect([quote.payment, kindsOf(quote).filter((kind) => kind.startsWith('payment'))]).toEqual([
              payment,
              [],
            ]);
          }
          const deposits = depositRange(product, price);
          expect([deposits.min % 100, deposits.max % 100]).toEqual([0, 0]);
          for (const deposit of between(deposits)) {
            const quote = quoted(product, price, { ...terms, deposit, calculate: 'regular-payment' });
            expect([quote.deposit, kindsOf(quote).filter((kind) => kind.startsWith('deposit'))]).toEqual([
              deposit,
              [],
            ]);
          }
        },
      ),
    );
  });

  test('a penny beyond the ends of the payments is not to be had, and is said', () => {
    fc.assert(
      fc.property(anything, ({ product, price, request }) => {
        const { term } = quoted(product, price, request);
        const terms = { term, annualMileage: 10_000, calculate: 'cash-deposit' } as const;
        const { min, max } = paymentRange(product, price, terms);
        const above = quoted(product, price, { ...terms, payment: max + 1 });
        expect([above.payment, kindsOf(above)]).toEqual([max, ['payment-too-high']]);
        const below = quoted(product, price, { ...terms, payment: min - 1 });
        expect([below.payment, kindsOf(below)]).toEqual([min, ['payment-too-low']]);
      }),
    );
  });

  test('a bigger deposit never makes a dearer month, more miles never a smaller payment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...QUOTE_PRODUCTS),
        fc.integer({ min: 2000_00, max: 250_000_00 }),
        fc.tuple(fc.double({ min: 5, max: 35, noNaN: true }), fc.double({ min: 5, max: 35, noNaN: true })),
        (product, price, shares) => {
          const [less = 5, more = 5] = shares.toSorted((a, b) => a - b);
          const at = (share: number) =>
            quoted(product, price, { deposit: Math.round((price * share) / 100) });
          expect(at(more).payment).toBeLessThanOrEqual(at(less).payment);
        },
      ),
    );
    for (const term of PCP.terms) {
      const payments = ANNUAL_MILEAGES.map(
        (annualMileage) => quoted(PCP, PRICE, { term, annualMileage }).payment,
      );
      expect(payments).toEqual(payments.toSorted((a, b) => a - b));
    }
  });
});

describe('V-475 a request outside the limits gets a notification, and the nearest quote', () => {
  test.each([
    ['deposit-too-low', { deposit: 0 }, 950_00],
    ['deposit-too-high', { deposit: 999_999_00 }, 6648_00],
    ['payment-too-high', { calculate: 'cash-deposit', payment: 9000_00 }, 950_00],
    ['payment-too-low', { calculate: 'cash-deposit', payment: 1 }, 6648_00],
    ['term-not-offered', { term: 47 }, 48],
    ['mileage-not-offered', { annualMileage: 11_500 }, 12_000],
  ] as const)('%s', (kind, request, used) => {
    expect(quoted(PCP, PRICE, request).notifications).toEqual([{ kind, used }]);
  });

  test('a quote within all limits has no notifications', () => {
    for (const product of QUOTE_PRODUCTS) expect(quoted(product, PRICE).notifications).toEqual([]);
  });

  test.each([0, -1, 1999_99, Number.NaN, 2500.5])('no finance for a car of %s pence', (price) => {
    expect(quoteOf(HP, price, defaultRequest(HP, PRICE))).toEqual({ ok: false, error: 'not-offered' });
  });
});

test('every term of a product with future values has one for every mileage, falling with both', () => {
  for (const { term, percentages } of PCP.futureValues) {
    expect(PCP.terms).toContain(term);
    expect(percentages).toHaveLength(ANNUAL_MILEAGES.length);
    expect(percentages).toEqual(percentages.toSorted((a, b) => b - a));
  }
  const over = PCP.terms.map((term) => futureValue(PCP, PRICE, term, 10_000));
  expect(over).toEqual(over.toSorted((a, b) => b - a));
  expect(over).toHaveLength(3);
});
