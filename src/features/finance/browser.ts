export { type CalculatorOffer, calculate, loanClaim, shownCost } from './loan-calculator/calculation';
export { writeFigures } from './loan-example/loan-figures';
export { detailsOf, firstState, quoteClaim, quoteRequest } from './quote-widget/quote-model';
export { type QuoteOffer, quoteOffer, vehicleRequest } from './quote-widget/quote-offer';
