export { Gallery } from './gallery/gallery';
export { FinanceCards } from './offers/finance-cards';
export { CarPrice, PriceColumn, priceText, vatText } from './price/price-column';
export { PriceWatch } from './price/price-history-view';
export { Description, Equipment, Overview, Part, Sellers } from './sections/sections';
