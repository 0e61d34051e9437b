export { defaultLoan, type LoanOffer, loanOffer } from './loan-example/loan-offer';
export { moneyText } from './loan-example/money-text';
export { type ShownLoan, shownLoan } from './loan-example/shown-loan';
