/** The browser's door: pure, without a schema library. Types may come from `index.ts` as well. */
export { namesBrand } from './domain/brand';
export { normalisePlate, PLATE_MAX, PLATE_MIN } from './domain/plate';
export { priceTextValue } from './domain/prices/price-text';
export { calendarHref, NEW_BOOKING } from './web/visit-paths';
