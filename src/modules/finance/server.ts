/**
 * The other door of finance: quotes, for the server only. `index.ts` stays pure, as scripts of the page import it and
 * shall not carry a schema library with them.
 */
export { embeddedQuotes } from './adapters/embedded-quotes';
export { httpQuotes } from './adapters/http-quotes';
export type {
  CfdRequest,
  DefaultRequest,
  Quotation,
  QuotedProduct,
  QuoteService,
  QuoteSetting,
} from './quote-service';
export { quoteRoutes } from './web/quote-routes';
