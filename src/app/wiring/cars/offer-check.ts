import { shownLeasing } from '~/features/car-detail/browser';
import { calculatorOffer } from '~/features/finance';
import {
  type CalculatorOffer,
  calculate,
  detailsOf,
  quoteRequest,
  shownCost,
  vehicleRequest,
} from '~/features/finance/browser';
import { defaultLoan } from '~/features/finance/server';
import { translator } from '~/messages';
import { roundRate, toMinor } from '~/modules/finance';
import type { QuoteService } from '~/modules/finance/server';
import type { CheckedOffer, ClaimedLeasing, ClaimedLoan, ClaimedQuote, OfferCheck } from '~/modules/leads';
import type { CarRecord, Stock } from '~/modules/stock';
import type { Log } from '~/platform/log';
import { localeFor, type Site } from '~/sites';

/** A visitor who sends a form does not wait longer than this for a quote service. */
const TIMEOUT_MS = 2500;

type Loan = CheckedOffer['loan'];
type Quote = CheckedOffer['quote'];

/**
 * Works out again what a visitor saw of a car: from the car's own loan option by the same arithmetic as its page, by the quote
 * service that its page asks, from its own leasing options. The browser's figures are compared with, and nothing else.
 */
export function offerCheck({
  stock,
  quotes,
  termsOf = () => null,
  log,
}: {
  readonly stock: Pick<Stock, 'car'>;
  readonly quotes: QuoteService;
  /** The version of the site's own terms that are in force; null: it has none. */
  readonly termsOf?: (site: Site) => CheckedOffer['terms'];
  readonly log: Log;
}): OfferCheck {
  return async (site, language, carId, claimed) => {
    const { carIndex } = site;
    try {
      const car = carIndex === null || carId === '' ? undefined : await stock.car(carIndex, carId);
      const gone = { currency: site.currency, loan: null, quote: null, leasing: null, unchecked: false };
      if (car === undefined) return { ...gone, gone: true };
      const writing = { t: translator(language), language, locale: localeFor(site, language), site };
      const loan = claimed.loan === undefined ? null : checkedLoan(car, claimed.loan, writing);
      const quote = claimed.quote === undefined ? null : await checkedQuote(car, claimed.quote, site, quotes);
      const leasing = claimed.leasing === undefined ? null : checkedLeasing(car, claimed.leasing, site);
      return {
        currency: car.car_price_currency ?? site.currency,
        loan,
        quote: typeof quote === 'string' ? null : quote,
        leasing,
        gone:
          (claimed.loan !== undefined && loan === null) ||
          (claimed.leasing !== undefined && leasing === null) ||
          quote === 'gone',
        unchecked: quote === 'unchecked',
        terms: loan === null && quote === null ? null : (termsOf(site) ?? null),
      };
    } catch (cause) {
      // The request itself is worth more than its figures.
      log.error({ err: cause, carId, site: site.key }, 'offer of a request not checked');
      return null;
    }
  };
}

type TextContext = Parameters<typeof calculatorOffer>[1];

/** Null: the car has no such loan. */
function checkedLoan(car: CarRecord, claimed: ClaimedLoan, writing: TextContext): Loan {
  const offer = calculatorOffer(car, writing);
  const loan = offer === null ? defaultFigures(car) : calculatedFigures(offer, claimed);
  if (loan === null) return null;
  const same =
    loan.months === claimed.months &&
    loan.downPayment === toMinor(claimed.downPayment) &&
    loan.monthly === toMinor(claimed.monthlyCost) &&
    roundRate(loan.effectiveRate, 2) === roundRate(claimed.effectiveRate, 2);
  return { ...loan, state: same ? 'same' : 'changed', chosen: claimed.chosen };
}

type Figures = Omit<NonNullable<Loan>, 'state' | 'chosen'>;

/** The loan of the calculator for what was chosen; the nearest one that there is. */
function calculatedFigures(offer: CalculatorOffer, claimed: ClaimedLoan): Figures | null {
  const terms = { months: claimed.months, downPayment: toMinor(claimed.downPayment) };
  const found = calculate(offer, terms);
  const duration = offer.durations.find(({ months }) => months === found?.months);
  if (found === null || duration === undefined) return null;
  const { quote } = found;
  return {
    price: offer.price,
    downPayment: quote.downPayment,
    credit: quote.credit,
    residual: quote.residual,
    startFee: quote.startFee,
    invoiceFee: toMinor(duration.invoice_fee),
    monthly: shownCost(quote.monthlyCost, offer.currency),
    total: quote.totalToPay,
    months: quote.months,
    interestRate: quote.interestRate,
    effectiveRate: quote.effectiveRate,
  };
}

/** Of a lender whose arithmetic is its own there is only the loan at its default values. */
function defaultFigures(car: CarRecord): Figures | null {
  const found = car.car_has_loan === true ? defaultLoan(car) : null;
  if (found === null) return null;
  const { price, downPayment, credit, residual, startFee, invoiceFee, monthly, total } = found;
  const { months, interestRate, effectiveRate } = found;
  return {
    price,
    downPayment,
    credit,
    residual,
    startFee,
    invoiceFee,
    monthly,
    total,
    months,
    interestRate,
    effectiveRate,
  };
}

/** What the quote service says to the same question, in time. */
async function checkedQuote(
  car: CarRecord,
  claimed: ClaimedQuote,
  site: Site,
  quotes: QuoteService,
): Promise<Quote | 'gone' | 'unchecked'> {
  const request = vehicleRequest(car, { site });
  if (request === null) return 'gone';
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  const answer = await Promise.race([quotes.quote(quoteRequest(request, claimed)), timeout]);
  clearTimeout(timer);
  if (answer === null) return 'unchecked';
  if (!answer.ok) return answer.error === 'refused' ? 'gone' : 'unchecked';
  const quotation = answer.value.Vehicles[0]?.FinanceQuotations[0];
  if (quotation === undefined) return 'unchecked';
  const { Term, TotalDeposit, TotalRegularPayment, AnnualMileage } = quotation.Finance.Quote;
  const same =
    Term === claimed.term &&
    AnnualMileage === claimed.mileage &&
    toMinor(TotalDeposit) === toMinor(claimed.deposit) &&
    toMinor(TotalRegularPayment) === toMinor(claimed.payment);
  return {
    state: same ? 'same' : 'changed',
    chosen: claimed.chosen,
    rows: detailsOf(quotation.Blocks).map(({ Label, DisplayValue }) => [Label, DisplayValue]),
  };
}

/** The leasing that the car's page shows now; null where it shows none. */
function checkedLeasing(
  car: CarRecord,
  claimed: readonly ClaimedLeasing[],
  site: Site,
): CheckedOffer['leasing'] {
  const options = shownLeasing(car, site);
  if (options.length === 0) return null;
  const keyOf = (each: ClaimedLeasing) => [each.type, each.monthlyCost, each.months, each.mileage].join();
  const same =
    options.map(({ monthlyText: _, ...each }) => keyOf(each)).join(';') === claimed.map(keyOf).join(';');
  return { state: same ? 'same' : 'changed', options: [...options] };
}
