/**
 * The other door of finance: quotes, for the server only. `index.ts` stays pure, as scripts of the page import it and
 * shall not carry a schema library with them.
 */
export { embeddedQuotes, exampleQuotes } from './adapters/embedded-quotes';
export { httpQuotes } from './adapters/http-quotes';
export { ANNUAL_MILEAGES, QUOTE_PRODUCTS, type QuoteProduct } from './domain/quote-products';
export type {
  CfdRequest,
  DefaultRequest,
  Quotation,
  QuotedProduct,
  QuoteService,
  QuoteSetting,
} from './quote-service';
export { quoteRoutes } from './web/quote-routes';
