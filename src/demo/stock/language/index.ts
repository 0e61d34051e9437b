import { enGb } from './en-gb';
import { fi } from './fi';
import { nb } from './nb';
import { sk } from './sk';
import { sv } from './sv';
import type { StockLanguage, StockWords } from './words';

export { EQUIPMENT, type Equipment } from './equipment';
export { campaignName, priceTitle } from './offer';
export type { CarState, Character, Facts, StockLanguage, StockWords } from './words';

export const STOCK_WORDS: Readonly<Record<StockLanguage, StockWords>> = { sv, nb, 'en-GB': enGb, fi, sk };
