export { calculatorOffer } from './loan-calculator/calculator-offer';
export { LoanCalculator } from './loan-calculator/loan-calculator';
export { default as financeCardStyles } from './loan-example/finance-card.module.css';
export { LoanExample, LoanNotice } from './loan-example/loan-example';
export { LoanHow } from './loan-example/loan-how';
export { QuoteWidget } from './quote-widget/quote-widget';
