import { isJsonObject, type JsonValue, jsonBody } from '~/platform/json';
import { withTimeLimit } from '~/platform/time/time-limit';

/** Asking for an estimate from the browser: no DOM in here, so that every outcome can be tried. */

const TIMEOUT_MS = 15_000;

export interface ValueQuestion {
  readonly regno: string;
  readonly milage: number;
  readonly language: string;
}

export type ValueAnswer =
  /** In words: an estimate, or that there is none, and why. */
  | { readonly kind: 'answered'; readonly headline: string; readonly how: readonly string[] }
  | { readonly kind: 'bad-plate' }
  | { readonly kind: 'limited' }
  | { readonly kind: 'failed' };

/** Null when the question was withdrawn. */
export async function askValue(
  endpoint: string,
  question: ValueQuestion,
  signal: AbortSignal,
  post: typeof fetch,
): Promise<ValueAnswer | null> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const answer = await post(endpoint, {
      method: 'POST',
      headers,
      signal: withTimeLimit(signal, TIMEOUT_MS),
      body: JSON.stringify(question),
    });
    if (answer.status === 422) return { kind: 'bad-plate' };
    if (answer.status === 429) return { kind: 'limited' };
    return answer.ok ? wordsIn(await jsonBody(answer)) : { kind: 'failed' };
  } catch {
    return signal.aborted ? null : { kind: 'failed' };
  }
}

function wordsIn(body: JsonValue | undefined): ValueAnswer {
  const words = isJsonObject(body) ? body.words : undefined;
  if (!isJsonObject(words) || typeof words.headline !== 'string' || !Array.isArray(words.how))
    return { kind: 'failed' };
  const { headline, how } = words;
  return { kind: 'answered', headline, how: how.filter((line) => typeof line === 'string') };
}
