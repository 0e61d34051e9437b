import type { MessageKey, Translate } from '~/messages';

/** Message keys of the calculator. */
export const CALCULATOR_KEYS = [
  'finance.nominalRate',
  'finance.effectiveRate',
  'finance.calculate',
  'finance.downPayment',
  'finance.downPaymentLimits',
  'finance.period',
  'finance.loanAmount',
  'finance.residual',
  'finance.total',
  'finance.exampleTitle',
  'finance.startFeeUpFront',
  'finance.how.title',
] as const satisfies readonly MessageKey[];

export type CalculatorKey = (typeof CALCULATOR_KEYS)[number];
export type CalculatorTexts = Translate<CalculatorKey>;
