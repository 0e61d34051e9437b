import type { SendOutcome } from '~/features/request-form/browser';
import { jsonBody } from '~/platform/json';
import { fieldsOf, textOf } from '~/platform/json-fields';

const TIMEOUT_MS = 15_000;

/** Sends what shall be watched. No DOM in here, so that every outcome can be tried. */
export async function sendAlert(endpoint: string, data: FormData, post: typeof fetch): Promise<SendOutcome> {
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  try {
    const answer = await post(endpoint, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return { kind: 'sent', confirmation: null };
    const error = answer.status === 429 ? 'rate-limited' : null;
    const body = fieldsOf(await jsonBody(answer).catch(() => undefined));
    const problems = answer.status === 422 ? problemsIn(body?.problems) : {};
    if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
    return { kind: 'failed', error, reference: textOf(body?.reference) };
  } catch {
    return { kind: 'failed', error: null, reference: null };
  }
}

/** By the controls that they stand at: that none is ticked is shown at the first box. */
function problemsIn(named: unknown): Readonly<Record<string, string>> {
  const problems = fieldsOf(named);
  const [email, wish] = [textOf(problems?.email), textOf(problems?.wish)];
  return { ...(email !== null && { email }), ...(wish !== null && { newCars: wish }) };
}
