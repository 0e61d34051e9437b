import { BOOKED_LINK_KEYS } from '~/features/booked-links';
import type { MessageKey, Translate } from '~/messages';

/** What the summary and the confirmation say. */
export const SUMMARY_KEYS = [
  ...([
    'summary.title',
    'summary.empty',
    'summary.agreement',
    'summary.services',
    'summary.workshop',
  ] as const),
  ...([
    'summary.total',
    'summary.totalUnknown',
    'summary.medians',
    'summary.footnote',
    'summary.moreInfo',
  ] as const),
  ...(['summary.lessInfo', 'summary.buildYear', 'summary.region', 'summary.hasAgreement'] as const),
  ...([
    'summary.hasNoAgreement',
    'summary.carClass',
    'summary.priceMissing',
    'summary.priceMissingWhy',
  ] as const),
  ...(['summary.regularPrice', 'summary.agreementPrice', 'summary.each', 'summary.quantity'] as const),
  ...(['summary.hide', 'summary.show', 'summary.drawer'] as const),
  ...(['booked.title', 'booked.text', 'booked.summary', 'booked.number', 'booked.mail'] as const),
  ...(['booked.chosenTime', 'booked.allDay', 'booked.directions', 'booked.calendar'] as const),
  ...([...BOOKED_LINK_KEYS, 'booked.again', 'booked.car'] as const),
] as const satisfies readonly MessageKey[];

export type SummaryTexts = Translate<(typeof SUMMARY_KEYS)[number]>;
