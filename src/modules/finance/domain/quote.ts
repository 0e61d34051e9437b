import { err, ok, type Result } from '~/platform/result';
import { annuityPayment } from './annuity';
import { type EffectiveRateFailure, effectiveRate } from './effective-rate';
import { type MinorUnits, percentOf, toMinor } from './money';
import {
  ANNUAL_MILEAGES,
  asksMileage,
  DEFAULT_MILEAGE,
  futureValue,
  MIN_PRICE,
  type QuoteProduct,
} from './quote-products';

/** Which figure follows from the other (QUOTE-4). */
type QuoteDirection = 'regular-payment' | 'cash-deposit';

export interface QuoteRequest {
  /** Months. */
  readonly term: number;
  /** Miles; of no account for a product without a guaranteed future value. */
  readonly annualMileage: number;
  /** What is calculated: the payment from the deposit, or the deposit from the payment. */
  readonly calculate: QuoteDirection;
  readonly deposit: MinorUnits;
  readonly payment: MinorUnits;
}

/** Why the quote is not quite what was asked for. `used` is what it was worked out with. */
export type QuoteNotification =
  | {
      readonly kind: 'deposit-too-low' | 'deposit-too-high' | 'payment-too-low' | 'payment-too-high';
      /** The amount at the limit: a deposit, or for the payments the deposit that they come to. */
      readonly used: MinorUnits;
    }
  | { readonly kind: 'term-not-offered' | 'mileage-not-offered'; readonly used: number };

export interface Quote {
  readonly term: number;
  /** Miles; 0 for a product that does not ask. */
  readonly annualMileage: number;
  readonly price: MinorUnits;
  readonly deposit: MinorUnits;
  readonly credit: MinorUnits;
  /** Every month but the last. */
  readonly payment: MinorUnits;
  /** The last month's: it settles what rounding the others to the penny left. */
  readonly lastPayment: MinorUnits;
  /** Optional, due with the last payment; 0 where there is none. */
  readonly finalPayment: MinorUnits;
  readonly purchaseFee: MinorUnits;
  /** Nominal, fixed, per cent a year. */
  readonly interestRate: number;
  /** Annual percentage rate of what is really paid, not rounded; show with `roundRate`. */
  readonly apr: number;
  /** All payments, the final payment, the fee; not the deposit. */
  readonly repaid: MinorUnits;
  /** Deposit and everything repaid. */
  readonly total: MinorUnits;
  readonly charge: MinorUnits;
  readonly notifications: readonly QuoteNotification[];
}

export type QuoteProblem = 'not-offered' | EffectiveRateFailure;

export interface Range {
  readonly min: MinorUnits;
  readonly max: MinorUnits;
}

const POUND = toMinor(1);

/** The deposits that a product takes for a car: both ends are whole pounds within its shares of the price. */
export const depositRange = (product: QuoteProduct, price: MinorUnits): Range => ({
  min: Math.ceil(percentOf(price, product.minDepositPercentage) / POUND) * POUND,
  max: Math.floor(percentOf(price, product.maxDepositPercentage) / POUND) * POUND,
});

/** The payments that a product can come to for a car at one term and mileage: those of its greatest and least deposit. */
export function paymentRange(
  product: QuoteProduct,
  price: MinorUnits,
  { term, annualMileage }: Pick<QuoteRequest, 'term' | 'annualMileage'>,
): Range {
  const deposits = depositRange(product, price);
  return {
    min: paymentFor(product, price, deposits.max, term, annualMileage),
    max: paymentFor(product, price, deposits.min, term, annualMileage),
  };
}

/** The payments that a product can come to for a car, over all terms and mileages. */
export function paymentRangeOfAll(product: QuoteProduct, price: MinorUnits): Range {
  const mileages = asksMileage(product) ? ANNUAL_MILEAGES : [DEFAULT_MILEAGE];
  const ranges = product.terms.flatMap((term) =>
    mileages.map((annualMileage) => paymentRange(product, price, { term, annualMileage })),
  );
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

/** What a product is first shown with for a car: its own defaults, the deposit in whole pounds. */
export function defaultRequest(product: QuoteProduct, price: MinorUnits): QuoteRequest {
  const deposit = Math.ceil(percentOf(price, product.defaultDepositPercentage) / POUND) * POUND;
  const request = { term: product.defaultTerm, annualMileage: DEFAULT_MILEAGE, deposit };
  const payment = paymentFor(product, price, deposit, request.term, request.annualMileage);
  return { ...request, payment, calculate: 'regular-payment' };
}

/**
 * One quote: an annuity with the guaranteed future value as balloon, equal payments to the penny and a last one that settles
 * the rounding, a fee at the end. Values out of range are moved to the nearest valid one, with a notification.
 *
 * For a given payment, the deposit is the one that gives exactly this payment; a penny of deposit changes a payment by far less
 * than half a penny, so both directions agree to the penny. At a limit, the deposit of the limit gives it too.
 */
export function quoteOf(
  product: QuoteProduct,
  price: MinorUnits,
  request: QuoteRequest,
): Result<Quote, QuoteProblem> {
  if (!Number.isSafeInteger(price) || price < MIN_PRICE) return err('not-offered');
  const notifications: QuoteNotification[] = [];
  const term = nearest(product.terms, request.term);
  if (term !== request.term) notifications.push({ kind: 'term-not-offered', used: term });
  const hasMileage = asksMileage(product);
  const annualMileage = hasMileage ? nearest(ANNUAL_MILEAGES, request.annualMileage) : 0;
  if (hasMileage && annualMileage !== request.annualMileage)
    notifications.push({ kind: 'mileage-not-offered', used: annualMileage });
  const led =
    request.calculate === 'regular-payment'
      ? request.deposit
      : depositFor(product, price, request.payment, term, annualMileage);
  const ends = depositRange(product, price);
  const deposit = Math.min(ends.max, Math.max(ends.min, led));
  const isPaymentMet =
    request.calculate === 'cash-deposit' &&
    paymentFor(product, price, deposit, term, annualMileage) === request.payment;
  if (deposit !== led && !isPaymentMet) {
    const [low, high] = LIMIT_KINDS[request.calculate];
    notifications.push({ kind: led < ends.min ? low : high, used: deposit });
  }
  return priced(product, { price, deposit, term, annualMileage }, notifications);
}

/** Notifications for a deposit below the minimum or above the maximum; for the payment, where that was requested. */
const LIMIT_KINDS = {
  'regular-payment': ['deposit-too-low', 'deposit-too-high'],
  'cash-deposit': ['payment-too-high', 'payment-too-low'],
} as const;

type SettledTerms = Pick<Quote, 'price' | 'deposit' | 'term' | 'annualMileage'>;

function priced(
  product: QuoteProduct,
  settled: SettledTerms,
  notifications: readonly QuoteNotification[],
): Result<Quote, QuoteProblem> {
  const { price, deposit, term, annualMileage } = settled;
  const { interestRate, purchaseFee } = product;
  const credit = price - deposit;
  const finalPayment = futureValue(product, price, term, annualMileage);
  const exact = exactPayment(product, price, deposit, term, annualMileage);
  const payment = Math.round(exact);
  const lastPayment = Math.round(exact * term) - payment * (term - 1);
  const rate = effectiveRate({
    drawdowns: [{ amount: credit, at: {} }],
    payments: [
      { amount: payment, count: term - 1, at: { months: 1 }, every: { months: 1 } },
      { amount: lastPayment + finalPayment + purchaseFee, at: { months: term } },
    ],
  });
  if (!rate.ok) return rate;
  const repaid = payment * (term - 1) + lastPayment + finalPayment + purchaseFee;
  return ok({
    ...settled,
    credit,
    payment,
    lastPayment,
    finalPayment,
    purchaseFee,
    interestRate,
    repaid,
    notifications,
    apr: rate.value,
    total: deposit + repaid,
    charge: repaid - credit,
  });
}

/** Every month's but the last. */
const paymentFor = (...terms: Parameters<typeof exactPayment>): MinorUnits =>
  Math.round(exactPayment(...terms));

const ratePerMonth = ({ interestRate }: QuoteProduct): number => interestRate / 1200;

function exactPayment(
  product: QuoteProduct,
  price: MinorUnits,
  deposit: MinorUnits,
  term: number,
  annualMileage: number,
): number {
  return annuityPayment({
    principal: price - deposit,
    residual: futureValue(product, price, term, annualMileage),
    periods: term,
    ratePerPeriod: ratePerMonth(product),
  });
}

/** The deposit that leaves just as much to borrow as the payment repays; not yet within its limits. */
function depositFor(
  product: QuoteProduct,
  price: MinorUnits,
  payment: MinorUnits,
  term: number,
  annualMileage: number,
): MinorUnits {
  const rate = ratePerMonth(product);
  const discount = Math.exp(-term * Math.log1p(rate));
  const factor = rate === 0 ? term : (1 - discount) / rate;
  const principal = payment * factor + futureValue(product, price, term, annualMileage) * discount;
  return price - Math.round(principal);
}

/** The nearest of what is offered; of two equally near the smaller. */
const nearest = (offered: readonly number[], wanted: number): number =>
  offered.reduce(
    (best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
    offered[0] ?? 0,
  );
