/** Whole seconds stand in the header, and the answer was on its way: less than this is no difference. */
const SLACK_MS = 5_000;

/**
 * By how many milliseconds the server's clock is ahead of a device's, as an answer tells by its `Date` (RFC 9110 §6.6.1); 0
 * where the two agree, or the answer does not say. A device may be set hours or a year wrong.
 * @param now the device's clock as the answer came
 */
export function serverLead({ headers }: Pick<Response, 'headers'>, now: number): number {
  const lead = Date.parse(headers.get('date') ?? '') - now;
  return Math.abs(lead) > SLACK_MS ? lead : 0;
}
