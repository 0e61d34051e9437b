import { type OfferedService, ORIGINAL_SERVICE } from './catalogue';
import { type Line, priceOf } from './chosen';
import type { CatalogueTexts } from './texts';

type Priced = Pick<OfferedService, 'serviceId' | 'prices'>;

/** What a service costs, in the words of its price; null where nothing is said. */
export const priceWords = (service: Priced, t: CatalogueTexts): string | null =>
  service.serviceId === ORIGINAL_SERVICE ? t('catalogue.originalPrice') : priceOf(service)?.priceText || null;

/** A price is an amount where one is written: '0 kr' is, 'Gratis' is words. */
function hasAmount(service: Priced): boolean {
  const price = priceOf(service);
  return price !== null && (price.value > 0 || /\d/.test(price.priceText));
}

/**
 * What stands for the sum where none of the work has an amount: nobody must take '0 kr' for what it will cost. Null where the
 * sum says it.
 */
export function totalWords(lines: readonly Pick<Line, 'service'>[], t: CatalogueTexts): string | null {
  if (lines.some(({ service }) => hasAmount(service))) return null;
  const priceTexts = new Set(lines.map(({ service }) => priceOf(service)?.priceText || null));
  const [only = null] = priceTexts;
  return priceTexts.size === 1 && only !== null ? only : t('summary.totalUnknown');
}
