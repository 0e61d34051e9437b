export { AddOnList } from './add-on-list';
export * from './catalogue';
export * from './chosen';
export { addOnsOf, categoryOf, optionsOf, serviceOf } from './example-catalogue';
export { MileageField } from './mileage-field';
export { priceWords, totalWords } from './price-words';
export { ServiceCategories } from './service-categories';
export { CATALOGUE_KEYS } from './texts';
export * from './workshop-prices';
