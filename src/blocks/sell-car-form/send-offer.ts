/** Sending the form from the browser: no DOM in here, so that every outcome can be tried. */

export type OfferOutcome =
  | { readonly kind: 'sent' }
  /** The server has named the fields that are wrong. */
  | { readonly kind: 'invalid'; readonly problems: Readonly<Record<string, string>> }
  | { readonly kind: 'failed' };

export type OfferValues = Readonly<Record<string, string>>;

/** Only 202 is a success, every other answer and none at all is not (specification 3 §4, §9). */
export async function sendOffer(
  endpoint: string,
  envelope: { readonly formName: string; readonly formSubmissionId: string; readonly values: OfferValues },
  post: typeof fetch,
): Promise<OfferOutcome> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const answer = await post(endpoint, { method: 'POST', headers, body: JSON.stringify(envelope) });
    if (answer.status === 202) return { kind: 'sent' };
    const problems = answer.status === 422 ? problemsOf(await answer.json()) : null;
    return problems === null ? { kind: 'failed' } : { kind: 'invalid', problems };
  } catch {
    // Nobody answered, or not in words that we know: the visitor is told the same.
    return { kind: 'failed' };
  }
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

/** What must be there before anything is sent, whatever the browser has checked (specification 3 §4). */
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

/**
 * Gives each submission its id: the same one while the same words are sent again after a failure, a new one for other
 * words, so that the server stores an offer once and never takes one for another.
 */
export function submissionIds(newId: () => string): (values: OfferValues) => string {
  let last = { words: '', id: '' };
  return (values) => {
    const words = JSON.stringify(values);
    if (words !== last.words) last = { words, id: newId() };
    return last.id;
  };
}
