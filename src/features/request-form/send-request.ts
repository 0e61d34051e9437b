import type { Confirmation } from '~/page/contract';

/** Sending a form's values from the browser: no DOM in here, so that every outcome can be tried. */

export type SendOutcome =
  /** Null where the server has not said what happens next. */
  | { readonly kind: 'sent'; readonly confirmation: Confirmation | null }
  /** The server has named the fields that are wrong: another attempt would hear the same. */
  | { readonly kind: 'invalid'; readonly problems: Readonly<Record<string, string>> }
  /** `error` is the server's name of the failure, null when it gave none or was not reached. */
  | { readonly kind: 'failed'; readonly error: string | null };

/** Up to three attempts, one second apart (REQUEST-6). */
const ATTEMPTS = 3;
const PAUSE_MS = 1000;

export interface SendOptions {
  readonly endpoint: string;
  /** The envelope; it holds the submission id, which stays the same over the attempts. */
  readonly body: unknown;
  readonly post: typeof fetch;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Hears of each attempt that failed: a warning while there is another one, an error after the last. */
  readonly note: (level: 'warn' | 'error', line: string) => void;
}

/** Posts until the answer is ok, the server names wrong fields, or the attempts are used up (REQUEST-6). */
export async function sendRequest(options: SendOptions): Promise<SendOutcome> {
  const { endpoint, body, post, pause, note } = options;
  const json = JSON.stringify(body);
  let outcome: SendOutcome = { kind: 'failed', error: null };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    outcome = await attemptOnce(endpoint, json, post);
    if (outcome.kind !== 'failed') return outcome;
    const last = attempt === ATTEMPTS - 1;
    note(last ? 'error' : 'warn', `Form not sent, attempt ${attempt}: ${outcome.error ?? 'no answer'}`);
    if (!last) await pause(PAUSE_MS);
  }
  return outcome;
}

async function attemptOnce(endpoint: string, json: string, post: typeof fetch): Promise<SendOutcome> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const answer = await post(endpoint, { method: 'POST', headers, body: json });
    const said = await answered(answer);
    if (answer.ok) return { kind: 'sent', confirmation: confirmationIn(said) };
    const problems = answer.status === 422 ? problemsOf(said) : null;
    return problems === null ? { kind: 'failed', error: text(said, 'error') } : { kind: 'invalid', problems };
  } catch {
    // A network that fails counts as an attempt.
    return { kind: 'failed', error: null };
  }
}

/** Only whether the answer is ok counts; what it says besides makes the texts better. */
async function answered(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function text(said: unknown, name: string): string | null {
  const value = isObject(said) ? said[name] : null;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The confirmation in an answer of `POST /api/forms/comhub`. */
export function confirmationIn(said: unknown): Confirmation | null {
  const [reference, sentTo] = [text(said, 'reference'), text(said, 'sentTo')];
  const next = isObject(said) && Array.isArray(said.next) ? said.next : [];
  if (reference === null || sentTo === null) return null;
  return { reference, sentTo, next: next.filter((line) => typeof line === 'string') };
}

function problemsOf(said: unknown): Readonly<Record<string, string>> | null {
  const problems = isObject(said) ? said.problems : null;
  if (!isObject(problems)) return null;
  const named = Object.entries(problems).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return named.length === 0 ? null : Object.fromEntries(named);
}
