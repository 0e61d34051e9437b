export { comparePrices, type PricedCar, type PricePosition } from './compare-prices';
export { describeValuation } from './domain/describe';
export {
  createValuations,
  type Valuations,
} from './valuation';
export { valuationRoutes } from './web/routes';
