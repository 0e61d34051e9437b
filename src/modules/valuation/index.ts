export {
  type ComparableCar,
  type Estimate,
  estimateValue,
  MAX_YEARS_APART,
  MIN_CARS,
} from './domain/estimate';
export { type ValuationWords, valuationInWords } from './domain/words';
export {
  createValuations,
  type Valuation,
  type ValuationFailure,
  type ValuationOptions,
  type Valuations,
} from './valuation';
export { type ValuationRoutesOptions, valuationRoutes } from './web/routes';
