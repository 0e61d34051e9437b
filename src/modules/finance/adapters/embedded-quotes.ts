import { type Translate, translator } from '~/messages';
import { err, ok, type Result } from '~/platform/result';
import { roundRate } from '../domain/effective-rate';
import { type MinorUnits, toMajor, toMinor } from '../domain/money';
import {
  defaultRequest,
  depositRange,
  paymentRange,
  paymentRangeOfAll,
  type Quote,
  type QuoteNotification,
  quoteOf,
  type Range,
} from '../domain/quote';
import {
  ANNUAL_MILEAGES,
  asksMileage,
  DEFAULT_MILEAGE,
  MIN_PRICE,
  QUOTE_PRODUCTS,
  type QuoteProduct,
} from '../domain/quote-products';
import type { CfdRequest, Quotation, QuotedProduct, QuoteFailure, QuoteService } from '../quote-service';

/** Quotes are a British matter: the service speaks and writes numbers as there. */
const LOCALE = 'en-GB';
const t: Translate = translator(LOCALE);

/** Apply leads to the request form of the car's page: the group's people take it from there. */
const APPLY = '#contact-quote';

/**
 * The group's own quote engine, in this process: for the demo, and until a finance house is configured.
 * @param productsNow what it quotes at the moment
 */
export function embeddedQuotes(
  productsNow: () => readonly QuoteProduct[] = () => QUOTE_PRODUCTS,
): QuoteService {
  return {
    async products({ Vehicle }) {
      const price = toMinor(Vehicle.OnTheRoadPrice);
      if (price < MIN_PRICE) return ok({ Products: [] });
      return ok({ Products: productsNow().map((product) => productFor(product, price)) });
    },
    async quote({ VehicleRequests }) {
      const [request] = VehicleRequests;
      if (request === undefined) return err('refused');
      const price = toMinor(request.Vehicle.OnTheRoadPrice);
      const quotations = quotationsOf(productsNow(), request.Parameters, price);
      return quotations.ok
        ? ok({ Vehicles: [{ Id: request.Id, FinanceQuotations: [...quotations.value] }] })
        : quotations;
    },
  };
}

/** The representative example of each product for a car of a price, as its page first shows it; none for what cannot be quoted. */
export const exampleQuotes = (products: readonly QuoteProduct[], price: MinorUnits) =>
  products.flatMap((product) => {
    const quote = quoteOf(product, price, defaultRequest(product, price));
    return quote.ok ? [{ familyKey: product.familyKey, rows: detailsOf(quote.value) }] : [];
  });

function productFor(product: QuoteProduct, price: MinorUnits): QuotedProduct {
  const defaults = defaultRequest(product, price);
  const ends = ({ min, max }: Range) => ({
    Minimum: Math.ceil(toMajor(min)),
    Maximum: Math.floor(toMajor(max)),
  });
  return {
    Name: t(`quote.${product.familyKey}`),
    FamilyKey: product.familyKey,
    Term: { Locale: LOCALE, Default: defaults.term, Values: [...product.terms] },
    Deposit: { Locale: LOCALE, Default: toMajor(defaults.deposit), ...ends(depositRange(product, price)) },
    Payment: {
      Locale: LOCALE,
      Default: toMajor(defaults.payment),
      ...ends(paymentRangeOfAll(product, price)),
    },
    AnnualMileage: asksMileage(product)
      ? { Locale: LOCALE, Default: DEFAULT_MILEAGE, Values: [...ANNUAL_MILEAGES] }
      : { Locale: LOCALE, Default: 0, Values: [] },
  };
}

type Parameters = CfdRequest['VehicleRequests'][number]['Parameters'];

/** One quotation per kind of finance that was requested for, in that order. */
function quotationsOf(
  products: readonly QuoteProduct[],
  parameters: Parameters,
  price: MinorUnits,
): Result<readonly Quotation[], QuoteFailure> {
  const requested = parameters.FinanceProductFamilyKeys.flatMap((key) => {
    const product = products.find(({ familyKey }) => familyKey === key);
    return product === undefined ? [] : [product];
  });
  if (requested.length === 0) return err('refused');
  const quotations: Quotation[] = [];
  for (const product of requested) {
    const quote = quoteOf(product, price, {
      term: parameters.Term,
      annualMileage: parameters.AnnualMileage,
      calculate: parameters.CalculationType === 'CashDeposit' ? 'cash-deposit' : 'regular-payment',
      deposit: toMinor(parameters.CashDeposit),
      payment: toMinor(parameters.RegularPayment),
    });
    if (!quote.ok) return err('refused');
    quotations.push(quotationOf(quote.value, paymentRange(product, price, quote.value)));
  }
  return ok(quotations);
}

function quotationOf(quote: Quote, payments: Range): Quotation {
  return {
    Blocks: [{ Details: detailsOf(quote) }],
    Finance: {
      Notifications: quote.notifications.map((each) => ({ Key: each.kind, Message: messageOf(each) })),
      Quote: {
        Term: quote.term,
        TotalDeposit: toMajor(quote.deposit),
        TotalRegularPayment: toMajor(quote.payment),
        AnnualMileage: quote.annualMileage,
        Payment: {
          Locale: LOCALE,
          Default: toMajor(quote.payment),
          Minimum: toMajor(payments.min),
          Maximum: toMajor(payments.max),
        },
        QuoteActions: { Apply: APPLY },
      },
    },
  };
}

/**
 * Everything that a representative example must say (FCA CONC 3.5.5R), in the order of the arithmetic. Every product has
 * the same rows, so that they can be compared, and the card keeps its size.
 */
function detailsOf(quote: Quote): Quotation['Blocks'][number]['Details'] {
  const { annualMileage, finalPayment } = quote;
  const row = (Key: string, Label: string, DisplayValue: string) => ({ Key, Label, DisplayValue });
  const mileage =
    annualMileage > 0 ? t('quote.miles', { count: number.format(annualMileage) }) : t('quote.noLimit');
  return [
    row('cashPrice', t('quote.cashPrice'), money(quote.price)),
    row('deposit', t('finance.downPayment'), money(quote.deposit)),
    row('credit', t('finance.loanAmount'), money(quote.credit)),
    row('term', t('quote.duration'), t('finance.months', { count: quote.term })),
    row('annualMileage', t('finance.mileagePerYear'), mileage),
    row('payment', t('quote.payments', { count: quote.term - 1 }), money(quote.payment)),
    row('lastPayment', t('quote.lastPayment'), money(quote.lastPayment)),
    row('finalPayment', t('finance.residual'), finalPayment > 0 ? money(finalPayment) : t('quote.none')),
    row('purchaseFee', t('quote.purchaseFee'), money(quote.purchaseFee)),
    row('charge', t('quote.charge'), money(quote.charge)),
    row('total', t('finance.total'), money(quote.total)),
    row('interestRate', t('quote.rate'), percent(quote.interestRate, 2)),
    row('apr', t('finance.effectiveRate'), percent(quote.apr, 1)),
  ];
}

function messageOf(notification: QuoteNotification): string {
  const { kind, used } = notification;
  if (kind === 'term-not-offered') return t('quote.term-not-offered', { used });
  if (kind === 'mileage-not-offered') return t('quote.mileage-not-offered', { used: number.format(used) });
  return t(`quote.${kind}`, { used: money(used) });
}

const number = new Intl.NumberFormat(LOCALE);
const currency = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'GBP' });
const money = (amount: MinorUnits): string => currency.format(toMajor(amount));

/** An APR has at least one decimal (CONC App 1.2); halves go up. */
const percent = (rate: number, decimals: number): string => `${roundRate(rate, decimals).toFixed(decimals)}%`;
