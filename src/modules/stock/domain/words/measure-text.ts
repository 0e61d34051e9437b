import { type Wording, wording } from '~/platform/vocabulary';
import type { CarReader } from '../reader';
import type { FacetLanguage } from '../vocabulary';
import { numberFormat } from './number-format';

type Names = Readonly<Record<FacetLanguage, string>>;

const everywhere = (name: string): Names => ({ sv: name, nb: name, fi: name, sk: name, en: name });

const LITRES: Names = { sv: 'liter', nb: 'liter', fi: 'litraa', sk: 'l', en: 'litres' };

/** Units as sources write them, and as each language does; `times` where the source's is a multiple of ours. */
const UNITS: readonly { readonly fed: RegExp; readonly names: Names; readonly times?: number }[] = [
  { fed: /^(?:s|sek|sek\.|sekunder|sekuntia|sec|seconds)$/i, names: everywhere('s') },
  { fed: /^mm$/i, names: everywhere('mm') },
  { fed: /^cm$/i, names: everywhere('cm') },
  { fed: /^m$/i, names: everywhere('m') },
  { fed: /^m[³3]$/i, names: everywhere('m³') },
  { fed: /^kg$/i, names: everywhere('kg') },
  { fed: /^(?:l|liter|litraa|litrov|litres?|ltr)$/i, names: LITRES },
  { fed: /^g\/km$/i, names: everywhere('g/km') },
  { fed: /^l\/100\s?km$/i, names: everywhere('l/100 km') },
  { fed: /^l\/mil$/i, names: everywhere('l/100 km'), times: 10 },
  { fed: /^km$/i, names: everywhere('km') },
  { fed: /^kWh$/i, names: everywhere('kWh') },
  { fed: /^kW$/i, names: everywhere('kW') },
];

/** Bounds the pattern below; no measure is longer. */
const MAX_TEXT_LENGTH = 40;

/** The number of a text in the way of the record's locale: "1 940", "7,9", "1.940" and "7.9" where that is the way. */
export function readNumber(text: string, locale: string): number | null {
  const decimalMark = numberFormat(locale).format(0.5).charAt(1);
  const joined = text.replace(/(\d)[\s\u00a0\u202f'](?=\d{3}(?!\d))/g, '$1');
  const plain =
    decimalMark === ','
      ? joined.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')
      : joined.replace(/,(?=\d{3}(?!\d))/g, '');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/**
 * A text of one number and its unit in the reader's language: "1 940 kg" is "1,940 kg" in English. Any other text stays as
 * its source wrote it.
 */
export function measureIn(text: string, reader: CarReader): Wording {
  const [, digits = '', sign = ''] =
    (text.length <= MAX_TEXT_LENGTH && /^(\d[\d\s\u00a0\u202f.,']*?)\s*(\p{L}.*)$/u.exec(text.trim())) || [];
  const unit = UNITS.find(({ fed }) => fed.test(sign.trim()));
  const value = readNumber(digits.trim(), reader.fed.locale);
  if (unit === undefined || value === null) return wording(null, text);
  return wording(withUnit(value * (unit.times ?? 1), unit.names[reader.language], reader), text);
}

/** A number with its unit, kept on one line. */
export const withUnit = (value: number, unit: string, { locale }: CarReader, decimals = 1): string =>
  `${numberFormat(locale, { maximumFractionDigits: decimals })
    .format(value)
    .replace(/[\u202f\u2009]/g, '\u00a0')}\u00a0${unit}`;
