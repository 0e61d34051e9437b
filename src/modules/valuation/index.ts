export { type Estimate, estimateValue, type LikeCar, MIN_CARS, YEARS_APART } from './domain/estimate';
export { type ValuationWords, valuationInWords } from './domain/words';
export {
  createValuations,
  type Valuation,
  type ValuationFailure,
  type ValuationOptions,
  type Valuations,
} from './valuation';
export { type ValuationRoutesOptions, valuationRoutes } from './web/routes';
