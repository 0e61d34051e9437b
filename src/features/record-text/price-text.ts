import { moneyText } from '~/features/finance/server';
import type { CarRecord } from '~/modules/stock';
import { isOwnLanguage } from '~/modules/stock';
import { type Reading, readerOf } from './record-text';

type Priced = Pick<
  CarRecord,
  'car_price' | 'car_price_text' | 'car_retail_price' | 'car_retail_price_text' | 'car_price_currency'
> & { readonly car_has_campaign_price: boolean | null };

/** What a car costs and, if that is reduced, what it cost before; null for what the record does not say. */
export interface PriceWords {
  readonly price: string | null;
  readonly before: string | null;
}

/**
 * The record's own words in its language. In another one the numbers are written anew, and words for a price that is none
 * ("Ring för pris") are left to the page.
 */
export function priceWords(car: Priced, page: Reading): PriceWords {
  const money = moneyText(page, car.car_price_currency);
  const isOwn = isOwnLanguage(readerOf(page));
  const write = (amount: number | null, fed: string | null): string | null => {
    if (isOwn && fed !== null) return fed;
    return amount === null ? null : money(amount);
  };
  return {
    price: write(car.car_price, car.car_price_text),
    before:
      car.car_has_campaign_price === true ? write(car.car_retail_price, car.car_retail_price_text) : null,
  };
}
