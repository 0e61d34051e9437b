import type { Confirmation } from '~/page/contract';
import { confirmationIn } from './send-request';

/** Sending the form from the browser: no DOM in here, so that every outcome can be tried. */

export type OfferOutcome =
  /** Null where the server has not said what happens next. */
  | { readonly kind: 'sent'; readonly confirmation: Confirmation | null }
  /** The server has named the fields that are wrong. */
  | { readonly kind: 'invalid'; readonly problems: Readonly<Record<string, string>> }
  /** `error` is the server's name of the failure. */
  | { readonly kind: 'failed'; readonly error: string | null };

export type OfferValues = Readonly<Record<string, string>>;

/** Only 202 is a success, every other answer and none at all is not (SELL-FORM-4). */
export async function sendOffer(
  endpoint: string,
  envelope: { readonly formName: string; readonly formSubmissionId: string; readonly values: object },
  post: typeof fetch,
): Promise<OfferOutcome> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const answer = await post(endpoint, { method: 'POST', headers, body: JSON.stringify(envelope) });
    if (answer.status === 202) {
      return { kind: 'sent', confirmation: confirmationIn(await answer.json().catch(() => null)) };
    }
    const said: unknown = await answer.json().catch(() => null);
    const problems = answer.status === 422 ? problemsOf(said) : null;
    return problems === null ? { kind: 'failed', error: errorIn(said) } : { kind: 'invalid', problems };
  } catch {
    // Nobody answered, or not in words that we know: the visitor is told the same.
    return { kind: 'failed', error: null };
  }
}

function errorIn(said: unknown): string | null {
  if (typeof said !== 'object' || said === null || !('error' in said)) return null;
  return typeof said.error === 'string' ? said.error : null;
}

function problemsOf(said: unknown): Readonly<Record<string, string>> | null {
  if (typeof said !== 'object' || said === null || !('problems' in said)) return null;
  const { problems } = said;
  if (typeof problems !== 'object' || problems === null) return null;
  const named = Object.entries(problems).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return named.length === 0 ? null : Object.fromEntries(named);
}

/** What must be there before anything is sent, whatever the browser has checked (SELL-FORM-4). */
export const missingOf = (values: OfferValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (
      [
        ['customerName', 'nameMissing'],
        ['customerPhone', 'phoneMissing'],
        ['customerEmail', 'emailMissing'],
      ] as const
    ).filter(([name]) => (values[name] ?? '').trim() === ''),
  );
