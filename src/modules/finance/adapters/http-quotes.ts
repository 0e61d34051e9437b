import type { z } from 'zod';
import type { Breaker } from '~/platform/breaker';
import { answerText, fetchWithin, parseJson } from '~/platform/http';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import { cfdAnswerSchema, defaultAnswerSchema, type QuoteFailure, type QuoteService } from '../quote-service';

export interface HttpQuotesOptions {
  /** Below it lie `/default` and `/cfd`. */
  readonly url: string;
  /** Sent as `x-api-key`; it never leaves the server for anywhere else. */
  readonly key: string;
  readonly log: Log;
  /** For a whole exchange. */
  readonly timeoutMs?: number;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}

const TIMEOUT_MS = 4000;
const MAX_BYTES = 256 * 1024;

/** The quote service of the finance house, over HTTP. What it answers is parsed like anything from outside. */
export function httpQuotes(options: HttpQuotesOptions): QuoteService {
  const { url, key, log, breaker, timeoutMs = TIMEOUT_MS } = options;
  const base = url.replace(/\/+$/, '');
  const post = async <S extends z.ZodType>(
    call: 'default' | 'cfd',
    request: object,
    schema: S,
  ): Promise<Result<z.output<S>, QuoteFailure>> => {
    const failed = (failure: QuoteFailure, reason: string): Result<never, QuoteFailure> => {
      log.warn({ call, reason }, 'quote service');
      return err(failure);
    };
    const answer = await fetchWithin(`${base}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-api-key': key },
      body: JSON.stringify(request),
      timeoutMs,
      breaker,
      maxBytes: MAX_BYTES,
    });
    if (!answer.ok) return failed('unavailable', answer.error);
    const { status } = answer.value;
    if (status === 400 || status === 404 || status === 422) return failed('refused', `status ${status}`);
    if (status < 200 || status > 299) return failed('unavailable', `status ${status}`);
    const json = parseJson(answerText(answer.value));
    const parsed = json.ok ? schema.safeParse(json.value) : null;
    return parsed?.success === true ? ok(parsed.data) : failed('unavailable', 'unreadable answer');
  };
  return {
    products: (request) => post('default', request, defaultAnswerSchema),
    quote: (request) => post('cfd', request, cfdAnswerSchema),
  };
}
