import type { Translate } from './translate';
import type { MessageKey } from './types';

type CountryOf<Key> = Key extends `loanWarning.body${infer Country}` ? Country : never;

/** The countries whose law has a notice here, `SE`, `NO`, … */
export type WarnedCountry = CountryOf<MessageKey>;

/** Where the law of the country is not that of the Union, or has its own words. */
const HEADINGS: Partial<Record<WarnedCountry, 'loanWarning.headingSE' | 'loanWarning.headingGB'>> = {
  SE: 'loanWarning.headingSE',
  GB: 'loanWarning.headingGB',
};

/**
 * The notice about the cost of borrowing: the country of the site has the law and the authority to turn to, the reader
 * the language (LOAN-9: Sweden KOVFS 2025:1; Directive (EU) 2023/2225; FCA CONC).
 */
export const loanWarning = (
  t: Translate,
  country: WarnedCountry,
): { readonly heading: string; readonly body: string } => ({
  heading: t(HEADINGS[country] ?? 'loanWarning.heading'),
  body: t(`loanWarning.body${country}`),
});
