import { formatMoney } from '~/modules/stock';
import { formatPrice } from '~/ui/format';
import type { PageContext } from '../contract';

const CURRENCIES = ['SEK', 'NOK', 'GBP', 'EUR'] as const;

/**
 * Writes amounts in whole units of a car's own currency; a car without one is priced in the site's
 * (specification 2 §3, `car_price_currency`).
 */
export function moneyText(
  { locale, site }: Pick<PageContext, 'locale' | 'site'>,
  currency: string | null,
): (amount: number) => string {
  const known = CURRENCIES.find((each) => each === (currency ?? site.currency));
  return (amount) =>
    known === undefined
      ? formatMoney(amount, currency ?? site.currency, locale)
      : formatPrice(amount, locale, known);
}
