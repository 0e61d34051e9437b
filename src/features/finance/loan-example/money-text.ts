import { formatMoney } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import { formatPrice } from '~/ui/text/format';

const CURRENCIES = ['SEK', 'NOK', 'GBP', 'EUR'] as const;

/**
 * Formats amounts in whole units of a car's currency, by default the site's (FORMAT-2).
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
