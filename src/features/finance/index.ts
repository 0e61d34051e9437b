export { calculatorOffer } from './loan-calculator/calculator-offer';
export { LoanCalculator } from './loan-calculator/loan-calculator';
export { default as financeCardStyles } from './loan-example/finance-card.module.css';
export { LoanCalculationSteps } from './loan-example/loan-calculation-steps';
export { LoanExample, LoanNotice } from './loan-example/loan-example';
export { QuoteWidget } from './quote-widget/quote-widget';
