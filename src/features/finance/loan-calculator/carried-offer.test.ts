import { expect, test } from 'vitest';
import { toMinor } from '~/modules/finance';
import type { CalculatorOffer } from './calculation';
import { carriedOffer, offerOf } from './carried-offer';

const offer: CalculatorOffer = {
  price: toMinor(344_900),
  minPercentage: 20,
  durations: [36, 72].map((months) => ({
    months,
    residual_percentage: 50 - months / 4,
    cash_amount_max_percentage: 44.5,
    invoice_fee: 59,
    start_fee: 695,
    interest_rate: 5.7,
  })),
  months: 72,
  startFeeInPrincipal: false,
  currency: 'SEK',
  locale: 'sv-SE',
  templates: { perMonth: '{monthly}/mån' },
  disclaimer: null,
  periodTexts: {},
};

test('an offer comes back from the page as it was, and the page names no field of its periods', () => {
  const carried = JSON.stringify(carriedOffer(offer));
  expect(offerOf(JSON.parse(carried))).toEqual(offer);
  expect(carried).not.toMatch(/percentage":\d+,"cash|_fee|interest_rate/);
});
