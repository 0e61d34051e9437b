import type { Breaker } from '../breaker';
import { err, ok, type Result } from '../result';
import { traceparent, withSpan } from '../trace';
import { collect } from './collect';

/**
 * timeout: no whole answer within the time. unreachable: no connection, or it broke.
 * redirected: the other side sent us elsewhere, which is not followed. answer-too-large: more bytes than allowed.
 * resting: it failed again and again, and was not called.
 */
export type FetchProblem = 'timeout' | 'unreachable' | 'redirected' | 'answer-too-large' | 'resting';

export interface FetchOptions {
  /** For the whole exchange, body included. */
  readonly timeoutMs: number;
  /** Of the answer's body, unpacked. */
  readonly maxBytes: number;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PURGE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Of that server. Without one it is called however often it fails. */
  readonly breaker?: Breaker | undefined;
}

export interface FetchAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A bounded request to another server. Any status is an answer; only the exchange itself can fail. */
export async function fetchWithin(
  url: string | URL,
  options: FetchOptions,
): Promise<Result<FetchAnswer, FetchProblem>> {
  if (options.breaker === undefined) return tracedExchange(url, options);
  const report = options.breaker.admit();
  if (report === null) return err('resting');
  const answer = await tracedExchange(url, options);
  const reason = answer.ok ? `${answer.value.status}` : answer.error;
  report(isServerFailure(answer) ? 'failed' : 'answered', reason);
  return answer;
}

/** A server that answers something else than it should is there; one that says "later" wants to be left alone. */
const isServerFailure = (answer: Result<FetchAnswer, FetchProblem>): boolean =>
  answer.ok
    ? answer.value.status === 429 || answer.value.status >= 500
    : answer.error === 'timeout' || answer.error === 'unreachable';

/** Names the server, never the address: that may carry a plate or a key. */
function tracedExchange(
  url: string | URL,
  options: FetchOptions,
): Promise<Result<FetchAnswer, FetchProblem>> {
  const { method = 'GET' } = options;
  if (traceparent() === null) return exchange(url, options);
  const host = new URL(url).hostname;
  const about = { 'server.address': host, 'http.request.method': method };
  return withSpan(`${method} ${host}`, 'client', about, async (span) => {
    const header = traceparent();
    const headers = header === null ? options.headers : { ...options.headers, traceparent: header };
    const answer = await exchange(url, { ...options, ...(headers && { headers }) });
    span?.set(
      answer.ok ? { 'http.response.status_code': answer.value.status } : { 'error.type': answer.error },
    );
    if (isServerFailure(answer)) span?.end(true);
    return answer;
  });
}

async function exchange(
  url: string | URL,
  options: FetchOptions,
): Promise<Result<FetchAnswer, FetchProblem>> {
  const { timeoutMs, maxBytes, method = 'GET', headers, body } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal,
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body }),
    });
    if (response.status >= 300 && response.status < 400 && response.headers.has('location')) {
      await response.body?.cancel();
      return err('redirected');
    }
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes && method !== 'HEAD') {
      await response.body?.cancel();
      return err('answer-too-large');
    }
    const read = response.body ? await collect(response.body, maxBytes) : ok(new Uint8Array());
    if (read.ok) return ok({ status: response.status, headers: response.headers, bytes: read.value });
    if (read.error === 'too-large') return err('answer-too-large');
    return err(signal.aborted ? 'timeout' : 'unreachable');
  } catch {
    return err(signal.aborted ? 'timeout' : 'unreachable');
  }
}

/** The answer's bytes as text; bytes that are not UTF-8 become U+FFFD. */
export const answerText = (answer: FetchAnswer): string => new TextDecoder().decode(answer.bytes);
