export { limitCachedCards } from './cached-markup';
export { carCards } from './car-card-data';
export { CAR_CARD_FIELDS, type CarCardData } from './car-card-record';
export { carsByIds } from './cars-by-ids';
