import { completeDuration, monthlyCostOf } from '~/modules/finance';
import type { CarRecord, LeasingOption, LoanOption } from './car-record';
import type { StockSite } from './site';
import { facetLanguage } from './vocabulary';
import { agreeingText, UNIT_LABELS } from './words/labels';
import { formatMoney } from './words/money';
import { numberFormat } from './words/number-format';

/** Fills texts, flags, the lowest monthly costs of leasing, and what a loan costs of which the source tells the terms alone. */
export function completeFinance(car: CarRecord, site: StockSite): CarRecord {
  const currency = car.car_price_currency ?? site.currency;
  const monthly = monthlyText(currency, site);
  const leasing = car.car_leasing_options.map((option) => ({
    ...option,
    monthly_cost_text: monthly(option.monthly_cost_text, option.monthly_cost),
  }));
  const privately = leasing.filter(({ leasing_type }) => leasing_type === 'Private');
  const byCompany = leasing.filter(({ leasing_type }) => leasing_type === 'Company');
  const hasPrivate = car.car_has_privateleasing ?? privately.length > 0;
  const hasCompany = car.car_has_companyleasing ?? byCompany.length > 0;
  const loan =
    car.car_loan_option &&
    completeLoan(withCost(car.car_loan_option, car, currency), { currency, site, monthly });
  return {
    ...car,
    car_leasing_options: leasing,
    car_has_privateleasing: hasPrivate,
    car_has_companyleasing: hasCompany,
    car_privateleasing_monthly_cost: hasPrivate
      ? (lowest(privately) ?? car.car_privateleasing_monthly_cost)
      : null,
    car_companyleasing_monthly_cost: hasCompany
      ? (lowest(byCompany) ?? car.car_companyleasing_monthly_cost)
      : null,
    car_has_loan: car.car_has_loan ?? loan !== null,
    car_loan_option: loan,
    ...loanFields(car, loan),
  };
}

function lowest(options: readonly LeasingOption[]): number | null {
  const costs = options.flatMap(({ monthly_cost }) => (monthly_cost === null ? [] : [monthly_cost]));
  return costs.length === 0 ? null : Math.min(...costs);
}

/** A loan that its terms give a cost has it, so that cards, orders and filters know of it as the calculator does (LOAN-3). */
function withCost(loan: LoanOption, car: CarRecord, currency: string): LoanOption {
  const first = loan.default_contract_duration;
  const term = loan.contract_durations.find(({ months }) => months === first?.months);
  const rate = term?.interest_rate ?? null;
  const isKnown = (loan.default_monthly_cost ?? car.car_loan_monthly_cost) !== null;
  if (isKnown || first === null || term === undefined || rate === null || car.car_price === null) return loan;
  const cost = monthlyCostOf(completeDuration(term, rate), {
    price: car.car_price,
    currency,
    cash_amount_min_percentage: first.cash_amount_min_percentage ?? 0,
  });
  return { ...loan, default_monthly_cost: cost };
}

type MonthlyText = (text: string | null, cost: number | null) => string | null;

/** What a month costs, in words of the site: the given text where it says the same. */
export function monthlyText(currency: string, site: StockSite): MonthlyText {
  const { perMonth } = UNIT_LABELS[facetLanguage(site.locale)];
  return (text, cost) =>
    agreeingText(text, cost, () => `${formatMoney(cost ?? 0, currency, site.locale)}${perMonth}`);
}

/** The texts of a loan, from its figures where they are missing. */
export function completeLoan(
  loan: LoanOption,
  {
    currency,
    site,
    monthly,
  }: { readonly currency: string; readonly site: StockSite; readonly monthly: MonthlyText },
): LoanOption {
  const money = (text: string | null, value: number | null) =>
    agreeingText(text, value, () => formatMoney(value ?? 0, currency, site.locale));
  const percent = numberFormat(site.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    ...loan,
    default_monthly_cost_text: monthly(loan.default_monthly_cost_text, loan.default_monthly_cost),
    contract_durations: [...loan.contract_durations]
      .sort((a, b) => a.months - b.months)
      .map((term) => ({
        ...term,
        invoice_fee_text: money(term.invoice_fee_text, term.invoice_fee),
        start_fee_text: money(term.start_fee_text, term.start_fee),
        interest_rate_text: agreeingText(
          term.interest_rate_text,
          term.interest_rate,
          () => `${percent.format(term.interest_rate ?? 0)} %`,
        ),
      })),
  };
}

function loanFields(car: CarRecord, loan: LoanOption | null) {
  const months = loan?.default_contract_duration?.months ?? null;
  const term = loan?.contract_durations.find((candidate) => candidate.months === months);
  return {
    car_loan_monthly_cost: car.car_loan_monthly_cost ?? loan?.default_monthly_cost ?? null,
    car_loan_rate: car.car_loan_rate ?? term?.interest_rate ?? null,
    car_loan_duration: car.car_loan_duration ?? months,
    car_loan_description: car.car_loan_description ?? loan?.description ?? null,
  };
}
