import { AFTER_ON, NO_BOUND_ABOUT } from '../../words/bounds';
import type { Unit } from '../../words/units';
import { type Bound, longestRun, type Phrases, type Run } from '../phrases';
import type { Token } from '../tokens';
import { sign, signAfter, signBound } from './sign-bounds';
import { isYear, shortYearAt } from './years';

/** A number, or two, as typed, with the words around it, before its unit is decided. */
export interface Amount {
  readonly min: number | null;
  readonly max: number | null;
  /** Whether words or signs made it a bound; else one number stands there alone. */
  readonly isBound: boolean;
  /** Whether one number alone is meant roughly. */
  readonly isAbout: boolean;
  /** Of years the next one is meant. */
  readonly isBeyond: boolean;
  /** Whether the bound is one of years: that of an age is the other one. */
  readonly isOfYears: boolean;
  /** Where two figures in this bound are a year. */
  readonly dates: Bound['dates'];
  readonly unit: Unit | null;
  /** "30k", "300 tusen": how it was multiplied. */
  readonly isMultiplied: boolean;
  /** The token after it. */
  readonly end: number;
}

/** A year that nothing but its figures tells. */
export const isLoneYear = ({ min, isBound, unit, isMultiplied }: Amount): boolean =>
  !isBound && !isMultiplied && unit === null && min !== null && isYear(min);

/** Some years that are neither a year nor a bound. */
export const isShortTime = ({ isBound, unit }: Amount): boolean =>
  !isBound && (unit === 'year' || unit === 'age' || unit === 'yearsOld');

/** Where an amount ends; in Britain the plate of a half-year stands beside its year: "2021 (71)", "2021/71". */
export function endOf(tokens: readonly Token[], amount: Amount, country: string): number {
  const { end, min } = amount;
  const plate = tokens[end];
  if (country !== 'GB' || !isLoneYear(amount) || min === null || plate?.text.length !== 2) return end;
  const short = min - 2000;
  // Plates change in March and September: that of September is sold in the next year too.
  return [short, short + 50, short + 49].includes(plate.value) ? end + 1 : end;
}

interface Figure {
  readonly value: number;
  readonly times: number;
  readonly unit: Unit | null;
  readonly end: number;
}

/** Reads an amount that begins at the token: its bound, the number, its unit, perhaps a second number. */
export function amountAt(
  tokens: readonly Token[],
  at: number,
  phrases: Phrases,
  skip: (at: number) => number,
): Amount | undefined {
  const before = longestRun(tokens, at, phrases.before) ?? signBound(tokens, at);
  // "To hundre tusen" are two hundred thousand, and not up to one.
  const isSpelled = (longestRun(tokens, at, phrases.amounts)?.end ?? 0) > (before?.end ?? 0);
  const about = aboutBefore(tokens, at, phrases);
  const open = isSpelled || about !== undefined ? undefined : before;
  const between = longestRun(tokens, at, phrases.between);
  const isBetween = between !== undefined && between.end >= (open?.end ?? 0);
  const from = (isBetween ? between.end : (about ?? open?.end)) ?? at;
  const isOpened = from > at;
  const first = figureAt(tokens, isOpened ? skip(from) : from, phrases);
  if (first === undefined) return undefined;
  const bound = isBetween ? undefined : open?.value;
  const pair = secondOf(tokens, first, phrases, { isOpened: isBetween || bound?.end === 'min', isBetween });
  if (pair !== undefined) return pair;
  if (isBetween) return undefined;
  const close = closeAt(tokens, first, phrases) ?? signAfter(tokens, first.end);
  if (bound !== undefined || close !== undefined) {
    const counted =
      close === undefined ? first : withUnitBehind(tokens, { ...first, end: close.end }, phrases);
    return single(counted, bound ?? close?.value, counted.end, false);
  }
  const after = aboutAfter(tokens, first.end, phrases);
  return single(first, undefined, after?.end ?? first.end, about !== undefined || after !== undefined);
}

/** Where "ca", "around", "~" or "for about" before a number ends. */
export function aboutBefore(tokens: readonly Token[], at: number, phrases: Phrases): number | undefined {
  const from = NO_BOUND_ABOUT.has(tokens[at]?.text ?? '') ? at + 1 : at;
  if (sign(tokens[from]) === '~') return from + 1;
  const about = longestRun(tokens, from, phrases.aboutBefore);
  return about === undefined || isVersionLetter(tokens, from, about.end) ? undefined : about.end;
}

/** "i30 N 2021": what is short for "noin" before an amount is a Hyundai's version before its year. */
const isVersionLetter = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens[at]?.text.length === 1 && (tokens[at].glued || isYear(tokens[end]?.value ?? 0));

/** "2020 eller nyare". In "2020 max 8000 mil" the bound is the next number's. */
function closeAt(tokens: readonly Token[], first: Figure, phrases: Phrases): Run<Bound> | undefined {
  const close = longestRun(tokens, first.end, phrases.after);
  if (close === undefined) return undefined;
  if (close.value.isOfYears && (!isYearFigure(first) || AFTER_ON.has(tokens[close.end]?.text ?? '')))
    return undefined;
  const open = longestRun(tokens, first.end, phrases.before);
  const isNext = open !== undefined && figureAt(tokens, open.end, phrases) !== undefined;
  return isNext ? undefined : close;
}

/** "200+ hp": the unit stands behind the sign. "2020+ Model 3" names a model. */
function withUnitBehind(tokens: readonly Token[], bounded: Figure, phrases: Phrases): Figure {
  if (bounded.unit !== null || sign(tokens[bounded.end - 1]) !== '+') return bounded;
  const unit = longestRun(tokens, bounded.end, phrases.units);
  if (unit === undefined || unit.value === 'year') return bounded;
  return { ...bounded, unit: unit.value, end: unit.end };
}

const isYearFigure = ({ value, times, unit }: Figure): boolean =>
  times === 1 && (unit === null || unit === 'year') && isYear(value);

/** "15k or so". In "2019 ca 8000 mil" the next number is meant roughly. */
function aboutAfter(tokens: readonly Token[], at: number, phrases: Phrases): Run<true> | undefined {
  const after = longestRun(tokens, at, phrases.aboutAfter);
  const isNext = after !== undefined && figureAt(tokens, after.end, phrases) !== undefined;
  return isNext ? undefined : after;
}

function single(
  { value, times, unit }: Figure,
  bound: Bound | undefined,
  end: number,
  isAbout: boolean,
): Amount {
  const number = value * times;
  return {
    min: bound?.end === 'max' ? null : number,
    max: bound?.end === 'min' ? null : number,
    isBound: bound !== undefined,
    isAbout,
    isBeyond: bound?.isBeyond ?? false,
    isOfYears: bound?.isOfYears ?? false,
    dates: bound?.dates ?? null,
    unit,
    isMultiplied: times > 1,
    end,
  };
}

function figureAt(tokens: readonly Token[], at: number, phrases: Phrases): Figure | undefined {
  const year = shortYearAt(tokens, at);
  if (year !== undefined) return { value: year.value, times: 1, unit: 'year', end: year.end };
  const currency = longestRun(tokens.slice(0, at + 1), at, phrases.units);
  // "E 200" is no euro, "20 e" is.
  const isPriced = currency?.value === 'money' && !/^[a-z]$/.test(tokens[at]?.text ?? '');
  const start = isPriced ? currency.end : at;
  const token = tokens[start];
  const spelled = longestRun(tokens, start, phrases.amounts);
  if (token?.kind !== 'number' && spelled === undefined) return undefined;
  const number =
    spelled === undefined
      ? { value: token?.value ?? 0, end: afterHyphen(tokens, start + 1, phrases) }
      : { value: spelled.value, end: spelled.end };
  const multiplier = longestRun(tokens, number.end, phrases.multipliers);
  const unit = longestRun(tokens, number.end, phrases.units);
  // "tkm" is a unit, "k" before a unit a multiplier: the longer phrase is meant. "3.5t" is what a van may weigh.
  const isWeight = unit?.value === 'tonne' && unit.end === multiplier?.end && isTonnes(number.value);
  if (multiplier === undefined || isWeight || (unit?.end ?? 0) > multiplier.end) {
    const thousands = unit === undefined ? undefined : IN_THOUSANDS[unit.value];
    return {
      value: number.value,
      times: thousands === undefined ? 1 : 1000,
      unit: thousands ?? unit?.value ?? (isPriced ? 'money' : null),
      end: unit?.end ?? number.end,
    };
  }
  const after = longestRun(tokens, multiplier.end, phrases.units);
  const isMoney = isPriced || multiplier.value.isMoney;
  return {
    value: number.value,
    times: multiplier.value.times,
    unit: after?.value ?? (isMoney ? 'money' : null),
    end: after?.end ?? multiplier.end,
  };
}

/** Units of a thousand others. */
const IN_THOUSANDS: Partial<Record<Unit, Unit>> = { thousandKm: 'km', thousandMil: 'mil' };

/** Thousands of euros are counted whole, by those who write them with a t. */
const isTonnes = (value: number): boolean => value > 2.5 && value < 10 && !Number.isInteger(value);

/** "7-sits": the hyphen joins the unit. "2500:- /mån", "3500,- pr. mnd": it ends the amount. */
function afterHyphen(tokens: readonly Token[], at: number, phrases: Phrases): number {
  const [number, hyphen, unit] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (sign(hyphen) !== '-' || unit?.kind !== 'letters') return at;
  const isJoined = hyphen?.glued === true && unit.glued;
  const isEnd = hyphen?.glued === false && hyphen.start - (number?.end ?? 0) === 1;
  return isJoined || (isEnd && longestRun(tokens, at + 1, phrases.units) !== undefined) ? at + 1 : at;
}

/** "100 000 - 150 000", "från 2018 till 2021", "£10k-£15k": what the second number says holds for the first too. */
function secondOf(
  tokens: readonly Token[],
  first: Figure,
  phrases: Phrases,
  { isOpened, isBetween }: { readonly isOpened: boolean; readonly isBetween: boolean },
): Amount | undefined {
  const isHyphen = sign(tokens[first.end]) === '-';
  const word = isHyphen ? undefined : longestRun(tokens, first.end, phrases.separators);
  if (!isHyphen && (word === undefined || !(isOpened || isPlainSeparator(tokens, first.end))))
    return undefined;
  const typed = figureAt(tokens, isHyphen ? first.end + 1 : (word?.end ?? 0), phrases);
  if (typed === undefined) return undefined;
  const second = isHyphen ? afterYear(first, typed, tokens) : typed;
  if (!isBetween && isYearBeforePrice(first, second)) return undefined;
  // "7 miestne do 20000" counts two things, "£15-20k" and "£200-£300 a month" one.
  const isOne = first.unit === null || second.unit === first.unit || isOpened;
  if (!isOne && !isMoneyToo(first, second, tokens)) return undefined;
  const times = first.times === 1 ? scaleOf(first.value, second) : first.times;
  const low = first.value * times;
  const high =
    second.value *
    (second.times === 1 && first.times > 1 && second.value < 1000 ? first.times : second.times);
  if (!isBetween && low !== 0 && high / low > 50) return undefined;
  return {
    min: Math.min(low, high),
    max: Math.max(low, high),
    isBound: true,
    isAbout: false,
    isBeyond: false,
    isOfYears: false,
    dates: null,
    unit: second.unit ?? first.unit,
    isMultiplied: second.times > 1 || times > 1,
    end: second.end,
  };
}

/** "2018-20": the second year is written in short. */
function afterYear(first: Figure, second: Figure, tokens: readonly Token[]): Figure {
  const year = 2000 + second.value;
  const isShort = /^\d\d$/.test(tokens[first.end + 1]?.text ?? '') && second.times === 1;
  const isYears = isYearFigure(first) && (second.unit === null || second.unit === 'year');
  return isShort && isYears && isYear(year) && year >= first.value
    ? { ...second, value: year, unit: first.unit }
    : second;
}

/** "Od roku 2018 do 15000": prices are rounder than years. */
const isYearBeforePrice = (first: Figure, second: Figure): boolean =>
  isYearFigure(first) &&
  first.value > 2000 &&
  !isYearFigure(second) &&
  (second.unit === null || second.unit === 'money');

/** "£15-20k", "kr 200 000 - 300 000": the currency is said once. In "£10000 - 2019" a year follows. */
function isMoneyToo(first: Figure, second: Figure, tokens: readonly Token[]): boolean {
  if (first.unit !== 'money') return false;
  const isGlued = tokens[first.end]?.glued === true && tokens[first.end + 1]?.glued === true;
  return second.unit === 'perMonth' || (second.unit === null && (isGlued || !isYearFigure(second)));
}

/** "200-300 tusen", "100-150 000": the first number leaves out what the second says. */
function scaleOf(first: number, second: Figure): number {
  if (first >= 1000) return 1;
  if (second.times > 1 && second.value < 1000) return second.times;
  return second.times === 1 && second.value >= 10_000 && first >= 5 && first * 1000 <= second.value
    ? 1000
    : 1;
}

/** "15000 to 20000" without "from": "and" would join two filters. */
const isPlainSeparator = (tokens: readonly Token[], at: number): boolean =>
  ['till', 'til', 'to', 'do', 'az'].includes(tokens[at]?.text ?? '');
