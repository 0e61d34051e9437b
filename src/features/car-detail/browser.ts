export { carCommerce } from './car-commerce';
export { shownLeasing } from './offers/shown-leasing';
