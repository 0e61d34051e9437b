import { facetLanguage, type LabelledField, labelOf } from '~/modules/stock';
import type { StockLanguage } from './words';

/** Words of the stock's vocabulary by their English labels. */
const PRICE_TITLES = {
  ordinary: 'Price',
  campaign: 'Offer price',
  withoutVat: 'Price excl. VAT',
  from: 'Price from',
} as const;
const CAMPAIGNS = {
  weekly: 'Deal of the week',
  season: 'Autumn event',
  electric: 'Electric weeks',
  business: 'Business offer',
} as const;

function known(field: LabelledField, word: string, language: StockLanguage): string {
  const label = labelOf(field, word, facetLanguage(language));
  if (label === null) throw new Error(`${field} has no ${word}`);
  return label;
}

export const priceTitle = (title: keyof typeof PRICE_TITLES, language: StockLanguage): string =>
  known('car_price_title', PRICE_TITLES[title], language);

export const campaignName = (campaign: keyof typeof CAMPAIGNS, language: StockLanguage): string =>
  known('car_campaigns', CAMPAIGNS[campaign], language);
