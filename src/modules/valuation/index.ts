export { valuationInWords } from './domain/words';
export {
  createValuations,
  type Valuations,
} from './valuation';
export { valuationRoutes } from './web/routes';
