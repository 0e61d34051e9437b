/**
 * The other door of workshop: what scripts of the page need of it, pure and without a schema library. Types may be taken from
 * `index.ts` as well.
 */
export { normalisePlate, PLATE_MAX, PLATE_MIN } from './domain/plate';
export { priceTextValue } from './domain/price-text';
