import { type MinorUnits, percentOf, toMinor } from './money';

/** What a quote assumes of the car at the end of the term: per cent of its price, by months and miles a year. */
interface FutureValueRow {
  readonly term: number;
  /** In the order of `ANNUAL_MILEAGES`. */
  readonly percentages: readonly number[];
}

/** One kind of finance that the group's own engine quotes. */
export interface QuoteProduct {
  readonly familyKey: 'HP' | 'PCP';
  /** Nominal, fixed, per cent a year; a twelfth of it a month. */
  readonly interestRate: number;
  /** Paid with the last payment, for which the car becomes the buyer's. */
  readonly purchaseFee: MinorUnits;
  /** Of the price. */
  readonly minDepositPercentage: number;
  readonly maxDepositPercentage: number;
  /** What a visitor is shown first. */
  readonly defaultDepositPercentage: number;
  readonly defaultTerm: number;
  /** Months, shortest first. */
  readonly terms: readonly number[];
  /** Guaranteed future values; empty where nothing is left to pay at the end. */
  readonly futureValues: readonly FutureValueRow[];
}

/** Miles a year that a guaranteed future value is given for. */
export const ANNUAL_MILEAGES = [5000, 8000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000] as const;
export const DEFAULT_MILEAGE = 10_000;

/** Below this price no finance is offered: the fixed fee would make its rate absurd. */
export const MIN_PRICE = toMinor(2000);

/**
 * The products of the embedded engine, PCP first as it is what most buyers choose. Rates and values are the fictional
 * lender's: of a hundred pounds of car, one driven 10 000 miles a year is worth 52 after two years, 43 after three and
 * 35 after four; fewer miles add to that and more take away, and the more so the longer the term.
 */
export const QUOTE_PRODUCTS: readonly QuoteProduct[] = [
  {
    familyKey: 'PCP',
    interestRate: 9.48,
    purchaseFee: toMinor(10),
    minDepositPercentage: 5,
    maxDepositPercentage: 35,
    defaultDepositPercentage: 15,
    defaultTerm: 48,
    terms: [24, 36, 48],
    futureValues: [
      { term: 24, percentages: [55, 53, 52, 51, 49, 46, 43, 40] },
      { term: 36, percentages: [47, 44.5, 43, 41.5, 39, 35, 31, 27] },
      { term: 48, percentages: [40, 37, 35, 33, 30, 25.5, 21, 17] },
    ],
  },
  {
    familyKey: 'HP',
    interestRate: 8.56,
    purchaseFee: toMinor(10),
    minDepositPercentage: 5,
    maxDepositPercentage: 60,
    defaultDepositPercentage: 15,
    defaultTerm: 48,
    terms: [12, 24, 36, 48, 60],
    futureValues: [],
  },
];

/** Whether the product asks how far the car will be driven. */
export const asksMileage = ({ futureValues }: QuoteProduct): boolean => futureValues.length > 0;

/** What the lender guarantees the car to be worth at the end: the optional final payment. 0 where there is none. */
export function futureValue(
  product: QuoteProduct,
  price: MinorUnits,
  term: number,
  annualMileage: number,
): MinorUnits {
  const row = product.futureValues.find((each) => each.term === term);
  const column = ANNUAL_MILEAGES.findIndex((miles) => miles >= annualMileage);
  return percentOf(price, row?.percentages[column] ?? 0);
}
