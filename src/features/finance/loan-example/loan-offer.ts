import { creditWord } from '~/features/record-text';
import {
  completeDuration,
  downPaymentLimits,
  fillDisclaimer,
  loanQuote,
  type MinorUnits,
  termsOf,
  toMajor,
  toMinor,
} from '~/modules/finance';
import type { CarRecord } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import { examplePrice } from './example-price';
import {
  calculationSteps,
  disclaimerFigures,
  type LoanFigures,
  percentText,
  writeFigures,
} from './loan-figures';
import { moneyText } from './money-text';
import { shownLoan } from './shown-loan';

/** Costs of a car's loan at its default values, with the texts that the law requires. */
export interface LoanOffer {
  readonly title: string | null;
  readonly description: string | null;
  /** Formatted with currency, without "per month". */
  readonly monthlyCost: string;
  readonly nominalRate: string;
  readonly effectiveRate: string;
  /** The representative example. */
  readonly example: string;
  readonly disclaimer: string | null;
  /** The calculation, step by step. */
  readonly steps: readonly string[];
}

/** What a loan is reckoned from. */
export type LoanFields = Pick<
  CarRecord,
  | 'car_has_loan'
  | 'car_loan_option'
  | 'car_loan_monthly_cost'
  | 'car_price'
  | 'car_price_currency'
  | 'car_vehicle_type_code'
>;

export type TextContext = Pick<PageContext, 't' | 'locale' | 'site' | 'language'>;

/** The group's lenders charge the start fee up front; a loan that includes it must be marked here. See also the message `startFeeUpFront`. */
export const START_FEE_IN_PRINCIPAL = false;

/**
 * The loan of a car, or null where its effective rate cannot be calculated: a cost or a nominal rate must not be shown
 * without it (konsumentkreditlagen 7 §; FCA CONC 3.5.5R; LOAN-9).
 */
export function loanOffer(car: LoanFields, page: TextContext): LoanOffer | null {
  const figures = car.car_has_loan === true ? defaultLoan(car) : null;
  if (figures === null || car.car_loan_option === null) return null;
  const { title, description, disclaimer } = car.car_loan_option;
  const money = moneyText(page, car.car_price_currency);
  const plain = writeFigures(figures, money, page.locale);
  const written = { ...plain, price: examplePrice(car, plain.price, page.t) };
  const example =
    page.site.features.loanNotice === 'uk-representative-example' ? 'finance.exampleUk' : 'finance.example';
  return {
    title,
    description,
    monthlyCost: written.monthly,
    nominalRate: written.nominal,
    effectiveRate: written.effective,
    example: page.t(example, written),
    disclaimer:
      disclaimer === null
        ? null
        : fillDisclaimer(creditWord(page, disclaimer).text, disclaimerFigures(written)),
    steps: calculationSteps(
      page.t,
      {
        ...written,
        monthlyRate: percentText(figures.interestRate / 12, page.locale),
        payment: money(toMajor(figures.payment)),
        monthlyExact: money(toMajor(figures.monthlyExact)),
        otherMonths: String(figures.months - 1),
        lastMonth: money(toMajor(figures.lastMonth)),
      },
      figures.isOwnCalculation ? 'own' : 'lender',
    ),
  };
}

export interface OfferFigures extends LoanFigures {
  readonly payment: MinorUnits;
  readonly monthlyExact: MinorUnits;
  readonly lastMonth: MinorUnits;
  /** The stored cost equals our own calculation. */
  readonly isOwnCalculation: boolean;
}

/**
 * The loan at its default values: the stored monthly cost with its effective rate, so that card and page agree. The total
 * is exact where the stored cost is our own calculation, rounded; for another lender's cost it is the sum of its payments.
 */
export function defaultLoan(car: LoanFields): OfferFigures | null {
  const option = car.car_loan_option;
  const chosen = option?.default_contract_duration;
  const term = option?.contract_durations.find(({ months }) => months === chosen?.months);
  const stored = car.car_loan_monthly_cost ?? option?.default_monthly_cost ?? null;
  const shown = shownLoan(car.car_price, stored, option);
  // A missing rate is unknown, not 0.
  const nominal = term?.interest_rate ?? null;
  if (!chosen || !term || shown === null || car.car_price === null || nominal === null) return null;
  const duration = completeDuration(term, nominal);
  const price = toMinor(car.car_price);
  const { min } = downPaymentLimits(price, chosen.cash_amount_min_percentage ?? 0, duration);
  const quote = loanQuote({ price, downPayment: min, terms: termsOf(duration, START_FEE_IN_PRINCIPAL) });
  if (!quote.ok) return null;
  const { credit, residual, months, startFee, totalToPay, monthlyCost, lastMonthlyCost } = quote.value;
  const monthly = toMinor(shown.monthly_cost);
  const isOwnCalculation = Math.abs(monthlyCost - monthly) < toMinor(1);
  return {
    price,
    credit,
    residual,
    months,
    startFee,
    monthly,
    downPayment: min,
    invoiceFee: toMinor(duration.invoice_fee),
    total: isOwnCalculation ? totalToPay : monthly * months + residual + startFee,
    interestRate: nominal,
    effectiveRate: shown.effective_rate,
    payment: quote.value.monthlyPayment,
    monthlyExact: isOwnCalculation ? monthlyCost : monthly,
    lastMonth: isOwnCalculation ? lastMonthlyCost : monthly,
    isOwnCalculation,
  };
}
