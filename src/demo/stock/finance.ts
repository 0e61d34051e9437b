import {
  type ContractDuration,
  downPaymentLimits,
  durationOf,
  loanQuote,
  roundRate,
  termsOf,
  toMajor,
  toMinor,
} from '~/modules/finance';
import { formatMoney } from '~/modules/stock';
import type { RandomSource } from '../group';
import { formatNumber } from './format';
import { STOCK_WORDS } from './language';
import type { Market } from './markets';

/** Texts that the import writes from the figures. */
const NO_TEXTS = { invoice_fee_text: null, start_fee_text: null, interest_rate_text: null } as const;

export interface Financed {
  readonly price: number;
  readonly ageYears: number;
  /** Priced without VAT: for companies only. */
  readonly withoutVat: boolean;
}

const CASH_MINIMUM_PERCENTAGE = 20;
const DEFAULT_MONTHS = 72;

/** Residual and greatest down payment of each period in per cent of the price, for younger and for older cars. */
const PERIODS = [
  { months: 24, young: [58, 35], old: [40, 50], rateStep: -0.5 },
  { months: 36, young: [50, 44], old: [30, 60], rateStep: -0.25 },
  { months: 48, young: [42, 52], old: [20, 65], rateStep: 0 },
  { months: 60, young: [33, 60], old: [10, 70], rateStep: 0 },
  { months: 72, young: [25, 68], old: [0, 70], rateStep: 0 },
  { months: 84, young: [10, 70], old: [0, 70], rateStep: 0.5 },
] as const;

function durations({ ageYears }: Financed, market: Market): ContractDuration[] {
  const { loan } = market;
  if (loan === null) return [];
  return PERIODS.map(({ months, young, old, rateStep }) => {
    const [residual, cashMaximum] = ageYears > 5 ? old : young;
    return {
      months,
      residual_percentage: residual,
      cash_amount_max_percentage: cashMaximum,
      invoice_fee: loan.invoiceFee,
      start_fee: loan.startFee,
      interest_rate: Math.round((loan.rate + rateStep) * 100) / 100,
    };
  });
}

const NO_LOAN = { car_has_loan: false, car_loan_option: null } as const;

/** Cents are kept where prices have them; crowns are whole. */
const shown = (minor: number, currency: string): number =>
  currency === 'EUR' || currency === 'GBP' ? toMajor(minor) : Math.round(toMajor(minor));

/** The loan of a car, priced by the same arithmetic as the calculator, at its smallest down payment. */
export function loanFields(car: Financed, market: Market) {
  const { loan, site, language } = market;
  if (loan === null || car.price < loan.fromPrice || car.ageYears > 11) return NO_LOAN;
  const periods = durations(car, market);
  const chosen = durationOf(periods, DEFAULT_MONTHS);
  if (chosen === undefined) return NO_LOAN;
  const price = toMinor(car.price);
  const { min } = downPaymentLimits(price, CASH_MINIMUM_PERCENTAGE, chosen);
  const quote = loanQuote({ price, downPayment: min, terms: termsOf(chosen, false) });
  if (!quote.ok) return NO_LOAN;
  const { currency, locale } = site;
  const words = STOCK_WORDS[language].loan;
  const money = (minor: number): string => formatMoney(Math.round(toMajor(minor)), currency, locale);
  const percent = (value: number, decimals: number): string => `${formatNumber(value, locale, decimals)} %`;
  const monthly = shown(quote.value.monthlyCost, currency);
  return {
    car_has_loan: true,
    car_loan_option: {
      title: words.title,
      description: words.description,
      default_monthly_cost: monthly,
      default_monthly_cost_text: null,
      default_contract_duration: {
        months: chosen.months,
        cash_amount_min_percentage: CASH_MINIMUM_PERCENTAGE,
      },
      contract_durations: periods.map((each) => ({ ...each, ...NO_TEXTS })),
      disclaimer: words.disclaimer,
    },
    car_loan_monthly_cost: monthly,
    car_loan_rate: chosen.interest_rate,
    car_loan_duration: chosen.months,
    car_loan_description: words.example({
      months: String(chosen.months),
      downPayment: money(quote.value.downPayment),
      residual: money(quote.value.residual),
      rate: percent(chosen.interest_rate, 2),
      effective: percent(roundRate(quote.value.effectiveRate, 2), 2),
      total: money(quote.value.totalToPay),
    }),
  };
}

const PER_YEAR = { mil: 1500, km: 15_000, miles: 9000 } as const;

/** Leasing costs end on a five: "4 295 kr". */
const leasingCost = (amount: number): number => Math.floor(amount / 100) * 100 + 95;

function leasingOption(type: 'Private' | 'Company', months: number, cost: number, market: Market) {
  const words = STOCK_WORDS[market.language].leasing[type === 'Private' ? 'private' : 'company'];
  return {
    title: words.title,
    leasing_type: type,
    monthly_cost: leasingCost(cost),
    monthly_cost_text: null,
    description: words.description,
    duration: months,
    mileage: PER_YEAR[market.site.features.distanceUnit],
    asterix: words.asterix,
  };
}

/** Leasing of new and young cars where the site has it: privately with VAT, for companies without. */
export function leasingFields(car: Financed, market: Market, random: RandomSource) {
  const offered = market.site.features.leasing && car.ageYears < 3 && random.share(0.8);
  if (!offered)
    return { car_has_privateleasing: false, car_has_companyleasing: false, car_leasing_options: [] };
  const withVat = car.withoutVat ? car.price * (1 + market.vat / 100) : car.price;
  const share = 0.0118 + random.next() * 0.003;
  const privately = car.withoutVat
    ? []
    : [
        leasingOption('Private', 36, withVat * share, market),
        ...(random.share(0.4) ? [leasingOption('Private', 24, withVat * share * 1.14, market)] : []),
      ];
  const company = leasingOption('Company', 36, (withVat / (1 + market.vat / 100)) * share * 0.98, market);
  return {
    car_has_privateleasing: privately.length > 0,
    car_has_companyleasing: true,
    car_leasing_options: [...privately, company],
  };
}
