import { localDate } from './zone';

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

/**
 * Asks with today's date by the clock of a zone, wherever the visitor is: once more where the answer tells that the server has
 * another day, as a device's clock may be wrong.
 * @param now the server's clock, as its last answer told it
 */
export async function askToday<T>(
  { now, zone }: { readonly now: () => Date; readonly zone: string },
  ask: (today: string) => Promise<T>,
): Promise<T> {
  const today = localDate(now(), zone);
  const answer = await ask(today);
  const known = localDate(now(), zone);
  return known === today ? answer : ask(known);
}
