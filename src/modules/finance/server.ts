/**
 * The other door of finance: quotes, for the server only. `index.ts` stays pure, as scripts of the page import it and
 * shall not carry a schema library with them.
 */
export { embeddedQuotes } from './adapters/embedded-quotes';
export { type HttpQuotesOptions, httpQuotes } from './adapters/http-quotes';
export type {
  CfdAnswer,
  CfdRequest,
  DefaultAnswer,
  DefaultRequest,
  Quotation,
  QuotedProduct,
  QuoteFailure,
  QuoteService,
  QuoteSetting,
  QuoteVehicle,
} from './quote-service';
export { type QuoteRoutesOptions, quoteRoutes } from './web/quote-routes';
