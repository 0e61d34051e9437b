export {
  type CarDetailData,
  type FailedCar,
  type FoundCar,
  findCar,
  load,
  type MissingCar,
} from './car-data';
export { shownOffers } from './offers/shown-offers';
export { readReduction } from './price/reduction';
export { keyFacts, technicalRows } from './sections/technical-data';
export { CARS_SHOWN } from './similar-cars';
