export { CAR_CARD_FIELDS, type CarCardData, carCards } from './car-card-data';
export { carsByIds } from './cars-by-ids';
