import { isMessageKey, type Translate } from '~/messages';
import { formatNumber } from '~/ui/format';
import type { PageContext } from '../contract';

/** Name of a field of the search record; the field's own where we have no word for it. */
export function fieldLabel(t: Translate, name: string): string {
  const key = `field.${name}` as const;
  return isMessageKey(key) ? t(key) : name;
}

export function sortLabel(t: Translate, name: string): string {
  const key = `sort.${name}` as const;
  return isMessageKey(key) ? t(key) : name;
}

/** A facet value as it is read: codes have words, everything else is a word already. */
export function valueLabel(t: Translate, name: string, value: string): string {
  const key = `vehicleType.${value}` as const;
  return name === 'car_vehicle_type_code' && isMessageKey(key) ? t(key) : value;
}

const CURRENCY_SIGNS = { SEK: 'kr', NOK: 'kr', GBP: '£', EUR: '€' } as const;

/** What stands behind the numbers of a range; nothing for years and for powers, whose unit is in their name. */
export function unitSign(unit: string | undefined, { site }: Pick<PageContext, 'site'>): string | null {
  switch (unit) {
    case 'money':
    case 'money-per-month':
      return CURRENCY_SIGNS[site.currency];
    case 'distance':
      return site.features.distanceUnit;
    case 'kilometres':
      return site.features.distanceUnit === 'miles' ? 'miles' : 'km';
    default:
      return null;
  }
}

/** Years have no thousands. */
export const rangeNumber = (value: number, unit: string | undefined, locale: string): string =>
  unit === 'year' ? String(value) : formatNumber(value, locale, { decimals: 0 });
