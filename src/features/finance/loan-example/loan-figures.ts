import type { Translate } from '~/messages';
import {
  type DisclaimerFigures,
  type LoanQuote,
  type MinorUnits,
  roundRate,
  toMajor,
} from '~/modules/finance';
import { formatPercent } from '~/ui/text/format';

/** What a loan costs, in minor units and per cent a year. Safe in the browser. */
export interface LoanFigures {
  readonly price: MinorUnits;
  readonly downPayment: MinorUnits;
  readonly credit: MinorUnits;
  readonly residual: MinorUnits;
  readonly months: number;
  readonly startFee: MinorUnits;
  readonly invoiceFee: MinorUnits;
  readonly monthly: MinorUnits;
  readonly total: MinorUnits;
  readonly interestRate: number;
  readonly effectiveRate: number;
}

/** The figures of a quote, with the monthly cost as shown. */
export function figuresOfQuote(
  quote: LoanQuote,
  price: MinorUnits,
  invoiceFee: MinorUnits,
  rounded: (cost: MinorUnits) => MinorUnits,
): LoanFigures {
  const { downPayment, credit, residual, months, startFee, monthlyCost, totalToPay } = quote;
  return {
    price,
    downPayment,
    credit,
    residual,
    months,
    startFee,
    invoiceFee,
    monthly: rounded(monthlyCost),
    total: totalToPay,
    interestRate: quote.interestRate,
    effectiveRate: quote.effectiveRate,
  };
}

/** Formatted figures, by the parameter names of the messages. */
export interface WrittenFigures {
  readonly price: string;
  readonly downPayment: string;
  readonly amount: string;
  readonly months: string;
  readonly residual: string;
  readonly nominal: string;
  readonly effective: string;
  readonly startFee: string;
  readonly invoiceFee: string;
  readonly monthly: string;
  readonly total: string;
}

/** Per cent with two decimals, as the law's examples. */
export const percentText = (rate: number, locale: string): string =>
  formatPercent(roundRate(rate, 2), locale);

/**
 * Formats the figures.
 *
 * @param money formats an amount in whole currency, with cents where it has any
 */
export function writeFigures(
  figures: LoanFigures,
  money: (amount: number) => string,
  locale: string,
): WrittenFigures {
  const amount = (minor: MinorUnits) => money(toMajor(minor));
  return {
    price: amount(figures.price),
    downPayment: amount(figures.downPayment),
    amount: amount(figures.credit),
    months: String(figures.months),
    residual: amount(figures.residual),
    nominal: percentText(figures.interestRate, locale),
    effective: percentText(figures.effectiveRate, locale),
    startFee: amount(figures.startFee),
    invoiceFee: amount(figures.invoiceFee),
    monthly: amount(figures.monthly),
    total: amount(figures.total),
  };
}

/** The calculation of a loan, step by step. */
export function calculationSteps(
  t: Translate,
  written: WrittenFigures & StepFigures,
  source: 'own' | 'lender',
): readonly string[] {
  const monthly =
    written.monthly === written.monthlyExact ? 'finance.how.monthlySame' : 'finance.how.monthly';
  return [
    t('finance.how.credit', written),
    // Another lender's calculation of the monthly cost is unknown.
    ...(source === 'own' ? [t('finance.how.payment', written), t(monthly, written)] : []),
    t('finance.how.total', written),
    t('finance.how.effective', written),
  ];
}

/** Further figures of the steps, to the minor unit. */
export interface StepFigures {
  readonly monthlyRate: string;
  readonly payment: string;
  readonly monthlyExact: string;
  readonly otherMonths: string;
  readonly lastMonth: string;
}

/** The same figures by the names of a lender's disclaimer (LOAN-7). */
export const disclaimerFigures = (written: WrittenFigures): DisclaimerFigures => ({
  credit: written.amount,
  months: written.months,
  interestRate: written.nominal,
  effectiveRate: written.effective,
  totalToPay: written.total,
});
