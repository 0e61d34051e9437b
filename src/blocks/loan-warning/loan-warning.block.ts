import { defineBlock, field } from '~/modules/content';

/**
 * The notice that borrowing costs money, for campaign pages and texts that name the cost of a loan (LOAN-9). Its
 * words are the law's and not an editor's.
 */
export const block = defineBlock({
  name: 'LoanWarning',
  title: 'Loan warning',
  version: 1,
  opensPage: false,
  fields: { HasMarginTop: field.boolean({ default: true }) },
  examples: {
    'As it stands under a campaign': { fields: {} },
    'Close to what is above': { fields: { HasMarginTop: false } },
  },
});
