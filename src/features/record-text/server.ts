export { priceWords } from './price-text';
