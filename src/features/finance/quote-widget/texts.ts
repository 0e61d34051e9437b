import type { MessageKey, Translate } from '~/messages';

/** Message keys of the quote card. */
export const QUOTE_KEYS = [
  'finance.monthlyCost',
  'finance.effectiveRate',
  'finance.downPayment',
  'finance.period',
  'finance.mileagePerYear',
  'finance.months',
  'finance.exampleTitle',
  'finance.how.title',
  'quote.title',
  'quote.hint',
  'quote.product',
  'quote.miles',
  'quote.loading',
  'quote.error',
  'quote.unavailable',
  'quote.retry',
  'quote.ask',
  'quote.apply',
  'quote.result',
  'quote.how.credit',
  'quote.how.payments',
  'quote.how.apr',
] as const satisfies readonly MessageKey[];

export type QuoteKey = (typeof QUOTE_KEYS)[number];
export type QuoteTexts = Translate<QuoteKey>;
