import { isMessageKey, type Translate } from '~/messages';
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

/** Horsepower, by language. */
const POWER_SIGNS: Readonly<Record<string, string>> = { sv: 'hk', nb: 'hk', fi: 'hv', sk: 'k', en: 'hp' };

type UnitPage = Pick<PageContext, 'site' | 'locale'>;

/** What stands beside the numbers of a range; nothing for years. */
export function unitSign(unit: string | undefined, { site, locale }: UnitPage): string | null {
  switch (unit) {
    case 'money':
    case 'money-per-month':
      return CURRENCY_SIGNS[site.currency];
    case 'distance':
      return site.features.distanceUnit;
    case 'power':
      return POWER_SIGNS[locale.slice(0, 2)] ?? null;
    case 'kilometres':
      return site.features.distanceUnit === 'miles' ? 'miles' : 'km';
    default:
      return null;
  }
}

/** A number with its unit, as it is read aloud: `{n} kr`, `£{n}`, `{n} kr/mån`. */
export function unitText(unit: string | undefined, page: UnitPage & Pick<PageContext, 't'>): string {
  const sign = unitSign(unit, page);
  const amount = sign === null ? '{n}' : sign === '£' ? '£{n}' : `{n}\u00a0${sign}`;
  return unit === 'money-per-month' ? page.t('car.perMonth', { amount }) : amount;
}
