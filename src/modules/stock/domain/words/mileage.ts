import { err, ok, type Result } from '~/platform/result';
import { numberFormat } from './number-format';

/** How a site writes distance: a Swedish `mil` is 10 km. */
export type DistanceUnit = 'mil' | 'km' | 'miles';

export interface Mileage {
  readonly value: number;
  readonly unit: DistanceUnit;
}

const KILOMETRES: Readonly<Record<DistanceUnit, number>> = { mil: 10, km: 1, miles: 1.609344 };

const UNIT_WORDS: Readonly<Record<string, DistanceUnit>> = {
  km: 'km',
  kms: 'km',
  kilometer: 'km',
  kilometers: 'km',
  kilometre: 'km',
  kilometres: 'km',
  kilometri: 'km',
  kmt: 'km',
  mi: 'miles',
  mile: 'miles',
  miles: 'miles',
  smi: 'miles',
  mil: 'mil',
};

/** Unit that a word names, or undefined. */
export function distanceUnit(word: string): DistanceUnit | undefined {
  const key = word.trim().toLowerCase().replace(/\.$/, '');
  return Object.hasOwn(UNIT_WORDS, key) ? UNIT_WORDS[key] : undefined;
}

/** What a bare number means: kilometres, except where cars count miles. Odometers never count in mil. */
export function odometerUnit(siteUnit: DistanceUnit): DistanceUnit {
  return siteUnit === 'miles' ? 'miles' : 'km';
}

/** Bounds the patterns below; no distance is longer. */
const MAX_TEXT_LENGTH = 40;

const THREES =
  "[1-9]\\d{0,2}(?:[\\s'’]\\d{3})+|[1-9]\\d{0,2}(?:,\\d{3})+(?!,)|[1-9]\\d{0,2}(?:\\.\\d{3})+(?!\\.)";
/** Digits, or groups of three with a mark between them; then decimals behind another mark. */
const NUMBER = new RegExp(`^(\\d+|${THREES})(?:[.,](\\d{1,2}))?$`);

/** "23335", "2,777 miles", "4 500 mil", "45.000 km". Whole numbers; a decimal part is rounded. */
export function parseMileage(text: string, bare: DistanceUnit): Result<Mileage, 'not-a-mileage'> {
  if (text.length > MAX_TEXT_LENGTH) return err('not-a-mileage');
  const match = /^(\d[\d\s'’.,]*?)\s*([a-z.]+)?$/i.exec(text.trim());
  if (!match) return err('not-a-mileage');
  const [, digits = '', word] = match;
  const [, whole, decimals = '0'] = NUMBER.exec(digits) ?? [];
  const unit = word === undefined ? bare : distanceUnit(word);
  if (whole === undefined || unit === undefined) return err('not-a-mileage');
  const value = Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
  return value <= 10_000_000 ? ok({ value: Math.round(value), unit }) : err('not-a-mileage');
}

/** The distance in another unit, as a whole number. */
export function convertMileage(mileage: Mileage, unit: DistanceUnit): number {
  if (mileage.unit === unit) return mileage.value;
  return Math.round((mileage.value * KILOMETRES[mileage.unit]) / KILOMETRES[unit]);
}

/** `4 500 mil`, `2,777 miles`, as the locale groups digits. */
export function formatMileage(value: number, unit: DistanceUnit, locale: string): string {
  return `${numberFormat(locale, { maximumFractionDigits: 0 }).format(value)}\u00a0${unit}`;
}
