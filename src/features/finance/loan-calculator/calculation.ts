import {
  type ContractDuration,
  choosePeriod,
  type DownPaymentLimits,
  durationOf,
  fillDisclaimer,
  type LoanInput,
  type LoanQuote,
  loanQuote,
  type MinorUnits,
  periodsOf,
  roundRate,
  termsOf,
  toMajor,
  toMinor,
} from '~/modules/finance';
import type { ClaimedLoan } from '~/modules/leads';
import { formatPrice } from '~/ui/text/format';
import {
  disclaimerFigures,
  figuresOfQuote,
  percentText,
  type WrittenFigures,
  writeFigures,
} from '../loan-example/loan-figures';

/** A loan to calculate with, as JSON in the page. */
export interface CalculatorOffer {
  /** In minor units, the campaign price of a car that has one. */
  readonly price: MinorUnits;
  /** Minimum down payment in per cent of the price. */
  readonly minPercentage: number;
  readonly durations: readonly ContractDuration[];
  /** Initial period in months. */
  readonly months: number;
  readonly startFeeInPrincipal: boolean;
  readonly currency: 'SEK' | 'NOK' | 'GBP' | 'EUR';
  /** BCP 47. */
  readonly locale: string;
  /** Texts with placeholders `{name}`, named as in `Calculation.texts`. */
  readonly templates: Readonly<Record<string, string>>;
  /** The lender's text with {1} to {5} (LOAN-7). */
  readonly disclaimer: string | null;
  /** Texts of the periods, by months. */
  readonly periodTexts: Readonly<Record<string, string>>;
}

/** What the visitor has chosen. */
export interface LoanChoice {
  readonly months: number;
  readonly downPayment: MinorUnits;
}

export interface Calculation {
  readonly months: number;
  readonly downPayment: MinorUnits;
  readonly limits: DownPaymentLimits;
  readonly quote: LoanQuote;
  /** Every figure and sentence that the card shows. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Monthly cost as shown: kronor are rounded to whole ones, euros and pounds keep their cents. */
export const shownCost = (cost: MinorUnits, currency: CalculatorOffer['currency']): MinorUnits =>
  currency === 'SEK' || currency === 'NOK' ? toMinor(Math.round(toMajor(cost))) : cost;

/**
 * Calculates the chosen loan, with the period snapped to an offered one and the down payment clamped to that period's
 * limits (LOAN-4, LOAN-5). Null where no such loan exists.
 */
export function calculate(offer: CalculatorOffer, choice: LoanChoice): Calculation | null {
  const duration = durationOf(offer.durations, choice.months);
  if (duration === undefined) return null;
  const { price, minPercentage, startFeeInPrincipal: inPrincipal } = offer;
  const { downPayment, limits } = choosePeriod(price, minPercentage, duration, choice.downPayment);
  const terms = termsOf(duration, inPrincipal);
  const quote = quoteOf({ price, downPayment, terms });
  if (!quote.ok) return null;
  const texts = textsOf(offer, quote.value, terms.invoiceFee);
  return { months: duration.months, downPayment, limits, quote: quote.value, texts };
}

/** The calculation as a request form sends it. */
export const loanClaim = (
  { currency }: CalculatorOffer,
  { months, downPayment, quote }: Calculation,
  chosen: boolean,
): ClaimedLoan => ({
  months,
  downPayment: toMajor(downPayment),
  monthlyCost: toMajor(shownCost(quote.monthlyCost, currency)),
  effectiveRate: roundRate(quote.effectiveRate, 2),
  chosen,
});

/** With a large down payment the residual value is limited to the loan. */
function quoteOf(input: LoanInput): ReturnType<typeof loanQuote> {
  const quote = loanQuote(input);
  if (quote.ok || quote.error !== 'residual-exceeds-principal') return quote;
  const { price, downPayment, terms } = input;
  const lentFee = terms.startFeeInPrincipal ? terms.startFee : 0;
  return loanQuote({ ...input, residual: price - downPayment + lentFee });
}

/** The first and last period, months. */
export function periodEnds({ durations }: CalculatorOffer): {
  readonly first: number;
  readonly last: number;
} {
  const periods = periodsOf(durations);
  return { first: periods.at(0)?.months ?? 0, last: periods.at(-1)?.months ?? 0 };
}

function textsOf(offer: CalculatorOffer, quote: LoanQuote, invoiceFee: MinorUnits): Calculation['texts'] {
  const { currency, locale, templates, disclaimer, price } = offer;
  const money = (amount: number) => formatPrice(amount, locale, currency);
  const exact = (minor: MinorUnits) => money(toMajor(minor));
  const figures = figuresOfQuote(quote, price, invoiceFee, (cost) => shownCost(cost, currency));
  const written: WrittenFigures = writeFigures(figures, money, locale);
  const all = {
    ...written,
    period: offer.periodTexts[quote.months] ?? written.months,
    monthlyRate: percentText(quote.interestRate / 12, locale),
    payment: exact(quote.monthlyPayment),
    monthlyExact: exact(quote.monthlyCost),
    otherMonths: String(quote.months - 1),
    lastMonth: exact(quote.lastMonthlyCost),
    principal: exact(quote.principal),
  };
  const filled = Object.entries(templates).map(([name, template]) => [name, fill(template, all)]);
  return {
    ...all,
    ...Object.fromEntries(filled),
    ...(disclaimer !== null && { disclaimer: fillDisclaimer(disclaimer, disclaimerFigures(written)) }),
  };
}

const fill = (template: string, figures: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
