import type { z } from 'zod';
import type { Breaker } from '~/platform/breaker';
import { answerText, fetchWithin, parseJson } from '~/platform/http';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import type { BookingFailure } from '../service';
import { bookingCodes, failure } from '../web/answers';
import type { Call } from '../web/call';

export interface UpstreamOptions {
  /** Base address of the calls: `https://booking.example/api/mechmate`. */
  readonly url: string;
  /** Sent as `x-api-key`; null for a service without one. */
  readonly key: string | null;
  readonly log: Log;
  /** For a whole exchange; for the stream of workshops, between two pieces; two messages may lie three times as far apart. */
  readonly timeoutMs?: number;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}

export interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | null>>;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: object;
}

export const UPSTREAM_TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

/** Address of a call with its parameters in place. */
export function addressOf(
  base: string,
  { path }: Pick<Call, 'path'>,
  { params = {}, query = {} }: RequestParts,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  return base.replace(/\/+$/, '') + filled + (search.size === 0 ? '' : `?${search}`);
}

export const headersOf = (
  key: string | null,
  headers: RequestParts['headers'] = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...headers, 'x-api-key': key }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );

/** Makes one call and parses the response by its schema; null where it has none. */
export async function exchange<S extends z.ZodType>(
  options: UpstreamOptions,
  call: Pick<Call, 'method' | 'path'>,
  schema: S | null,
  sent: RequestParts = {},
): Promise<Result<z.output<S> | null, BookingFailure>> {
  const { url, key, log, breaker, timeoutMs = UPSTREAM_TIMEOUT_MS } = options;
  const unavailable = (reason: string): Result<never, BookingFailure> => {
    log.warn({ call: `${call.method} ${call.path}`, reason }, 'workshop service');
    return err({ code: 'service-unavailable' });
  };
  const answer = await fetchWithin(addressOf(url, call, sent), {
    method: METHODS[call.method],
    headers: headersOf(key, {
      accept: 'application/json',
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    }),
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    timeoutMs,
    breaker,
    maxBytes: MAX_BYTES,
  });
  if (!answer.ok) return unavailable(answer.error);
  const { status } = answer.value;
  const done = status >= 200 && status <= 299;
  if (done && schema === null) return ok(null);
  const json = parseJson(answerText(answer.value));
  if (!done) {
    const refusal = json.ok ? failureIn(json.value) : null;
    return refusal === null ? unavailable(`status ${status}`) : err(refusal);
  }
  const read = json.ok && schema !== null ? schema.safeParse(json.value) : null;
  return read?.success === true ? ok(read.data) : unavailable('unreadable answer');
}

/** A failure that the port knows; null for any other. */
export function failureIn(json: unknown): BookingFailure | null {
  const read = failure.safeParse(json);
  const code = bookingCodes.find((each) => each === read.data?.code);
  if (code === undefined || !read.success) return null;
  if (code === 'invalid') return { code, field: read.data.field ?? 'body' };
  if (code === 'slot-taken') return { code, alternatives: read.data.alternatives ?? [] };
  if (code === 'already-booked') return { code, visits: read.data.visits ?? [] };
  return { code };
}
