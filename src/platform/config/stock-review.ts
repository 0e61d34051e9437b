import type { Mailbox } from './fields';
import type { Variables } from './variables';

/** Which stock files wait for a person. */
export interface StockReviewConfig {
  /** Shares from 0 to 1; 1 lets everything through. */
  readonly limits: { readonly removedShare: number; readonly refusedShare: number };
  /** Who is told; `null`: nobody by mail. */
  readonly mailTo: Mailbox | null;
}

const share = (percent: number | undefined, otherwise: number): number =>
  percent === undefined ? otherwise : percent / 100;

export const stockReviewOf = (variables: Variables): StockReviewConfig => ({
  limits: {
    removedShare: share(variables.STOCK_REVIEW_REMOVED, 1 / 3),
    refusedShare: share(variables.STOCK_REVIEW_REFUSED, 0.1),
  },
  mailTo: variables.STOCK_REVIEW_MAIL ?? variables.MAIL_INTAKE ?? null,
});
