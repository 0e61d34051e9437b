import { type Reading, readerOf } from '~/features/record-text';
import { isMessageKey, type Translate } from '~/messages';
import { readDistanceUnit } from '~/modules/stock';
import type { PageContext } from '~/page/contract';

/** Label of a field of the search record; the field's name where it has no message. */
export function fieldLabel(t: Translate, name: string): string {
  const key = `field.${name}` as const;
  return isMessageKey(key) ? t(key) : name;
}

export function sortLabel(t: Translate, name: string): string {
  const key = `sort.${name}` as const;
  return isMessageKey(key) ? t(key) : name;
}

const CURRENCY_SIGNS = { SEK: 'kr', NOK: 'kr', GBP: '£', EUR: '€' } as const;

/** Horsepower, by language. */
const POWER_SIGNS: Readonly<Record<string, string>> = { sv: 'hk', nb: 'hk', fi: 'hv', sk: 'k', en: 'hp' };

/** Unit shown beside the numbers of a range; null for years. */
export function unitSign(unit: string | undefined, page: Reading): string | null {
  const { site, locale } = page;
  switch (unit) {
    case 'money':
    case 'money-per-month':
      return CURRENCY_SIGNS[site.currency];
    case 'distance':
      return readDistanceUnit(readerOf(page));
    case 'power':
      return POWER_SIGNS[locale.slice(0, 2)] ?? null;
    case 'kilometres':
      return site.features.distanceUnit === 'miles' ? 'miles' : 'km';
    default:
      return null;
  }
}

/** Pattern of a number with its unit, for screen readers: `{n} kr`, `£{n}`, `{n} kr/mån`. */
export function unitText(unit: string | undefined, page: Reading & Pick<PageContext, 't'>): string {
  const sign = unitSign(unit, page);
  const amount = sign === null ? '{n}' : sign === '£' ? '£{n}' : `{n}\u00a0${sign}`;
  return unit === 'money-per-month' ? page.t('car.perMonth', { amount }) : amount;
}
