import type { Counted } from '../../words/counted';
import type { MonthlyCost } from '../lexicon/lexicon';
import type { Meaning } from '../reading';
import { type Amount, isLoneYear } from './amounts';
import { age, isShortYear, isTooShort, year } from './year-amounts';
import { isYear } from './years';

/** What of a site decides what a number without a unit counts. */
export interface Measures {
  readonly currency: 'SEK' | 'NOK' | 'EUR' | 'GBP';
  /** The unit of `car_mileage`. */
  readonly distance: 'mil' | 'km' | 'miles';
  /** From which ages are reckoned. */
  readonly thisYear: number;
}

export interface CountedContext {
  /** Words beside the number. */
  readonly counted: Counted | null;
  readonly leasing: 'private' | 'company' | null;
  readonly seats: readonly number[];
  /** Monthly costs that the stock says. */
  readonly costs: ReadonlySet<MonthlyCost>;
}

/** What an amount means; `unlisted`: something that no record says. */
type Counting = Meaning | 'unlisted';

/** Of each unit of distance. */
export const KM_PER: Readonly<Record<Measures['distance'], number>> = { mil: 10, km: 1, miles: 1.609344 };
const HORSEPOWER_PER_KILOWATT = 1.35962;

/** The meaning of an amount by its unit, the words beside it, and its size; null where it counts nothing that we know. */
export function meaningOf(amount: Amount, measures: Measures, context: CountedContext): Counting | null {
  const { counted } = context;
  if (counted === 'unlisted' && isRunningCost(amount, measures)) return 'unlisted';
  if (counted === 'weight' && isWeight(amount)) return 'unlisted';
  switch (amount.unit) {
    case 'money':
      if (isEmissionClass(amount)) return null;
      return isMonthly(amount, measures, context) ? monthly(amount, context) : price(amount);
    case 'perMonth':
      return monthly(amount, context);
    case 'mil':
    case 'km':
    case 'miles':
      return counted === 'range' || isDriving(amount, amount.unit)
        ? range(amount, KM_PER[amount.unit])
        : mileage(amount, KM_PER[amount.unit] / KM_PER[measures.distance]);
    case 'milesOfRange':
      return range(amount, KM_PER.miles);
    case 'horsepower':
      return atLeast('car_power', amount, 1);
    case 'kilowatt':
      return counted === 'charging' || counted === 'unlisted'
        ? 'unlisted'
        : atLeast('car_power', amount, HORSEPOWER_PER_KILOWATT);
    case 'seats':
      return seats(amount, context.seats);
    case 'doors':
      return doors(amount);
    case 'kilogram':
    case 'consumption':
    case 'perDay':
      return 'unlisted';
    case 'tonne':
      return (amount.max ?? amount.min ?? 0) <= MAX_TONNES ? 'unlisted' : null;
    case 'inch':
      return null;
    case 'age':
    case 'yearsOld':
      return age(amount, measures.thisYear);
    case 'year':
      return isTooShort(amount) ? null : year(amount);
    default:
      return bare(amount, measures, context);
  }
}

const span = (field: string, { min, max }: Pick<Amount, 'min' | 'max'>, times = 1): Meaning => ({
  kind: 'range',
  field,
  min: min === null ? null : Math.round(min * times),
  max: max === null ? null : Math.round(max * times),
});

/** Prices, costs and mileages without a bound are maxima. */
const atMost = (field: string, amount: Amount, times = 1): Meaning =>
  span(field, boundsOf(amount, { min: null, max: amount.max }), times);
const atLeast = (field: string, amount: Amount, times: number): Meaning =>
  span(field, boundsOf(amount, { min: amount.min, max: null }), times);

/** What is meant roughly is as much less as it may be more: "ca 200 000" is from 180 000 to 220 000. */
const ABOUT_SHARE = 0.1;
function boundsOf(amount: Amount, alone: Pick<Amount, 'min' | 'max'>): Pick<Amount, 'min' | 'max'> {
  const { min, max, isAbout, isBound } = amount;
  if (isAbout && min !== null && max !== null)
    return { min: min * (1 - ABOUT_SHARE), max: max * (1 + ABOUT_SHARE) };
  return isBound ? amount : alone;
}

const price = (amount: Amount): Meaning => atMost('car_price', amount);
const mileage = (amount: Amount, times: number): Meaning => atMost('car_mileage', amount, times);
const range = (amount: Amount, times: number): Meaning => atLeast('wltp_electric_range', amount, times);

/** Cars tow no more kilograms than these. */
const MAX_TOWED_KG = 5000;
const isWeight = ({ min, max, unit }: Amount): boolean => unit === null && (max ?? min ?? 0) <= MAX_TOWED_KG;

/** Heavier things are not towed by cars: "200 ton" is none of ours. */
const MAX_TONNES = 10;

/** What a year, or a month, of tax, insurance or fuel may cost: a price or a loan beside them is one. Nor are years costs. */
function isRunningCost({ min, max, unit, isBound }: Amount, measures: Measures): boolean {
  const size = max ?? min ?? 0;
  const isMoney = unit === null || unit === 'money' || unit === 'perMonth';
  const limit = (isKrona(measures) ? 10_000 : 1000) / (unit === 'perMonth' ? 10 : 1);
  return isMoney && size < limit && (isBound || !isYear(size));
}

/** Where records have their monthly costs. */
export const COST_FIELDS = {
  loan: 'car_loan_monthly_cost',
  private: 'car_privateleasing_monthly_cost',
  company: 'car_companyleasing_monthly_cost',
} as const satisfies Record<MonthlyCost, string>;

function monthly(amount: Amount, { leasing, costs }: CountedContext): Counting {
  if (!costs.has(leasing ?? 'loan')) return 'unlisted';
  return atMost(COST_FIELDS[leasing ?? 'loan'], amount);
}

/** "Euro 6" is what comes out of the exhaust. */
const MAX_EMISSION_CLASS = 7;
const isEmissionClass = ({ min, max, isBound, isMultiplied }: Amount): boolean =>
  !isBound && !isMultiplied && (max ?? min ?? 0) <= MAX_EMISSION_CLASS;

const isKrona = ({ currency }: Measures): boolean => currency === 'SEK' || currency === 'NOK';

/** Of a lease the cost is monthly, unless it is a car's whole price. */
function isMonthly({ min, max }: Amount, measures: Measures, { counted, leasing }: CountedContext): boolean {
  const size = max ?? min ?? 0;
  return counted === 'month' || (leasing !== null && size < (isKrona(measures) ? 20_000 : 2000));
}

/** A minimum of mileage makes no sense: "minst 50 mil" is the range of one charge. */
function isDriving({ min, max, isBound }: Amount, unit: 'mil' | 'km' | 'miles'): boolean {
  return isBound && max === null && min !== null && min * KM_PER[unit] <= 1000 && min > 0;
}

function seats({ min, max, isBound }: Amount, known: readonly number[]): Meaning | null {
  const low = min ?? 0;
  const high = max ?? Number.POSITIVE_INFINITY;
  if (!isBound) return { kind: 'values', field: 'car_seats', values: [String(low)] };
  const fitting = known.filter((each) => each >= low && each <= high).toSorted((a, b) => a - b);
  return fitting.length === 0 ? null : { kind: 'values', field: 'car_seats', values: fitting.map(String) };
}

const DOORS = [2, 3, 4, 5];

function doors({ min, max, isBound }: Amount): Meaning | null {
  const fitting = isBound
    ? DOORS.filter((each) => each >= (min ?? 0) && each <= (max ?? each))
    : DOORS.filter((each) => each === min);
  return fitting.length === 0 ? null : { kind: 'values', field: 'car_doors', values: fitting.map(String) };
}

function bare(amount: Amount, measures: Measures, context: CountedContext): Counting | null {
  const { min, max, isBound, isMultiplied } = amount;
  const size = max ?? min ?? 0;
  switch (context.counted) {
    case 'year':
      if (isYear(size) || (size >= 1 && size < 100)) return year(amount);
      break;
    case 'range':
      return range(amount, rangeUnit(size, measures));
    case 'power':
      return atLeast('car_power', amount, 1);
    case 'mileage':
      return mileage(amount, 1);
    case 'lowMileage':
      if (size * KM_PER[measures.distance] <= MAX_LOW_KM && !isLoneYear(amount)) return mileage(amount, 1);
      break;
    case 'price':
      return price(inThousands(amount, measures));
    case 'month':
      return monthly(amount, context);
    case 'seats':
      if (size >= 2 && size <= 9) return seats(amount, context.seats);
      break;
    default:
      break;
  }
  if (isDated(amount, measures)) return year(amount);
  const ends = [min, max].filter((end) => end !== null);
  if (ends.every(isYear) && !isMultiplied) return year(amount);
  // "19-21" of crowns is no price.
  if (isKrona(measures) && isBound && ends.length === 2 && ends.every(isShortYear)) return year(amount);
  if (isMonthly(amount, measures, context)) return isBound || size >= 50 ? monthly(amount, context) : null;
  if (isMultiplied) return price(amount);
  return isBound ? boundBySize(amount, size, measures) : aloneBySize(amount, size, measures);
}

/** "Newer than 18", "från 19": two figures beside words that are said of years. */
function isDated({ min, max, dates, isMultiplied }: Amount, measures: Measures): boolean {
  if (dates === null || isMultiplied || (dates === 'inKrona' && !isKrona(measures))) return false;
  return [min, max].every((end) => end === null || isShortYear(end));
}

/** A car that has been driven more is none with few kilometres. */
const MAX_LOW_KM = 100_000;

/** "Under 25k, low miles": a bound that may be a price, whatever is said of the mileage behind it. */
export function isBudget(amount: Amount, measures: Measures): boolean {
  const { min, max, isBound, isAbout, isMultiplied, unit } = amount;
  return (
    unit === null &&
    (isBound || isAbout || isMultiplied) &&
    (max ?? min ?? 0) >= (isKrona(measures) ? 20_000 : 500)
  );
}

const rangeUnit = (size: number, { distance }: Measures): number =>
  distance === 'mil' && size < 120 ? 10 : distance === 'miles' ? KM_PER.miles : 1;

/** "under 300" of kronor, "under 15" of pounds: thousands are meant. */
function inThousands(amount: Amount, measures: Measures): Amount {
  const size = amount.max ?? amount.min ?? 0;
  const isShort = isKrona(measures) ? size >= 20 && size < 2000 : size >= 2 && size < 100;
  if (!isShort) return amount;
  const times = (end: number | null) => (end === null ? null : end * 1000);
  return { ...amount, min: times(amount.min), max: times(amount.max) };
}

function boundBySize(amount: Amount, size: number, measures: Measures): Meaning | null {
  if (isKrona(measures)) {
    if (size >= 20_000) return price(amount);
    if (size >= 1000) return measures.distance === 'mil' ? mileage(amount, 1) : price(amount);
    return size >= 50 ? price(inThousands(amount, measures)) : null;
  }
  if (size >= 500) return price(amount);
  return size >= 4 && size < 100 ? price(inThousands(amount, measures)) : null;
}

/** A number alone is a price where it is round and large enough. */
function aloneBySize(amount: Amount, size: number, measures: Measures): Meaning | null {
  const minPrice = isKrona(measures) ? 20_000 : 2500;
  const isRound = amount.isAbout || size % (isKrona(measures) ? 100 : 50) === 0;
  return size >= minPrice && isRound && size <= 5_000_000 ? price(amount) : null;
}

/** Cars that can be leased. */
export const leasingOf = (of: 'private' | 'company'): Meaning => ({
  kind: 'values',
  field: of === 'private' ? 'car_has_privateleasing' : 'car_has_companyleasing',
  values: ['true'],
});
