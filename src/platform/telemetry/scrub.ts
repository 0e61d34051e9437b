import { scrubText } from '~/platform/log';

const MASK = '[masked]';

/** More than a log needs: a report leaves the house. What is quoted may be what somebody typed. */
const PATTERNS: readonly RegExp[] = [
  /(["'`“”‘’])(?:(?!\1).){1,300}\1/g,
  /[“‘][^”’]{1,300}[”’]/g,
  // Chassis numbers, and plates of the markets with or without a space.
  /\b[A-HJ-NPR-Z0-9]{17}\b/g,
  /\b[A-ZÅÄÖ]{2,3}[ -]?\d{2,3}[ -]?[A-Z0-9]{0,3}\b/g,
  // National numbers of phones and persons, postcodes.
  /(?<![\w.:-])\d[\d -]{4,}\d(?![\w:])/g,
];

/** A text without what may be personal. Words outside quotes stay: only texts of ours and of the runtime come here. */
export function scrubReport(text: string): string {
  let clean = scrubText(text.split('\n', 1)[0] ?? '').slice(0, 500);
  for (const pattern of PATTERNS) clean = clean.replaceAll(pattern, MASK);
  return clean;
}
