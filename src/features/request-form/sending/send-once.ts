import type { NewsletterBox } from '~/modules/leads/browser';
import type { Confirmation } from '~/page/contract';
import { isJsonObject, type JsonValue, jsonBody } from '~/platform/json';

/** What is sent; the submission id stays the same over all attempts. */
export interface RequestEnvelope {
  readonly formName: string;
  readonly formSubmissionId: string;
  /** Filled by bots alone. */
  readonly website: string;
  readonly values: Readonly<Record<string, string | boolean | readonly string[]>>;
}

export type SendOutcome =
  /** Null where the server has not said what happens next. */
  | { readonly kind: 'sent'; readonly confirmation: Confirmation | null }
  /** The server has named the fields that are wrong: another attempt would hear the same. */
  | {
      readonly kind: 'invalid';
      readonly problems: Readonly<Record<string, string>>;
      /** What is said beside the box for the newsletter now, where that is what is wrong. */
      readonly newsletter?: NewsletterBox;
    }
  /** `error` is the server's name of the failure, null when it gave none or was not reached; `reference` what its log knows it by. */
  | { readonly kind: 'failed'; readonly error: string | null; readonly reference: string | null };

/** Which answers mean that the request is stored. */
export type IsStored = (answer: Pick<Response, 'ok' | 'status'>) => boolean;

/** A connection that is lost says nothing: the next attempt has one of its own, and the same submission id. */
const TIMEOUT_MS = 15_000;

/** Every other answer, and none at all, is a failure (SELL-FORM-4, SERVICE-REQUEST-8). */
const isAccepted: IsStored = ({ status }) => status === 202;

/** Sends a request from the browser. No DOM in here, so that every outcome can be tried. */
export async function sendOnce(
  endpoint: string,
  envelope: object,
  post: typeof fetch,
  isStored: IsStored = isAccepted,
): Promise<SendOutcome> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await post(endpoint, { method: 'POST', headers, body: JSON.stringify(envelope), signal });
    const body = await jsonBody(answer).catch(() => undefined);
    if (isStored(answer)) return { kind: 'sent', confirmation: confirmationIn(body) };
    const problems = answer.status === 422 ? problemsIn(body) : null;
    if (problems === null)
      return { kind: 'failed', error: text(body, 'error'), reference: text(body, 'reference') };
    const newsletter = newsletterIn(body);
    return { kind: 'invalid', problems, ...(newsletter !== null && { newsletter }) };
  } catch {
    // Nobody answered: a network that fails counts as an attempt.
    return { kind: 'failed', error: null, reference: null };
  }
}

function text(body: JsonValue | undefined, name: string): string | null {
  const value = isJsonObject(body) ? body[name] : null;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The confirmation in an answer of `POST /api/forms/comhub`. */
function confirmationIn(body: JsonValue | undefined): Confirmation | null {
  const [reference, sentTo] = [text(body, 'reference'), text(body, 'sentTo')];
  const next = isJsonObject(body) && Array.isArray(body.next) ? body.next : [];
  if (reference === null || sentTo === null) return null;
  const drive = driveIn(isJsonObject(body) ? body.drive : undefined);
  return {
    reference,
    sentTo,
    next: next.filter((line) => typeof line === 'string'),
    ...(drive !== null && { drive }),
  };
}

function driveIn(drive: JsonValue | undefined): NonNullable<Confirmation['drive']> | null {
  const [when, page, calendar] = [text(drive, 'when'), text(drive, 'page'), text(drive, 'calendar')];
  return when === null || page === null || calendar === null ? null : { when, page, calendar };
}

function newsletterIn(body: JsonValue | undefined): NewsletterBox | null {
  const box = isJsonObject(body) ? body.newsletter : undefined;
  const [label, hint, version] = [text(box, 'label'), text(box, 'hint'), text(box, 'version')];
  return label === null || hint === null || version === null ? null : { label, hint, version };
}

function problemsIn(body: JsonValue | undefined): Readonly<Record<string, string>> | null {
  const problems = isJsonObject(body) ? body.problems : null;
  if (!isJsonObject(problems)) return null;
  const named = Object.entries(problems).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return named.length === 0 ? null : Object.fromEntries(named);
}
