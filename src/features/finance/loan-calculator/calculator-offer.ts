import { creditWord } from '~/features/record-text';
import {
  choosePeriod,
  completeDuration,
  durationOf,
  loanQuote,
  periodsOf,
  termsOf,
  toMinor,
} from '~/modules/finance';
import { examplePrice } from '../loan-example/example-price';
import { type LoanFields, START_FEE_IN_PRINCIPAL, type TextContext } from '../loan-example/loan-offer';
import { type CalculatorOffer, shownCost } from './calculation';

const CURRENCIES = ['SEK', 'NOK', 'GBP', 'EUR'] as const;

/**
 * The loan of a car for the calculator. Null where the record lacks terms, or where its terms do not result in its stored
 * monthly cost: the calculator must not contradict the offer beside it (LOAN-3).
 */
export function calculatorOffer(car: LoanFields, page: TextContext): CalculatorOffer | null {
  const option = car.car_has_loan === true ? car.car_loan_option : null;
  const currency = CURRENCIES.find((each) => each === (car.car_price_currency ?? page.site.currency));
  const chosen = option?.default_contract_duration;
  if (!option || !chosen || car.car_price === null || currency === undefined) return null;
  const durations = option.contract_durations.flatMap((each) =>
    each.interest_rate === null ? [] : [completeDuration(each, each.interest_rate)],
  );
  if (chosen.months === null || !durations.some(({ months }) => months === chosen.months)) return null;
  const offer: CalculatorOffer = {
    price: toMinor(car.car_price),
    minPercentage: chosen.cash_amount_min_percentage ?? 0,
    durations: periodsOf(durations),
    months: chosen.months,
    startFeeInPrincipal: START_FEE_IN_PRINCIPAL,
    currency,
    locale: page.locale,
    templates: templatesOf(car, page, currency),
    disclaimer: option.disclaimer === null ? null : creditWord(page, option.disclaimer).text,
    periodTexts: Object.fromEntries(
      durations.map(({ months }) => [months, page.t('finance.months', { count: months })]),
    ),
  };
  const stored = car.car_loan_monthly_cost ?? option.default_monthly_cost;
  return stored !== null && isOwnCost(offer, toMinor(stored)) ? offer : null;
}

/** The stored cost may be rounded to whole currency. */
function isOwnCost(offer: CalculatorOffer, stored: number): boolean {
  const duration = durationOf(offer.durations, offer.months);
  if (duration === undefined) return false;
  const { downPayment } = choosePeriod(offer.price, offer.minPercentage, duration, 0);
  const quote = loanQuote({
    price: offer.price,
    downPayment,
    terms: termsOf(duration, offer.startFeeInPrincipal),
  });
  return quote.ok && shownCost(quote.value.monthlyCost, offer.currency) === shownCost(stored, offer.currency);
}

/** The card's sentences with placeholders for figures; editors may change them in the dictionary. */
function templatesOf(
  car: LoanFields,
  { t, site }: TextContext,
  currency: CalculatorOffer['currency'],
): CalculatorOffer['templates'] {
  const isRounded = shownCost(toMinor(0.5), currency) !== toMinor(0.5);
  const names = {
    price: examplePrice(car, '{price}', t),
    downPayment: '{downPayment}',
    amount: '{amount}',
    months: '{months}',
    residual: '{residual}',
    nominal: '{nominal}',
    effective: '{effective}',
    startFee: '{startFee}',
    invoiceFee: '{invoiceFee}',
    monthly: '{monthly}',
    total: '{total}',
  };
  const uk = site.features.loanNotice === 'uk-representative-example';
  return {
    perMonth: t('car.perMonth', { amount: '{monthly}' }),
    example: t(uk ? 'finance.exampleUk' : 'finance.example', names),
    howCredit: t('finance.how.credit', names),
    howPayment: t('finance.how.payment', { ...names, monthlyRate: '{monthlyRate}', payment: '{payment}' }),
    howMonthly: t(isRounded ? 'finance.how.monthly' : 'finance.how.monthlySame', {
      ...names,
      monthlyExact: '{monthlyExact}',
    }),
    howTotal: t('finance.how.total', {
      ...names,
      monthlyExact: '{monthlyExact}',
      otherMonths: '{otherMonths}',
      lastMonth: '{lastMonth}',
    }),
    howEffective: t('finance.how.effective', names),
  };
}
