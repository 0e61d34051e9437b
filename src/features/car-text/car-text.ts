import { type Reading, recordText } from '~/features/record-text';
import { sanitizeRichText } from '~/modules/content';
import type { CarRecord } from '~/modules/stock';
import { escapeHtml, hasText } from '~/platform/html';
import type { Country } from '~/sites';

type Named = Pick<CarRecord, 'car_brand' | 'car_model' | 'car_model_text' | 'car_version'>;

/** Brand and model in the page's language: "Mercedes-Benz E-Klass" is "Mercedes-Benz E-Class" in English. */
export const carName = (car: Pick<CarRecord, 'car_brand' | 'car_model'>, page: Reading): string =>
  `${car.car_brand} ${recordText(page, 'car_model', car.car_model)}`;

/** Brand and model as they are shown. */
export const modelTitle = (car: Named, page: Reading): string =>
  carName({ car_brand: car.car_brand, car_model: car.car_model_text ?? car.car_model }, page);

/** Brand, model and version: the name of a car in texts, forms and mails. */
export const carTitle = (car: Named, page: Reading): string =>
  [modelTitle(car, page), car.car_version].filter((part) => part !== null).join(' ');

/** How each country spaces its ordinary plates; anything else stays as it is written. */
const PLATES = {
  SE: /^([A-Z]{3})(\d{2}[A-Z0-9])$/,
  NO: /^([A-Z]{2})(\d{5})$/,
  FI: /^([A-Z]{2,3})-?(\d{1,3})$/,
  SK: /^([A-Z]{2})(\d{3}[A-Z]{2})$/,
  GB: /^([A-Z]{2}\d{2})([A-Z]{3})$/,
} as const satisfies Record<Country, RegExp>;

/** A plate as it looks on the car: `ABC 12D`, `AB 12345`, `ABC-123`. */
export function plateText(plate: string, country: Country): string {
  const [, first, second] = PLATES[country].exec(plate.toUpperCase().replaceAll(/[\s-]/g, '')) ?? [];
  if (first === undefined || second === undefined) return plate;
  return `${first}${country === 'FI' ? '-' : '\u00a0'}${second}`;
}

const MARKUP = /<\/?[a-z][^>]*>/i;
const OWN_BREAKS = /<(?:p|br|ul|ol|li|div|table|h[1-6])\b/i;

/** In sanitised HTML, where a value has no `>`. */
const PICTURE = /<img\b[^>]*>/g;

/**
 * A description as harmless HTML: markup is cleaned, plain text is escaped, and either way the line breaks of a text
 * that has none of its own are kept (CAR-5). Pictures in it are left out: those of the car are the record's, and one on
 * somebody else's server would tell that server of each visitor.
 */
export function descriptionHtml(description: string): string {
  const text = description.replaceAll('\r\n', '\n').trim();
  if (MARKUP.test(text)) {
    const clean = sanitizeRichText(OWN_BREAKS.test(text) ? text : text.replaceAll('\n', '<br>'));
    const words = clean.replaceAll(PICTURE, '').trim();
    return hasText(words) ? words : '';
  }
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Whether a text of 300 px on some screen may need more: about forty characters in a line on a phone. */
export function mayBeLong(html: string): boolean {
  const LINES_SHOWN = 9;
  const lines = html
    .split(/<br\s*\/?>|<\/(?:p|li|h[1-6]|tr)>/i)
    .reduce((sum, part) => sum + Math.ceil(part.replaceAll(/<[^>]*>/g, '').length / 40), 0);
  return lines > LINES_SHOWN;
}
