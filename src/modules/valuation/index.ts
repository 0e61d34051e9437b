export { describeValuation } from './domain/describe';
export {
  createValuations,
  type Valuations,
} from './valuation';
export { valuationRoutes } from './web/routes';
